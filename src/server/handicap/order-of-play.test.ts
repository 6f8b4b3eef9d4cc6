import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { getRoundCard, roundCard } from '#contract/card/round-card.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  rateTees,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* Paper cards are typed in any order and days later. What they count for follows the day and the order in which they were played. */

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const reason = 'From the paper card'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  // Par 72, rated 72.0 with slope 113: a round of 90 has the differential 18.0.
  await rateTees(club)
  await server.database.pool.query('update clubs set max_members = 200 where id = $1', [club.clubId])
})
afterAll(() => server.close())
beforeEach(async () => {
  // Nine in the morning of a day of its own.
  const next = Math.ceil((server.now().getTime() + 7 * DAY_MS) / DAY_MS) * DAY_MS + 9 * HOUR_MS
  await setTimeSignedIn(server, new Date(next))
})

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const join = async (handicap: string): Promise<Person> => {
  count += 1
  const person = await signUpAs(server, {
    firstName: 'Ned',
    lastName: `N${count}`,
    clubCode: club.clubCode,
  })
  ok(await club.admin('PATCH', `/api/members/${person.userId}/handicap`, { handicap }))
  return person
}
const enter = async (competitionId: string, { browser }: Person) =>
  ok(await browser('POST', `/api/competitions/${competitionId}/join`, {}))
const later = (ms: number) => setTimeSignedIn(server, new Date(server.now().getTime() + ms))
const dayOf = (ms: number) => new Date(server.now().getTime() + ms).toISOString().slice(0, 10)
const recordOf = async ({ userId }: Person) =>
  expectBody(await club.admin('GET', `/api/members/${userId}/handicap-record`), memberHandicapRecord.reply)

/** A card typed at the desk and handed in, all of it in these strokes on average. */
async function type({ userId }: Person, total: number, more: object = {}): Promise<string> {
  const at = `/api/clubs/${club.clubId}/members/${userId}/rounds`
  const begun = await club.admin('POST', at, { reason, courseId: club.courseId, ...more })
  const { id } = expectBody(ok(begun), roundCard)
  const holes = Array.from({ length: 18 }, (_, i) => ({
    holeNumber: i + 1,
    from: { result: 'not_played', grossScore: null },
    to: { result: 'strokes', grossScore: Math.floor(total / 18) + (i < total % 18 ? 1 : 0) },
  }))
  ok(await club.admin('POST', `/api/rounds/${id}/corrections`, { reason, holes }))
  ok(await club.admin('POST', `/api/rounds/${id}/hand-in`, { reason, partnerName: 'Max Marker' }))
  return id
}
const cardOf = async (roundId: string) =>
  expectBody(await club.admin('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)

describe('two rounds of one day', () => {
  test('when the second is typed first, then the index is what it is when the first is', async () => {
    const [inOrder, reversed] = [await join('30.0'), await join('30.0')]
    await later(DAY_MS)
    const competitionId = await createTestCompetition(server, club, {
      name: 'Thirty-six',
      competitionType: 'stroke_play',
      roundCount: 2,
    })
    for (const person of [inOrder, reversed]) await enter(competitionId, person)
    // The first is exceptional: ten strokes and more below the index.
    const rounds = [
      { roundNumber: 1, total: 88 },
      { roundNumber: 2, total: 104 },
    ]
    for (const { roundNumber, total } of rounds) await type(inOrder, total, { competitionId, roundNumber })
    for (const { roundNumber, total } of [...rounds].reverse())
      await type(reversed, total, { competitionId, roundNumber })
    const [one, other] = [await recordOf(inOrder), await recordOf(reversed)]
    expect(other.handicap).toBe(one.handicap)
    const facts = ({ scores }: typeof one) =>
      scores.map(({ differential, indexAfter }) => [differential.value, indexAfter.value])
    expect(facts(other)).toEqual(facts(one))
  })
})

describe('a card that is typed after the last day of its competition', () => {
  test('when no day is said, then it was played on that day, off the index of it', async () => {
    const ned = await join('20.0')
    await later(DAY_MS)
    const saturday = dayOf(0)
    const competitionId = await createTestCompetition(server, club, {
      name: 'Saturday Medal',
      competitionType: 'stroke_play',
    })
    await enter(competitionId, ned)
    await later(DAY_MS)
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '11.0' }))
    await later(DAY_MS)
    const card = await cardOf(await type(ned, 90, { competitionId }))
    expect(card.roundDate.slice(0, 10)).toBe(saturday)
    expect(card.handicapUsed).toBe('20.0')
    expect((await recordOf(ned)).scores).toMatchObject([{ day: saturday }])
  })

  test('when the competition has a round a day, then each card is of the day of its round', async () => {
    const ned = await join('20.0')
    await later(DAY_MS)
    const [saturday, sunday] = [dayOf(0), dayOf(DAY_MS)]
    const now = server.now().getTime()
    const competitionId = await createTestCompetition(server, club, {
      name: 'Weekend',
      competitionType: 'stroke_play',
      roundCount: 2,
      endDate: new Date(now + DAY_MS + 8 * HOUR_MS).toISOString(),
    })
    await enter(competitionId, ned)
    await later(DAY_MS)
    // On Sunday, before Saturday's card has come to the desk.
    const second = await cardOf(await type(ned, 95, { competitionId, roundNumber: 2 }))
    const first = await cardOf(await type(ned, 90, { competitionId, roundNumber: 1 }))
    expect([first, second].map(({ roundDate }) => roundDate.slice(0, 10))).toEqual([saturday, sunday])
    expect((await recordOf(ned)).scores.map(({ day }) => day)).toEqual([sunday, saturday])
  })

  test('when its competition goes on for weeks, then a card is of the day on which it is typed, until it is over', async () => {
    const ned = await join('20.0')
    await later(DAY_MS)
    const now = server.now().getTime()
    const competitionId = await createTestCompetition(server, club, {
      name: 'Eclectic',
      competitionType: 'stroke_play',
      endDate: new Date(now + 20 * DAY_MS).toISOString(),
    })
    await enter(competitionId, ned)
    await later(3 * DAY_MS)
    const today = dayOf(0)
    expect((await cardOf(await type(ned, 95, { competitionId }))).roundDate.slice(0, 10)).toBe(today)
  })

  test('when the day is said, then that one counts', async () => {
    const ned = await join('20.0')
    await later(DAY_MS)
    const competitionId = await createTestCompetition(server, club, { name: 'Medal' })
    await enter(competitionId, ned)
    await later(2 * DAY_MS)
    const playedOn = dayOf(-DAY_MS)
    expect((await cardOf(await type(ned, 95, { competitionId, playedOn }))).roundDate).toContain(playedOn)
  })
})
