import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import {
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { insertHandicapScore, setIndexes } from './change-record.store.ts'

/* What the committee decides about a score of a member's record (R3.6, R3.7). */

const FIRST_DAY = 20_000
const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let club: TestClub
let admin2: Browser
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const other = await signUpAs(server, { firstName: 'Bea', clubCode: club.clubCode })
  const role = await club.admin('PATCH', `/api/clubs/${club.clubId}/members/${other.userId}`, {
    role: 'club_admin',
  })
  expect(role.status, role.text).toBe(200)
  admin2 = other.browser
})
afterAll(() => server.close())

type Score = { day: number; differential: number; played?: number }

/** A member with these scores on their record, off which their index was made. */
async function member(firstName: string, index: number, scores: readonly Score[]) {
  const { db } = server.database
  const player = await signUpAs(server, { firstName, clubCode: club.clubCode })
  const { userId } = player
  for (const [i, { day, differential, played }] of scores.entries())
    await insertHandicapScore(db, {
      id: `scr_${firstName}_${i}`,
      userId,
      clubId: club.clubId,
      day: FIRST_DAY + day,
      createdAt: new Date((FIRST_DAY + day) * DAY_MS),
      courseName: 'Old',
      indexWhenPlayed: played ?? null,
      courseRating: 720,
      slope: 113,
      par: 72,
      pcc: 0,
      acceptedAs: 'eighteen',
      adjustedGross: 90,
      adjustedHoles: [],
      differential: { numerator: differential, denominator: 10 },
      roundedDifferential: differential,
      exceptionalAdjustment: 0,
      cap: 'none',
      indexAfter: index,
    })
  await setIndexes(db, [{ userId, after: toHandicapIndex(index) ?? null }], { raisesVersion: true })
  const path = `/api/members/${userId}/handicap-record`
  const read = async () => expectBody(await club.admin('GET', path), handicapRecord)
  const rule = (by: Browser, i: number, body: object) =>
    by('POST', `${path}/scores/scr_${firstName}_${i}/ruling`, body)
  return { ...player, read, rule, last: scores.length - 1 }
}

const every = (count: number, score: (i: number) => Score) =>
  Array.from({ length: count }, (_, i) => score(i))

/** Twenty of 10.6, no index of the short record within their year; then 15.3 over a low index of 10.6: 14.45 -> 14.5. */
const capped = (firstName: string) =>
  member(firstName, 145, [
    ...every(19, (i) => ({ day: i, differential: 106 })),
    { day: 400, differential: 106 },
    ...every(16, (i) => ({ day: 401 + i, differential: 200 })),
  ])

/** 18.0 of three scores, then 8.0 better: (10.0 - 1.0) - 1.0 = 8.0. */
const reduced = (firstName: string) =>
  member(firstName, 80, [
    ...every(3, (i) => ({ day: i, differential: 200 })),
    { day: 10, differential: 100, played: 180 },
  ])

const lift = { ruling: 'cap_lifted', isOn: true, reason: 'A broken wrist' }
const undo = { ruling: 'exceptional_undone', isOn: true, reason: 'Nine holes were not played' }

