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
  }
})

describe('changing a hole', () => {
  test('when a stroke index is in use, then it is exchanged in one action and the card is confirmed (T5, T6)', async () => {
    const answer = await club.admin('PATCH', `/api/holes/${club.holeIds[0]}`, { handicapIndex: 18 })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { holeNumber: 1, handicapIndex: 18, exchangedWith: 18 },
    ])
    const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema)
    expect(course.strokeIndexesConfirmed).toBe(true)
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
  })

  test('when par, description and one tee’s yardage change, then the other tees stay as they are', async () => {
    const before = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema).holes[4]
    const answer = await club.admin('PATCH', `/api/holes/${club.holeIds[4]}`, {
      par: 4,
      description: 'Dogleg left',
      yardages: { Ladies: 401 },
    })
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
    [{ par: 7 }, 'par'],
    [{ par: 2 }, 'par'],
    [{ par: 3.5 }, 'par'],
    [{ courseId: 'crs_other' }, 'body'],
    [{ yardages: { Ladies: 'far' } }, 'yardages.Ladies'],
  ])('when the body is %j, then it is refused at the field', async (body, field) => {
    const answer = await club.admin('PATCH', `/api/holes/${club.holeIds[0]}`, body)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input', fields: [{ field }] }])
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
