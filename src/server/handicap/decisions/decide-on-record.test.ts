import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { handicapRecord, type HandicapRecord } from '#contract/handicap/handicap.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { formatDay } from '#golf/day.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import {
  createTestClub,
  entry,
  expectBody,
  rateTees,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { handicapScores } from '../../platform/db/tables/handicap-scores.ts'
import { setIndexes } from '../change-record.store.ts'
import { fractionText } from '../record-numbers.ts'

/* What the handicap committee enters on a member's record (Rules of Handicapping 5.4, 7.1, 7.2a). */

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date('2026-06-10T10:00:00Z')
const TODAY = Math.floor(NOW.getTime() / DAY_MS)

let server: TestServer
let club: TestClub
let admin2: Browser
beforeAll(async () => {
  server = await startTestServer(NOW)
  club = await createTestClub(server)
  // Par 72; rated 71.4 with slope 128.
  const rated = await club.admin('PATCH', `/api/courses/${club.courseId}`, { rating: '71.4', slope: 128 })
  expect(rated.status, rated.text).toBe(200)
  await rateTees(club, { rating: '71.4', slope: 128 })
  const other = await signUpAs(server, { firstName: 'Bea', clubCode: club.clubCode })
  const path = `/api/clubs/${club.clubId}/members/${other.userId}`
  const role = await club.admin('PATCH', path, { role: 'club_admin' })
  expect(role.status, role.text).toBe(200)
  admin2 = other.browser
})
afterAll(() => server.close())

type Score = { day: number; differential: number }

/** A member with scores on these days before today, off which `index` was made. */
async function member(firstName: string, index: number | null, scores: readonly Score[]) {
  const { db } = server.database
  const player = await signUpAs(server, { firstName, clubCode: club.clubCode })
  const { userId } = player
  const rows = scores.map(({ day, differential }, i) => ({
    id: `scr_${firstName}_${i}`,
    userId,
    clubId: club.clubId,
    day: TODAY + day,
    courseName: 'Old',
    createdAt: new Date((TODAY + day) * DAY_MS),
    indexWhenPlayed: null,
    indexAfter: index,
    courseRating: 720,
    slope: 113,
    par: 72,
    pcc: 0,
    acceptedAs: 'eighteen',
    adjustedGross: 90,
    adjustedHoles: [],
    differential: fractionText({ numerator: differential, denominator: 10 }),
    roundedDifferential: differential,
    exceptionalAdjustment: 0,
    cap: 'none',
  }))
  if (rows.length > 0) await db.insert(handicapScores).values(rows)
  if (index !== null)
    await setIndexes(db, [{ userId, after: toHandicapIndex(index) ?? null }], { raisesVersion: true })
  const path = `/api/members/${userId}/handicap-record`
  const read = async () => expectBody(await club.admin('GET', path), handicapRecord)
  const own = async (language = 'en') =>
    expectBody(
      await player.browser('GET', '/api/handicap-record', undefined, { 'accept-language': language }),
      handicapRecord,
    )
  const decide = (by: Browser, body: object) => by('POST', `${path}/decisions`, { reason: 'Review', ...body })
  const decided = async (body: object) => expectBody(await decide(club.admin, body), handicapRecord)
  return { ...player, read, own, decide, decided }
}

/** Five scores, the lowest of which is the index: 12.0. */
const five = (firstName: string) =>
  member(
    firstName,
    120,
    [150, 120, 160, 170, 180].map((differential, i) => ({ day: i - 20, differential })),
  )

const standing = ({ handicap, scores, lowIndex, lines, isFrozen, hold }: HandicapRecord) => {
  return { handicap, scores, lowIndex, lines, isFrozen, hold }
}
const newest = ({ events }: HandicapRecord) => events[0]

let tap = 0

/** Starts a round on this day, for what it is played off. */
async function start(browser: Browser, day: number) {
  await setTimeSignedIn(server, new Date(day * DAY_MS + DAY_MS / 2))
  const started = await browser('POST', '/api/rounds', { courseId: club.courseId })
  expect(started.status, started.text).toBe(200)
  return expectBody(started, z.looseObject({ id: z.string(), handicapUsed: z.nullable(z.string()) }))
}

