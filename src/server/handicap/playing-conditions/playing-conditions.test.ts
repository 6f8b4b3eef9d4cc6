import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { listPlayingConditions } from '#contract/handicap/playing-conditions.ts'
import { formatDay } from '#golf/day.ts'
import {
  createTestClub,
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
import { ChangeFeed } from '../../platform/live/change-feed.ts'
import { applyConditions } from './apply-conditions.ts'

/* The Playing Conditions Calculation of a day (R1.7, Rules of Handicapping 5.6, 5.1b, 4.3). */

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let club: TestClub
let second: Browser
let tap = 0
beforeAll(async () => {
  server = await startTestServer(new Date('2025-03-01T09:00:00Z'))
  club = await createTestClub(server)
  // Par 72; the course is rated 71.4 with slope 128.
  await rateTees(club, { rating: '71.4', slope: 128 })
  const other = await signUpAs(server, { firstName: 'Bea', clubCode: club.clubCode })
  const role = await club.admin('PATCH', `/api/clubs/${club.clubId}/members/${other.userId}`, {
    role: 'club_admin',
  })
  expect(role.status, role.text).toBe(200)
  second = other.browser
})
afterAll(() => server.close())

const path = () => `/api/clubs/${club.clubId}/playing-conditions`
const today = () => formatDay(Math.floor(server.now().getTime() / DAY_MS))
const nextDay = () => setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))

const summing = (sum: number) =>
  Array.from({ length: 18 }, (_, i) => Math.floor(sum / 18) + (i < sum % 18 ? 1 : 0))

/** Plays eighteen holes with this sum today and hands the card in. */
async function play(browser: Browser, sum: number, courseId = club.courseId): Promise<string> {
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId }))
  await score(browser, roundId, sum)
  await handIn(browser, roundId)
  return roundId
}

async function score(browser: Browser, roundId: string, sum: number) {
  const entries = summing(sum).map((strokes, i) => entry(server, (tap += 1), i + 1, strokes))
  const saved = await browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  expect(saved.status, saved.text).toBe(200)
}

async function handIn(browser: Browser, roundId: string) {
  const body = { partnerName: 'Max Marker', partnerSignature: 'Max Marker' }
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, body)
  expect(answer.status, answer.text).toBe(200)
}

const joined = (firstName: string) => signUpAs(server, { firstName, clubCode: club.clubCode })

/** A member with three rounds of 90 on earlier days, who holds 16.4 - 2.0 = 14.4. */
async function player(firstName: string) {
  const member = await joined(firstName)
  for (let i = 0; i < 3; i++) {
    await nextDay()
    await play(member.browser, 90)
  }
  await nextDay()
  return member
}

/** A member without any round yet, on a day without any other's. */
async function newcomer(firstName: string) {
  const member = await joined(firstName)
  await nextDay()
  return member
}

const readRecord = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)
const readDays = async (browser = club.admin) =>
  expectBody(await browser('GET', path()), listPlayingConditions.reply)
const noticesOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices

const enter = (body: object, by = club.admin) =>
  by('POST', path(), {
    day: today(),
    courseIds: [club.courseId],
    reason: 'A storm in the afternoon',
    ...body,
  })

async function entered(body: object, by = club.admin) {
  return expectBody(await enter(body, by), listPlayingConditions.reply)
}

