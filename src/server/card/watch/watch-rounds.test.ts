import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseStats, holePerformance, recentRounds } from '#contract/club/analytics.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { getRoundCard, listMemberRounds } from '#contract/card/round-card.ts'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import { listRounds } from '#contract/card/rounds.ts'
import { bringWatchRound } from '#contract/card/watch-rounds.ts'
import {
  createTestClub,
  entry,
  expectBody,
  idOf,
  PASSWORD,
  rateTees,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { rebuildCounts } from '../../club/analytics/round-counts.store.ts'

/* A round that a watch recorded, as its player's own: no card, no score of any record, in no figure of the club. */

let server: TestServer
let club: TestClub
let numbered = 61_000_000

beforeAll(async () => {
  server = await startTestServer(new Date('2026-06-10T12:00:00Z'))
  club = await createTestClub(server)
  await rateTees(club)
})
afterAll(() => server.close())

const member = (firstName: string) => signUpAs(server, { firstName, clubCode: club.clubCode })
const path = () => `/api/clubs/${club.clubId}/watch-rounds`
const holesFrom = (first: number, count: number, grossScore = 5) =>
  Array.from({ length: count }, (_, i) => ({ holeNumber: first + i, grossScore }))
const watchRound = (more: Record<string, unknown> = {}) => ({
  watchRoundId: `garmin:${(numbered += 1)}`,
  startedAt: '2024-05-04T08:30:00Z',
  courseId: club.courseId,
  teeId: club.teeIds[0],
  holes: holesFrom(1, 18),
  ...more,
})

async function bring(browser: Browser, body: object) {
  return expectBody(await browser('POST', path(), body), bringWatchRound.reply)
}
const listed = async (browser: Browser) => expectBody(await browser('GET', '/api/rounds'), listRounds.reply)
const statisticsOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/rounds/statistics'), roundStatistics.reply)
const recordOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)

/** A card that is played here, eighteen fives. */
async function play(browser: Browser): Promise<string> {
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, i + 1, i + 1, 5))
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const attested = { partnerName: 'Max Marker', partnerSignature: 'Max Marker' }
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, attested)
  expect(answer.status, answer.text).toBe(200)
  return roundId
}

