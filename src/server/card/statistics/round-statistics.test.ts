import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { rounds as roundsTable } from '../../platform/db/tables/rounds.ts'
import { findRound } from '../rounds.store.ts'

/*
 * The generated course: par 3 on holes 3, 7, 12, 16; par 5 on 5, 9, 15, 18; the rest par 4. Its nine: par 3 on 3 and 7,
 * par 5 on 5 and 9.
 */
let server: TestServer
let club: TestClub
let nineId: string
let player: Browser
let taps = 0

type Card = { at: string; courseId: string; over: (hole: number) => number | 'picked_up' }

/** Plays every hole of a course in par and so much over, and hands the card in. */
async function play(browser: Browser, card: Card & { competitionId?: string; isOpen?: boolean }) {
  await setTimeSignedIn(server, new Date(card.at))
  const { courseId, competitionId } = card
  const round = expectBody(
    await browser('POST', '/api/rounds', { courseId, ...(competitionId ? { competitionId } : {}) }),
    roundDetail,
  )
  const entries = round.terms.holes.map(({ holeNumber, par }) => {
    const over = card.over(holeNumber)
    return entry(server, ++taps, holeNumber, over === 'picked_up' ? over : par + over)
  })
  await browser('POST', `/api/rounds/${round.id}/scores`, { entries })
  if (card.isOpen !== true) {
    const attested = { isCompleted: true, partnerName: 'Pat', partnerSignature: 'Pat' }
    expect((await browser('PATCH', `/api/rounds/${round.id}`, attested)).status).toBe(200)
  }
  return round.id
}

const rounds: Record<string, string> = {}
const Listed = z.array(z.looseObject({ id: z.string() }))
const list = async (query: string) =>
  expectBody(await player('GET', `/api/rounds?${query}`), Listed).map(
    ({ id }) => Object.entries(rounds).find(([, known]) => known === id)?.[0],
  )

beforeAll(async () => {
  server = await startTestServer(new Date('2025-05-01T09:00:00Z'))
  club = await createTestClub(server)
  nineId = idOf(await club.admin('POST', '/api/courses', { name: 'Nine', clubId: club.clubId, holeCount: 9 }))
  player = (await signUpAs(server, { firstName: 'Stan', clubCode: club.clubCode })).browser
  const { courseId } = club
  // 72 + 18 = 90; 72 + 9 = 81; one hole picked up; 42 on nine holes.
  rounds.bogeys = await play(player, { at: '2025-05-02T09:00:00Z', courseId, over: () => 1 })
  rounds.better = await play(player, {
    at: '2025-06-02T09:00:00Z',
    courseId,
    over: (hole) => (hole <= 9 ? 1 : 0),
  })
  rounds.pickedUp = await play(player, {
    at: '2025-07-02T09:00:00Z',
    courseId,
    over: (hole) => (hole === 4 ? 'picked_up' : 0),
  })
  rounds.nine = await play(player, {
    at: '2026-02-02T09:00:00Z',
    courseId: nineId,
    over: (hole) => (hole === 3 ? -2 : hole === 5 ? -1 : hole <= 4 ? 3 : 0),
  })
  await setTimeSignedIn(server, new Date('2026-03-01T08:00:00Z'))
  const competitionId = await createTestCompetition(server, club)
  await player('POST', `/api/competitions/${competitionId}/join`, {})
  rounds.medal = await play(player, {
    at: '2026-03-01T09:00:00Z',
    courseId,
    competitionId,
    over: (hole) => (hole === 1 ? 5 : 1),
  })
  await play(player, { at: '2026-03-02T09:00:00Z', courseId, over: () => 0, isOpen: true })
})
afterAll(() => server.close())

test('averages and best are of rounds with every hole holed out, nines apart (T7)', async () => {
  const found = expectBody(await player('GET', '/api/rounds/statistics'), roundStatistics.reply)
  // 90, 81 and 72 + 17 + 5 = 94: 265 / 3 = 88.33. The nine: 36 - 2 + 3 x 3 - 1 = 42.
  expect(found).toMatchObject({
    totalRounds: 5,
    eighteen: { rounds: 3, average: 88.3, best: 81 },
    nine: { rounds: 1, average: 42, best: 42 },
  })
  expect(found.scores.map((one) => [one.roundId, one.grossScore, one.average])).toEqual([
    [rounds.bogeys, 90, 90],
    [rounds.better, 81, 85.5],
    [rounds.medal, 94, 88.3],
  ])
  // The open round, all in par, is not among them.
  expect(found.distribution).toEqual({
    eagles: 1,
    birdies: 1,
    pars: 9 + 17 + 4,
    bogeys: 18 + 9 + 17,
    doubleBogeysOrWorse: 3 + 1,
    pickedUp: 1,
  })
  // Par 3: 4 x 4 = 16, 4+4+3+3 = 14, 12, 1 + 3 = 4, 16: 62 strokes on 18 holes.
  expect(found.pars[0]).toEqual({ par: 3, holes: 18, average: 3.44 })
  expect(found.pars.map((one) => [one.par, one.holes])).toEqual([
    [3, 18],
    [4, 44],
    [5, 18],
  ])
  expect(found.courses.map((one) => one.courseName)).toEqual(['Nine', 'Oak Hill Old'])
  expect(found.years).toEqual([2026, 2025])
})

