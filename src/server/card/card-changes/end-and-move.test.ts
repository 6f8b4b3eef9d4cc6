import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { enterGuest as enterGuestCall } from '#contract/competition/entries.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { getRoundCard, roundCard } from '#contract/card/round-card.ts'
import { activeRound, listRounds } from '#contract/card/rounds.ts'
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

/* What a club can do about a card that is never ended, that counts for nothing, or that stands in the wrong place. */

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'The card was begun by mistake'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let ned: Person
let eve: Person
let tap = 0
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
  eve = await signUpAs(server, { firstName: 'Eve', lastName: `E${count}`, clubCode: club.clubCode })
})

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const compete = (more: Record<string, unknown> = {}) =>
  createTestCompetition(server, club, { name: `Medal ${count}`, competitionType: 'stroke_play', ...more })
const join = async (competitionId: string, { browser }: Person) =>
  ok(await browser('POST', `/api/competitions/${competitionId}/join`, {}))
const start = ({ browser }: Person, competitionId?: string, more: object = {}) =>
  browser('POST', '/api/rounds', { courseId: club.courseId, competitionId, ...more })
const begin = ({ userId }: Pick<Person, 'userId'>, more: object = {}, by = club) =>
  by.admin('POST', `/api/clubs/${by.clubId}/members/${userId}/rounds`, {
    reason,
    courseId: by.courseId,
    ...more,
  })
const score = async ({ browser }: Person, roundId: string, holes: readonly number[]) =>
  ok(
    await browser('POST', `/api/rounds/${roundId}/scores`, {
      entries: holes.map((strokes, i) => entry(server, (tap += 1), i + 1, strokes)),
    }),
  )
const fives = Array.from({ length: 18 }, () => 5)
const act = (roundId: string, what: string, body: object = {}, by = club.admin) =>
  by('POST', `/api/rounds/${roundId}/${what}`, { reason, ...body })