/** Plays eighteen holes of five strokes, 90: 113 / 128 x (90 - 71.4) = 16.4. */
async function play(browser: Browser, day: number): Promise<string | null> {
  const { id, handicapUsed } = await start(browser, day)
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, (tap += 1), i + 1, 5))
  expect((await browser('POST', `/api/rounds/${id}/scores`, { entries })).status).toBe(200)
  const attested = { partnerName: 'Max Marker', partnerSignature: 'Max Marker' }
  expect((await browser('PATCH', `/api/rounds/${id}`, attested)).status).toBe(200)
  return handicapUsed
}

const yesterday = formatDay(TODAY - 1)
const heard = { kind: 'reset', heardOn: yesterday, hearing: 'They agree' }
const penalty = () => ({ kind: 'penalty', day: formatDay(TODAY - 5), courseId: club.courseId })

describe('an index that the committee freezes', () => {
  test('when cards are handed in meanwhile, then the index stays until the freeze is lifted, and then is what they make', async () => {
    const { browser, own, decide, decided } = await five('Ice')
    expect(await decided({ kind: 'freeze' })).toMatchObject({ handicap: '12.0', isFrozen: true })
    await play(browser, TODAY)
    const frozen = await own()
    // Of six the lowest two minus 1.0: (12.0 + 15.0) / 2 - 1.0.
    expect(frozen).toMatchObject({ handicap: '12.0', isFrozen: true })
    expect(frozen.lines.slice(-2)).toEqual([
      'The scores would make it 12.5, but the committee has frozen the index.',
      'Handicap Index 12.0.',
    ])
    const again = await decide(admin2, { kind: 'freeze' })
    expect(again).toMatchObject({ status: 400, body: { details: { reason: 'frozen_already' } } })
    expect(await decided({ kind: 'lift_freeze', reason: 'The review is over' })).toMatchObject({
      handicap: '12.5',
      isFrozen: false,
    })
    expect(newest(await own())).toMatchObject({
      kind: 'decision',
      decision: {
        kind: 'lift_freeze',
        authorName: 'Ada OakHill',
        reason: 'The review is over',
        indexBefore: '12.0',
        indexAfter: '12.5',
        isTakenBack: false,
      },
    })
    expect((await decide(admin2, { kind: 'lift_freeze' })).status).toBe(400)
    await setTimeSignedIn(server, NOW)
  })
})

describe('a reset (Rule 7.1a)', () => {
  test('when it is entered, then every differential moves along and the player reads why in their language', async () => {
    const { browser, own, decided } = await five('Reset')
    const reset = { ...heard, handicap: '10.0', reason: 'Improving quickly' }
    expect(await decided(reset)).toMatchObject({ handicap: '10.0' })
    const record = await own()
    expect(record.scores.map(({ differential }) => differential.value)).toEqual([
      ...['16.0', '15.0', '14.0', '10.0', '13.0'],
    ])
    expect(newest(record)?.lines).toEqual([
      'The committee reset the Handicap Index from 12.0 to 10.0 (Rule 7.1a).',
      `The player was heard on ${yesterday}: They agree`,
    ])
    expect(newest(await own('es'))?.lines[0]).toBe(
      'El comité reajustó el Índice de Hándicap de 12,0 a 10,0 (Regla 7.1a).',
    )
    const { notices } = expectBody(await browser('GET', '/api/notices'), listNotices.reply)
    expect(notices).toMatchObject([{ kind: 'record_ruled', ruling: null }])
  })

  test.each([
    { body: { handicap: '12.9' }, field: 'handicap', says: 'at least 1.0' },
    { body: { handicap: '54.1' }, field: 'handicap', says: 'to 54.0' },
    { body: { handicap: '10.0', heardOn: formatDay(TODAY + 1) }, field: 'heardOn', says: 'in the future' },
    { body: { handicap: '10.0', hearing: ' ' }, field: 'hearing', says: 'is required' },
    { body: { handicap: '10.0', heardOn: undefined }, field: 'heardOn', says: 'required' },
    { body: {}, field: 'handicap', says: 'required' },
  ])('when it is refused ($body), then the sentence names $field', async ({ body, field, says }) => {
    const { decide, read } = await five(`No${field}${says.length}`)
    const refused = await decide(club.admin, { ...heard, ...body })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ fields: [{ field }] })
    expect(refused.text).toContain(says)
    expect((await read()).events).toEqual([])
  })

  test('when it would end more than 5.0 above the low index, then only in exceptional circumstances', async () => {
    const twenty = Array.from({ length: 20 }, (_, i) => ({ day: i - 30, differential: 100 }))
    const { decide, decided, own } = await member('Low', 100, twenty)
    // 8.0 of the first three scores is the low index of the year.
    const refused = await decide(club.admin, { ...heard, handicap: '13.1' })
    expect(refused).toMatchObject({ status: 400, body: { details: { reason: 'reset_too_high' } } })
    expect(await decided({ ...heard, handicap: '13.1', isExceptional: true })).toMatchObject({
      handicap: '13.1',
    })
    expect(newest(await own())?.lines).toContain(
      'The circumstances are exceptional, so it may end more than 5.0 above the Low Handicap Index.',
    )
  })
})

