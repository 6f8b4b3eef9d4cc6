import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { enterGuest as enterGuestCall } from '#contract/competition/entries.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listMemberRounds, roundCard } from '#contract/card/round-card.ts'
import { memberTeeChoice } from '#contract/card/tee-choice.ts'
import { replay } from '#golf/handicap/replay.ts'
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
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { rebuildCounts } from '../../club/analytics/round-counts.store.ts'
import { listRecordRows, recordEntries } from '../../handicap/handicap.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'The marker wrote another number'

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }
let tap = 0
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  // Par 72; the course is rated 71.4 with slope 128.
  await rateTees(club, { rating: '71.4', slope: 128 })
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
  player = await signUpAs(server, { firstName: `Golfer${count}`, clubCode: club.clubCode })
})

type Score = number | 'picked_up'
const fives = Array.from({ length: 18 }, (): Score => 5)
const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })
const notPlayed = { result: 'not_played', grossScore: null }

async function score(roundId: string, holes: readonly Score[]) {
  const entries = holes.map((one, i) => entry(server, (tap += 1), i + 1, one))
  const saved = await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  expect(saved.status, saved.text).toBe(200)
}

async function handIn(roundId: string, more: Record<string, unknown> = {}) {
  const body = { partnerName: 'Max Marker', partnerSignature: 'Max', ...more }
  const answer = await player.browser('PATCH', `/api/rounds/${roundId}`, body)
  expect(answer.status, answer.text).toBe(200)
}

/** A card handed in, the day after the last one. */
async function play(holes: readonly Score[], more: Record<string, unknown> = {}) {
  await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
  const roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, ...more }))
  await score(roundId, holes)
  await handIn(roundId)
  return roundId
}

const correct = (roundId: string, holes: unknown[], by = club.admin) =>
  by('POST', `/api/rounds/${roundId}/corrections`, { reason, holes })
const reopen = (roundId: string) => club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason })
const cardOf = async (roundId: string, by = player.browser) =>
  expectBody(await by('GET', `/api/rounds/${roundId}/card`), roundCard)