describe('a decision of the committee', () => {
  test('when a cap is lifted, then the index is the average, and applying it again is another entry', async () => {
    const { browser, read, rule, last } = await capped('Cap')
    const { version } = await read()
    const lifted = await rule(club.admin, last, { ...lift, version })
    // (4 x 10.6 + 4 x 20.0) / 8 = 15.3.
    expect(expectBody(lifted, handicapRecord)).toMatchObject({ handicap: '15.3' })
    const own = expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)
    expect(own).toMatchObject({ handicap: '15.3', version: null })
    expect(own.scores[0]).toMatchObject({ cap: 'lifted', rulings: ['cap_lifted'] })
    expect(own.lines).toContain('The low index of the 365 days before is 10.6: the committee lifted the cap.')
    expect(own.events).toMatchObject([
      {
        kind: 'ruling',
        ruling: {
          ruling: 'cap_lifted',
          isOn: true,
          authorName: 'Ada OakHill',
          reason: 'A broken wrist',
          indexBefore: '14.5',
          indexAfter: '15.3',
        },
      },
    ])
    const again = { ...lift, isOn: false, reason: 'The wrist was sound' }
    expect(expectBody(await rule(admin2, last, again), handicapRecord)).toMatchObject({ handicap: '14.5' })
    const after = await read()
    expect(after.scores[0]).toMatchObject({ cap: 'soft', rulings: [] })
    expect(after.events.map(({ ruling }) => [ruling?.isOn, ruling?.reason])).toEqual([
      [false, 'The wrist was sound'],
      [true, 'A broken wrist'],
    ])
  })

  test('when an exceptional reduction is undone, then every differential goes back, and the player is told', async () => {
    const { browser, rule, last } = await reduced('Ex')
    const undone = expectBody(await rule(club.admin, last, undo), handicapRecord)
    // 10.0 - 1.0 of a record of four.
    expect(undone).toMatchObject({ handicap: '9.0' })
    expect(undone.scores.map(({ differential }) => differential.value)).toEqual([
      '10.0',
      '20.0',
      '20.0',
      '20.0',
    ])
    const { notices } = expectBody(await browser('GET', '/api/notices'), listNotices.reply)
    expect(notices).toMatchObject([{ kind: 'record_ruled', ruling: 'exceptional_undone', isOn: true }])
  })

  test('when the same is decided twice, then it is one entry and one notice', async () => {
    const { browser, read, rule, last } = await reduced('Twice')
    const { version } = await read()
    const answers = await Promise.all([1, 2, 3].map(() => rule(club.admin, last, { ...undo, version })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).events).toHaveLength(1)
    const { notices } = expectBody(await browser('GET', '/api/notices'), listNotices.reply)
    expect(notices).toHaveLength(1)
  })

  test('when two committees decide about one player, then the second sees that somebody was faster (P16)', async () => {
    const { read, rule, last } = await capped('Both')
    const { version } = await read()
    expect((await rule(admin2, last, { ...lift, version })).status).toBe(200)
    const late = await rule(club.admin, last, { ...lift, isOn: false, version })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { now: { handicapIndex: 153 } } },
    })
    expect((await read()).handicap).toBe('15.3')
  })

  test.each([
    { body: lift, says: 'No cap limits this score, so there is none to lift.' },
    { body: { ...undo, reason: 'x' }, says: 'The reason has at least 3 characters.' },
    { body: { ...undo, ruling: 'index_frozen' }, says: undefined },
  ])('when there is nothing to decide or no reason ($body), then it is refused', async ({ body, says }) => {
    const { read, rule, last } = await reduced(`No${body.ruling.length}${body.reason.length}`)
    const refused = await rule(club.admin, last, body)
    expect(refused.status).toBe(400)
    if (says !== undefined) expect(refused.text).toContain(says)
    expect((await read()).events).toEqual([])
  })

  test('when the card is corrected later, then the decision stays with it', async () => {
    const { userId, read, rule, last } = await reduced('Later')
    expect((await rule(club.admin, last, undo)).status).toBe(200)
    await insertHandicapScore(server.database.db, {
      id: 'scr_replacing',
      replacesId: `scr_Later_${last}`,
      userId,
      clubId: club.clubId,
      day: FIRST_DAY + 10,
      createdAt: server.now(),
      courseName: 'Old',
      indexWhenPlayed: 180,
      courseRating: 720,
      slope: 113,
      par: 72,
      pcc: 0,
      acceptedAs: 'eighteen',
      adjustedGross: 81,
      adjustedHoles: [],
      differential: { numerator: 90, denominator: 10 },
      roundedDifferential: 90,
      exceptionalAdjustment: 0,
      cap: 'none',
      indexAfter: 80,
    })
    expect((await read()).scores[0]).toMatchObject({
      id: 'scr_replacing',
      rulings: ['exceptional_undone'],
      exceptionalReduction: null,
      differential: { value: '9.0' },
    })
  })

  test('when an administrator decides about their own record or a player about anybody’s, then it is refused', async () => {
    const { browser, rule, last } = await reduced('Own')
    expect((await rule(browser, last, undo)).status).toBe(403)
    const path = `/api/members/${club.adminId}/handicap-record/scores/scr_Own_${last}/ruling`
    const own = await club.admin('POST', path, undo)
    expect(own.status).toBe(400)
    expect(own.text).toContain('Another administrator decides about your own record.')
  })
})
