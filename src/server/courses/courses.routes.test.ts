import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { course as courseSchema } from '#contract/courses.ts'
import { createTestClub, expectBody, startTestServer, type TestClub, type TestServer } from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const Fixture = z.object({
  name: z.string(),
  location: z.string(),
  tees: z.array(
    z.looseObject({ name: z.string(), color: z.string(), order: z.number(), ratings: z.array(z.unknown()) }),
  ),
  holes: z.array(
    z.looseObject({
      holeNumber: z.number(),
      par: z.number(),
      strokeIndex: z.number(),
      yardages: z.record(z.string(), z.number()),
    }),
  ),
})

describe('real cards', () => {
  test.each(readdirSync('fixtures/courses').filter((file) => file.endsWith('.json')))(
    'when the card %s is sent, then it is read back unchanged',
    async (file) => {
      const card = Fixture.parse(JSON.parse(readFileSync(`fixtures/courses/${file}`, 'utf8')))
      const answer = await club.admin('POST', '/api/courses', {
        name: card.name,
        clubId: club.clubId,
        location: card.location,
        tees: card.tees.map(({ name, color, order, ratings }) => ({ name, color, order, ratings })),
        holes: card.holes.map(({ holeNumber, par, strokeIndex, yardages }) => ({
          holeNumber,
          par,
          handicapIndex: strokeIndex,
          yardages,
        })),
      })
      const created = expectBody(answer, courseSchema)
      expect(created.strokeIndexesConfirmed).toBe(true)
      expect(created.holes.flatMap((hole) => hole.generated)).toEqual([])
      expect(created.par).toBe(card.holes.reduce((par, hole) => par + hole.par, 0))
      const read = await club.admin('GET', `/api/courses/${created.id}/holes`)
      expect(read.body).toEqual(created.holes)
      expect(
        created.holes.map((hole) => [hole.holeNumber, hole.par, hole.handicapIndex, hole.yardages]),
      ).toEqual(card.holes.map((hole) => [hole.holeNumber, hole.par, hole.strokeIndex, hole.yardages]))
    },
  )
})

test('when holes are generated, nine or eighteen, then they have the usual tees and unconfirmed stroke indexes', async () => {
  for (const [holeCount, par] of [
    [18, 72],
    [9, 36],
  ]) {
    const answer = await club.admin('POST', '/api/courses', {
      name: `Gen ${holeCount}`,
      clubId: club.clubId,
      holeCount,
    })
    const created = expectBody(answer, courseSchema)
    expect(created).toMatchObject({ holeCount, par, slope: 113, rating: null, strokeIndexesConfirmed: false })
    expect(created.tees.map((tee) => tee.name)).toEqual(['Championship', "Men's", 'Ladies', 'Junior'])
    expect(created.holes.every((hole) => hole.handicapIndex === hole.holeNumber)).toBe(true)
    for (const hole of created.holes)
      expect(hole).toMatchObject({
        generated: ['par', 'handicapIndex', 'yardages'],
        generatedYardages: ['Championship', "Men's", 'Ladies', 'Junior'],
      })
  }
})

test('when sent stroke indexes are the hole numbers, then only they count as generated (T6, D39)', async () => {
  const holes = Array.from({ length: 9 }, (_, i) => ({ holeNumber: i + 1, par: 4, handicapIndex: i + 1 }))
  const answer = await club.admin('POST', '/api/courses', { name: 'Typed', clubId: club.clubId, holes })
  const created = expectBody(answer, courseSchema)
  expect(created.strokeIndexesConfirmed).toBe(false)
  expect(created.holes[0]).toMatchObject({ generated: ['handicapIndex'], generatedYardages: [] })
})

