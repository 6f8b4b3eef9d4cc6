import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competition } from '#contract/competition/competitions.ts'
import { readEntries, setEntryTerms } from '#contract/competition/entries.ts'
import { getCourse } from '#contract/course/courses.ts'
import { competitionPrizes } from '#contract/competition/prizes.ts'
import { readSharing } from '#contract/board/sharing.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* A competition made like last week's. Its club is in Europe/London, where the clocks go back on 25 October 2026. */

let server: TestServer
let club: TestClub
let other: TestClub
let first: string
let teeId: string

const at = (id: string, end = '') => `/api/competitions/${id}${end}`
const body = (more: object = {}) => ({
  name: 'Medal 8',
  clubId: club.clubId,
  courseId: club.courseId,
  competitionType: 'stableford',
  startDate: '2026-10-31T08:00',
  endDate: '2026-10-31T20:00',
  teeId,
  copyOf: first,
  ...more,
})
const create = async (more: object = {}) => {
  const answer = await club.admin('POST', '/api/competitions', body(more))
  expect(answer.status).toBe(200)
  return idOf(answer)
}
const listOf = async (id: string) =>
  expectBody(await club.admin('GET', at(id, '/entry-list')), readEntries.reply)
const prizesOf = async (id: string) =>
  expectBody(await club.admin('GET', at(id, '/prizes')), competitionPrizes)
const sharingOf = async (id: string) =>
  expectBody(await club.admin('GET', at(id, '/sharing')), readSharing.reply)