describe('an index held unchanged (Rules 5.4, 7.2a)', () => {
  test('when rounds are played on those days, then all are played off the index of the first', async () => {
    const { browser, own, decided } = await five('Hold')
    const days = { from: formatDay(TODAY + 1), until: formatDay(TODAY + 3) }
    expect(await decided({ kind: 'hold', ...days })).toMatchObject({
      handicap: '12.0',
      hold: { ...days, index: '12.0' },
    })
    expect(newest(await own())?.lines).toEqual([
      `Rounds from ${days.from} to ${days.until} are played off 12.0 (Rule 7.2a); scores made meanwhile count afterwards.`,
    ])
    expect(await play(browser, TODAY + 1)).toBe('12.0')
    expect(await own()).toMatchObject({ handicap: '12.5' })
    expect(await play(browser, TODAY + 3)).toBe('12.0')
    // Of seven the lowest two: (12.0 + 15.0) / 2.
    expect(await play(browser, TODAY + 4)).toBe('13.5')
    await setTimeSignedIn(server, NOW)
  })

  test.each([
    { from: 1, until: 0, reason: 'ends_before_start' },
    { from: -2, until: -1, reason: 'days_over' },
    { from: 0, until: 31, reason: 'held_too_long' },
  ])('when the days are $from to $until, then it is refused: $reason', async ({ from, until, reason }) => {
    const { decide } = await five(`Days${reason.length}`)
    const days = { from: formatDay(TODAY + from), until: formatDay(TODAY + until) }
    const refused = await decide(club.admin, { kind: 'hold', ...days })
    expect(refused.body).toMatchObject({ fields: [{ field: 'until' }], details: { reason } })
  })
})

describe('a penalty score (Rule 7.1b)', () => {
  // Lowest two of six minus 1.0. CH 12.0 x 128 / 113 - 0.6 = 12.99 -> 13; 71.4 + 13 -> 84; 113 / 128 x 12.6 = 11.1.
  test.each([
    { meant: 'to_raise_index', differential: '12.0', adjustedGross: null, index: '11.0' },
    { meant: 'to_lower_index', differential: '18.0', adjustedGross: null, index: '12.5' },
    { meant: 'other', differential: '11.1', adjustedGross: 84, index: '10.6' },
  ])('when the round was not posted ($meant), then $differential stands in its place', async (row) => {
    const { meant, differential, adjustedGross, index } = row
    const { decided, own } = await five(`Pen${index.replace('.', '')}`)
    expect(await decided({ ...penalty(), meant })).toMatchObject({ handicap: index })
    const [score] = (await own()).scores
    expect(score).toMatchObject({
      isPenalty: true,
      roundId: null,
      day: formatDay(TODAY - 5),
      adjustedGross,
      handicapUsed: '12.0',
      differential: { value: differential },
      indexAfter: { value: index },
    })
    expect(score?.differential.lines.at(-1)).toContain(differential)
    expect((await own('es')).scores[0]?.differential.lines.join(' ')).toContain('Regla 7.1b')
  })

  test('when scores were made after that day, then it stands before them, and their cards stay as they were', async () => {
    const { browser, own, decided } = await five('Place')
    await play(browser, TODAY)
    await setTimeSignedIn(server, NOW)
    const cards = () =>
      server.database.pool.query('select * from handicap_scores where round_id is not null order by seq')
    const before = (await cards()).rows
    await decided({ ...penalty(), meant: 'to_raise_index' })
    expect((await own()).scores.map(({ isPenalty }) => isPenalty).slice(0, 2)).toEqual([false, true])
    expect((await cards()).rows).toEqual(before)
  })

  test.each([
    { body: { day: formatDay(TODAY + 1) }, field: 'day', reason: 'day_in_future' },
    { body: { day: formatDay(TODAY - 18) }, field: 'day', reason: 'no_index_on_day' },
    { body: { courseId: 'crs_elsewhere' }, field: 'courseId', reason: 'no_such_course' },
    { body: { teeId: 'tee_elsewhere' }, field: 'teeId', reason: 'no_such_tee' },
    { body: { meant: undefined }, field: 'meant', reason: 'missing' },
  ])('when $field cannot be, then it is refused: $reason', async ({ body, field, reason }) => {
    const { decide } = await five(`Bad${reason.length}`)
    const refused = await decide(club.admin, { ...penalty(), meant: 'other', ...body })
    expect(refused.body).toMatchObject({ fields: [{ field }], details: { reason } })
  })
})