describe('the PCC of a day', () => {
  test('when it is entered, then every score of the day moves, the index follows, and each player is told once', async () => {
    const ann = await player('Ann')
    const bob = await joined('Bob')
    await play(ann.browser, 84)
    await play(ann.browser, 88)
    await play(bob.browser, 95)
    const day = today()
    const before = await readRecord(ann.browser)
    // 113 / 128 x (84 - 71.4) = 11.123, (88 - 71.4) = 14.655; five differentials: the lowest counts.
    expect(before).toMatchObject({ handicap: '11.1' })
    await nextDay()

    const { days } = await entered({ day, pcc: 2 })
    expect(days.find((one) => one.day === day)?.courses).toMatchObject([
      {
        courseId: club.courseId,
        scores: 3,
        qualifying: 2,
        pcc: 2,
        entries: [
          { pcc: 2, authorName: 'Ada OakHill', reason: 'A storm in the afternoon', players: 2, isDone: true },
        ],
      },
    ])
    const record = await readRecord(ann.browser)
    // 113 / 128 x (84 - 71.4 - 2) = 9.358, (88 - 71.4 - 2) = 12.889.
    expect(record.handicap).toBe('9.4')
    expect(record.scores.slice(0, 2).map(({ differential }) => differential.value)).toEqual(['12.9', '9.4'])
    expect(record.scores[1]?.differential.lines).toContain(
      '113 / 128 x (84 - 71.4 - 2 (conditions)) = 9.358, rounded 9.4.',
    )
    expect(record.events).toMatchObject([
      {
        kind: 'conditions',
        day,
        conditions: {
          pcc: 2,
          authorName: 'Ada OakHill',
          reason: 'A storm in the afternoon',
          indexBefore: '11.1',
          indexAfter: '9.4',
          scores: [
            {
              before: '113 / 128 x (84 - 71.4) = 11.123, rounded 11.1.',
              after: '113 / 128 x (84 - 71.4 - 2 (conditions)) = 9.358, rounded 9.4.',
            },
            { before: expect.stringContaining('14.655') as unknown },
          ],
        },
      },
    ])
    expect(await noticesOf(ann.browser)).toMatchObject([{ kind: 'conditions_entered', pcc: 2, day }])
    expect(await noticesOf(bob.browser)).toHaveLength(1)
    expect((await readRecord(bob.browser)).handicap).toBeNull()
  })

  test('when another one is entered, then it takes the place of the first, and both stay to be read', async () => {
    const { browser } = await player('Cyd')
    await play(browser, 84)
    await entered({ pcc: 3 })
    await entered({ pcc: -1, reason: 'The storm was yesterday' })
    const record = await readRecord(browser)
    // 113 / 128 x (84 - 71.4 + 1) = 12.006 of four: the lowest - 1.0.
    expect(record).toMatchObject({ handicap: '11.0' })
    expect(record.events.map(({ conditions }) => [conditions?.pcc, conditions?.reason])).toEqual([
      [-1, 'The storm was yesterday'],
      [3, 'A storm in the afternoon'],
    ])
    expect(record.scores[0]?.differential.lines).toContain(
      '113 / 128 x (84 - 71.4 - (-1) (conditions)) = 12.006, rounded 12.0.',
    )
    const [course] = (await readDays()).days[0]?.courses ?? []
    expect(course?.entries.map(({ pcc }) => pcc)).toEqual([-1, 3])
    // The score that the card was handed in with, and one for each entry.
    const { rows } = await server.database.db.execute<{ pcc: number }>(sql`
      select pcc from handicap_scores where user_id = ${record.userId} and day = (
        select max(day) from handicap_scores where user_id = ${record.userId}) order by seq`)
    expect(rows.map(({ pcc }) => pcc)).toEqual([0, 3, -1])
  })

  test('when a card comes in later for that day, then its score has the PCC of the day it was played (4.3)', async () => {
    const { browser } = await newcomer('Dan')
    const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
    await score(browser, roundId, 84)
    await entered({ pcc: 2 })
    const day = today()
    await nextDay()
    await nextDay()
    await handIn(browser, roundId)
    const record = await readRecord(browser)
    expect(record.scores[0]).toMatchObject({ day, differential: { value: '9.4' } })
    expect(record.events).toEqual([])
  })

  test('when a card of an earlier day is entered late, then it stands at that day, and what was used stays (4.3)', async () => {
    const { browser, userId } = await player('Dot')
    await entered({ pcc: 1 })
    const late = today()
    await nextDay()
    const later = today()
    await play(browser, 88)
    await nextDay()
    const before = await readRecord(browser)
    const roundId = idOf(
      await club.admin('POST', `/api/clubs/${club.clubId}/members/${userId}/rounds`, {
        courseId: club.courseId,
        playedOn: late,
        reason: 'The paper card came today',
      }),
    )
    await score(browser, roundId, 84)
    await handIn(browser, roundId)
    const record = await readRecord(browser)
    // 113 / 128 x (84 - 71.4 - 1) = 10.241, between the score of the day after and those before.
    expect(record.scores.slice(0, 3).map((one) => [one.day, one.differential.value])).toEqual([
      [later, before.scores[0]?.differential.value],
      [late, '10.2'],
      [before.scores[1]?.day, '16.4'],
    ])
    // Five scores count the lowest; the round of the day after keeps the index that it was played off.
    expect(record.handicap).toBe('10.2')
    expect(record.scores[0]?.handicapUsed).toBe(before.scores[0]?.handicapUsed)
  })

  test('when it is entered again as it is, then nothing is written', async () => {
    const { browser } = await newcomer('Eve')
    await play(browser, 84)
    await entered({ pcc: 1 })
    const { version } = await readDays()
    expect(await entered({ pcc: 1, version: 0 })).toMatchObject({ version })
    expect(await noticesOf(browser)).toHaveLength(1)
  })

  test('when the scores of another course or day are there, then they stay', async () => {
    const { browser, userId } = await player('Flo')
    const other = idOf(
      await club.admin('POST', '/api/courses', { clubId: club.clubId, name: 'New Course', par: 72 }),
    )
    await play(browser, 84)
    const before = await readRecord(browser)
    await entered({ pcc: 2, courseIds: [other] })
    expect(await readRecord(browser)).toEqual(before)
    await entered({ pcc: 2, courseIds: [other, club.courseId] })
    expect((await readRecord(browser)).scores.map(({ differential }) => differential.value)).toEqual([
      '9.4',
      '16.4',
      '16.4',
      '16.4',
    ])
    const { rows } = await server.database.db.execute<{ pcc: number }>(sql`
      select pcc from handicap_scores where user_id = ${userId} order by seq`)
    expect(rows.map(({ pcc }) => pcc)).toEqual([0, 0, 0, 0, 2])
  })
})