const count = async () => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::int as count from competitions where club_id = $1`,
    [club.clubId],
  )
  return rows[0]?.count
}

beforeAll(async () => {
  server = await startTestServer(new Date('2026-10-20T09:00:00Z'))
  club = await createTestClub(server)
  other = await createTestClub(server, 'Other')
  await server.database.pool.query(`update clubs set time_zone = 'Europe/London' where id = $1`, [
    club.clubId,
  ])
  const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), getCourse.reply)
  teeId = course.tees[0]?.id ?? ''
  first = await createTestCompetition(server, club, {
    name: 'Medal 7',
    competitionType: 'stableford',
    courseId: club.courseId,
    teeId,
    startDate: '2026-10-24T08:00',
    endDate: '2026-10-24T20:00',
  })
  const terms = {
    entriesOpenAt: '2026-10-12T07:00',
    entriesCloseAt: '2026-10-23T18:00',
    maxParticipants: 40,
    mostIndex: '28.0',
    membersOnly: true,
    leastAge: 18,
    teeId,
    womenTeeId: teeId,
    divisions: [{ name: 'A', least: '+5.0', most: '12.4' }],
  }
  const set = expectBody(await club.admin('PUT', at(first, '/entry-terms'), terms), setEntryTerms.reply)
  const categories = [
    { id: 'pzc_net001', kind: 'result', divisionId: set.terms.divisions[0]?.id, prizes: [{ amount: '50' }] },
    { id: 'pzc_pin001', kind: 'nearest_the_pin', holeNumber: 3, prizes: [{ thing: 'Twelve balls' }] },
  ]
  const put = await club.admin('PUT', at(first, '/prizes'), { onePerPlayer: true, categories })
  expect(put.status).toBe(200)
  await club.admin('PUT', at(first, '/prizes/pzc_pin001/winner'), { userId: club.adminId, measure: '1 m' })
  await club.admin('PUT', at(first, '/sharing/board'), {})
  await club.admin('PUT', at(first, '/hidden-holes'), { from: 15 })
})
afterAll(() => server.close())

describe('a copy', () => {
  test('takes over who may enter and when, tees and divisions, a week later on the club’s clock', async () => {
    const { terms, entries } = await listOf(await create())
    const { terms: before } = await listOf(first)
    // 07:00 and 18:00 in London, before and after the clocks go back.
    expect(terms).toMatchObject({
      entriesOpenAt: '2026-10-19T06:00:00.000Z',
      entriesCloseAt: '2026-10-30T18:00:00.000Z',
      mostIndex: before.mostIndex,
      membersOnly: true,
      leastAge: 18,
      teeId,
      womenTeeId: teeId,
      divisions: before.divisions,
    })
    expect(entries).toEqual([])
  })

  test('takes over the prizes without their winners, and hidden holes', async () => {
    const id = await create()
    const prizes = await prizesOf(id)
    expect(prizes).toMatchObject({
      onePerPlayer: true,
      categories: [{ division: 'A' }, { kind: 'nearest_the_pin', holeNumber: 3, winner: null }],
    })
    expect((await prizesOf(first)).categories).toHaveLength(prizes.categories.length)
    expect((await sharingOf(id)).heldFrom).toBe(15)
  })

  test('is shared by links of its own, and the first one’s stay', async () => {
    const [links, before] = [(await sharingOf(await create())).links, (await sharingOf(first)).links]
    expect(links.map(({ kind }) => kind)).toEqual(['board'])
    expect(links[0]?.address).not.toBe(before[0]?.address)
    expect(before).toHaveLength(1)
  })

  test('as match play has no board to share, and its tees stay behind with another course', async () => {
    const id = await create({ competitionType: 'matchplay', courseId: null, teeId: null })
    expect(await sharingOf(id)).toMatchObject({ links: [], heldFrom: null })
    expect((await listOf(id)).terms).toMatchObject({ teeId: null, womenTeeId: null })
  })

  test('leaves out a category of members that the club has deleted since', async () => {
    const id = 'cat_00000000000000000001'
    await server.database.pool.query(`update competitions set eligibility = $2::jsonb where id = $1`, [
      first,
      JSON.stringify({ mostIndex: 280, categories: [id] }),
    ])
    expect((await listOf(await create())).terms).toMatchObject({ categories: [], mostIndex: '28.0' })
  })

  test('is kept in the log with the name of what it is like', async () => {
    const id = await create()
    const { rows } = await server.database.pool.query<{ after: unknown }>(
      `select after from audit_log where object_id = $1 and action = 'competition.created'`,
      [id],
    )
    expect(rows[0]?.after).toMatchObject({ copyOf: 'Medal 7' })
  })

  test('of a competition of another club is refused at its field, as is one that is not there', async () => {
    const foreign = await createTestCompetition(server, other)
    for (const copyOf of [foreign, 'cmp_00000000000000000000']) {
      const answer = await club.admin('POST', '/api/competitions', body({ copyOf }))
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'copyOf' }] } })
    }
  })
})

test('when the form was corrected before it is sent again, then it is refused, unless the competition was changed since', async () => {
  const key = 'b1b2c3d4e5f6a7b8'
  const made = await create({ key, name: 'First' })
  const again = await club.admin('POST', '/api/competitions', body({ key, name: 'Second' }))
  expect([again.status, again.body]).toMatchObject([
    409,
    {
      code: 'already_created',
      message:
        '“First” was created already when this form was sent before, with other facts. Close the form and change the competition in the list.',
      details: { competitionId: made },
    },
  ])
  await club.admin('PATCH', `/api/competitions/${made}`, { name: 'Third' })
  expect(idOf(await club.admin('POST', '/api/competitions', body({ key, name: 'First' })))).toBe(made)
})

test('when the same form is sent again, then there is one competition, and another key makes another', async () => {
  const before = (await count()) ?? 0
  const key = 'a1b2c3d4e5f6a7b8'
  const answers = await Promise.all(
    [1, 2, 3].map(() => club.admin('POST', '/api/competitions', body({ key }))),
  )
  const again = await club.admin('POST', '/api/competitions', body({ key, copyOf: undefined }))
  const ids = [...answers, again].map((answer) => expectBody(answer, competition).id)
  expect(new Set(ids).size).toBe(1)
  expect(await count()).toBe(before + 1)
  expect((await sharingOf(ids[0] ?? '')).links).toHaveLength(1)
  expect(await create({ key: 'f1b2c3d4e5f6a7b8' })).not.toBe(ids[0])
  // Another club's administrator with the same key makes their own.
  const theirs = { ...body({ key, copyOf: undefined, teeId: null }), clubId: other.clubId, courseId: null }
  expect(idOf(await other.admin('POST', '/api/competitions', theirs))).not.toBe(ids[0])
})
