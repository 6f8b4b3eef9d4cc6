import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { formatDay } from '#golf/day.ts'
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
import { handicapEntries } from '../../platform/db/tables/clubs.ts'
import { insertHandicapScore, setIndexes } from '../change-record.store.ts'
import { correctRecords } from './correct-records.ts'

/*
 * Records as the earlier rules stored them. The figures of those rules are by hand: the average was rounded after the caps,
 * the year of the Low Handicap Index ended with the new score, the 20th score was capped, and every entry of the committee
 * made the lower indexes forgotten. Then came the rules under which each score of a day made an index of its own, and a nine
 * that was left over when the first index appeared never counted.
 */

/** 2024-01-01. */
const FIRST_DAY = 19_723
const DAY_MS = 24 * 60 * 60 * 1000

type OldScore = { day: number; differential: number; low?: number; cap?: 'soft'; isNine?: true }
type OldRecord = { scores: OldScore[]; index: number; cut?: { day: number; before: number; after: number } }

const every = (count: number, score: (i: number) => OldScore) =>
  Array.from({ length: count }, (_, i) => score(i))

/** Nineteen scores in one winter and the 20th a year later, so that no index of the short record is in its year. */
const twenty = (differential: number) => [
  ...every(19, (i) => ({ day: i, differential })),
  { day: 400, differential, low: differential },
]

const records = {
  /** (4 x 16.6 + 27.5 + 27.5 + 27.6 + 27.6) / 8 = 22.075, 5.475 over 16.6: 16.6 + 3 + 1.2375 = 20.8375. */
  rounded: {
    scores: [
      ...twenty(166),
      ...[275, 275, 276, 276].map((differential, i) => ({ day: 407 + i, differential, low: 166 })),
      ...every(12, (i) => ({ day: 420 + i, differential: 300, low: 166, ...(i > 9 ? { cap: 'soft' } : {}) })),
    ],
    index: 208,
  },
  /** 15.3 after a year without a score. The year before it has 11.8 as its lowest: 11.8 + 3 + 0.25 = 15.05. */
  window: {
    scores: [
      ...twenty(106),
      ...every(12, (i) => ({ day: 401 + Math.floor(i / 3), differential: 200, low: 106 })),
      { day: 411, differential: 200, low: 106 },
      { day: 412, differential: 200, low: 106 },
      { day: 415, differential: 200, low: 106, cap: 'soft' },
      { day: 775, differential: 200, low: 118, cap: 'soft' },
    ],
    index: 151,
  },
  /** 8.0 of three scores limited the 20th: 8.0 + 5.0 instead of (10.0 + 7 x 25.0) / 8 = 23.125. */
  first: {
    scores: [
      { day: 400, differential: 100 },
      ...every(18, (i) => ({ day: 401 + i, differential: 250 })),
      { day: 419, differential: 250, low: 80, cap: 'soft' },
    ],
    index: 130,
  },
  /**
   * 12.5, limited to 11.8 over 8.0, was cut to 10.8, which moves the differentials by -1.7. Then (4 x 6.3 + 4 x 18.3) / 8
   * = 12.3: not limited over 10.8.
   */
  cut: {
    scores: [
      ...twenty(80),
      ...every(14, (i) => ({ day: 401 + i, differential: 200, low: 80 })),
      { day: 415, differential: 200, low: 80, cap: 'soft' },
      { day: 430, differential: 250, low: 108 },
    ],
    index: 123,
    cut: { day: 420, before: 118, after: 108 },
  },
  /**
   * 14.8, then 8.0 and 30.0 on one day, between which 13.5 stood: 30.0 a day later made 16.7, limited from 13.5. From 14.8 it
   * is 16.8.
   */
  twice: {
    scores: [
      ...[180, 50, 50, ...Array.from({ length: 16 }, () => 180)].map((differential, day) => ({
        day,
        differential,
      })),
      { day: 425, differential: 180 },
      ...[80, 300].map((differential) => ({ day: 435, differential, low: 148 })),
      { day: 436, differential: 300, low: 135, cap: 'soft' },
    ],
    index: 167,
  },
  /** 20.0 - 2.0 of three. With the nine, 11.0 + 0.52 x 18.0 + 1.2, there are four: 20.0 - 1.0. */
  nine: {
    scores: [
      { day: 0, differential: 200 },
      { day: 1, differential: 110, isNine: true },
      { day: 2, differential: 210 },
      { day: 3, differential: 220 },
    ],
    index: 180,
  },
  /** Five scores: the lowest, as before. */
  short: { scores: every(5, (i) => ({ day: 400 + i, differential: 150 })), index: 150 },
} satisfies Record<string, OldRecord>