describe('a round that was brought', () => {
  test('it is in its player’s history and statistics, marked, closed and without a marker', async () => {
    const { browser } = await member('Ann')
    const { roundId, isNew } = await bring(browser, watchRound())
    expect(isNew).toBe(true)
    expect(await listed(browser)).toMatchObject([
      {
        id: roundId,
        fromWatch: true,
        status: 'submitted',
        grossScore: 90,
        holesPlayed: 18,
        roundDate: '2024-05-04T08:30:00.000Z',
        partnerName: null,
        stablefordPoints: 18,
      },
    ])
    const card = expectBody(await browser('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
    expect(card).toMatchObject({ notForHandicap: { reason: 'from_watch' }, may: { correct: false } })
    expect(card.entries).toHaveLength(18)
    expect(await statisticsOf(browser)).toMatchObject({
      totalRounds: 1,
      eighteen: { rounds: 1, average: 90, best: 90 },
      years: [2024],
    })
  })

  test('it is on no handicap record, and moves no index', async () => {
    const { browser, userId } = await member('Ben')
    await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '20.0' })
    await bring(browser, watchRound())
    expect(await recordOf(browser)).toMatchObject({ handicap: '20.0', scores: [] })
    expect((await recordOf(browser)).events.filter(({ kind }) => kind === 'not_counted')).toEqual([])
  })

  test('the club has it in no list and no figure, and its administrators cannot see or change it', async () => {
    const { browser, userId } = await member('Cid')
    const figures = async () => ({
      courses: expectBody(await club.admin('GET', '/api/analytics/course-stats'), courseStats.reply),
      holes: expectBody(await club.admin('GET', '/api/analytics/hole-performance'), holePerformance.reply),
      recent: expectBody(await club.admin('GET', '/api/analytics/recent-rounds'), recentRounds.reply),
    })
    const before = await figures()
    const { roundId } = await bring(browser, watchRound())
    await server.database.db.transaction(rebuildCounts)
    expect(await figures()).toEqual(before)
    const rounds = await club.admin('GET', `/api/clubs/${club.clubId}/members/${userId}/rounds`)
    expect(expectBody(rounds, listMemberRounds.reply)).toMatchObject({ rounds: [] })
    for (const asked of ['', '/card', '/history'])
      expect((await club.admin('GET', `/api/rounds/${roundId}${asked}`)).status).toBe(404)
    const reason = 'As on the paper'
    expect((await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason })).status).toBe(404)
    expect((await club.admin('POST', `/api/rounds/${roundId}/take-off`, { reason })).status).toBe(404)
  })

  test('when its player takes it out, then it is gone, and can be brought again', async () => {
    const { browser } = await member('Dee')
    const body = watchRound()
    const { roundId } = await bring(browser, body)
    const takeOut = () => browser('POST', `/api/rounds/${roundId}/abandon`)
    expect((await takeOut()).status).toBe(200)
    expect(await listed(browser)).toEqual([])
    expect((await browser('GET', `/api/rounds/${roundId}`)).status).toBe(404)
    expect((await bring(browser, body)).isNew).toBe(true)
  })

  test('when its player asks the club to accept it, then it waits, and counts once the committee accepts it', async () => {
    const player = await member('Olga')
    await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '18.0' })
    const startedAt = '2026-06-01T08:30:00Z'
    const sevens = holesFrom(1, 18, 7)
    const { roundId } = await bring(player.browser, watchRound({ startedAt, holes: sevens }))
    const offer = (more: object = {}) =>
      player.browser('POST', `/api/rounds/${roundId}/offer`, { markerName: 'Max Marker', ...more })
    const asked = expectBody(await offer({ note: 'From a watch' }), handicapRecord)
    const waiting = asked.elsewhere.rounds[0]
    expect(waiting).toMatchObject({
      day: '2026-06-01',
      holes: 18,
      status: 'waiting',
      markerName: 'Max Marker',
    })
    // Net double bogey: no seven on a par 4 with one stroke counts more than 7, none on a par 3 more than 6.
    const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
    expect(waiting?.adjustedGross).toBeLessThanOrEqual(18 * 7)
    expect(waiting?.adjustedGross).toBe(pars.reduce((sum, par) => sum + Math.min(7, par + 3), 0))
    expect(asked.scores).toEqual([])
    // The same again is there once; with other words it is refused and not changed in silence.
    expect(expectBody(await offer({ note: 'From a watch' }), handicapRecord).elsewhere.rounds).toHaveLength(1)
    expect((await offer({ note: 'Other words' })).status).toBe(409)
    const decision = `/api/members/${player.userId}/rounds-elsewhere/${waiting?.id}/decision`
    const decided = await club.admin('POST', decision, { decision: 'accept' })
    expect(expectBody(decided, handicapRecord).elsewhere.rounds[0]?.status).toBe('accepted')
    expect((await listed(player.browser)).map(({ id }) => id)).toContain(roundId)
  })

  test('when a hole has no score, or the round is a card of the club, then the club cannot be asked', async () => {
    const player = await member('Pia')
    const startedAt = '2026-06-02T08:30:00Z'
    const { roundId } = await bring(player.browser, watchRound({ startedAt, holes: holesFrom(1, 17) }))
    const answer = await player.browser('POST', `/api/rounds/${roundId}/offer`, { markerName: 'Max' })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { message: 'The club can accept a round only when every hole of the card has a score.' },
    ])
    const card = await play(player.browser)
    const ofClub = await player.browser('POST', `/api/rounds/${card}/offer`, { markerName: 'Max' })
    expect(ofClub.status).toBe(404)
    const stranger = await member('Rory')
    const theirs = await stranger.browser('POST', `/api/rounds/${roundId}/offer`, { markerName: 'Max' })
    expect(theirs.status).toBe(404)
  })

  test('when somebody else takes it out, then it stays', async () => {
    const [eve, fay] = [await member('Eve'), await member('Fay')]
    const { roundId } = await bring(eve.browser, watchRound())
    expect((await fay.browser('POST', `/api/rounds/${roundId}/abandon`)).status).toBe(404)
    expect(await listed(eve.browser)).toHaveLength(1)
  })

  test('when its player asks the club to look at it, then the refusal says that it is theirs alone', async () => {
    const { browser } = await member('Gus')
    const { roundId } = await bring(browser, watchRound())
    const asked = { id: 'obj_watch1', reason: 'A six' }
    expect(await browser('POST', `/api/rounds/${roundId}/objection`, asked)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('yours alone') as string },
    })
  })

  test('when its player erases the account, then it goes with all that was on it', async () => {
    const { browser, email, userId } = await member('Hal')
    await bring(browser, watchRound())
    const erased = await browser('POST', '/api/privacy/erasure', { email, password: PASSWORD })
    expect(erased.status, erased.text).toBe(200)
    const left = await server.database.pool.query('select 1 from rounds where user_id = $1', [userId])
    expect(left.rows).toEqual([])
  })
})

