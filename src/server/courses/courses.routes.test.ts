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
    '%s comes back as sent',
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

test('generated holes: nine and eighteen, tees of the spec, stroke indexes not confirmed', async () => {
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

describe('one hole', () => {
  test('a stroke index in use is exchanged in one action and confirms the card (T5, T6)', async () => {
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

  test('many exchanges at once leave a permutation', async () => {
    await Promise.all(
      club.holeIds.map((id, i) =>
        club.admin('PATCH', `/api/holes/${id}`, { handicapIndex: ((i * 7) % 18) + 1 }),
      ),
    )
    const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), courseSchema)
    expect(new Set(course.holes.map((hole) => hole.handicapIndex)).size).toBe(18)
  })

  test('par, description and one tee’s yardage change; the other tees stay', async () => {
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
  ])('%j is refused at the field', async (body, field) => {
    const answer = await club.admin('PATCH', `/api/holes/${club.holeIds[0]}`, body)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input', fields: [{ field }] }])
  })
})

describe('bad courses', () => {
  const holes = (
    count: number,
    change: (hole: Record<string, number>, i: number) => Record<string, number>,
  ) => Array.from({ length: count }, (_, i) => change({ holeNumber: i + 1, par: 4, handicapIndex: i + 1 }, i))

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['slope 54', { slope: 54 }, 'slope'],
    ['slope 156', { slope: 156 }, 'slope'],
    ['rating 1', { rating: 1 }, 'rating'],
    ['rating text', { rating: 'hard' }, 'rating'],
    ['12 holes', { holes: holes(12, (hole) => hole) }, 'holes'],
    [
      'hole twice',
      { holes: holes(18, (hole, i) => ({ ...hole, holeNumber: i === 3 ? 3 : i + 1 })) },
      'holes',
    ],
    [
      'index twice',
      { holes: holes(18, (hole, i) => ({ ...hole, handicapIndex: i === 3 ? 3 : i + 1 })) },
      'holes',
    ],
    [
      'tee twice',
      {
        tees: [
          { name: 'A', color: 'red' },
          { name: 'A', color: 'blue' },
        ],
      },
      'tees.1.name',
    ],
    ['unknown field', { clubCode: 'SC1' }, 'body'],
  ])('%s', async (_what, change, field) => {
    const answer = await club.admin('POST', '/api/courses', { name: 'Bad', clubId: club.clubId, ...change })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })

  test('nothing half-written: the refused ones left no course, tee or hole', async () => {
    const { rows } = await server.database.pool.query("select 1 from courses where name = 'Bad'")
    expect(rows).toEqual([])
  })

  test('forms send empty text for what is not given', async () => {
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