describe('changing a hole', () => {
  test('when a stroke index is in use, then it is exchanged in one action, and that hole’s index is confirmed (T5, T6, D39)', async () => {
    const answer = await club.admin('PATCH', `/api/holes/${club.holeIds[0]}`, { handicapIndex: 18 })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { holeNumber: 1, handicapIndex: 18, exchangedWith: 18 },
    ])
    const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema)
    const unconfirmed = course.holes.filter((hole) => hole.generated.includes('handicapIndex'))
    expect(unconfirmed.map((hole) => hole.holeNumber)).toEqual(Array.from({ length: 17 }, (_, i) => i + 2))
    expect(course.strokeIndexesConfirmed).toBe(false)
    expect(course.holes.map((hole) => hole.handicapIndex).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 18 }, (_, i) => i + 1),
    )
  })

  test('when many indexes are exchanged at once, then each is still on one hole', async () => {
    await Promise.all(
      club.holeIds.map((id, i) =>
        club.admin('PATCH', `/api/holes/${id}`, { handicapIndex: ((i * 7) % 18) + 1 }),
      ),
    )
    const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema)
    expect(new Set(course.holes.map((hole) => hole.handicapIndex)).size).toBe(18)
    expect(course.strokeIndexesConfirmed).toBe(true)
  })

  test('when par, description and one tee’s yardage change, then the other tees stay as they are', async () => {
    const before = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema).holes[4]
    const answer = await club.admin('PATCH', `/api/holes/${club.holeIds[4]}`, {
      par: 4,
      description: 'Dogleg left',
      yardages: { Ladies: 401 },
    })
    expect(answer.body).toMatchObject({ generatedYardages: ['Championship', "Men's", 'Junior'] })
    expect(answer.body).toMatchObject({
      par: 4,
      description: 'Dogleg left',
      yardages: { ...before?.yardages, Ladies: 401 },
      exchangedWith: null,
    })
    const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema)
    expect([course.par, course.holesPar]).toEqual([72, 71])
  })

  test.each([
    [{ handicapIndex: 0 }, 'handicapIndex'],
    [{ handicapIndex: 19 }, 'handicapIndex'],
    [{ par: 6 }, 'par'],
    [{ par: 7 }, 'par'],
    [{ yardages: { Blue: 400 } }, 'yardages.Blue'],
    [{ par: 2 }, 'par'],
    [{ par: 3.5 }, 'par'],
    [{ courseId: 'crs_other' }, 'body'],
    [{ yardages: { Ladies: 'far' } }, 'yardages.Ladies'],
  ])('when the body is %j, then it is refused at the field', async (body, field) => {
    const answer = await club.admin('PATCH', `/api/holes/${club.holeIds[0]}`, body)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input', fields: [{ field }] }])
  })
})

describe('changing holes together', () => {
  const nine = (change: (i: number) => Record<string, unknown>) =>
    Array.from({ length: 9 }, (_, i) => ({ holeNumber: i + 1, ...change(i) }))
  const Changed = z.object({ ...courseSchema.shape, exchanged: z.array(z.number()) })
  const createNine = async () => {
    const body = {
      name: 'Nine',
      clubId: club.clubId,
      holeCount: 9,
      tees: [{ name: 'White', color: '#ffffff' }],
    }
    return expectBody(await club.admin('POST', '/api/courses', body), courseSchema)
  }
  const put = (courseId: string, body: unknown) => club.admin('PUT', `/api/courses/${courseId}/holes`, body)

  test('when a whole card is sent twice, then it is saved, confirmed, and the same', async () => {
    const { id } = await createNine()
    const holes = nine((i) => ({ par: 4, handicapIndex: ((i * 4) % 9) + 1, yardages: { White: 300 + i } }))
    const first = expectBody(await put(id, { holes }), Changed)
    expect(first).toMatchObject({ strokeIndexesConfirmed: true, holesPar: 36, exchanged: [] })
    expect(first.holes.flatMap((hole) => hole.generated)).toEqual([])
    expect(first.holes.map((hole) => hole.handicapIndex)).toEqual([1, 5, 9, 4, 8, 3, 7, 2, 6])
    expect(expectBody(await put(id, { holes }), Changed)).toEqual(first)
    expect(expectBody(await club.admin('GET', `/api/courses/${id}`), courseSchema).holes).toEqual(first.holes)
  })

  test('when one hole is refused, then none is changed', async () => {
    const { id, holes } = await createNine()
    const refused: [unknown, number, Record<string, unknown>][] = [
      [{ holes: nine(() => ({ handicapIndex: 3 })) }, 409, { code: 'stroke_index_conflict' }],
      [{ holes: nine((i) => ({ par: i === 4 ? 6 : 4 })) }, 400, { fields: [{ field: 'holes.4.par' }] }],
      [
        {
          holes: [
            { holeNumber: 1, par: 5 },
            { holeNumber: 10, par: 5 },
          ],
        },
        400,
        { fields: [{ field: 'holes' }] },
      ],
      [{ holes: [{ holeNumber: 1, strokeIndex: 5 }] }, 400, { fields: [{ field: 'holes.0' }] }],
    ]
    for (const [body, status, expected] of refused) {
      const answer = await put(id, body)
      expect([answer.status, answer.body]).toMatchObject([status, expected])
    }
    expect(expectBody(await club.admin('GET', `/api/courses/${id}`), courseSchema).holes).toEqual(holes)
  })

  test('when a women’s card is asked for, then it copies the men’s, can be changed, and taken away', async () => {
    const { id } = await createNine()
    const copied = expectBody(await put(id, { holes: [], hasWomensCard: true }), Changed)
    expect(copied.holes.map((hole) => [hole.womenPar, hole.womenHandicapIndex])).toEqual(
      copied.holes.map((hole) => [hole.par, hole.handicapIndex]),
    )
    const women = [{ holeNumber: 1, womenPar: 5, womenHandicapIndex: 9 }]
    const changed = expectBody(await put(id, { holes: women }), Changed)
    expect(changed.exchanged).toEqual([9])
    expect(changed.holes[0]).toMatchObject({ par: 4, handicapIndex: 1, womenPar: 5, womenHandicapIndex: 9 })
    expect(changed.holes[8]).toMatchObject({ handicapIndex: 9, womenHandicapIndex: 1 })
    const removed = expectBody(await put(id, { holes: [], hasWomensCard: false }), Changed)
    expect(removed.holes.flatMap((hole) => [hole.womenPar, hole.womenHandicapIndex])).toEqual(
      Array.from({ length: 18 }, () => null),
    )
  })
})