const cardOf = async (roundId: string, by = club.admin) =>
  expectBody(await by('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
const activeOf = async ({ browser }: Person) =>
  expectBody(await browser('GET', '/api/rounds/active'), activeRound.reply)
const recordOf = async ({ browser }: Person) =>
  expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)
const boardOf = async (competitionId: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`), getLeaderboard.reply)
const step = (competitionId: string, status: string, more: object = {}) =>
  club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status, ...more })
const rule = (competitionId: string, { userId }: Person, status: string) =>
  club.admin('PATCH', `/api/competitions/${competitionId}/entries/${userId}`, { status, reason })

/** A card handed in by the club for its player, all fives. */
async function playPaper(player: Pick<Person, 'userId'>, more: object = {}): Promise<string> {
  const { id } = expectBody(ok(await begin(player, more)), roundCard)
  ok(await act(id, 'corrections', { holes: fives.map((_, i) => hole(i + 1)) }))
  // Two rounds of one day with the same scores.
  ok(await act(id, 'hand-in', { partnerName: 'Max Marker', sameRound: false }))
  return id
}
const daysAgo = (days: number) =>
  new Date(server.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
const hole = (holeNumber: number) => ({
  holeNumber,
  from: { result: 'not_played', grossScore: null },
  to: { result: 'strokes', grossScore: 5 },
})

/** Ned belongs to another club as well. */
async function secondClub(): Promise<TestClub> {
  const other = await createTestClub(server, `Elm Park ${count}`)
  await server.database.pool.query(
    `insert into memberships (id, club_id, user_id, role, status) values ($1, $2, $3, 'player', 'active')`,
    [`mbr_second_${count}`, other.clubId, ned.userId],
  )
  return other
}

describe('a card that counts for nothing any more', () => {
  test('when it was ruled no return at the close and the result is final, then the club begins the next one (F1)', async () => {
    const may = await compete()
    await join(may, ned)
    const roundId = idOf(await begin(ned, { competitionId: may }))
    ok(await step(may, 'completed', { cards: [{ userId: ned.userId, status: 'no_return' }], reason }))
    expect((await cardOf(roundId)).status).toBe('withdrawn')
    ok(await step(may, 'final'))
    const june = await compete()
    await join(june, ned)
    expect(idOf(ok(await begin(ned, { competitionId: june })))).not.toBe(roundId)
  })

  test.each(['no_return', 'withdrawn', 'disqualified'])(
    'when it is ruled %s during play, then its player starts another round, and the card is ended',
    async (status) => {
      const may = await compete()
      await join(may, ned)
      const roundId = idOf(ok(await start(ned, may)))
      await score(ned, roundId, [5, 5, 5])
      ok(await rule(may, ned, status))
      // Until then they may play on, and the ruling may be taken back.
      expect((await activeOf(ned))?.id).toBe(roundId)
      const next = idOf(ok(await start(ned)))
      expect((await activeOf(ned))?.id).toBe(next)
      expect(await cardOf(roundId)).toMatchObject({ status: 'withdrawn', holesPlayed: 3 })
    },
  )

  test('when a result is made final, then every open card with a ruling is ended', async () => {
    const may = await compete()
    for (const one of [ned, eve]) await join(may, one)
    const open = [idOf(ok(await start(ned, may))), idOf(ok(await start(eve, may)))]
    ok(await rule(may, ned, 'withdrawn'))
    ok(await rule(may, eve, 'no_return'))
    ok(await step(may, 'completed'))
    ok(await step(may, 'final'))
    for (const id of open) expect((await cardOf(id)).status).toBe('withdrawn')
    expect(await activeOf(ned)).toBeNull()
    for (const one of [ned, eve]) ok(await start(one))
  })

  test('when its competition is cancelled, then its player starts another round', async () => {
    const may = await compete()
    await join(may, ned)
    const roundId = idOf(ok(await start(ned, may)))
    ok(await step(may, 'cancelled', { reason }))
    ok(await start(ned))
    expect((await cardOf(roundId)).status).toBe('withdrawn')
  })

  test('when nothing is decided about it, then another start is refused as before (D33)', async () => {
    const may = await compete()
    await join(may, ned)
    const open = idOf(ok(await start(ned, may)))
    expect((await start(ned)).body).toMatchObject({ code: 'round_open', details: { roundId: open } })
  })

  test('when the ruling on an ended card is taken back, then the club gives it back or hands it in', async () => {
    const may = await compete()
    await join(may, ned)
    const roundId = idOf(ok(await start(ned, may)))
    await score(ned, roundId, fives)
    ok(await step(may, 'completed', { cards: [{ userId: ned.userId, status: 'no_return' }], reason }))
    ok(await rule(may, ned, 'playing'))
    ok(await act(roundId, 'hand-in', { partnerName: 'Max Marker' }))
    await expect.poll(() => boardOf(may)).toMatchObject([{ userId: ned.userId, position: 1, grossScore: 90 }])
  })
})

describe('a desk', () => {
  test('is not stopped by a card that is open at another club, and is told nothing of it', async () => {
    const other = await secondClub()
    ok(await ned.browser('POST', '/api/rounds', { courseId: other.courseId }))
    const may = await compete()
    await join(may, ned)
    const begun = ok(await begin(ned, { competitionId: may }))
    expect(begun.text).not.toContain(other.courseId)
    // On the phone goes on what its player has begun there.
    expect((await activeOf(ned))?.courseId).toBe(other.courseId)
  })

  test('types a paper card of last Saturday while its player is on the course', async () => {
    const open = idOf(ok(await start(ned)))
    await score(ned, open, [4, 4])
    const playedOn = new Date(server.now().getTime() - 5 * DAY_MS).toISOString().slice(0, 10)
    const paper = await playPaper(ned, { playedOn })
    expect(paper).not.toBe(open)
    expect(await activeOf(ned)).toMatchObject({ id: open, entries: [{ grossScore: 4 }, { grossScore: 4 }] })
  })

  test('types two paper cards at once for a player of two competitions', async () => {
    const [may, june] = [await compete(), await compete()]
    for (const id of [may, june]) await join(id, ned)
    const [first, second] = [
      idOf(await begin(ned, { competitionId: may })),
      idOf(await begin(ned, { competitionId: june })),
    ]
    expect(first).not.toBe(second)
    expect(idOf(ok(await begin(ned, { competitionId: may })))).toBe(first)
  })

  test('reopens a card while its player has another round open, which goes on', async () => {
    const handedIn = await playPaper(ned)
    const open = idOf(ok(await start(ned)))
    ok(await act(handedIn, 'reopen'))
    expect((await activeOf(ned))?.id).toBe(open)
    ok(await ned.browser('POST', `/api/rounds/${open}/abandon`))
    expect((await activeOf(ned))?.id).toBe(handedIn)
  })

  test('types the second round’s card before the first one’s', async () => {
    const may = await compete({ roundCount: 2 })
    await join(may, ned)
    const second = await playPaper(ned, { competitionId: may, roundNumber: 2 })
    const first = await playPaper(ned, { competitionId: may, roundNumber: 1 })
    expect((await cardOf(second)).roundNumber).toBe(2)
    expect((await cardOf(first)).roundNumber).toBe(1)
    await expect.poll(() => boardOf(may)).toMatchObject([{ userId: ned.userId, grossScore: 180 }])
    expect((await begin(ned, { competitionId: may, roundNumber: 2 })).body).toMatchObject({
      code: 'round_closed',
    })
    expect((await begin(ned, { competitionId: may, roundNumber: 3 })).body).toMatchObject({
      fields: [{ field: 'roundNumber' }],
    })
  })
})

describe('ending a card', () => {
  test('keeps its holes, and lets its player start another; ending it again changes nothing', async () => {
    const roundId = idOf(ok(await start(ned)))
    await score(ned, roundId, [5, 6])
    ok(await act(roundId, 'end'))
    ok(await act(roundId, 'end'))
    const card = await cardOf(roundId)
    expect(card).toMatchObject({ status: 'withdrawn', holesPlayed: 2 })
    expect(card.events.map(({ kind }) => kind)).toEqual(['ended'])
    expect(card.may).toMatchObject({ end: false, reopen: true, handIn: true, takeOff: true })
    ok(await start(ned))
  })

  test('ends one without a single hole, which cannot be handed in', async () => {
    const roundId = idOf(ok(await begin(ned)))
    expect((await act(roundId, 'hand-in', { partnerName: 'Max' })).body).toMatchObject({
      code: 'holes_missing',
    })
    ok(await act(roundId, 'end'))
  })

  test('leaves nothing to give up: a phone that has not heard of it goes on with the next round', async () => {
    const roundId = idOf(ok(await start(ned)))
    ok(await act(roundId, 'end'))
    ok(await ned.browser('POST', `/api/rounds/${roundId}/abandon`))
    expect((await cardOf(roundId)).status).toBe('withdrawn')
    ok(await start(ned))
  })

  test('leaves a card that was handed in, and says what can be done with it', async () => {
    const roundId = await playPaper(ned)
    expect((await act(roundId, 'end')).body).toMatchObject({
      code: 'round_closed',
      message: 'This card has been handed in. Reopen it or take it off instead.',
    })
  })

  test('keeps the scores that a phone without a signal sends afterwards, for the club to decide', async () => {
    const roundId = idOf(ok(await start(ned)))
    await score(ned, roundId, [5])
    ok(await act(roundId, 'end'))
    const late = { roundId, entries: [entry(server, (tap += 1), 2, 4)] }
    const sent = ok(await ned.browser('POST', '/api/rounds/send-kept', { rounds: [late] }))
    expect(sent.body).toMatchObject({ rounds: [{ scores: { refused: [] } }] })
    expect(await cardOf(roundId)).toMatchObject({ lateScores: [{ holeNumber: 2, state: 'open' }] })
  })

  test('is for administrators: its player gets 403 and everyone else 404', async () => {
    const roundId = idOf(ok(await start(ned)))
    for (const what of ['end', 'take-off', 'put-back', 'move']) {
      expect((await act(roundId, what, {}, ned.browser)).status).toBe(403)
      expect((await act(roundId, what, {}, eve.browser)).status).toBe(404)
    }
  })
})

describe('taking a card off', () => {
  test('is as if it had never been begun: board, record and entry', async () => {
    const may = await compete()
    for (const one of [ned, eve]) await join(may, one)
    const roundId = await playPaper(ned, { competitionId: may })
    await playPaper(eve, { competitionId: may })
    expect(await recordOf(ned)).toMatchObject({ holesOnRecord: 18 })
    const refused = await club.admin('POST', `/api/competitions/${may}/withdrawals`, {
      userIds: [ned.userId],
      reason,
    })
    expect(refused.body).toMatchObject({ code: 'card_begun' })
    ok(await act(roundId, 'take-off'))
    ok(await act(roundId, 'take-off'))
    await expect
      .poll(() => boardOf(may))
      .toMatchObject([
        { userId: eve.userId, position: 1 },
        { userId: ned.userId, thru: 0 },
      ])
    expect(await recordOf(ned)).toMatchObject({ holesOnRecord: 0, scores: [] })
    expect(expectBody(await ned.browser('GET', '/api/rounds'), listRounds.reply)).toEqual([])
    ok(
      await club.admin('POST', `/api/competitions/${may}/withdrawals`, {
        userIds: [ned.userId],
        reason,
      }),
    )
  })

  test('leaves no index where too few cards are left, whichever of them was typed last', async () => {
    const cards: string[] = []
    for (const playedOn of [daysAgo(4), daysAgo(3), daysAgo(2)])
      cards.push(await playPaper(ned, { playedOn }))
    expect((await recordOf(ned)).handicap).not.toBeNull()
    // An earlier day, typed while there was an index.
    await playPaper(ned, { playedOn: daysAgo(9) })
    for (const card of cards) ok(await act(card, 'take-off'))
    expect(await recordOf(ned)).toMatchObject({ handicap: null, holesOnRecord: 18 })
  })

  test('lets the player begin another card of the competition, and the first is then not put back', async () => {
    const may = await compete()
    await join(may, ned)
    const wrong = idOf(ok(await start(ned, may)))
    await score(ned, wrong, [9])
    ok(await act(wrong, 'take-off'))
    const right = idOf(ok(await start(ned, may)))
    await score(ned, right, [4])
    await expect.poll(() => boardOf(may)).toMatchObject([{ grossScore: 4, thru: 1 }])
    expect((await act(wrong, 'put-back')).body).toMatchObject({
      message: 'This player has another card of this round. Take that one off first.',
    })
    ok(await act(right, 'take-off'))
    ok(await act(wrong, 'put-back'))
    await expect.poll(() => boardOf(may)).toMatchObject([{ grossScore: 9, thru: 1 }])
  })

  test('is taken back: the card stands as before, also on the record', async () => {
    const roundId = await playPaper(ned)
    const before = await recordOf(ned)
    ok(await act(roundId, 'take-off'))
    expect((await cardOf(roundId)).may).toMatchObject({ putBack: true, takeOff: false, correct: false })
    ok(await act(roundId, 'put-back'))
    ok(await act(roundId, 'put-back'))
    expect(await recordOf(ned)).toMatchObject({ handicap: before.handicap, holesOnRecord: 18 })
    const card = await cardOf(roundId)
    expect(card).toMatchObject({ status: 'submitted', grossScore: 90, partnerName: 'Max Marker' })
    expect(card.events.map(({ kind }) => kind).slice(-2)).toEqual(['taken_off', 'put_back'])
  })

  test('is said on the record, and the card takes no other change until it is put back', async () => {
    const roundId = await playPaper(ned)
    ok(await act(roundId, 'take-off'))
    expect((await recordOf(ned)).events).toMatchObject([
      { kind: 'not_counted', lines: ['The club has taken this card off.'] },
    ])
    for (const answer of [
      await act(roundId, 'corrections', { holes: [hole(1)] }),
      await act(roundId, 'reopen'),
      await act(roundId, 'move', { userId: eve.userId }),
    ])
      expect(answer.body).toMatchObject({
        message: 'The club took this card off. Put it back first.',
        details: { reason: 'taken_off' },
      })
  })

  test('is not undone for a card that its player gave up', async () => {
    const roundId = idOf(ok(await start(ned)))
    ok(await ned.browser('POST', `/api/rounds/${roundId}/abandon`))
    expect((await cardOf(roundId)).may.putBack).toBe(false)
    expect((await act(roundId, 'put-back')).body).toMatchObject({
      message: 'The player gave this card up. Start a new card instead.',
    })
  })

  test('is refused once the result is final, and stands in the audit log', async () => {
    const may = await compete()
    await join(may, ned)
    const roundId = await playPaper(ned, { competitionId: may })
    ok(await step(may, 'completed'))
    ok(await step(may, 'final'))
    for (const answer of [
      await act(roundId, 'end'),
      await act(roundId, 'take-off'),
      await act(roundId, 'move', { playedOn: '2026-01-02' }),
    ])
      expect(answer.body).toMatchObject({ code: 'result_final' })
    ok(await step(may, 'completed', { reason }))
    ok(await act(roundId, 'take-off'))
    const log = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply)
    expect(log.entries[0]).toMatchObject({ action: 'round.taken_off', reason })
  })

  test('takes a card off that was handed in while it waited for a final ruling elsewhere', async () => {
    const [may, june] = [await compete(), await compete()]
    for (const id of [may, june]) await join(id, ned)
    const inMay = await playPaper(ned, { competitionId: may })
    const inJune = await playPaper(ned, { competitionId: june })
    ok(await act(inMay, 'take-off'))
    expect(await recordOf(ned)).toMatchObject({ holesOnRecord: 18 })
    expect((await cardOf(inJune)).status).toBe('submitted')
  })
})

describe('moving a card', () => {
  test('to the player it belongs to: their strokes, their record, and nothing left with the other', async () => {
    await club.admin('PATCH', `/api/members/${eve.userId}/handicap`, { handicap: '10.0' })
    await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '20.0' })
    const may = await compete()
    for (const one of [ned, eve]) await join(may, one)
    const wrong = await playPaper(ned, { competitionId: may })
    const moved = expectBody(ok(await act(wrong, 'move', { userId: eve.userId })), roundCard)
    expect(moved).toMatchObject({
      userId: eve.userId,
      status: 'submitted',
      grossScore: 90,
      netScore: 80,
      partnerName: 'Max Marker',
      terms: { playingHandicap: 10 },
    })
    expect(idOf(ok(await act(wrong, 'move', { userId: eve.userId })))).toBe(moved.id)
    await expect
      .poll(() => boardOf(may))
      .toMatchObject([
        { userId: eve.userId, netScore: 80 },
        { userId: ned.userId, thru: 0 },
      ])
    expect((await recordOf(ned)).scores).toEqual([])
    expect((await recordOf(eve)).scores).toMatchObject([{ roundId: moved.id }])
    expect((await cardOf(wrong)).events.at(-1)).toMatchObject({ kind: 'moved', reason })
    expect(moved.events).toMatchObject([
      { kind: 'moved_here', reason, authorName: expect.any(String) as unknown },
    ])
  })

  test('from paper is one from paper where it comes to stand, and no signature is asked for', async () => {
    const [may, june] = [await compete(), await compete({ name: `June ${count}` })]
    for (const one of [ned, eve]) await join(may, one)
    await join(june, eve)
    const deskOf = async (competitionId: string, { userId }: Person) =>
      expectBody(
        await club.admin('GET', `/api/competitions/${competitionId}/cards`),
        listDeskCards.reply,
      ).cards.find((one) => one.userId === userId)
    const wrong = await playPaper(ned, { competitionId: may })
    expect(await deskOf(may, ned)).toMatchObject({ state: 'in_from_paper' })
    const moved = idOf(ok(await act(wrong, 'move', { userId: eve.userId })))
    expect(await deskOf(may, eve)).toMatchObject({ state: 'in_from_paper' })
    ok(await act(moved, 'also-counts-for', { competitionId: june }))
    expect(await deskOf(june, eve)).toMatchObject({ state: 'in_from_paper' })
    ok(await act(moved, 'reopen'))
    expect(await deskOf(may, eve)).toMatchObject({ state: 'out' })
  })

  test('to another competition, and outside of any', async () => {
    const [may, june] = [await compete(), await compete({ name: 'June' })]
    for (const id of [may, june]) await join(id, ned)
    const roundId = await playPaper(ned, { competitionId: may })
    const inJune = expectBody(ok(await act(roundId, 'move', { competitionId: june })), roundCard)
    expect(inJune).toMatchObject({ competitionId: june, status: 'submitted', grossScore: 90 })
    expect(inJune.events).toMatchObject([
      { place: { before: { competitionName: `Medal ${count}` }, after: { competitionName: 'June' } } },
    ])
    const outside = expectBody(ok(await act(inJune.id, 'move', { competitionId: null })), roundCard)
    expect(outside).toMatchObject({ competitionId: null, status: 'submitted' })
    await expect.poll(() => boardOf(may)).toMatchObject([{ thru: 0 }])
    await expect.poll(() => boardOf(june)).toMatchObject([{ thru: 0 }])
    expect(await recordOf(ned)).toMatchObject({ holesOnRecord: 18, scores: [{ roundId: outside.id }] })
  })

  test('to another round of the competition', async () => {
    const may = await compete({ roundCount: 3 })
    await join(may, ned)
    const roundId = await playPaper(ned, { competitionId: may })
    const moved = expectBody(ok(await act(roundId, 'move', { roundNumber: 3 })), roundCard)
    expect(moved).toMatchObject({ roundNumber: 3, roundCount: 3 })
    expect((await act(moved.id, 'move', { roundNumber: 4 })).body).toMatchObject({
      fields: [{ field: 'roundNumber', message: 'The competition has rounds 1 to 3.' }],
    })
  })

  test('to the day on which it was played: the index of that day, and its place on the record', async () => {
    const roundId = await playPaper(ned)
    await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '12.0' })
    const playedOn = new Date(server.now().getTime() - 3 * DAY_MS).toISOString().slice(0, 10)
    const moved = expectBody(ok(await act(roundId, 'move', { playedOn })), roundCard)
    expect(moved.roundDate.slice(0, 10)).toBe(playedOn)
    expect((await recordOf(ned)).scores).toMatchObject([{ roundId: moved.id, day: playedOn }])
    expect((await recordOf(ned)).events).toContainEqual(
      expect.objectContaining({ lines: ['The club has moved this card to where it belongs.'] }),
    )
    // Both cards are theirs, and they are told once.
    const { notices } = expectBody(await ned.browser('GET', '/api/notices'), listNotices.reply)
    expect(notices.filter(({ change }) => change?.startsWith('moved'))).toMatchObject([
      { change: 'moved_here' },
    ])
    const tomorrow = new Date(server.now().getTime() + DAY_MS).toISOString().slice(0, 10)
    expect((await act(moved.id, 'move', { playedOn: tomorrow })).body).toMatchObject({
      fields: [{ field: 'playedOn' }],
    })
  })

  test('of an open card keeps its holes and stays open', async () => {
    const may = await compete()
    for (const one of [ned, eve]) await join(may, one)
    const roundId = idOf(ok(await begin(ned, { competitionId: may })))
    ok(await act(roundId, 'corrections', { holes: [hole(1), hole(2)] }))
    const moved = expectBody(ok(await act(roundId, 'move', { userId: eve.userId })), roundCard)
    expect(moved).toMatchObject({ userId: eve.userId, status: 'in_progress', holesPlayed: 2 })
    expect((await activeOf(eve))?.id).toBe(moved.id)
    expect(await activeOf(ned)).toBeNull()
  })

  test('asks for the marker where the card was marked by the player that it belongs to', async () => {
    const { id } = expectBody(ok(await begin(ned)), roundCard)
    ok(await act(id, 'corrections', { holes: fives.map((_, i) => hole(i + 1)) }))
    ok(await act(id, 'hand-in', { partnerName: `Eve E${count}` }))
    const asked = await act(id, 'move', { userId: eve.userId })
    expect(asked.body).toMatchObject({ code: 'signed_by_player', fields: [{ field: 'partnerName' }] })
    expect((await cardOf(id)).status).toBe('submitted')
    const moved = ok(await act(id, 'move', { userId: eve.userId, partnerName: `Ned N${count}` }))
    expect(moved.body).toMatchObject({ partnerName: `Ned N${count}`, status: 'submitted' })
  })

  test('to a guest, and from a guest to a member', async () => {
    const may = await compete()
    await join(may, ned)
    const body = { key: `movedguest${count}`.padEnd(14, 'x'), firstName: 'Gil', lastName: `Guest${count}` }
    const { entered } = expectBody(
      await club.admin('POST', `/api/competitions/${may}/entry-list/guests`, {
        ...body,
        handicap: '18.0',
        gender: 'men',
      }),
      enterGuestCall.reply,
    )
    const [guestId = ''] = entered
    const roundId = await playPaper(ned, { competitionId: may })
    const ofGuest = expectBody(ok(await act(roundId, 'move', { userId: guestId })), roundCard)
    expect(ofGuest).toMatchObject({ userId: guestId, terms: { playingHandicap: 17 } })
    expect((await recordOf(ned)).scores).toEqual([])
    const back = expectBody(ok(await act(ofGuest.id, 'move', { userId: ned.userId })), roundCard)
    expect((await recordOf(ned)).scores).toMatchObject([{ roundId: back.id }])
  })

  test('is refused where the player is not entered or has a card, and names what to do', async () => {
    const may = await compete()
    await join(may, ned)
    const roundId = await playPaper(ned, { competitionId: may })
    expect((await act(roundId, 'move', { userId: eve.userId })).body).toMatchObject({
      code: 'not_entered',
      message: 'This player is not entered in the competition. Enter them first.',
    })
    await join(may, eve)
    await playPaper(eve, { competitionId: may })
    expect((await act(roundId, 'move', { userId: eve.userId })).body).toMatchObject({
      code: 'round_closed',
      message: 'This player has handed in a card of this round. Correct, reopen or take off that one.',
    })
    expect((await act(roundId, 'move')).body).toMatchObject({ fields: [{ field: 'reason' }] })
    expect((await cardOf(roundId)).status).toBe('submitted')
  })
})

describe('a round that is washed out', () => {
  const drop = (competitionId: string, roundCount: number, by = club.admin) =>
    by('POST', `/api/competitions/${competitionId}/drop-rounds`, { roundCount, reason: 'Washed out' })

  test('is dropped though cards of it were begun: the result is that of the rounds before (F6)', async () => {
    const may = await compete({ roundCount: 3 })
    for (const one of [ned, eve]) await join(may, one)
    for (const one of [ned, eve]) for (let i = 0; i < 2; i++) await playPaper(one, { competitionId: may })
    const third = idOf(ok(await start(ned, may)))
    await score(ned, third, [4, 4, 4, 4, 4, 4, 4])
    ok(await drop(may, 2))
    ok(await drop(may, 2))
    expect((await cardOf(third)).status).toBe('abandoned')
    ok(await start(ned))
    ok(await step(may, 'completed'))
    ok(await step(may, 'final'))
    await expect
      .poll(() => boardOf(may))
      .toMatchObject([
        { position: 1, grossScore: 180 },
        { position: 1, grossScore: 180 },
      ])
  })

  test('leaves whole cards of it on the handicap record, outside the competition', async () => {
    const may = await compete({ roundCount: 2, cutAfter: 1, cutPlaces: 1 })
    for (const one of [ned, eve]) await join(may, one)
    for (const one of [ned, eve]) await playPaper(one, { competitionId: may })
    await playPaper(ned, { competitionId: may })
    expect(await recordOf(ned)).toMatchObject({ holesOnRecord: 36 })
    ok(await drop(may, 1))
    expect(await recordOf(ned)).toMatchObject({ holesOnRecord: 36 })
    const listed = expectBody(await ned.browser('GET', '/api/rounds'), listRounds.reply)
    expect(listed.map(({ competitionId }) => competitionId).sort()).toEqual([may, null].sort())
    await expect.poll(() => boardOf(may)).toMatchObject([{ grossScore: 90 }, { grossScore: 90 }])
  })

  test('is for administrators, before the result is final, and leaves at least one round', async () => {
    const may = await compete({ roundCount: 2 })
    await join(may, ned)
    expect((await drop(may, 1, ned.browser)).status).toBe(403)
    expect((await drop(may, 3)).body).toMatchObject({ fields: [{ field: 'roundCount' }] })
    expect((await drop(may, 0)).status).toBe(400)
  })
})
