import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { competition as wireCompetition } from '#contract/competition/competitions.ts'
import { course as wireCourse } from '#contract/course/courses.ts'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { getRoundCard, roundCard } from '#contract/card/round-card.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import { sendKept } from '#contract/card/send-kept.ts'
import { ownTeeChoice } from '#contract/card/tee-choice.ts'
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

/* What is said beforehand not to count for the handicap: a competition, days of a course, a practice round (D43). */

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'From the paper card'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let ned: Person
let count = 0
let tap = 0

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
  await setTimeSignedIn(server, new Date(server.now().getTime() + 14 * DAY_MS))
  ned = await signUpAs(server, { firstName: 'Ned', lastName: `N${count}`, clubCode: club.clubCode })
})

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const compete = (more: Record<string, unknown> = {}) =>
  createTestCompetition(server, club, { name: `Cup ${count}`, competitionType: 'stroke_play', ...more })
const enter = async (competitionId: string) =>
  ok(await ned.browser('POST', `/api/competitions/${competitionId}/join`, {}))
const declare = (competitionId: string, why: string | null, note?: string | null) =>
  club.admin('PATCH', `/api/competitions/${competitionId}`, {
    notForHandicap: why,
    ...(note !== undefined && { notForHandicapNote: note }),
  })
const step = async (competitionId: string, status: string) =>
  ok(await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status }))
const act = (roundId: string, what: string, body: object = {}) =>
  club.admin('POST', `/api/rounds/${roundId}/${what}`, { reason, ...body })