describe('what is refused', () => {
  test.each([
    { body: { pcc: 4 }, field: 'pcc', says: 'The PCC must be a number from -1 to 3.' },
    { body: { pcc: -2 }, field: 'pcc', says: 'The PCC must be a number from -1 to 3.' },
    { body: { pcc: 1.5 }, field: 'pcc', says: 'The PCC must be a number from -1 to 3.' },
    {
      body: { pcc: 1, day: '2031-01-01' },
      field: 'day',
      says: 'This day has not come yet. Choose today or an earlier day.',
    },
    { body: { pcc: 1, day: '2025-02-30' }, field: 'day', says: 'This date does not exist.' },
    { body: { pcc: 1, courseIds: [] }, field: 'courseIds', says: 'Choose at least one course.' },
    {
      body: { pcc: 1, courseIds: ['crs_elsewhere'] },
      field: 'courseIds',
      says: 'One of these courses is not a course of this club.',
    },
    { body: { pcc: 1, reason: 'x' }, field: 'reason', says: 'The reason has at least 3 characters.' },
  ])('$field: $says', async ({ body, field, says }) => {
    const { version } = await readDays()
    const refused = await enter(body)
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field, message: says }] } })
    expect((await readDays()).version).toBe(version)
  })

  test('when two administrators enter one for the same day, then the second sees what changed', async () => {
    const { browser } = await newcomer('Gus')
    await play(browser, 84)
    const { version } = await readDays(second)
    await entered({ pcc: 1, version })
    const late = await enter({ pcc: 2, version, reason: 'It rained' }, second)
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        details: {
          sent: { pcc: 2, reason: 'It rained' },
          now: { pcc: 1, authorName: 'Ada OakHill', reason: 'A storm in the afternoon' },
        },
      },
    })
    expect((await readRecord(browser)).scores[0]?.differential.value).toBe('10.2')
    // What the second knows of another day says nothing about this one.
    await entered({ day: '2025-02-01', pcc: 1, version }, second)
    await entered({ pcc: 2, version: (await readDays(second)).version }, second)
    expect((await readRecord(browser)).scores[0]?.differential.value).toBe('9.4')
  })

  test('when both enter at the same moment, then one is there and the other reads of it', async () => {
    const { browser } = await newcomer('Hal')
    await play(browser, 84)
    const { version } = await readDays()
    const answers = await Promise.all([
      enter({ pcc: 1, version }),
      enter({ pcc: 2, version }, second),
      enter({ pcc: 3, version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await readRecord(browser)).events).toHaveLength(1)
  })

  test('when the club assigns indexes, then a day has no PCC', async () => {
    const assigning = await createTestClub(server, 'Set By Hand')
    await assigning.admin('PATCH', `/api/clubs/${assigning.clubId}`, { handicapMode: 'assigned' })
    const refused = await assigning.admin('POST', `/api/clubs/${assigning.clubId}/playing-conditions`, {
      day: today(),
      courseIds: [assigning.courseId],
      pcc: 1,
      reason: 'A storm',
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('This club assigns Handicap Indexes itself')
  })
})

describe('a process that is killed', () => {
  test('when it dies in the middle, then the next one goes on, and each record is changed once', async () => {
    const players = await Promise.all(['Ida', 'Jim', 'Kay', 'Lea', 'Moe'].map(joined))
    await nextDay()
    for (const { browser } of players) await play(browser, 90)
    const day = today()
    let asked = 0
    const { db } = server.database
    await db.execute(sql`
      insert into playing_conditions (id, club_id, day, pcc, reason, author_id, created_at)
      values ('pcc_killed', ${club.clubId}, ${Math.floor(server.now().getTime() / DAY_MS)}, 2, 'Wind', ${club.adminId}, now())`)
    await db.execute(sql`insert into playing_conditions_courses values ('pcc_killed', ${club.courseId})`)
    const feed = new ChangeFeed(server.database.pool, { log: server.app.log, isAlone: false })
    const services = { db, feed, config: server.config, now: server.now }
    const dies = () => {
      asked += 1
      // The time is asked for once for each player, and once for the notices of a piece.
      if (asked > 4) throw new Error('killed')
      return server.now()
    }
    await expect(applyConditions({ ...services, now: dies }, { pieceSize: 2 })).rejects.toThrow('killed')
    const changed = async () =>
      (
        await db.execute<{
          count: number
        }>(sql`select count(*)::integer as count from playing_conditions_changes
        where conditions_id = 'pcc_killed'`)
      ).rows[0]?.count
    expect(await changed()).toBe(2)
    await Promise.all([1, 2, 3].map(() => applyConditions(services, { pieceSize: 2 })))
    expect(await changed()).toBe(5)
    for (const { browser } of players) {
      // 113 / 128 x (90 - 71.4 - 2) = 14.655.
      expect((await readRecord(browser)).scores).toMatchObject([{ day, differential: { value: '14.7' } }])
      expect(await noticesOf(browser)).toHaveLength(1)
    }
  })
})
