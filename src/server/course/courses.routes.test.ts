import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { course as courseSchema } from '#contract/course/courses.ts'
import {
  createTestClub,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

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
    [{ par: 8 }, 'par'],
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
      [{ holes: nine((i) => ({ par: i === 4 ? 7 : 4 })) }, 400, { fields: [{ field: 'holes.4.par' }] }],
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

describe('replacing the tees', () => {
  const create = async (name: string) =>
    expectBody(await club.admin('POST', '/api/courses', { name, clubId: club.clubId }), courseSchema)
  const put = (courseId: string, tees: unknown) =>
    club.admin('PUT', `/api/courses/${courseId}/tees`, { tees })
  const read = async (id: string) => expectBody(await club.admin('GET', `/api/courses/${id}`), courseSchema)
  const men = { gender: 'men', rating: '71.2', slope: 131, par: 72 }
  const sendable = (tees: readonly { id: string; name: string; color: string; ratings: unknown }[]) =>
    tees.map(({ id, name, color, ratings }) => ({ id, name, color, ratings }))

  test('when tees are renamed, rated, added and removed, then yardages follow, and once more it is the same', async () => {
    const { id, tees, holes } = await create('Tees')
    await club.admin('PATCH', `/api/holes/${holes[0]?.id}`, { yardages: { Championship: 401 } })
    const [first, second, third] = sendable(tees)
    // The first two exchange their names.
    const list = [
      { ...first, name: "Men's", ratings: [men] },
      { ...second, name: 'Championship' },
      { ...third, name: 'Red' },
      { name: 'Gold', color: 'gold', ratings: [] },
    ]
    const saved = expectBody(await put(id, list), courseSchema)
    expect(saved.tees.map((tee) => [tee.name, tee.ratings])).toEqual([
      ["Men's", [men]],
      ['Championship', []],
      ['Red', []],
      ['Gold', []],
    ])
    expect(saved.tees.slice(0, 3).map((tee) => tee.id)).toEqual(tees.slice(0, 3).map((tee) => tee.id))
    const before = holes[0]?.yardages ?? {}
    expect(saved.holes[0]?.yardages).toEqual({
      "Men's": 401,
      Championship: before["Men's"],
      Red: before.Ladies,
    })
    expect(saved.holes[0]?.generatedYardages).toEqual(['Championship', 'Red'])
    expect(saved.holes[1]?.generatedYardages).toEqual(["Men's", 'Championship', 'Red'])
    expect(await read(id)).toEqual(saved)
    expect(expectBody(await put(id, list), courseSchema)).toEqual(saved)
  })

  test('when a competition or an open round is played from a tee, then it cannot be removed, and nothing changes', async () => {
    const { id, tees } = await create('Used')
    const [first, second, third, fourth] = sendable(tees)
    const day = { startDate: '2026-07-01T08:00:00Z', endDate: '2026-07-01T18:00:00Z' }
    const competition = await club.admin('POST', '/api/competitions', {
      clubId: club.clubId,
      name: 'Junior Cup',
      competitionType: 'stableford',
      ...day,
      courseId: id,
      teeId: fourth?.id,
    })
    expect(competition.status).toBe(200)
    const { browser: player } = await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })
    const round = await player('POST', '/api/rounds', { courseId: id, teeId: third?.id })
    expect(round.status).toBe(200)
    const before = await read(id)
    for (const [list, message, details] of [
      [
        [first, second, third],
        'The tee Junior cannot be removed: Junior Cup is played from it.',
        { tee: 'Junior', competition: 'Junior Cup' },
      ],
      [
        [{ ...first, name: 'New' }, second, fourth],
        'The tee Ladies cannot be removed: an open round is played from it.',
        { tee: 'Ladies', competition: null },
      ],
    ] as const) {
      const answer = await put(id, list)
      expect([answer.status, answer.body]).toEqual([409, { code: 'tee_in_use', message, details }])
      expect(await read(id)).toEqual(before)
    }
    const roundId = idOf(round)
    const terms = () =>
      server.database.pool.query(
        'select tee_name, course_rating, slope, par, playing_handicap, revision from rounds where id = $1',
        [roundId],
      )
    const kept = (await terms()).rows
    const renamed = [first, second, { ...third, name: 'Red', ratings: [men] }, fourth]
    expect((await put(id, renamed)).status).toBe(200)
    expect((await terms()).rows).toEqual(kept)
    await player('POST', `/api/rounds/${roundId}/abandon`)
    expect((await put(id, [first, second, fourth])).status).toBe(200)
  })

  test('when two people replace them at once, then one list stands whole', async () => {
    const { id, tees } = await create('At once')
    const lists = ['A', 'B', 'C'].map((mark) =>
      sendable(tees).map((tee, i) => ({ ...tee, name: `${mark}${i}` })),
    )
    const answers = await Promise.all(lists.map((list) => put(id, list)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    const names = (await read(id)).tees.map((tee) => tee.name)
    expect(lists.map((list) => list.map((tee) => tee.name))).toContainEqual(names)
    expect(Object.keys((await read(id)).holes[0]?.yardages ?? {}).sort()).toEqual(names)
  })

  const white = { name: 'White', color: '#ffffff', ratings: [] }
  test.each([
    [[], 'tees'],
    [Array.from({ length: 11 }, (_, i) => ({ ...white, name: `T${i}` })), 'tees'],
    [[white, white], 'tees.1.name'],
    [[{ ...white, id: 'tee_other' }], 'tees.0.id'],
    [[{ name: 'White', color: '#ffffff' }], 'tees.0.ratings'],
    [[{ ...white, ratings: [{ ...men, rating: '7' }] }], 'tees.0.ratings.0.rating'],
    [[{ ...white, ratings: [men, men] }], 'tees.0.ratings'],
    [[{ ...white, courseId: 'crs_1' }], 'tees.0'],
  ])('when the tees are %j, then they are refused at the field', async (tees, field) => {
    const answer = await put(club.courseId, tees)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input', fields: [{ field }] }])
  })

  test('when the course is another club’s, then it does not exist', async () => {
    const other = await createTestClub(server, 'Elm Hill')
    const answer = await other.admin('PUT', `/api/courses/${club.courseId}/tees`, { tees: [white] })
    expect(answer.status).toBe(404)
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
      'a hole of par 7',
      { holes: holes(18, (hole, i) => ({ ...hole, par: i === 3 ? 7 : 4 })) },
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