const expected = {
  rounded: { before: 208, after: 209, low: [166, 166], readings: ['average_rounded'] },
  window: { before: 151, after: 145, low: [118, 106], readings: ['low_index_year'] },
  first: { before: 130, after: 231, low: [80, null], readings: ['first_cap'] },
  cut: { before: 123, after: 117, low: [108, 80], readings: ['committee_entry_keeps_low'] },
  twice: { before: 167, after: 168, low: [135, 148], readings: ['one_revision_a_day'] },
  nine: { before: 180, after: 190, low: [null, null], readings: ['nine_left_over'] },
} as const

let server: TestServer
let club: TestClub
let assigning: TestClub
const players = new Map<string, { userId: string; browser: Browser }>()

async function storeRecord(name: string, into: TestClub, { scores, index, cut }: OldRecord) {
  const { db } = server.database
  const player = await signUpAs(server, { firstName: name, clubCode: into.clubCode })
  players.set(name, player)
  const { userId } = player
  const at = (day: number) => new Date((FIRST_DAY + day) * DAY_MS + DAY_MS / 2)
  for (const { day, differential, low = null, cap = 'none', isNine = false } of scores)
    await insertHandicapScore(db, {
      userId,
      clubId: into.clubId,
      day: FIRST_DAY + day,
      createdAt: at(day),
      courseName: 'Old',
      courseRating: 720,
      slope: 113,
      par: 72,
      pcc: 0,
      acceptedAs: isNine ? 'nine' : 'eighteen',
      adjustedGross: 90,
      adjustedHoles: [],
      differential: { numerator: differential, denominator: 10 },
      roundedDifferential: differential,
      exceptionalAdjustment: 0,
      lowIndex: low,
      cap,
      // Nobody's rounds of these records are exceptional.
      indexWhenPlayed: null,
      indexAfter: index,
    })
  if (cut)
    await db.insert(handicapEntries).values({
      id: `hcp_${userId}`,
      userId,
      clubId: into.clubId,
      before: cut.before,
      after: cut.after,
      reason: 'Review',
      authorId: into.adminId,
      createdAt: at(cut.day),
    })
  await setIndexes(db, [{ userId, after: toHandicapIndex(index) ?? null }], { raisesVersion: true })
}

const userIdOf = (name: string) => players.get(name)?.userId ?? ''
const browserOf = (name: string) => players.get(name)?.browser ?? club.admin
const run = (pieceSize?: number) =>
  correctRecords(server.database.pool, {
    now: server.now,
    ...(pieceSize === undefined ? {} : { pieceSize }),
  })

async function readAll() {
  const { rows } = await server.database.db.execute<{ table: string; rows: unknown }>(sql`
    select 'scores' as table, jsonb_agg(s order by seq) as rows from handicap_scores s
    union all select 'corrections', jsonb_agg(c order by user_id) from handicap_corrections c
    union all select 'indexes', jsonb_agg(jsonb_build_array(id, handicap_index, version) order by id) from users
    union all select 'notices', jsonb_agg(n order by seq) from notices n
    union all select 'log', jsonb_agg(l order by club_id, seq) from audit_log l`)
  return Object.fromEntries(rows.map(({ table, rows: content }) => [table, content]))
}