test('when the same round is brought again, then it is there once, and the answer says so', async () => {
  const { browser } = await member('Ida')
  const body = watchRound()
  const first = await bring(browser, body)
  expect(await bring(browser, { ...body, holes: holesFrom(1, 9) })).toEqual({ ...first, isNew: false })
  expect(await listed(browser)).toHaveLength(1)
})

test('when two send the same round of a watch, then each has it', async () => {
  const body = watchRound()
  for (const { browser } of [await member('Jan'), await member('Kim')])
    expect((await bring(browser, body)).isNew).toBe(true)
})

test('when two calls bring it at once, then it is there once', async () => {
  const { browser } = await member('Lou')
  const body = watchRound()
  const answers = await Promise.all([bring(browser, body), bring(browser, body)])
  expect(answers.map(({ isNew }) => isNew).sort()).toEqual([false, true])
  expect(await listed(browser)).toHaveLength(1)
})

describe('another round of that day', () => {
  test('it is asked about, and the player can say that this is another one', async () => {
    const { browser } = await member('Mia')
    await play(browser)
    const body = watchRound({ startedAt: '2026-06-10T06:00:00Z' })
    expect(await browser('POST', path(), body)).toMatchObject({
      status: 409,
      body: {
        code: 'round_on_day',
        details: {
          others: [{ kind: 'card', courseName: 'Oak Hill Old', time: '13:00', adjustedGross: null }],
        },
      },
    })
    expect((await bring(browser, { ...body, isAnotherRound: true })).isNew).toBe(true)
  })

  test('when a card comes in after it with the same scores, then the card is a round of its own', async () => {
    const { browser } = await member('Ned')
    await bring(browser, watchRound({ startedAt: '2026-06-10T06:00:00Z' }))
    const roundId = await play(browser)
    expect((await recordOf(browser)).scores).toMatchObject([{ roundId }])
  })
})

test.each([
  ['the front nine', holesFrom(1, 9), 9, 36],
  ['a part of the back nine', holesFrom(10, 7), 9, 36],
  ['eleven holes', holesFrom(1, 11), 18, 72],
])('when %s was played, then the card is of nine where it was one', async (_, holes, holeCount, par) => {
  const { browser } = await member(`Olaf${holes.length}`)
  const { roundId } = await bring(browser, watchRound({ holes }))
  const card = expectBody(await browser('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
  expect(card).toMatchObject({ holeCount, holesPlayed: holes.length, grossScore: 5 * holes.length })
  expect(card.terms.par).toBe(par)
})

test.each([
  ['a hole that the course has not', { holes: [{ holeNumber: 19, grossScore: 4 }] }, 'holes.0.holeNumber'],
  ['a hole twice', { holes: [...holesFrom(3, 1), ...holesFrom(3, 1)] }, 'holes.1.holeNumber'],
  ['no stroke', { holes: [{ holeNumber: 1, grossScore: 0 }] }, 'holes.0.grossScore'],
  ['nothing', { holes: [] }, 'holes'],
  ['a tee of another course', { teeId: 'tee_other' }, 'teeId'],
  ['a day to come', { startedAt: '2026-06-11T08:00:00Z' }, 'startedAt'],
  ['no number of the watch', { watchRoundId: 'garmin:' }, 'watchRoundId'],
])('when %s is sent, then the refusal names it', async (_, more, field) => {
  const { browser } = await member(`Pia${(numbered += 1)}`)
  expect(await browser('POST', path(), watchRound(more))).toMatchObject({
    status: 400,
    body: { fields: [{ field }] },
  })
})

test('when the course is of another club, then there is none', async () => {
  const other = await createTestClub(server, 'Elm Park')
  const { browser } = await member('Quin')
  expect((await browser('POST', path(), watchRound({ courseId: other.courseId }))).status).toBe(404)
})