test('the index after each change, committee entries among them', async () => {
  const { browser, userId } = await signUpAs(server, { firstName: 'Ina', clubCode: club.clubCode })
  for (const handicap of ['12.4', '+1.2']) {
    server.setTime(new Date(server.now().getTime() + 1000))
    await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap })
  }
  const found = expectBody(await browser('GET', '/api/rounds/statistics'), roundStatistics.reply)
  expect(found.indexes.map((one) => one.handicap)).toEqual(['12.4', '-1.2'])
  expect(found).toMatchObject({
    totalRounds: 0,
    eighteen: { rounds: 0, average: null, best: null },
    scores: [],
    pars: [],
  })
})

test.each([
  ['', ['medal', 'nine', 'pickedUp', 'better', 'bogeys']],
  ['kind=competition', ['medal']],
  ['kind=casual&year=2025', ['pickedUp', 'better', 'bogeys']],
  ['year=2026', ['medal', 'nine']],
  ['holes=9', ['nine']],
  ['holes=18&limit=2', ['medal', 'pickedUp']],
])('the list with %s', async (query, expected) => {
  expect(await list(query)).toEqual(expected)
})

test('a listed round says how many of its holes were picked up', async () => {
  const listed = z.array(z.looseObject({ holesPickedUp: z.number() }))
  const rows = expectBody(await player('GET', '/api/rounds?year=2025'), listed)
  expect(rows.map((one) => one.holesPickedUp)).toEqual([1, 0, 0])
})

test('the list of one course goes on after a round, also a page that ends with equal times', async () => {
  const first = await list(`courseId=${club.courseId}&limit=2`)
  expect(first).toEqual(['medal', 'pickedUp'])
  expect(await list(`courseId=${club.courseId}&limit=2&before=${rounds.pickedUp}`)).toEqual([
    'better',
    'bogeys',
  ])
  expect(await list(`before=${rounds.bogeys}`)).toEqual([])
  const { browser } = await signUpAs(server, { firstName: 'Eve', clubCode: club.clubCode })
  expect((await browser('GET', `/api/rounds?before=${rounds.medal}`)).body).toEqual([])
  expect((await player('GET', '/api/rounds?holes=12')).status).toBe(400)
})

test('500 rounds are in the numbers, and pages of them miss none', async () => {
  const { browser, userId } = await signUpAs(server, { firstName: 'Max', clubCode: club.clubCode })
  const { db } = server.database
  // Ten at each time, so that pages end in the middle of equal times.
  const found = await findRound(db, rounds.better ?? '')
  if (!found) throw new Error('the better round is there')
  const model = found.round
  await db.insert(roundsTable).values(
    Array.from({ length: 500 }, (_, i) => ({
      ...model,
      id: `rnd_many${i + 1}`,
      userId,
      startedAt: new Date(model.startedAt.getTime() + Math.floor((i + 1) / 10) * 24 * 60 * 60_000),
    })),
  )
  await db.execute(sql`
    insert into hole_scores
    select 'rnd_many' || i, hole_number, entry_id, result, strokes + (case when hole_number = 1 then i % 2 else 0 end), at,
      author_id
    from hole_scores, generate_series(1, 500) i where round_id = ${rounds.better ?? ''}`)
  const numbers = expectBody(await browser('GET', '/api/rounds/statistics'), roundStatistics.reply)
  expect(numbers).toMatchObject({ totalRounds: 500, eighteen: { rounds: 500, average: 81.5, best: 81 } })
  expect(numbers.scores).toHaveLength(40)
  expect(numbers.distribution).toMatchObject({ pars: 4500, bogeys: 4250, doubleBogeysOrWorse: 250 })
  const seen: string[] = []
  for (let page: string[] = ['first']; page.length > 0; seen.push(...page)) {
    const before = seen.at(-1)
    const answer = await browser('GET', `/api/rounds?limit=37${before ? `&before=${before}` : ''}`)
    page = expectBody(answer, Listed).map((one) => one.id)
  }
  expect([seen.length, new Set(seen).size]).toEqual([500, 500])
})

test('an administrator plays as well, and no longer (D32)', async () => {
  const start = () => club.admin('POST', '/api/rounds', { courseId: nineId })
  const switchTo = (alsoPlays: boolean) =>
    club.admin('PUT', `/api/clubs/${club.clubId}/also-plays`, { alsoPlays })
  expect((await start()).status).toBe(403)
  for (let twice = 0; twice < 2; twice += 1) expect((await switchTo(true)).body).toEqual({ alsoPlays: true })
  expect((await club.admin('GET', '/api/auth/user')).body).toMatchObject({
    role: 'club_admin',
    alsoPlays: true,
  })
  const round = idOf(await start())
  expect((await club.admin('GET', '/api/admin/permissions')).body).toEqual({ isClubAdmin: true })
  await club.admin('POST', `/api/rounds/${round}/abandon`)
  await switchTo(false)
  expect((await start()).status).toBe(403)
})