const recordOf = async () => expectBody(await player.browser('GET', '/api/handicap-record'), handicapRecord)
const rowOf = async (competitionId: string) => {
  const board = expectBody(
    await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`),
    getLeaderboard.reply,
  )
  return board.find((one) => one.userId === player.userId)
}

describe('a correction', () => {
  test('replaces the card’s score on the handicap record, and the index follows (R1.1, R3.1, R3.2)', async () => {
    // 113 / 128 x (90 - 71.4) = 16.420, so 16.4 three times; the lowest of three less 2.0.
    const [first, , third] = [await play(fives), await play(fives), await play(fives)]
    expect(await recordOf()).toMatchObject({ handicap: '14.4' })

    // Hole 7 in 3: 113 / 128 x (88 - 71.4) = 14.655, so 14.7 - 2.0 = 12.7.
    const corrected = await correct(third, [{ holeNumber: 7, from: strokes(5), to: strokes(3) }])
    expect(expectBody(corrected, roundCard)).toMatchObject({
      grossScore: 88,
      status: 'submitted',
      partnerName: 'Max Marker',
      isCorrected: true,
    })
    // Hole 1 of the first card in 4: 113 / 128 x (89 - 71.4) = 15.538, so 15.5; it is not the lowest.
    await correct(first, [{ holeNumber: 1, from: strokes(5), to: strokes(4) }])
    const record = await recordOf()
    expect(record).toMatchObject({ handicap: '12.7', holesOnRecord: 54 })
    expect(record.scores.map((one) => [one.differential.value, one.counts])).toEqual([
      ['14.7', true],
      ['16.4', false],
      ['15.5', false],
    ])
    const rows = await listRecordRows(server.database.db, player.userId)
    expect(replay(recordEntries(rows)).record.index).toBe(127)
    await expect
      .poll(async () => (await player.browser('GET', '/api/auth/user')).body)
      .toMatchObject({ handicap: '12.7' })
  })

  test('leaves a card in its place on the record: what the committee entered after it still holds', async () => {
    const [, , third] = [await play(fives), await play(fives), await play(fives)]
    server.setTime(new Date(server.now().getTime() + 1000))
    await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '12.0' })
    server.setTime(new Date(server.now().getTime() + 1000))
    await correct(third, [{ holeNumber: 7, from: strokes(5), to: strokes(3) }])
    // The differentials 16.4, 16.4 and 14.7 make 12.7, and the entry moves them by 12.0 - 12.7.
    const record = await recordOf()
    expect(record).toMatchObject({ handicap: '12.0' })
    expect(record.scores.map((one) => one.differential.value)).toEqual(['14.0', '15.7', '15.7'])
  })

  test('stands in the history with who, why, what and what followed; the same again changes nothing', async () => {
    await play(fives)
    await play(fives)
    const roundId = await play(fives)
    const holes = [{ holeNumber: 7, from: strokes(5), to: strokes(3) }]
    expect((await correct(roundId, holes)).status).toBe(200)
    expect((await correct(roundId, holes)).status).toBe(200)
    const card = await cardOf(roundId)
    expect(card.events).toEqual([
      {
        id: expect.any(String) as unknown,
        kind: 'corrected',
        at: server.now().toISOString(),
        authorName: 'Ada OakHill',
        reason,
        holes: [{ holeNumber: 7, before: strokes(5), after: strokes(3) }],
        tee: null,
        totals: {
          before: { grossScore: 90, netScore: 90, stablefordPoints: expect.any(Number) as unknown },
          after: { grossScore: 88, netScore: 88, stablefordPoints: expect.any(Number) as unknown },
        },
        handicap: { before: '14.4', after: '12.7' },
        attestation: null,
      },
    ])
    expect(card).toMatchObject({
      playerName: `Golfer${count} Tester`,
      timeZone: 'Europe/London',
      may: { correct: false, reopen: false, handIn: false, confirmTotals: false },
    })
    expect((await cardOf(roundId, club.admin)).may).toEqual({
      correct: true,
      reopen: true,
      handIn: false,
      confirmTotals: false,
      decideLateScores: true,
      end: false,
      takeOff: true,
      putBack: false,
      move: true,
      correctTerms: true,
      alsoCountFor: true,
      countForItself: false,
    })
    const listed = await player.browser('GET', '/api/rounds')
    expect(listed.body).toMatchObject([{ isCorrected: true }, { isCorrected: false }, { isCorrected: false }])
  })

  test('moves the board at once, also for a card that is being played, and the phone takes it over', async () => {
    const competitionId = await createTestCompetition(server, club)
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const roundId = idOf(
      await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
    )
    await score(roundId, [4, 4, 9])
    await expect.poll(() => rowOf(competitionId)).toMatchObject({ grossScore: 17, thru: 3 })
    const picked = { result: 'picked_up', grossScore: null }
    const answer = await correct(roundId, [
      { holeNumber: 3, from: strokes(9), to: strokes(6) },
      { holeNumber: 4, from: notPlayed, to: picked },
    ])
    expect(answer.status, answer.text).toBe(200)
    await expect.poll(() => rowOf(competitionId)).toMatchObject({ grossScore: null, thru: 4 })
    expect((await player.browser('GET', '/api/rounds/active')).body).toMatchObject({
      entries: [strokes(4), strokes(4), strokes(6), picked],
    })
    // The player goes on, and what they enter later counts.
    server.setTime(new Date(server.now().getTime() + 120_000))
    await score(roundId, [4, 4, 5])
    expect((await cardOf(roundId)).entries[2]).toMatchObject(strokes(5))
  })

  test('is refused for a hole that somebody else has changed or the card lacks, and without a reason', async () => {
    const roundId = await play(fives)
    const stale = await correct(roundId, [{ holeNumber: 7, from: strokes(6), to: strokes(4) }])
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'changed_meanwhile', details: { holeNumber: 7 } },
    ])
    const twice = { holeNumber: 7, from: strokes(5), to: strokes(4) }
    for (const holes of [[{ ...twice, holeNumber: 19 }], [twice, twice], [], [{ ...twice, to: strokes(31) }]])
      expect((await correct(roundId, holes)).status).toBe(400)
    const silent = await club.admin('POST', `/api/rounds/${roundId}/corrections`, {
      reason: ' x ',
      holes: [twice],
    })
    expect(silent.body).toMatchObject({ fields: [{ field: 'reason' }] })
    expect((await cardOf(roundId)).grossScore).toBe(90)
  })

  test('is for administrators of the club: its player gets 403 and everyone else 404', async () => {
    const roundId = await play(fives)
    const other = await signUpAs(server, { firstName: `Other${count}`, clubCode: club.clubCode })
    const holes = [{ holeNumber: 7, from: strokes(5), to: strokes(3) }]
    expect((await correct(roundId, holes, player.browser)).status).toBe(403)
    expect((await correct(roundId, holes, other.browser)).status).toBe(404)
    expect((await other.browser('GET', `/api/rounds/${roundId}/card`)).status).toBe(404)
  })

  test('is refused once the result is final', async () => {
    const competitionId = await createTestCompetition(server, club, {
      endDate: new Date(server.now().getTime() + 3 * DAY_MS).toISOString(),
    })
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const roundId = await play(fives, { competitionId })
    await server.database.pool.query(`update competitions set status = 'final' where id = $1`, [
      competitionId,
    ])
    const refused = await correct(roundId, [{ holeNumber: 7, from: strokes(5), to: strokes(3) }])
    expect(refused.body).toMatchObject({ code: 'result_final' })
    expect((await reopen(roundId)).body).toMatchObject({ code: 'result_final' })
    expect((await cardOf(roundId, club.admin)).may.correct).toBe(false)
  })

  test('gives a card of totals its holes, which then count for the handicap', async () => {
    const roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
    await handIn(roundId, { grossScore: 90, netScore: 90, stablefordPoints: 20 })
    expect((await recordOf()).scores).toEqual([])
    const holes = fives.map((_, i) => ({ holeNumber: i + 1, from: notPlayed, to: strokes(5) }))
    expect((await correct(roundId, holes)).body).toMatchObject({ totalsOnly: false, grossScore: 90 })
    const record = await recordOf()
    expect(record.scores).toHaveLength(1)
    expect(record.events).toEqual([])
  })
})

describe('reopening', () => {
  test('takes the score off the record until the card is handed in again', async () => {
    const [, , third] = [await play(fives), await play(fives), await play([...fives.slice(1), 3])]
    expect(await recordOf()).toMatchObject({ handicap: '12.7' })
    expect((await reopen(third)).status).toBe(200)
    expect((await reopen(third)).status).toBe(200)

    // Two scores make no index (R3.1).
    const record = await recordOf()
    expect(record).toMatchObject({ handicap: null, holesMissing: 18 })
    expect(record.events[0]).toMatchObject({
      kind: 'not_counted',
      lines: ['The club has reopened this card.'],
    })
    const open = await cardOf(third)
    expect(open).toMatchObject({ status: 'in_progress', partnerName: null, verifiedAt: null })
    expect(open.events).toMatchObject([
      {
        kind: 'reopened',
        totals: { before: { grossScore: 88 }, after: null },
        handicap: { before: '12.7', after: null },
        attestation: { partnerName: 'Max Marker', partnerSignature: 'Max' },
      },
    ])
    server.setTime(new Date(server.now().getTime() + 120_000))
    await score(third, [4])
    await handIn(third, { partnerName: 'Mia Marker' })
    // 4 for 5 on the first hole: 113 / 128 x (87 - 71.4) = 13.772, so 13.8 - 2.0 = 11.8.
    expect(await recordOf()).toMatchObject({ handicap: '11.8', holesOnRecord: 54 })
  })

  test('leaves the index of a committee entry, and one that a later score has made', async () => {
    await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '18.0' })
    const roundId = await play(fives)
    await reopen(roundId)
    expect(await recordOf()).toMatchObject({ handicap: '18.0' })
  })

  test('is refused for a card that its player gave up', async () => {
    const open = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
    await player.browser('POST', `/api/rounds/${open}/abandon`)
    expect((await reopen(open)).body).toMatchObject({ code: 'round_closed' })
  })

  test('when twenty come at once, then one takes effect', async () => {
    const roundId = await play(fives)
    const answers = await Promise.all(Array.from({ length: 20 }, () => reopen(roundId)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect((await cardOf(roundId)).events).toHaveLength(1)
  })
})

describe('a card for a member', () => {
  const start = (more: Record<string, unknown> = {}, by = club.admin) =>
    by('POST', `/api/clubs/${club.clubId}/members/${player.userId}/rounds`, {
      reason,
      courseId: club.courseId,
      ...more,
    })
  const listed = async () =>
    expectBody(
      await club.admin('GET', `/api/clubs/${club.clubId}/members/${player.userId}/rounds`),
      listMemberRounds.reply,
    )

  test('when the card of the first round is in, then the same card typed again does not become the second round', async () => {
    const competitionId = await createTestCompetition(server, club, { roundCount: 2 })
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const path = `/api/clubs/${club.clubId}/members/${player.userId}/rounds`
    const asked = { reason, courseId: club.courseId, competitionId, roundNumber: 1 }
    const roundId = idOf(await club.admin('POST', path, asked))
    expect(idOf(await club.admin('POST', path, asked))).toBe(roundId)
    await score(roundId, fives)
    const handedIn = await club.admin('POST', `/api/rounds/${roundId}/hand-in`, {
      reason,
      partnerName: 'Max Marker',
    })
    expect(handedIn.status, handedIn.text).toBe(200)
    expect(await club.admin('POST', path, asked)).toMatchObject({
      status: 409,
      body: { code: 'round_closed' },
    })
    const listed = await club.admin('GET', path)
    expect(expectBody(listed, listMemberRounds.reply).rounds.map(({ id }) => id)).toEqual([roundId])
    const next = idOf(await club.admin('POST', path, { ...asked, roundNumber: 2 }))
    expect(next).not.toBe(roundId)
    // The next round has begun meanwhile: it does not take the scores of the first one's paper.
    expect(await club.admin('POST', path, asked)).toMatchObject({
      status: 409,
      body: { code: 'round_closed' },
    })
    expect(idOf(await club.admin('POST', path, { ...asked, roundNumber: 2 }))).toBe(next)
  })

  test('is started, entered and handed in by the club, and is the member’s own', async () => {
    await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '18.0' })
    const started = expectBody(await start(), roundCard)
    expect(started).toMatchObject({ userId: player.userId, handicapUsed: '18.0', status: 'in_progress' })
    expect(idOf(await start())).toBe(started.id)
    expect((await player.browser('GET', '/api/rounds/active')).body).toMatchObject({ id: started.id })

    const put = (more: Record<string, unknown> = {}) =>
      club.admin('POST', `/api/rounds/${started.id}/hand-in`, { reason, partnerName: 'Max Marker', ...more })
    expect((await put()).body).toMatchObject({ code: 'holes_missing' })
    const holes = fives.map((_, i) => ({ holeNumber: i + 1, from: notPlayed, to: strokes(5) }))
    expect((await correct(started.id, holes)).status).toBe(200)
    expect((await put()).body).toMatchObject({
      status: 'submitted',
      grossScore: 90,
      partnerName: 'Max Marker',
    })
    expect((await put()).status).toBe(200)
    expect((await put({ partnerName: 'Somebody Else' })).body).toMatchObject({ code: 'round_closed' })
    expect((await cardOf(started.id)).events.map((event) => event.kind)).toEqual([
      'started',
      'corrected',
      'handed_in',
    ])
    expect((await recordOf()).scores).toHaveLength(1)
    expect(await listed()).toMatchObject({
      memberName: `Golfer${count} Tester`,
      // Typed on empty holes: no correction.
      rounds: [{ id: started.id, isCorrected: false }],
    })
  })

  test('may be for a competition whose playing window is over, but never a second one', async () => {
    const competitionId = await createTestCompetition(server, club)
    expect((await start({ competitionId })).body).toMatchObject({
      code: 'not_entered',
      message: 'This player is not entered in the competition. Enter them first.',
    })
    await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
    await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
    expect(
      (await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })).body,
    ).toMatchObject({ code: 'outside_playing_window' })
    const roundId = idOf(await start({ competitionId }))
    await correct(roundId, [{ holeNumber: 1, from: notPlayed, to: strokes(4) }])
    await vi.waitFor(async () => {
      expect(await rowOf(competitionId)).toMatchObject({ thru: 1, grossScore: 4 })
    })
    await club.admin('POST', `/api/rounds/${roundId}/hand-in`, { reason, partnerName: 'Max' })
    expect((await start({ competitionId })).body).toMatchObject({ code: 'round_closed' })
  })

  test('when it is of an earlier day, then it takes its place on the record, played off that day’s index (R3.4)', async () => {
    for (let i = 0; i < 3; i++) await play(fives)
    const firstDay = (await recordOf()).scores[2]?.day ?? ''
    const late = expectBody(await start({ playedOn: firstDay }), roundCard)
    // Noon in London, summer or winter, is that day; nobody had an index before it.
    expect(late).toMatchObject({
      handicapUsed: null,
      roundDate: expect.stringContaining(firstDay) as unknown,
    })
    const holes = fives.map((_, i) => ({ holeNumber: i + 1, from: notPlayed, to: strokes(5) }))
    await correct(late.id, holes)
    await club.admin('POST', `/api/rounds/${late.id}/hand-in`, {
      reason,
      partnerName: 'Max',
      sameRound: false,
    })
    const record = await recordOf()
    // Four differentials of 16.4: the lowest less 1.0.
    expect(record).toMatchObject({ handicap: '15.4' })
    expect(record.scores.map((one) => one.roundId).indexOf(late.id)).toBe(2)
    const tomorrow = new Date(server.now().getTime() + DAY_MS).toISOString().slice(0, 10)
    expect((await start({ playedOn: tomorrow })).body).toMatchObject({ fields: [{ field: 'playedOn' }] })
  })

  test('is refused for strangers and for members who do not play', async () => {
    expect((await start({}, player.browser)).status).toBe(403)
    const stranger = await createTestClub(server, `Stranger ${count}`)
    expect((await start({ courseId: stranger.courseId })).status).toBe(404)
    const forAdmin = await club.admin('POST', `/api/clubs/${club.clubId}/members/${club.adminId}/rounds`, {
      reason,
      courseId: club.courseId,
    })
    expect(forAdmin.status).toBe(403)
    expect(z.object({ rounds: z.array(z.unknown()) }).parse(await listed()).rounds).toHaveLength(0)
  })
})

describe('a card for a guest', () => {
  const enterGuest = async (competitionId: string) => {
    const body = { key: `paperguest${count}`.padEnd(14, 'x'), firstName: 'Gil', lastName: `Guest${count}` }
    const path = `/api/competitions/${competitionId}/entry-list/guests`
    const { entered } = expectBody(
      await club.admin('POST', path, { ...body, handicap: '18.0', gender: 'men' }),
      enterGuestCall.reply,
    )
    return entered[0] ?? ''
  }
  const begin = (guestId: string, more: object = {}, by = club) =>
    by.admin('POST', `/api/clubs/${by.clubId}/members/${guestId}/rounds`, {
      reason,
      courseId: by.courseId,
      ...more,
    })
  const holes = fives.map((_, i) => ({ holeNumber: i + 1, from: notPlayed, to: strokes(5) }))

  test('is begun at the desk, typed, handed in, corrected, ruled on and reopened as a member’s', async () => {
    const competitionId = await createTestCompetition(server, club)
    const guestId = await enterGuest(competitionId)
    const offered = await club.admin(
      'GET',
      `/api/clubs/${club.clubId}/members/${guestId}/tee-choice?courseId=${club.courseId}&competitionId=${competitionId}`,
    )
    expect(expectBody(offered, memberTeeChoice.reply)).toMatchObject({ handicap: '18.0' })
    const begun = expectBody(await begin(guestId, { competitionId }), roundCard)
    expect(begun).toMatchObject({ playerName: `Gil Guest${count}`, status: 'in_progress', competitionId })
    expect(expectBody(await begin(guestId, { competitionId }), roundCard).id).toBe(begun.id)
    expect((await correct(begun.id, holes)).status).toBe(200)
    const paper = { reason, partnerName: 'Max Marker' }
    const handedIn = await club.admin('POST', `/api/rounds/${begun.id}/hand-in`, paper)
    expect(expectBody(handedIn, roundCard)).toMatchObject({ status: 'submitted', grossScore: 90 })
    await correct(begun.id, [{ holeNumber: 7, from: strokes(5), to: strokes(3) }])
    const board = async () =>
      expectBody(
        await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`),
        getLeaderboard.reply,
      )
    expect(await board()).toMatchObject([{ userId: guestId, grossScore: 88, isCompleted: true }])
    const rule = (status: string) =>
      club.admin('PATCH', `/api/competitions/${competitionId}/entries/${guestId}`, { status, reason })
    for (const [status, note] of [
      ['disqualified', 'disqualified'],
      ['playing', null],
    ] as const) {
      const ruled = await rule(status)
      expect(ruled.status, ruled.text).toBe(200)
      await expect.poll(async () => (await board())[0]).toMatchObject({ note })
    }
    expect(expectBody(await reopen(begun.id), roundCard)).toMatchObject({ status: 'in_progress' })
    expect((await club.admin('POST', `/api/rounds/${begun.id}/hand-in`, paper)).status).toBe(200)
    const { rowCount } = await server.database.pool.query(
      'select 1 from handicap_scores where user_id = $1',
      [guestId],
    )
    expect(rowCount).toBe(0)
  })

  test('is refused where they are not entered, and to another club they do not exist', async () => {
    const guestId = await enterGuest(await createTestCompetition(server, club))
    const other = await createTestCompetition(server, club)
    expect((await begin(guestId, { competitionId: other })).body).toMatchObject({ code: 'not_entered' })
    const stranger = await createTestClub(server, `Away ${count}`)
    expect((await begin(guestId, {}, stranger)).status).toBe(404)
  })
})

test('after all these changes, the club’s figures are those of its cards as they stand', async () => {
  const { db, pool } = server.database
  const figures = async () => [
    (await pool.query('select * from counted_rounds order by round_id')).rows,
    (
      await pool.query(
        'select * from hole_tallies where holed + picked_up > 0 order by course_id, hole_number',
      )
    ).rows,
  ]
  const kept = await figures()
  expect(kept[0]?.length).toBeGreaterThan(5)
  await db.transaction((tx) => rebuildCounts(tx))
  expect(await figures()).toEqual(kept)
})