test('when the PCC of its day is entered later, then a penalty score made of strokes takes it, and one chosen from the record does not (5.1a, 5.6)', async () => {
  const [made, chosen] = [await five('Strokes'), await five('Chosen')]
  const day = formatDay(TODAY - 6)
  await made.decided({ ...penalty(), day, meant: 'other' })
  await chosen.decided({ ...penalty(), day, meant: 'to_raise_index' })
  const enter = async (pcc: number) => {
    const conditions = { day, courseIds: [club.courseId], pcc, reason: 'A storm' }
    const answer = await club.admin('POST', `/api/clubs/${club.clubId}/playing-conditions`, conditions)
    expect(answer.status, answer.text).toBe(200)
  }
  await enter(2)
  // 113 / 128 x (84 - 71.4 - 2) = 9.358; (9.4 + 12.0) / 2 - 1.0 = 9.7.
  const record = await made.own()
  expect(record).toMatchObject({
    handicap: '9.7',
    scores: [{ differential: { value: '9.4' } }, {}, {}, {}, {}, {}],
  })
  expect(record.scores[0]?.differential.lines.join(' ')).toContain('9.358')
  expect(newest(record)).toMatchObject({
    kind: 'conditions',
    conditions: { pcc: 2, indexBefore: '10.6', indexAfter: '9.7', reason: 'A storm', scores: [] },
  })
  const told = expectBody(await made.browser('GET', '/api/notices'), listNotices.reply).notices
  expect(told.filter(({ kind }) => kind === 'conditions_entered')).toHaveLength(1)
  await enter(-1)
  // 113 / 128 x (84 - 71.4 + 1) = 12.006; (12.0 + 12.0) / 2 - 1.0 = 11.0.
  expect((await made.own()).handicap).toBe('11.0')
  await enter(0)
  expect((await made.own()).handicap).toBe('10.6')
  expect((await chosen.own()).handicap).toBe('11.0')
  expect((await chosen.own()).events.map(({ kind }) => kind)).toEqual(['decision'])
})

test('when this process has not heard yet that an index has changed, then the player’s own record shows the new one', async () => {
  const { own, userId } = await five('Heard')
  expect((await own()).handicap).toBe('12.0')
  await setIndexes(server.database.db, [{ userId, after: toHandicapIndex(103) ?? null }], {
    raisesVersion: true,
  })
  expect((await own()).handicap).toBe('10.3')
})

test('when the club’s rules give a player a week, then a penalty score is refused until it is over (R3.9)', async () => {
  const choose = (penaltyWaitHours: string) =>
    club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, { rules: { penaltyWaitHours } })
  expect((await choose('168')).status).toBe(200)
  const { decide } = await five('Wait')
  expect((await decide(club.admin, { ...penalty(), meant: 'other' })).body).toMatchObject({
    fields: [{ field: 'day', message: expect.stringContaining('168 hours') as unknown }],
    details: { reason: 'penalty_too_early' },
  })
  expect((await choose('72')).status).toBe(200)
  expect((await decide(club.admin, { ...penalty(), meant: 'other' })).status).toBe(200)
  expect((await choose('0')).status).toBe(200)
})

