import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  rateTees,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* A card that was off the record for a while comes back as it was judged when it was handed in. */

const DAY_MS = 24 * 60 * 60 * 1000
const all = Array.from({ length: 18 }, (_, i) => i + 1)
const withoutSeven = all.filter((hole) => hole !== 7)

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }
let competitionId: string
let count = 0
let tap = 0

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}

beforeAll(async () => {
  server = await startTestServer(new Date('2026-06-01T09:00:00Z'))
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
  // Par 72, rated 72.0 with slope 113: a round of 90 has the differential 18.0.
  club = await createTestClub(server, `Fir ${count}`)
  await rateTees(club)
  player = await signUpAs(server, { firstName: 'Di', lastName: `D${count}`, clubCode: club.clubCode })
  competitionId = await createTestCompetition(server, club, { competitionType: 'stroke_play' })
  ok(await player.browser('POST', `/api/competitions/${competitionId}/join`, {}))
})

const choose = async (body: object) => ok(await club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, body))
const recordOf = async () => expectBody(await player.browser('GET', '/api/handicap-record'), handicapRecord)
const whyNot = async () =>
  (await recordOf()).events.filter(({ kind }) => kind === 'not_counted').flatMap(({ lines }) => lines)
const close = async (holes: readonly number[], seen: readonly number[]) =>
  ok(
    await club.admin('PUT', `/api/competitions/${competitionId}/closed-holes`, {
      roundNumber: 1,
      holes,
      seen,
      reason: 'Flooded',
    }),
  )
const rule = async (body: object) =>
  ok(
    await club.admin('PATCH', `/api/competitions/${competitionId}/entries/${player.userId}`, {
      reason: 'As the committee decided',
      ...body,
    }),
  )

async function play(holes: readonly number[]): Promise<string> {
  const { browser } = player
  const roundId = idOf(ok(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })))
  const entries = holes.map((holeNumber) => entry(server, (tap += 1), holeNumber, 5))
  ok(await browser('POST', `/api/rounds/${roundId}/scores`, { entries }))
  const signed = { partnerName: 'Max Marker', partnerSignature: 'Max Marker' }
  ok(await browser('PATCH', `/api/rounds/${roundId}`, signed))
  return roundId
}

test('in Denmark, when a hole is closed and opened again, then the first index is there again', async () => {
  await choose({ union: 'denmark' })
  await play(all)
  expect((await recordOf()).handicap).toBe('16.0')
  // Without an index when it was played, a card of seventeen holes cannot be converted.
  await close([7], [])
  expect((await recordOf()).handicap).toBeNull()
  await close([], [7])
  expect(await recordOf()).toMatchObject({ handicap: '16.0', scores: [{ adjustedGross: 90 }] })
})

test('in Denmark, when a hole was left out without a reason and is closed afterwards, then the card counts', async () => {
  await choose({ union: 'denmark' })
  ok(
    await club.admin('PATCH', `/api/members/${player.userId}/handicap`, {
      handicap: '20.0',
      reason: 'Start',
    }),
  )
  await play(withoutSeven)
  expect((await recordOf()).scores).toEqual([])
  await close([7], [])
  expect((await recordOf()).scores).toHaveLength(1)
  await rule({ status: 'disqualified', countsForHandicap: false })
  expect((await recordOf()).scores).toEqual([])
  await rule({ status: 'playing' })
  expect((await recordOf()).scores).toHaveLength(1)
})

test('when a card out of season is declared, disqualified, and both are taken back, then it is still out of season', async () => {
  const today = new Date(server.now()).toISOString().slice(5, 10)
  await choose({ inactiveSeason: { from: today, until: today, reason: 'Winter' } })
  await play(all)
  const before = await whyNot()
  expect(before).not.toEqual([])
  const declare = async (notForHandicap: string | null) =>
    ok(await club.admin('PATCH', `/api/competitions/${competitionId}`, { notForHandicap }))
  await declare('fun_competition')
  await rule({ status: 'disqualified', countsForHandicap: false })
  await declare(null)
  await rule({ status: 'playing' })
  expect((await recordOf()).scores).toEqual([])
  expect(await whyNot()).toEqual(before)
})
