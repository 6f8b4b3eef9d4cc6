import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { clubStats } from '#contract/club/analytics.ts'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { getClubDay } from '#contract/competition/club-day.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { currentCompetitions } from '#contract/board/own-place.ts'
import { roundCard } from '#contract/card/round-card.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const totals = { grossScore: 85, netScore: 85, stablefordPoints: 30 }
type Card = { browser: Browser; userId: string; roundId: string }

/** A player of the specification's client: it sends totals and no hole. */
async function handInTotals(
  competitionId: string | null,
  sent: Record<string, unknown> = totals,
): Promise<Card> {
  count += 1
  const { browser, userId } = await signUpAs(server, { firstName: `Tess${count}`, clubCode: club.clubCode })
  if (competitionId !== null) await browser('POST', `/api/competitions/${competitionId}/join`, {})
  const started = await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })
  const roundId = idOf(started)
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, {
    isCompleted: true,
    partnerName: 'Pat',
    partnerSignature: 'Pat',
    ...sent,
  })
  expect(answer.status, answer.text).toBe(200)
  return { browser, userId, roundId }
}

const confirm = (roundId: string, body: Record<string, unknown> = totals, by: Browser = club.admin) =>
  by('POST', `/api/rounds/${roundId}/confirm-totals`, body)
const cardsOut = async (competitionId: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${competitionId}/cards-out`), getCardsOut.reply)
const setStatus = (competitionId: string, status: string) =>
  club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })
const boardOf = async (competitionId: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`), getLeaderboard.reply)
const doubtsOf = async (competitionId: string) => {
  const day = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/day`), getClubDay.reply)
  return day.competitions.find((one) => one.competition.id === competitionId)?.doubtful ?? []
}

test('when totals are handed in without holes, then they wait for the club, and the result waits with them (D8, D10)', async () => {
  const competitionId = await createTestCompetition(server, club)
  const { browser, userId, roundId } = await handInTotals(competitionId)
  const playerName = `Tess${count} Tester`
  expect(await cardsOut(competitionId)).toEqual({
    participantCount: 1,
    out: [],
    unconfirmed: [{ roundId, userId, playerName, ...totals }],
    notStarted: [],
  })
  expect(await doubtsOf(competitionId)).toEqual([
    { roundId, userId, playerName, doubt: 'totals_only', totals },
  ])
  const current = expectBody(await browser('GET', '/api/competitions/current'), currentCompetitions.reply)
  expect(current.find((one) => one.id === competitionId)?.place).toMatchObject({
    position: null,
    behind: null,
  })
  await setStatus(competitionId, 'completed')
  expect((await setStatus(competitionId, 'final')).body).toMatchObject({
    code: 'cards_open',
    message: `The card of ${playerName} has only totals. Confirm them, enter its holes, or rule on it first.`,
  })

  const confirmed = expectBody(await confirm(roundId), roundCard)
  expect(confirmed).toMatchObject({
    totalsOnly: true,
    totalsConfirmed: true,
    may: { confirmTotals: false },
    events: [{ kind: 'totals_confirmed', reason: '' }],
  })
  expect((await confirm(roundId)).status).toBe(200)
  expect(expectBody(await confirm(roundId), roundCard).events).toHaveLength(1)
  expect(await cardsOut(competitionId)).toMatchObject({ unconfirmed: [] })
  expect(await doubtsOf(competitionId)).toEqual([])
  await expect.poll(() => boardOf(competitionId)).toMatchObject([{ position: 1, note: 'totals_only' }])
  expect((await setStatus(competitionId, 'final')).body).toMatchObject({ status: 'final' })
  expect(await boardOf(competitionId)).toMatchObject([{ position: 1, stablefordPoints: 30 }])
})

test('when the committee rules on a card of totals, then nothing waits for it', async () => {
  const competitionId = await createTestCompetition(server, club)
  const { userId } = await handInTotals(competitionId)
  await setStatus(competitionId, 'completed')
  await club.admin('PATCH', `/api/competitions/${competitionId}/entries/${userId}`, { status: 'no_return' })
  expect((await setStatus(competitionId, 'final')).body).toMatchObject({ status: 'final' })
})

test('when the card is not as it was seen, then it is not confirmed', async () => {
  const competitionId = await createTestCompetition(server, club)
  const { roundId } = await handInTotals(competitionId)
  const other = await confirm(roundId, { ...totals, stablefordPoints: 31 })
  expect([other.status, other.body]).toMatchObject([409, { code: 'changed_meanwhile' }])
  await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'Enter the holes, please' })
  expect((await confirm(roundId)).body).toMatchObject({ code: 'changed_meanwhile' })
  await expect.poll(() => boardOf(competitionId)).toMatchObject([{ position: null, note: null }])
})

test('when confirmed totals are handed in anew, then they wait again', async () => {
  const competitionId = await createTestCompetition(server, club)
  const { browser, roundId } = await handInTotals(competitionId)
  await confirm(roundId)
  await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'The wrong card' })
  await browser('PATCH', `/api/rounds/${roundId}`, { ...totals, partnerName: 'Pat', partnerSignature: 'Pat' })
  expect(await cardsOut(competitionId)).toMatchObject({ unconfirmed: [{ roundId }] })
})

test('when points rank and the totals have none, then the holes are asked for', async () => {
  const competitionId = await createTestCompetition(server, club)
  const sent = { grossScore: 85, netScore: 85, stablefordPoints: null }
  const { roundId } = await handInTotals(competitionId, sent)
  expect((await confirm(roundId, sent)).body).toMatchObject({
    code: 'holes_missing',
    message: 'This competition is ranked by points, and these totals have none. Enter the holes instead.',
  })
})

test('when nobody has confirmed totals, then they are in none of the club’s figures', async () => {
  const roundsCounted = async () =>
    expectBody(await club.admin('GET', '/api/analytics/club-stats'), clubStats.reply).roundsThisMonth
  const before = await roundsCounted()
  const { roundId } = await handInTotals(null)
  expect(await roundsCounted()).toBe(before)
  await confirm(roundId)
  expect(await roundsCounted()).toBe(before + 1)
  await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'Once more' })
  expect(await roundsCounted()).toBe(before)
})

test('when a player confirms their own totals, then they may not, and those of others do not exist for them', async () => {
  const { browser, roundId } = await handInTotals(null)
  const other = await handInTotals(null)
  expect((await confirm(roundId, totals, browser)).status).toBe(403)
  expect((await confirm(roundId, totals, other.browser)).status).toBe(404)
  expect(
    z.object({ totalsConfirmed: z.boolean() }).parse((await browser('GET', `/api/rounds/${roundId}`)).body),
  ).toEqual({
    totalsConfirmed: false,
  })
})