describe('refused courses', () => {
  const holes = (
    count: number,
    change: (hole: Record<string, number>, i: number) => Record<string, number>,
  ) => Array.from({ length: count }, (_, i) => change({ holeNumber: i + 1, par: 4, handicapIndex: i + 1 }, i))

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a slope of 54', { slope: 54 }, 'slope'],
    ['a slope of 156', { slope: 156 }, 'slope'],
    ['a rating of 1', { rating: 1 }, 'rating'],
    ['a rating of text', { rating: 'hard' }, 'rating'],
    [
      'a hole of par 6',
      { holes: holes(18, (hole, i) => ({ ...hole, par: i === 3 ? 6 : 4 })) },
      'holes.3.par',
    ],
    [
      'a women’s par on one hole',
      { holes: holes(18, (hole, i) => (i ? hole : { ...hole, womenPar: 5 })) },
      'holes',
    ],
    [
      'a women’s index twice',
      { holes: holes(18, (hole) => ({ ...hole, womenPar: 4, womenHandicapIndex: 1 })) },
      'holes',
    ],
    ['12 holes', { holes: holes(12, (hole) => hole) }, 'holes'],
    [
      'a hole twice',
      { holes: holes(18, (hole, i) => ({ ...hole, holeNumber: i === 3 ? 3 : i + 1 })) },
      'holes',
    ],
    [
      'an index twice',
      { holes: holes(18, (hole, i) => ({ ...hole, handicapIndex: i === 3 ? 3 : i + 1 })) },
      'holes',
    ],
    [
      'a tee twice',
      {
        tees: [
          { name: 'A', color: 'red' },
          { name: 'A', color: 'blue' },
        ],
      },
      'tees.1.name',
    ],
    ['an unknown field', { clubCode: 'SC1' }, 'body'],
  ])('when a course has %s, then it is refused at the field', async (_what, change, field) => {
    const answer = await club.admin('POST', '/api/courses', { name: 'Bad', clubId: club.clubId, ...change })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })

  test('refused courses leave nothing behind', async () => {
    const { rows } = await server.database.pool.query("select 1 from courses where name = 'Bad'")
    expect(rows).toEqual([])
  })

  test('when a form sends empty text, then the field counts as not given', async () => {
    const answer = await club.admin('POST', '/api/courses', {
      name: 'Empty fields',
      clubId: club.clubId,
      location: '',
      par: '',
      rating: '',
      slope: '',
      description: '',
    })
    expect(answer.body).toMatchObject({ par: 72, rating: null, slope: 113, location: null })
  })
})