const countCorrections = async () =>
  (await server.database.pool.query('select from handicap_corrections')).rowCount

beforeAll(async () => {
  server = await startTestServer(new Date('2026-11-22T20:00:00Z'))
  club = await createTestClub(server)
  assigning = await createTestClub(server, 'Set By Hand')
  await assigning.admin('PATCH', `/api/clubs/${assigning.clubId}`, { handicapMode: 'assigned' })
  for (const [name, record] of Object.entries(records)) await storeRecord(name, club, record)
  await storeRecord('assigned', assigning, records.first)
})
afterAll(() => server.close())

describe('records stored under the earlier rules', () => {
  test('when the first start is killed in the middle, then what it did stays whole and the rest waits', async () => {
    const before = await readAll()
    let asked = 0
    const dies = () => {
      asked += 1
      // A correction asks for the time twice: for its row and for the audit log.
      if (asked > 4) throw new Error('killed')
      return server.now()
    }
    await expect(correctRecords(server.database.pool, { now: dies, pieceSize: 1 })).rejects.toThrow('killed')
    expect(await countCorrections()).toBe(2)
    expect((await readAll()).notices).toEqual(before.notices)
  })

  test('when three processes start at once, then each record is corrected once, and never again', async () => {
    const scores = (await readAll()).scores
    await Promise.all([run(2), run(2), run(2)])
    const done = await readAll()
    expect(done.scores).toEqual(scores)
    const { rows } = await server.database.pool.query(
      `select user_id, club_id, index_before, index_after, low_before, low_after, readings
       from handicap_corrections order by index_after`,
    )
    expect(rows).toEqual(
      Object.entries(expected)
        .map(([name, { before, after, low, readings }]) => ({
          user_id: userIdOf(name),
          club_id: club.clubId,
          readings: [...readings],
          index_before: before,
          index_after: after,
          low_before: low[0],
          low_after: low[1],
        }))
        .sort((a, b) => a.index_after - b.index_after),
    )
    await run()
    expect(await readAll()).toEqual(done)
  })

  test.each(Object.entries(expected))('%s: the index is $after tenths', async (name, { after }) => {
    const { rows } = await server.database.pool.query<{ handicap_index: number }>(
      'select handicap_index from users where id = $1',
      [userIdOf(name)],
    )
    expect(rows[0]?.handicap_index).toBe(after)
  })

  test('when a club assigns its indexes or nothing was read otherwise, then the index stays', async () => {
    const indexOf = async (name: string) =>
      expectBody(await browserOf(name)('GET', '/api/handicap-record'), handicapRecord).handicap
    expect(await indexOf('assigned')).toBe('13.0')
    expect(await indexOf('short')).toBe('15.0')
  })

  test('when the player opens their record, then it says what changed and why, with the arithmetic', async () => {
    const answer = await browserOf('window')('GET', '/api/handicap-record')
    const record = expectBody(answer, handicapRecord)
    expect(record).toMatchObject({ handicap: '14.5', lowIndex: '10.6' })
    expect(record.events).toMatchObject([
      {
        kind: 'corrected',
        day: formatDay(Math.floor(server.now().getTime() / DAY_MS)),
        correction: {
          readings: ['low_index_year'],
          indexBefore: '15.1',
          indexAfter: '14.5',
          lowBefore: '11.8',
          lowAfter: '10.6',
        },
      },
    ])
    expect(record.events[0]?.lines.at(-1)).toBe('Handicap Index 14.5.')
  })

  test('when all is done, then each administrator of the club has one notice, with how many members', async () => {
    const read = async (browser: Browser) =>
      expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices
    expect(await read(club.admin)).toMatchObject([
      { kind: 'indexes_corrected', players: 2 },
      { kind: 'indexes_corrected', players: 4 },
    ])
    expect(await read(assigning.admin)).toEqual([])
    expect(await read(browserOf('window'))).toEqual([])
  })
})