describe('an entry that is taken back', () => {
  test.each([
    { made: { ...heard, handicap: '10.0' } },
    { made: { kind: 'freeze' } },
    { made: { kind: 'hold', from: formatDay(TODAY), until: formatDay(TODAY + 1) } },
    { made: { kind: 'penalty', day: formatDay(TODAY - 5), meant: 'to_raise_index' } },
  ])('$made.kind: then the record is exactly the one before it', async ({ made }) => {
    const { read, decided } = await five(`Back${made.kind}`)
    const before = standing(await read())
    const body = made.kind === 'penalty' ? { ...made, courseId: club.courseId } : made
    const id = newest(await decided(body))?.id
    const after = await decided({ kind: 'take_back', takesBack: id, reason: 'The wrong player' })
    expect(standing(after)).toEqual(before)
    expect(after.events).toMatchObject([
      { kind: 'decision', decision: { kind: 'take_back', takesBack: made.kind } },
      { kind: 'decision', decision: { kind: made.kind, isTakenBack: true } },
    ])
  })

  test('when an index was set (D4), then it can be taken back too, also the first one of a record without scores', async () => {
    const { userId, read, decide, decided } = await member('Set', null, [])
    for (const handicap of ['18.0', '20.0'])
      expect((await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap })).status).toBe(200)
    const [second, first] = (await read()).events.map(({ id }) => id)
    expect(await decided({ kind: 'take_back', takesBack: second })).toMatchObject({ handicap: '18.0' })
    const twice = await decide(admin2, { kind: 'take_back', takesBack: second })
    expect(twice).toMatchObject({ status: 400, body: { details: { reason: 'taken_back_already' } } })
    expect(await decided({ kind: 'take_back', takesBack: first })).toMatchObject({ handicap: null })
    expect((await decide(admin2, { kind: 'take_back', takesBack: 'dec_nobody' })).status).toBe(404)
  })
})

describe('two of a committee, and a request that comes twice', () => {
  test('when the same is sent three times at once, then it is one entry and one notice', async () => {
    const { browser, read, decide } = await five('Thrice')
    const { version } = await read()
    const sent = { ...penalty(), meant: 'to_raise_index', id: 'dec_0123456789abcdefghij', version }
    const answers = await Promise.all([1, 2, 3].map(() => decide(club.admin, sent)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).events).toHaveLength(1)
    const { notices } = expectBody(await browser('GET', '/api/notices'), listNotices.reply)
    expect(notices).toHaveLength(1)
  })

  test('when somebody else was faster, then the second sees what is there now and may save again (P16)', async () => {
    const { read, decide } = await five('Both')
    const { version } = await read()
    expect((await decide(admin2, { ...heard, handicap: '10.0', version })).status).toBe(200)
    const late = await decide(club.admin, { kind: 'freeze', version })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { now: { handicap: '10.0' }, sent: { kind: 'freeze' } } },
    })
    expect((await read()).isFrozen).toBe(false)
    const seen = { kind: 'freeze', version: (await read()).version }
    expect((await decide(club.admin, seen)).status).toBe(200)
  })

  test('when an administrator decides about their own record, a player about any, or the club assigns handicaps, then it is refused', async () => {
    const { browser, decide } = await five('Own')
    expect((await decide(browser, { kind: 'freeze' })).status).toBe(403)
    const path = `/api/members/${club.adminId}/handicap-record/decisions`
    const own = await club.admin('POST', path, { kind: 'freeze', reason: 'Review' })
    expect(own).toMatchObject({ status: 400, body: { details: { reason: 'own_record' } } })
    const mode = (handicapMode: string) => club.admin('PATCH', `/api/clubs/${club.clubId}`, { handicapMode })
    await mode('assigned')
    const assigned = await decide(club.admin, { kind: 'freeze' })
    expect(assigned).toMatchObject({ status: 400, body: { details: { reason: 'club_assigns' } } })
    await mode('whs')
  })
})

test('when an administrator was taken off the handicap committee, then they decide about no record', async () => {
  const { decide } = await five('Off')
  const off = await signUpAs(server, { firstName: 'Olaf', clubCode: club.clubCode })
  const path = `/api/clubs/${club.clubId}/members/${off.userId}`
  expect((await club.admin('PATCH', path, { role: 'club_admin' })).status).toBe(200)
  await server.database.pool.query(
    'update memberships set is_off_handicap_committee = true where user_id = $1',
    [off.userId],
  )
  expect((await decide(off.browser, { kind: 'freeze' })).status).toBe(403)
})

test('when a record has 2,000 scores, then an entry and the record are right', async () => {
  const many = Array.from({ length: 2000 }, (_, i) => ({ day: i - 2100, differential: 100 + (i % 10) }))
  const { read, decided } = await member('Many', 100, many)
  // The newest twenty lose a 10.0 and get one: two of each of 10.0, 10.1, 10.2 and 10.3 = 10.15 -> 10.2.
  expect(await decided({ ...penalty(), meant: 'to_raise_index' })).toMatchObject({ handicap: '10.2' })
  expect((await read()).scores).toHaveLength(20)
})
