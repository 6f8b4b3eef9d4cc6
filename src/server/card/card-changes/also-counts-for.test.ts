import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { enterGuest as enterGuestCall } from '#contract/competition/entries.ts'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { getRoundCard, roundCard } from '#contract/card/round-card.ts'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import {
  createTestClub,
  createTestCompetition,
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

/* One round of golf that counts in two competitions is two cards there and one score on the handicap record. */

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'Played for both'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let ned: Person
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
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + 7 * DAY_MS))
  ned = await signUpAs(server, { firstName: 'Ned', lastName: `N${count}`, clubCode: club.clubCode })
})

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const compete = (name: string, more: Record<string, unknown> = {}) =>
  createTestCompetition(server, club, { name, competitionType: 'stroke_play', ...more })
const enter = async (competitionId: string, { browser } = ned) =>
  ok(await browser('POST', `/api/competitions/${competitionId}/join`, {}))
const act = (roundId: string, what: string, body: object = {}, by = club.admin) =>
  by('POST', `/api/rounds/${roundId}/${what}`, { reason, ...body })
const cardOf = async (roundId: string, by = club.admin) =>
  expectBody(await by('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
const recordOf = async (userId = ned.userId) =>
  expectBody(await club.admin('GET', `/api/members/${userId}/handicap-record`), memberHandicapRecord.reply)
const differentials = async () => (await recordOf()).scores.map(({ differential }) => differential.value)
const boardOf = async (competitionId: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`), getLeaderboard.reply)
const daysAgo = (days: number) => new Date(server.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
const also = (roundId: string, competitionId: string, more: object = {}) =>
  act(roundId, 'also-counts-for', { competitionId, ...more })
const alsoId = async (roundId: string, competitionId: string) => idOf(ok(await also(roundId, competitionId)))
const step = (competitionId: string, status: string) =>
  club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })

/** Eighteen holes that add up to these strokes. */
const strokesOf = (total: number, holes = 18) =>
  Array.from({ length: holes }, (_, i) => Math.floor(total / holes) + (i < total % holes ? 1 : 0))

/** A card typed by the club, with this gross score, not handed in yet. */
async function typeCard(total: number, more: object = {}, holes = 18): Promise<string> {
  const { userId = ned.userId, ...at } = { userId: ned.userId, ...more }
  const begun = ok(
    await club.admin('POST', `/api/clubs/${club.clubId}/members/${userId}/rounds`, {
      reason,
      courseId: club.courseId,
      ...at,
    }),
  )
  const { id } = expectBody(begun, roundCard)
  ok(
    await act(id, 'corrections', {
      holes: strokesOf(total, holes).map((strokes, i) => typed(i + 1, strokes)),
    }),
  )
  return id
}
const typed = (holeNumber: number, strokes: number, before?: number) => ({
  holeNumber,
  from:
    before === undefined
      ? { result: 'not_played', grossScore: null }
      : { result: 'strokes', grossScore: before },
  to: { result: 'strokes', grossScore: strokes },
})
const handIn = (roundId: string, more: object = {}) =>
  act(roundId, 'hand-in', { partnerName: 'Max Marker', ...more })

async function playPaper(total: number, more: object = {}, holes = 18): Promise<string> {
  const id = await typeCard(total, more, holes)
  ok(await handIn(id))
  return id
}

/** Differentials 24.0 and 23.0 stand on the record: the next of 18.0 makes the index 16.0, twice it would be 17.0. */
async function playBefore(): Promise<void> {
  await playPaper(96, { playedOn: daysAgo(5) })
  await playPaper(95, { playedOn: daysAgo(4) })
}

/** Medal and Seniors of one day, both entered, and the card of 90 in Medal. */
async function playMedal(): Promise<{ medal: string; seniors: string; card: string }> {
  const [medal, seniors] = [await compete('Medal'), await compete('Seniors')]
  await enter(medal)
  await enter(seniors)
  return { medal, seniors, card: await playPaper(90, { competitionId: medal }) }
}

describe('one round that counts in two competitions', () => {
  test('when the card in Medal also counts for Seniors, then it stands on both boards and once on the record', async () => {
    await playBefore()
    const { medal, seniors, card } = await playMedal()
    const linked = expectBody(ok(await also(card, seniors)), roundCard)
    expect(linked).toMatchObject({ competitionId: seniors, status: 'submitted', grossScore: 90 })
    await expect.poll(() => boardOf(seniors)).toMatchObject([{ grossScore: 90, position: 1 }])
    expect(await boardOf(medal)).toMatchObject([{ grossScore: 90, position: 1 }])
    expect(await differentials()).toEqual(['18.0', '23.0', '24.0'])
    const record = await recordOf()
    expect(record.handicap).toBe('16.0')
    expect(record.events).toMatchObject([
      { roundId: linked.id, lines: ['This round counts once for the Handicap Index, by its other card.'] },
    ])
  })

  test('when it is asked for again, then the answer is the same card', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    expect(await alsoId(card, seniors)).toBe(linked)
    expect(await alsoId(linked, seniors)).toBe(linked)
    expect(await differentials()).toEqual(['18.0'])
  })

  test('when it counts, then each of the cards names the other, and the log says who did it', async () => {
    const { medal, seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    expect((await cardOf(card)).sameRound).toEqual([
      { roundId: linked, competitionId: seniors, competitionName: 'Seniors', isOnRecord: false },
    ])
    expect((await cardOf(linked, ned.browser)).sameRound).toEqual([
      { roundId: card, competitionId: medal, competitionName: 'Medal', isOnRecord: true },
    ])
    for (const id of [card, linked])
      expect((await cardOf(id)).events.at(-1)).toMatchObject({ kind: 'also_counts', reason })
    const log = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply)
    expect(log.entries.slice(0, 2)).toMatchObject([
      { action: 'round.also_counts', reason },
      { action: 'round.also_counts', reason },
    ])
  })

  test('when it counts in three, then once on the record', async () => {
    await playBefore()
    const { seniors, card } = await playMedal()
    const cup = await compete('Club Cup')
    await enter(cup)
    const linked = await alsoId(card, seniors)
    // Asked of the linked card, it is the same round still.
    await alsoId(linked, cup)
    expect((await cardOf(card)).sameRound).toHaveLength(2)
    expect(await recordOf()).toMatchObject({ handicap: '16.0', holesOnRecord: 54 })
  })

  test('when the score is exceptional, then the index is reduced once', async () => {
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '30.0' }))
    const { seniors, card } = await playMedal()
    const once = (await recordOf()).handicap
    await alsoId(card, seniors)
    const record = await recordOf()
    expect(record.scores).toMatchObject([{ exceptionalReduction: '-2.0' }])
    expect(record.handicap).toBe(once)
  })

  test('the second card is played off the index of the first', async () => {
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '20.0' }))
    const { seniors, card } = await playMedal()
    const { terms, handicapUsed } = await cardOf(card)
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '11.0' }))
    const linked = await cardOf(await alsoId(card, seniors))
    expect(linked).toMatchObject({ handicapUsed, terms: { courseHandicap: terms.courseHandicap } })
  })

  test('with the allowance of its own competition', async () => {
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '20.0' }))
    const { card } = await playMedal()
    const half = await compete('Half strokes', { allowance: 50, allowanceReason: 'Short course' })
    await enter(half)
    expect((await cardOf(await alsoId(card, half))).terms).toMatchObject({
      allowance: 50,
      playingHandicap: 10,
    })
  })

  test('of a guest, who has no record here', async () => {
    const [medal, seniors] = [await compete('Medal'), await compete('Seniors')]
    const guest = { key: `alsoguest${count}`.padEnd(14, 'x'), firstName: 'Gil', lastName: `Guest${count}` }
    const ids: string[] = []
    for (const [i, competitionId] of [medal, seniors].entries()) {
      const at = `/api/competitions/${competitionId}/entry-list/guests`
      const body = { ...guest, key: `${guest.key}${i}`, handicap: '18.0', gender: 'men' }
      const { entered } = expectBody(ok(await club.admin('POST', at, body)), enterGuestCall.reply)
      ids.push(...entered)
    }
    const [userId = '', second = ''] = ids
    await server.database.pool.query('update competition_entries set user_id = $1 where user_id = $2', [
      userId,
      second,
    ])
    const card = await playPaper(90, { userId, competitionId: medal })
    expect(await cardOf(await alsoId(card, seniors))).toMatchObject({ userId, grossScore: 90 })
  })

  test('over nine holes', async () => {
    const short = idOf(
      await club.admin('POST', '/api/courses', {
        clubId: club.clubId,
        name: `Nine ${count}`,
        holes: Array.from({ length: 9 }, (_, i) => ({ holeNumber: i + 1, par: 4, handicapIndex: i + 1 })),
      }),
    )
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '20.0' }))
    const [medal, seniors] = [
      await compete('Nine Medal', { courseId: short }),
      await compete('Nine Seniors', { courseId: short }),
    ]
    await enter(medal)
    await enter(seniors)
    const card = await playPaper(45, { competitionId: medal, courseId: short }, 9)
    expect(await cardOf(await alsoId(card, seniors))).toMatchObject({ grossScore: 45, holesPlayed: 9 })
  })

  test('when the first is of a format that does not count for the handicap, then the second does', async () => {
    const [fourBall, medal] = [
      await compete('Four-ball', { competitionType: 'team_stroke', teamSize: 2, countingScores: 1 }),
      await compete('Medal'),
    ]
    await enter(fourBall)
    await enter(medal)
    const rules = JSON.stringify({ fourBallScores: 'do_not_count' })
    await server.database.pool.query('update clubs set rules_of_play = $1 where id = $2', [
      rules,
      club.clubId,
    ])
    const card = await playPaper(90, { competitionId: fourBall })
    expect(await differentials()).toEqual([])
    const linked = await alsoId(card, medal)
    expect((await recordOf()).scores).toMatchObject([{ roundId: linked, differential: { value: '18.0' } }])
    ok(await act(linked, 'corrections', { holes: [typed(1, 6, 5)] }))
    expect(await differentials()).toEqual(['19.0'])
    await server.database.pool.query('update clubs set rules_of_play = null where id = $1', [club.clubId])
  })

  test('when the result of the first is final, then the round still counts elsewhere, and once', async () => {
    const { medal, seniors, card } = await playMedal()
    ok(await step(medal, 'completed'))
    ok(await step(medal, 'final'))
    expect((await cardOf(card)).may).toMatchObject({ correct: false, alsoCountFor: true })
    await alsoId(card, seniors)
    expect((await recordOf()).scores).toMatchObject([{ roundId: card }])
  })

  test('of a player of another club, whose index is kept there', async () => {
    const other = await createTestClub(server, `Elm Park ${count}`)
    await server.database.pool.query(
      `insert into memberships (id, club_id, user_id, role, status) values ($1, $2, $3, 'player', 'active')`,
      [`mbr_also_${count}`, other.clubId, ned.userId],
    )
    ok(await other.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '18.0' }))
    const { seniors, card } = await playMedal()
    const before = await recordOf()
    const linked = await cardOf(await alsoId(card, seniors))
    expect(linked.handicapUsed).toBe('18.0')
    expect((await recordOf()).handicap).toBe(before.handicap)
    expect(await differentials()).toEqual(['18.0'])
  })
})

describe('a round that cannot count there', () => {
  test('when the player is not entered, then the refusal says what to do', async () => {
    const medal = await compete('Medal')
    await enter(medal)
    const card = await playPaper(90, { competitionId: medal })
    expect((await also(card, await compete('Seniors'))).body).toMatchObject({
      code: 'not_entered',
      message: 'This player is not entered in the competition. Enter them first.',
    })
  })

  test('when the card is not handed in yet, then that comes first', async () => {
    const [medal, seniors] = [await compete('Medal'), await compete('Seniors')]
    await enter(medal)
    await enter(seniors)
    const card = await typeCard(90, { competitionId: medal })
    expect((await also(card, seniors)).body).toMatchObject({
      code: 'round_closed',
      message: 'Hand this card in first, then say what it also counts for.',
    })
  })

  test('when the player has another card there with other scores, then that one is named', async () => {
    const { seniors, card } = await playMedal()
    await playPaper(91, { competitionId: seniors })
    expect((await also(card, seniors)).body).toMatchObject({ details: { reason: 'other_card' } })
    expect(await differentials()).toHaveLength(2)
  })

  test('when it is the competition of the card, or a match, then it is refused', async () => {
    const { medal, card } = await playMedal()
    const matches = await compete('Matches', { competitionType: 'matchplay' })
    expect((await also(card, medal)).body).toMatchObject({ fields: [{ field: 'competitionId' }] })
    expect((await also(card, matches)).body).toMatchObject({ fields: [{ field: 'competitionId' }] })
  })

  test('when its result is final, then it stays so', async () => {
    const { seniors, card } = await playMedal()
    ok(await step(seniors, 'completed'))
    ok(
      await club.admin('PATCH', `/api/competitions/${seniors}/entries/${ned.userId}`, {
        status: 'withdrawn',
        reason,
      }),
    )
    ok(await step(seniors, 'final'))
    expect((await also(card, seniors)).body).toMatchObject({ code: 'result_final' })
  })

  test('when a player asks for it, then it is the club’s to do', async () => {
    const { seniors, card } = await playMedal()
    expect((await act(card, 'also-counts-for', { competitionId: seniors }, ned.browser)).status).toBe(403)
  })
})

describe('what becomes of the card that counts', () => {
  test('when it is taken off, then the other one takes its place on the record, until it is put back', async () => {
    await playBefore()
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    ok(await act(card, 'take-off'))
    expect(await recordOf()).toMatchObject({ handicap: '16.0', scores: [{ roundId: linked }, {}, {}] })
    ok(await act(card, 'put-back'))
    expect(await recordOf()).toMatchObject({ handicap: '16.0', scores: [{ roundId: card }, {}, {}] })
    expect(await differentials()).toHaveLength(3)
  })

  test('when the other one is taken off, then the record stays as it is', async () => {
    await playBefore()
    const { seniors, card } = await playMedal()
    ok(await act(await alsoId(card, seniors), 'take-off'))
    expect(await recordOf()).toMatchObject({ handicap: '16.0', scores: [{ roundId: card }, {}, {}] })
    expect((await cardOf(card)).sameRound).toBeUndefined()
    // It may be entered there again.
    expect(await cardOf(await alsoId(card, seniors))).toMatchObject({ status: 'submitted' })
    expect(await differentials()).toHaveLength(3)
  })

  test('when it is disqualified and its score not accepted, then neither counts, whichever card was ruled on', async () => {
    const { medal, seniors, card } = await playMedal()
    await alsoId(card, seniors)
    for (const competitionId of [medal, seniors]) {
      const at = `/api/competitions/${competitionId}/entries/${ned.userId}`
      ok(await club.admin('PATCH', at, { status: 'disqualified', reason, countsForHandicap: false }))
      expect(await differentials()).toEqual([])
      ok(await club.admin('PATCH', at, { status: 'playing', reason }))
      expect(await differentials()).toEqual(['18.0'])
    }
  })

  test('when it is reopened, then the round is off the record until it is handed in again', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    ok(await act(card, 'reopen'))
    expect(await differentials()).toEqual([])
    ok(await act(card, 'corrections', { holes: [typed(1, 7, 5)] }))
    ok(await handIn(card))
    expect(await differentials()).toEqual(['20.0'])
    expect(await cardOf(linked)).toMatchObject({ grossScore: 92 })
  })

  test('when it is reopened and ended, then the other one counts', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    ok(await act(card, 'reopen'))
    ok(await act(card, 'end'))
    expect((await recordOf()).scores).toMatchObject([{ roundId: linked }])
  })

  test.each(['first', 'second'] as const)(
    'when the %s is corrected, then both have the score, with the same reason',
    async (which) => {
      const { seniors, card } = await playMedal()
      const linked = await alsoId(card, seniors)
      const [corrected, other] = which === 'first' ? [card, linked] : [linked, card]
      ok(await act(corrected, 'corrections', { holes: [typed(3, 8, 5)], reason: 'A hole was misread' }))
      for (const id of [card, linked]) {
        const { grossScore, events } = await cardOf(id)
        expect(grossScore).toBe(93)
        expect(events.at(-1)).toMatchObject({ kind: 'corrected', reason: 'A hole was misread' })
      }
      await expect.poll(() => boardOf(seniors)).toMatchObject([{ grossScore: 93 }])
      expect(await differentials()).toEqual(['21.0'])
      expect((await cardOf(other)).events).toHaveLength(
        other === linked ? 2 : (await cardOf(card)).events.length,
      )
    },
  )

  test('when the result of the first is final, then a correction of the second says that it is', async () => {
    const { medal, seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    ok(await step(medal, 'completed'))
    ok(await step(medal, 'final'))
    const answer = await act(linked, 'corrections', { holes: [typed(3, 8, 5)] })
    expect(answer.body).toMatchObject({ code: 'result_final', details: { reason: 'same_round_final' } })
    expect(await cardOf(linked)).toMatchObject({ grossScore: 90 })
  })

  test('when it is moved to the day it was played, then the round still counts once', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    const moved = idOf(ok(await act(card, 'move', { playedOn: daysAgo(2) })))
    expect((await recordOf()).scores).toMatchObject([{ roundId: moved, day: daysAgo(2) }])
    expect((await cardOf(linked)).sameRound).toMatchObject([{ roundId: moved, isOnRecord: true }])
  })
})

describe('a card of a round that has several', () => {
  test('when figures of play are made, then the round counts once, by the first card that is handed in', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    const counted = async () => {
      const { rows } = await server.database.pool.query<{ round_id: string }>(
        'select round_id from counted_rounds where user_id = $1 order by round_id',
        [ned.userId],
      )
      const figures = expectBody(await ned.browser('GET', '/api/rounds/statistics'), roundStatistics.reply)
      expect(figures.totalRounds).toBe(rows.length)
      return rows.map(({ round_id }) => round_id)
    }
    expect(await counted()).toEqual([card])
    ok(await act(card, 'take-off'))
    expect(await counted()).toEqual([linked])
    ok(await act(card, 'put-back'))
    expect(await counted()).toEqual([card])
    ok(await act(linked, 'another-round'))
    expect(await counted()).toEqual([card, linked].sort())
    ok(await also(card, seniors))
    expect(await counted()).toEqual([card])
  })

  test('when the one that does not count is moved to another day, then the round still counts once', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    ok(await act(linked, 'move', { playedOn: daysAgo(2) }))
    expect(await differentials()).toEqual(['18.0'])
  })

  test('when both are moved to the player who played, then they are one round there', async () => {
    const { medal, seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    const tom = await signUpAs(server, { firstName: 'Tom', lastName: `T${count}`, clubCode: club.clubCode })
    for (const id of [medal, seniors]) await enter(id, tom)
    ok(await act(card, 'move', { userId: tom.userId }))
    ok(await act(linked, 'move', { userId: tom.userId }))
    const { scores } = await recordOf(tom.userId)
    expect(scores.map(({ differential }) => differential.value)).toEqual(['18.0'])
    expect(await differentials()).toEqual([])
  })

  test('when it was off while the other was corrected, then putting it back keeps the correction', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    ok(await act(linked, 'take-off'))
    ok(await act(card, 'corrections', { holes: [typed(3, 8, 5)] }))
    ok(await act(linked, 'put-back'))
    expect([(await cardOf(card)).grossScore, (await cardOf(linked)).grossScore]).toEqual([93, 93])
    expect(await differentials()).toEqual(['21.0'])
  })

  test('when one that made the score not acceptable is a round of its own, then the other is on the record', async () => {
    const { seniors, card } = await playMedal()
    const linked = await alsoId(card, seniors)
    ok(
      await club.admin('PATCH', `/api/competitions/${seniors}/entries/${ned.userId}`, {
        status: 'disqualified',
        reason,
        countsForHandicap: false,
      }),
    )
    expect(await differentials()).toEqual([])
    ok(await act(linked, 'another-round'))
    expect(await differentials()).toEqual(['18.0'])
  })
})

describe('the same scores on one day', () => {
  test('when a second card with the same strokes is handed in, then the club is asked, and nothing is lost', async () => {
    await playBefore()
    const { seniors, card } = await playMedal()
    const second = await typeCard(90, { competitionId: seniors })
    expect(await handIn(second)).toMatchObject({
      status: 409,
      body: { code: 'same_round', details: { roundId: card, competitionName: 'Medal' } },
    })
    expect((await cardOf(second)).status).toBe('in_progress')
    ok(await handIn(second, { sameRound: true }))
    expect(await recordOf()).toMatchObject({ handicap: '16.0', holesOnRecord: 54 })
    expect((await cardOf(second)).sameRound).toMatchObject([{ roundId: card, competitionName: 'Medal' }])
    // The same again is the same answer.
    ok(await handIn(second, { sameRound: true }))
  })

  test('when it is another round, then both count', async () => {
    await playBefore()
    const { seniors } = await playMedal()
    const second = await typeCard(90, { competitionId: seniors })
    ok(await handIn(second, { sameRound: false }))
    expect(await differentials()).toEqual(['18.0', '18.0', '23.0', '24.0'])
    expect((await cardOf(second)).sameRound).toBeUndefined()
  })

  test('when the player hands in their own, then they are asked as well', async () => {
    const { seniors, card } = await playMedal()
    const second = await typeCard(90, { competitionId: seniors })
    const sent = { partnerName: 'Max Marker', partnerSignature: 'Max' }
    const asked = await ned.browser('PATCH', `/api/rounds/${second}`, sent)
    expect(asked.body).toMatchObject({ code: 'same_round', details: { roundId: card } })
    ok(await ned.browser('PATCH', `/api/rounds/${second}`, { ...sent, sameRound: true }))
    expect(await differentials()).toEqual(['18.0'])
  })

  test('when nobody can be asked, because the phone had kept it, then it counts once and says so', async () => {
    const { seniors } = await playMedal()
    const second = await typeCard(90, { competitionId: seniors })
    const handedIn = { partnerName: 'Max Marker', partnerSignature: 'Max' }
    const kept = { rounds: [{ roundId: second, handIn: handedIn }] }
    ok(await ned.browser('POST', '/api/rounds/send-kept', kept))
    expect(await cardOf(second)).toMatchObject({
      status: 'submitted',
      sameRound: [{ competitionName: 'Medal' }],
    })
    expect(await differentials()).toEqual(['18.0'])
  })

  test('when it counted once by mistake, then the club lets it count for itself', async () => {
    const { seniors } = await playMedal()
    const second = await typeCard(90, { competitionId: seniors })
    ok(await handIn(second, { sameRound: true }))
    ok(await act(second, 'another-round'))
    ok(await act(second, 'another-round'))
    expect(await differentials()).toEqual(['18.0', '18.0'])
    expect((await cardOf(second)).events.at(-1)).toMatchObject({ kind: 'another_round', reason })
  })

  test('when both were stored before anybody was asked, then saying so takes one off the record', async () => {
    await playBefore()
    const { seniors, card } = await playMedal()
    const second = await typeCard(90, { competitionId: seniors })
    ok(await handIn(second, { sameRound: false }))
    expect((await recordOf()).handicap).toBe('17.0')
    expect(await alsoId(card, seniors)).toBe(second)
    expect(await recordOf()).toMatchObject({ handicap: '16.0', holesOnRecord: 54 })
  })

  test.each([
    ['of another day', { daysBefore: 1, total: 90 }],
    ['with other strokes', { daysBefore: 0, total: 91 }],
  ] as const)('when the second card is %s, then nobody is asked', async (_, { daysBefore, total }) => {
    await playMedal()
    const second = await typeCard(total, { playedOn: daysAgo(daysBefore) })
    ok(await handIn(second))
    expect(await differentials()).toHaveLength(2)
  })

  test('when it is the second round of one competition, then nobody is asked', async () => {
    const medal = await compete('Medal', { roundCount: 2 })
    await enter(medal)
    await playPaper(90, { competitionId: medal })
    await playPaper(90, { competitionId: medal })
    expect(await differentials()).toEqual(['18.0', '18.0'])
  })
})