const cardOf = async (roundId: string) =>
  expectBody(await ned.browser('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
const competitionOf = async (competitionId: string) =>
  expectBody(await ned.browser('GET', `/api/competitions/${competitionId}`), wireCompetition)
const recordOf = async (headers?: Record<string, string>) =>
  expectBody(
    await club.admin('GET', `/api/members/${ned.userId}/handicap-record`, undefined, headers),
    memberHandicapRecord.reply,
  )
const onRecord = async () => (await recordOf()).scores.map(({ differential }) => differential.value)
const notCounted = async (headers?: Record<string, string>) =>
  (await recordOf(headers)).events
    .filter(({ kind }) => kind === 'not_counted')
    .map(({ lines }) => lines.join(' '))
const daysAgo = (days: number) => new Date(server.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
const logged = async () =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`), readAuditLog.reply).entries

const typed = (holeNumber: number, strokes: number, before?: number) => ({
  holeNumber,
  from:
    before === undefined
      ? { result: 'not_played', grossScore: null }
      : { result: 'strokes', grossScore: before },
  to: { result: 'strokes', grossScore: strokes },
})

/** A paper card that the club types, of five strokes on each hole, and hands in. */
async function playPaper(more: object = {}, holes = 18): Promise<string> {
  const begun = ok(
    await club.admin('POST', `/api/clubs/${club.clubId}/members/${ned.userId}/rounds`, {
      reason,
      courseId: club.courseId,
      ...more,
    }),
  )
  const { id } = expectBody(begun, roundCard)
  ok(await act(id, 'corrections', { holes: Array.from({ length: holes }, (_, i) => typed(i + 1, 5)) }))
  ok(await act(id, 'hand-in', { partnerName: 'Max Marker' }))
  return id
}

const temporaryGreens = 'Not for handicap: temporary greens or a winter course.'

describe('a competition that is not for handicap', () => {
  test('a score of it is kept off the record, with its reason on competition, card and record', async () => {
    const cup = await compete({ notForHandicap: 'fun_competition' })
    await enter(cup)
    expect((await competitionOf(cup)).notForHandicap).toEqual({ reason: 'fun_competition' })
    const card = await playPaper({ competitionId: cup })
    expect((await cardOf(card)).notForHandicap).toEqual({ reason: 'fun_competition' })
    expect(await onRecord()).toEqual([])
    expect(await notCounted()).toEqual(['Not for handicap: a fun competition.'])
    expect(await notCounted({ 'accept-language': 'es' })).toEqual([
      'No cuenta para el hándicap: competición por diversión.',
    ])
  })

  test('when the club says so after cards were handed in, then they leave the record, and come back when it is taken back', async () => {
    await playPaper({ playedOn: daysAgo(3) })
    await playPaper({ playedOn: daysAgo(2) })
    const cup = await compete()
    await enter(cup)
    const card = await playPaper({ competitionId: cup })
    const before = await recordOf()
    expect(before).toMatchObject({ handicap: '16.0', holesOnRecord: 54 })
    ok(await declare(cup, 'temporary_greens', 'Holes 3 and 7'))
    expect(await recordOf()).toMatchObject({ handicap: null, holesOnRecord: 36 })
    expect(await notCounted()).toEqual([`${temporaryGreens} Reason: Holes 3 and 7`])
    expect((await cardOf(card)).notForHandicap).toEqual({ reason: 'temporary_greens', note: 'Holes 3 and 7' })
    expect((await logged())[0]).toMatchObject({
      action: 'competition.changed',
      before: { notForHandicap: null, notForHandicapNote: null },
      after: { notForHandicap: 'temporary_greens', notForHandicapNote: 'Holes 3 and 7' },
    })
    ok(await declare(cup, null))
    const after = await recordOf()
    expect(after).toMatchObject({ handicap: '16.0', holesOnRecord: 54 })
    expect(after.scores.map(({ roundId }) => roundId)).toEqual(before.scores.map(({ roundId }) => roundId))
    expect(await notCounted()).toEqual([])
    expect((await competitionOf(cup)).notForHandicap).toBeUndefined()
  })

  test('when it is said again, then nothing is written a second time', async () => {
    const cup = await compete({ notForHandicap: 'fun_competition' })
    await enter(cup)
    await playPaper({ competitionId: cup })
    const rows = async () =>
      (await server.database.pool.query('select 1 from handicap_scores where user_id = $1', [ned.userId]))
        .rowCount
    const before = await rows()
    ok(await declare(cup, 'fun_competition'))
    expect(await rows()).toBe(before)
  })

  test('what the club’s rules decided when the card came in stands again, whatever it chose since', async () => {
    const cup = await compete({ competitionType: 'team_stroke', teamSize: 2, countingScores: 1 })
    await enter(cup)
    await playPaper({ competitionId: cup })
    ok(await declare(cup, 'fun_competition'))
    const rules = JSON.stringify({ fourBallScores: 'do_not_count' })
    await server.database.pool.query('update clubs set rules_of_play = $1 where id = $2', [
      rules,
      club.clubId,
    ])
    ok(await declare(cup, null))
    await server.database.pool.query('update clubs set rules_of_play = null where id = $1', [club.clubId])
    expect(await onRecord()).toEqual(['18.0'])
  })

  test('another reason needs a few words, and a final result keeps what it has', async () => {
    const cup = await compete()
    expect((await declare(cup, 'other_reason')).body).toMatchObject({
      fields: [{ field: 'notForHandicapNote', message: 'Say why: the players read it.' }],
    })
    ok(await declare(cup, 'other_reason', 'Three clubs only'))
    expect((await competitionOf(cup)).notForHandicap).toEqual({
      reason: 'other_reason',
      note: 'Three clubs only',
    })
    // A reason of the list needs none, and what was said of another one does not stay with it.
    ok(await declare(cup, 'fun_competition', null))
    expect((await competitionOf(cup)).notForHandicap).toEqual({ reason: 'fun_competition' })
    await step(cup, 'completed')
    await step(cup, 'final')
    expect((await declare(cup, null)).body).toMatchObject({ code: 'result_final' })
  })

  test.each([
    ['corrected', (id: string) => act(id, 'corrections', { holes: [typed(1, 4, 5)] })],
    ['reopened and handed in again', reopenAndHandIn],
  ])('a card that is %s stays off the record', async (_, change) => {
    const cup = await compete({ notForHandicap: 'fun_competition' })
    await enter(cup)
    const card = await playPaper({ competitionId: cup })
    ok(await change(card))
    expect(await onRecord()).toEqual([])
    expect(await notCounted()).toEqual(['Not for handicap: a fun competition.'])
  })

  test('a card that is open when the club says so is off when it is handed in', async () => {
    const cup = await compete()
    await enter(cup)
    const card = await playPaper({ competitionId: cup })
    ok(await act(card, 'reopen'))
    ok(await declare(cup, 'fun_competition'))
    ok(await act(card, 'hand-in', { partnerName: 'Max Marker' }))
    expect(await onRecord()).toEqual([])
    ok(await declare(cup, null))
    expect(await onRecord()).toEqual(['18.0'])
  })

  test('a card that is moved out of it counts, and one that is moved into it does not', async () => {
    const [cup, medal] = [await compete({ notForHandicap: 'fun_competition' }), await compete()]
    await enter(cup)
    await enter(medal)
    const card = await playPaper({ competitionId: cup })
    const moved = idOf(ok(await act(card, 'move', { competitionId: medal })))
    expect((await recordOf()).scores).toMatchObject([{ roundId: moved, differential: { value: '18.0' } }])
    const back = idOf(ok(await act(moved, 'move', { competitionId: cup })))
    expect(await onRecord()).toEqual([])
    expect((await cardOf(back)).notForHandicap).toEqual({ reason: 'fun_competition' })
  })

  test('a paper card that comes after play is off, too', async () => {
    const cup = await compete({ notForHandicap: 'temporary_greens' })
    await enter(cup)
    await step(cup, 'completed')
    await playPaper({ competitionId: cup })
    expect(await onRecord()).toEqual([])
    expect(await notCounted()).toEqual([temporaryGreens])
  })

  test('nine holes follow as eighteen do', async () => {
    const cup = await compete()
    await enter(cup)
    const short = await shortCourse()
    const nine = await compete({ courseId: short })
    await enter(nine)
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '20.0' }))
    await playPaper({ competitionId: nine, courseId: short }, 9)
    expect(await onRecord()).toHaveLength(1)
    ok(await declare(nine, 'fun_competition'))
    expect(await onRecord()).toEqual([])
    ok(await declare(nine, null))
    expect(await onRecord()).toHaveLength(1)
  })

  test('a round that also counts in a competition for handicap is on the record by that card', async () => {
    const [cup, medal] = [await compete({ notForHandicap: 'fun_competition' }), await compete()]
    await enter(cup)
    await enter(medal)
    const card = await playPaper({ competitionId: cup })
    const linked = idOf(ok(await act(card, 'also-counts-for', { competitionId: medal })))
    expect((await recordOf()).scores).toMatchObject([{ roundId: linked }])
    ok(await declare(medal, 'fun_competition'))
    expect(await onRecord()).toEqual([])
    ok(await declare(cup, null))
    expect((await recordOf()).scores).toMatchObject([{ roundId: card, differential: { value: '18.0' } }])
    ok(await declare(medal, null))
    expect((await recordOf()).scores).toMatchObject([{ roundId: card }])
    ok(await declare(cup, 'fun_competition'))
    expect((await recordOf()).scores).toMatchObject([{ roundId: linked }])
  })

  test('a card that is handed in while its other competition is declared counts by the one that is left', async () => {
    const [cup, medal] = [await compete(), await compete()]
    await enter(cup)
    await enter(medal)
    const card = await playPaper({ competitionId: cup })
    const linked = idOf(ok(await act(card, 'also-counts-for', { competitionId: medal })))
    ok(await act(linked, 'reopen'))
    const [declared, handedIn] = await whileHeld('competitions', cup, () => [
      () => declare(cup, 'fun_competition'),
      () =>
        ned.browser('PATCH', `/api/rounds/${linked}`, {
          partnerName: 'Max Marker',
          partnerSignature: 'Max Marker',
        }),
    ])
    expect([declared?.status, handedIn?.status]).toEqual([200, 200])
    expect((await recordOf()).scores).toMatchObject([{ roundId: linked }])
  })

  test('another club’s administrator is refused before any card is locked', async () => {
    const cup = await compete()
    await enter(cup)
    const card = await playPaper({ competitionId: cup })
    const other = await createTestClub(server, `Elm ${count}`)
    const client = await server.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from rounds where id = $1 for update', [card])
      const path = `/api/competitions/${cup}`
      expect((await other.admin('PATCH', path, { notForHandicap: 'fun_competition' })).status).toBe(404)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('a disqualified card whose score is not accepted stays so, also when the competition counts again', async () => {
    const cup = await compete()
    await enter(cup)
    await playPaper({ competitionId: cup })
    const rule = { status: 'disqualified', countsForHandicap: false, reason: 'Serious misconduct' }
    ok(await club.admin('PATCH', `/api/competitions/${cup}/entries/${ned.userId}`, rule))
    ok(await declare(cup, 'fun_competition'))
    ok(await declare(cup, null))
    expect(await onRecord()).toEqual([])
  })
})

describe('days of a course that are not for handicap', () => {
  const path = () => `/api/courses/${club.courseId}/days-not-for-handicap`
  const declareDays = (from: number, until: number, more: object = {}) =>
    club.admin('POST', path(), {
      from: daysAgo(from),
      until: daysAgo(until),
      reason: 'temporary_greens',
      ...more,
    })
  const daysOf = async () =>
    expectBody(await ned.browser('GET', `/api/courses/${club.courseId}`), wireCourse).notForHandicap ?? []
  const withdraw = (id: string) => club.admin('DELETE', `${path()}/${id}`)
  const withdrawAll = async () => {
    for (const { id } of await daysOf()) ok(await withdraw(id ?? ''))
  }
  afterEach(withdrawAll)

  test('no round of these days is on a record, of a competition or not, and its reason is on card and record', async () => {
    ok(await declareDays(3, 2, { note: 'Holes 3 and 7' }))
    expect(await daysOf()).toMatchObject([
      { from: daysAgo(3), until: daysAgo(2), reason: 'temporary_greens', note: 'Holes 3 and 7' },
    ])
    const before = await playPaper({ playedOn: daysAgo(4) })
    const card = await playPaper({ playedOn: daysAgo(3) })
    await playPaper({ playedOn: daysAgo(2) })
    await playPaper({ playedOn: daysAgo(1) })
    expect(await onRecord()).toEqual(['18.0', '18.0'])
    expect(await notCounted()).toEqual([
      `${temporaryGreens} Reason: Holes 3 and 7`,
      `${temporaryGreens} Reason: Holes 3 and 7`,
    ])
    expect((await cardOf(card)).notForHandicap).toEqual({ reason: 'temporary_greens', note: 'Holes 3 and 7' })
    expect((await cardOf(before)).notForHandicap).toBeUndefined()
  })

  test('rounds that are handed in follow both ways, and the log says who did it', async () => {
    await playPaper({ playedOn: daysAgo(4) })
    await playPaper({ playedOn: daysAgo(3) })
    await playPaper({ playedOn: daysAgo(2) })
    expect(await recordOf()).toMatchObject({ handicap: '16.0' })
    ok(await declareDays(3, 3))
    expect(await recordOf()).toMatchObject({ handicap: null, holesOnRecord: 36 })
    const [days] = await daysOf()
    ok(await withdraw(days?.id ?? ''))
    expect(await recordOf()).toMatchObject({ handicap: '16.0', holesOnRecord: 54 })
    const [taken, said] = await logged()
    const facts = { firstDay: daysAgo(3), lastDay: daysAgo(3), notForHandicap: 'temporary_greens' }
    expect(said).toMatchObject({ action: 'course.days_declared', after: facts })
    expect(taken).toMatchObject({ action: 'course.days_withdrawn', before: facts })
  })

  test('what is said or taken back twice is so once', async () => {
    ok(await declareDays(3, 2))
    const first = await daysOf()
    ok(await declareDays(3, 2))
    expect(await daysOf()).toEqual(first)
    ok(await withdraw(first[0]?.id ?? ''))
    ok(await withdraw(first[0]?.id ?? ''))
    expect(await daysOf()).toEqual([])
  })

  test.each([
    ['the last day comes first', [2, 3, {}], 'until', 'ends_before_start'],
    ['the days are more than a year', [400, 2, {}], 'until', 'too_many_days'],
    ['another reason comes without words', [3, 2, { reason: 'other_reason' }], 'note', 'note_missing'],
  ] as const)('it is refused when %s', async (_, [from, until, more], field, why) => {
    expect((await declareDays(from, until, more)).body).toMatchObject({
      fields: [{ field }],
      details: { reason: why },
    })
  })

  test('two reasons on one day are refused, with the days that stand', async () => {
    ok(await declareDays(5, 3))
    expect((await declareDays(3, 2, { reason: 'preferred_lies' })).body).toMatchObject({
      fields: [{ field: 'from' }],
      details: { reason: 'days_overlap' },
    })
  })

  test('a card that is moved to such a day leaves the record, and comes back from it', async () => {
    ok(await declareDays(3, 3))
    const card = await playPaper({ playedOn: daysAgo(2) })
    expect(await onRecord()).toEqual(['18.0'])
    const there = idOf(ok(await act(card, 'move', { playedOn: daysAgo(3) })))
    expect(await onRecord()).toEqual([])
    const back = idOf(ok(await act(there, 'move', { playedOn: daysAgo(2) })))
    expect((await recordOf()).scores).toMatchObject([{ roundId: back }])
  })

  test('a card that is open when the day is declared is off when it is handed in again', async () => {
    const card = await playPaper({ playedOn: daysAgo(2) })
    ok(await act(card, 'reopen'))
    ok(await declareDays(2, 2))
    ok(await act(card, 'hand-in', { partnerName: 'Max Marker' }))
    expect(await onRecord()).toEqual([])
    await withdrawAll()
    expect(await onRecord()).toEqual(['18.0'])
  })

  test('of a round in two competitions no card counts', async () => {
    const [cup, medal] = [await compete(), await compete()]
    await enter(cup)
    await enter(medal)
    const card = await playPaper({ competitionId: cup })
    ok(await act(card, 'also-counts-for', { competitionId: medal }))
    ok(await declareDays(0, 0))
    expect(await onRecord()).toEqual([])
    await withdrawAll()
    expect((await recordOf()).scores).toMatchObject([{ roundId: card }])
  })

  test('a competition all of whose days are such says so, and its own reason stands first', async () => {
    const cup = await compete()
    expect((await competitionOf(cup)).notForHandicap).toBeUndefined()
    ok(await declareDays(1, -1))
    const [days] = await daysOf()
    expect((await competitionOf(cup)).notForHandicap).toEqual(days)
    ok(await declare(cup, 'fun_competition'))
    expect((await competitionOf(cup)).notForHandicap).toEqual({ reason: 'fun_competition' })
  })

  test('whoever is about to start reads it, and so does their card before the first score', async () => {
    ok(await declareDays(0, 0))
    const choice = expectBody(
      await ned.browser('GET', `/api/courses/${club.courseId}/tee-choice`),
      ownTeeChoice.reply,
    )
    expect(choice.notForHandicap).toEqual({ reason: 'temporary_greens' })
    const started = ok(await ned.browser('POST', '/api/rounds', { courseId: club.courseId }))
    expect(expectBody(started, roundDetail).notForHandicap).toEqual({ reason: 'temporary_greens' })
  })

  test('cards that were handed in where no index was calculated come on no record by it', async () => {
    const mode = async (handicapMode: string) =>
      ok(await club.admin('PATCH', `/api/clubs/${club.clubId}`, { handicapMode }))
    await mode('assigned')
    await playPaper({ playedOn: daysAgo(3) })
    await playPaper({ playedOn: daysAgo(2) })
    await mode('whs')
    ok(await declareDays(3, 2))
    expect(await notCounted()).toEqual([])
    await withdrawAll()
    expect(await recordOf()).toMatchObject({ handicap: null, holesOnRecord: 0 })
  })

  test.each([
    ['Asia/Tokyo', 'UTC'],
    ['America/Vancouver', 'UTC'],
  ])('a card whose day is taken back in %s comes back, which was declared in %s', async (now, before) => {
    const zone = (timeZone: string) =>
      server.database.pool.query('update clubs set time_zone = $2 where id = $1', [club.clubId, timeZone])
    const card = await playPaper({ playedOn: daysAgo(2) })
    for (const at of ['23:30', '00:30']) {
      await server.database.pool.query('update rounds set started_at = $2 where id = $1', [
        card,
        `${daysAgo(2)}T${at}:00Z`,
      ])
      await zone(before)
      ok(await declareDays(2, 2))
      expect(await onRecord()).toEqual([])
      await zone(now)
      await withdrawAll()
      await zone('UTC')
      expect(await onRecord()).toEqual(['18.0'])
    }
  })

  test('weeks are declared and taken back a few days at a time, and what a broken call left is finished by the next', async () => {
    for (const days of [9, 5, 2]) await playPaper({ playedOn: daysAgo(days) })
    // As a call left it that ended after its first days.
    ok(await declareDays(10, 8))
    expect(await onRecord()).toHaveLength(2)
    ok(await declareDays(10, -5))
    expect(await onRecord()).toEqual([])
    expect(await daysOf()).toMatchObject([{ from: daysAgo(10), until: daysAgo(-5) }])
    ok(await declareDays(10, -5))
    await withdrawAll()
    expect(await daysOf()).toEqual([])
    expect(await onRecord()).toHaveLength(3)
  })

  test('an end before the start, and fewer days than are declared, are refused', async () => {
    ok(await declareDays(10, 5))
    const sayOf = async (from: number, until: number) => (await declareDays(from, until)).text
    expect(await sayOf(10, 12)).toContain('ends_before_start')
    expect(await sayOf(10, 7)).toContain('days_overlap')
    expect(await daysOf()).toMatchObject([{ from: daysAgo(10), until: daysAgo(5) }])
    await withdrawAll()
  })

  test('another course of the club is left as it is', async () => {
    ok(await declareDays(2, 2))
    const short = await shortCourse()
    ok(await club.admin('PATCH', `/api/members/${ned.userId}/handicap`, { handicap: '20.0' }))
    await playPaper({ courseId: short, playedOn: daysAgo(2) }, 9)
    expect(await onRecord()).toHaveLength(1)
  })
})

describe('a practice round', () => {
  const id = () => `rnd_practice${String(count).padStart(20, '0')}`
  const start = (more: object = {}) =>
    ned.browser('POST', '/api/rounds', { id: id(), courseId: club.courseId, ...more })
  const score = async (roundId: string, holes = 18) =>
    ok(
      await ned.browser('POST', `/api/rounds/${roundId}/scores`, {
        entries: Array.from({ length: holes }, (_, i) => entry(server, (tap += 1), i + 1, 5)),
      }),
    )
  const handIn = async (roundId: string) =>
    ok(
      await ned.browser('PATCH', `/api/rounds/${roundId}`, {
        partnerName: 'Max Marker',
        partnerSignature: 'Max Marker',
      }),
    )
  const why = (answer: Answer) => expectBody(ok(answer), roundDetail).notForHandicap

  test('is kept off the record, with its reason on card and record', async () => {
    expect(why(await start({ isPractice: true }))).toEqual({ reason: 'practice_round' })
    await score(id())
    await handIn(id())
    expect((await cardOf(id())).notForHandicap).toEqual({ reason: 'practice_round' })
    expect(await onRecord()).toEqual([])
    expect(await notCounted()).toEqual(['Not for handicap: a practice round.'])
    expect(await notCounted({ 'accept-language': 'es' })).toEqual([
      'No cuenta para el hándicap: vuelta de práctica.',
    ])
  })

  test('is said and taken back until the first score, and a start that comes again changes nothing', async () => {
    expect(why(await start())).toBeUndefined()
    expect(why(await start({ isPractice: true }))).toEqual({ reason: 'practice_round' })
    expect(why(await start())).toEqual({ reason: 'practice_round' })
    expect(why(await start({ isPractice: false }))).toBeUndefined()
    expect(why(await start({ isPractice: true }))).toEqual({ reason: 'practice_round' })
    await score(id(), 1)
    expect(why(await start({ isPractice: true }))).toEqual({ reason: 'practice_round' })
    expect((await start({ isPractice: false })).body).toMatchObject({
      fields: [{ field: 'isPractice' }],
      details: { reason: 'score_entered' },
    })
  })

  test('after the first score no round becomes one, and the refusal says why', async () => {
    ok(await start())
    await score(id(), 1)
    expect((await start({ isPractice: true })).body).toMatchObject({
      fields: [
        {
          field: 'isPractice',
          message:
            'A practice round is declared before its first score, and this card has one. It counts as it was started.',
        },
      ],
    })
    await score(id())
    await handIn(id())
    expect(await onRecord()).toEqual(['18.0'])
    expect((await start({ isPractice: true })).body).toMatchObject({ details: { reason: 'not_open' } })
  })

  test('a competition is none', async () => {
    const cup = await compete()
    await enter(cup)
    expect((await start({ competitionId: cup, isPractice: true })).body).toMatchObject({
      details: { reason: 'practice_in_competition' },
    })
  })

  test('started and scored where there is no signal, it is one when it arrives, and again', async () => {
    const kept = {
      rounds: [
        {
          roundId: id(),
          start: { courseId: club.courseId, isPractice: true, secondsAgo: 600 },
          entries: Array.from({ length: 18 }, (_, i) => entry(server, (tap += 1), i + 1, 5)),
          handIn: { partnerName: 'Max Marker', partnerSignature: 'Max Marker' },
        },
      ],
    }
    ok(await ned.browser('POST', '/api/rounds/send-kept', kept))
    ok(await ned.browser('POST', '/api/rounds/send-kept', kept))
    expect(await onRecord()).toEqual([])
    expect(await notCounted()).toEqual(['Not for handicap: a practice round.'])
  })

  test('started without signal while a card of it is open elsewhere, it goes on with that card', async () => {
    ok(await start())
    await score(id(), 1)
    const kept = {
      rounds: [
        {
          roundId: `${id()}b`,
          start: { courseId: club.courseId, isPractice: true, secondsAgo: 600 },
          entries: [entry(server, (tap += 1), 2, 5)],
        },
      ],
    }
    const sent = ok(await ned.browser('POST', '/api/rounds/send-kept', kept))
    const [answer] = expectBody(sent, sendKept.reply).rounds
    expect(answer).toMatchObject({ roundId: id(), scores: { refused: [] } })
    expect((await cardOf(id())).notForHandicap).toBeUndefined()
  })

  test('stays one when it is reopened or moved to another day, and none in a competition', async () => {
    ok(await start({ isPractice: true }))
    await score(id())
    await handIn(id())
    ok(await reopenAndHandIn(id()))
    expect(await onRecord()).toEqual([])
    const there = idOf(ok(await act(id(), 'move', { playedOn: daysAgo(1) })))
    expect(await onRecord()).toEqual([])
    expect((await cardOf(there)).notForHandicap).toEqual({ reason: 'practice_round' })
    const cup = await compete()
    await enter(cup)
    const counts = idOf(ok(await act(there, 'move', { competitionId: cup, playedOn: daysAgo(0) })))
    expect((await recordOf()).scores).toMatchObject([{ roundId: counts, differential: { value: '18.0' } }])
    const back = idOf(ok(await act(counts, 'move', { competitionId: null })))
    expect(await onRecord()).toEqual([])
    expect((await cardOf(back)).notForHandicap).toEqual({ reason: 'practice_round' })
  })

  test('that also counts in a competition for handicap is on the record by that card', async () => {
    ok(await start({ isPractice: true }))
    await score(id())
    await handIn(id())
    const cup = await compete()
    await enter(cup)
    const linked = idOf(ok(await act(id(), 'also-counts-for', { competitionId: cup })))
    expect((await recordOf()).scores).toMatchObject([{ roundId: linked }])
  })
})

/** What is done one after the other by calls that wait for a row, which is let go once both do. */
async function whileHeld(
  table: 'competitions' | 'courses',
  id: string,
  calls: () => readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select 1 from ${table} where id = $1 for update`, [id])
    const waiting: Promise<Answer>[] = []
    for (const call of calls()) {
      waiting.push(call())
      await vi.waitFor(async () => {
        const { rowCount } = await server.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rowCount).toBe(waiting.length)
      })
    }
    await client.query('commit')
    return await Promise.all(waiting)
  } finally {
    // Ends it where something before has failed.
    await client.query('rollback')
    client.release()
  }
}

async function reopenAndHandIn(id: string): Promise<Answer> {
  ok(await act(id, 'reopen'))
  return act(id, 'hand-in', { partnerName: 'Max Marker' })
}

async function shortCourse(): Promise<string> {
  const courseId = idOf(
    await club.admin('POST', '/api/courses', {
      clubId: club.clubId,
      name: `Nine ${count}`,
      holes: Array.from({ length: 9 }, (_, i) => ({ holeNumber: i + 1, par: 4, handicapIndex: i + 1 })),
    }),
  )
  await rateTees(club, { courseId })
  return courseId
}
