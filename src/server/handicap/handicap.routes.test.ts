import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { differentialOf18 } from '#golf/handicap/score-differential.ts'
import { replay } from '#golf/handicap/replay.ts'
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
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { listRecordRows, recordEntries } from './handicap.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let club: TestClub
let tap = 0

beforeAll(async () => {
  server = await startTestServer(new Date('2025-03-01T09:00:00Z'))
  club = await createTestClub(server)
  // Par 72; the course is rated 71.4 with slope 128.
  await rateTees(club, { rating: '71.4', slope: 128 })
})
afterAll(() => server.close())

type Score = number | 'picked_up'

/** Plays the holes and hands the card in, the day after the last one. */
async function play(browser: Browser, holes: readonly Score[], more: Record<string, unknown> = {}) {
  await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  if (holes.length > 0) {
    const entries = holes.map((score, i) => entry(server, (tap += 1), i + 1, score))
    const saved = await browser('POST', `/api/rounds/${roundId}/scores`, { entries })
    expect(saved.status, saved.text).toBe(200)
  }
  await handIn(browser, roundId, more)
  return roundId
}

async function handIn(browser: Browser, roundId: string, more: Record<string, unknown> = {}) {
  const body = { partnerName: 'Max Marker', partnerSignature: 'Max Marker', ...more }
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, body)
  expect(answer.status, answer.text).toBe(200)
}

const readRecord = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)

const fives = Array.from({ length: 18 }, (): Score => 5)
const joined = (firstName: string) => signUpAs(server, { firstName, clubCode: club.clubCode })

/** 18 scores with this sum, as even as can be. */
const summing = (sum: number): Score[] =>
  Array.from({ length: 18 }, (_, i) => Math.floor(sum / 18) + (i < sum % 18 ? 1 : 0))

describe('the record of a player', () => {
  test('when a player has 54 holes on record, then they have an index (R3.1), and every number shows its arithmetic', async () => {
    const { browser } = await joined('Nora')
    expect(await readRecord(browser)).toMatchObject({ handicap: null, holesOnRecord: 0, holesMissing: 54 })
    await play(browser, fives)
    await play(browser, [12, ...fives.slice(1)])
    expect(await readRecord(browser)).toMatchObject({ handicap: null, holesOnRecord: 36, holesMissing: 18 })
    await play(browser, ['picked_up', ...fives.slice(1)])

    // 113 / 128 x (90 - 71.4) = 16.420; hole 1 counts par + 5 at most (R2.1): 113 / 128 x (94 - 71.4) = 19.952.
    const record = await readRecord(browser)
    expect(record).toMatchObject({ handicap: '14.4', holesMissing: 0, lowIndex: null })
    expect(record.scores.map((score) => [score.differential.value, score.counts])).toEqual([
      ['20.0', false],
      ['20.0', false],
      ['16.4', true],
    ])
    expect(record.scores[1]?.differential.lines).toEqual([
      'Without a Handicap Index a hole counts at most par + 5.',
      expect.stringMatching(/^Adjusted gross score 94: hole 1 counts \d+\.$/) as unknown,
      '113 / 128 x (94 - 71.4) = 19.952, rounded 20.0.',
    ])
    expect(record.lines.at(-1)).toBe('Handicap Index 14.4.')
    const inSpanish = expectBody(
      await browser('GET', '/api/handicap-record', undefined, { 'accept-language': 'es' }),
      handicapRecord,
    )
    expect(inSpanish.lines.at(-1)).toBe('Índice de Hándicap 14,4.')
    expect(inSpanish.scores[1]?.differential.lines.at(-1)).toBe(
      '113 / 128 × (94 − 71,4) = 19,952, redondeado a 20,0.',
    )
    await expect
      .poll(async () => (await browser('GET', '/api/auth/user')).body)
      .toMatchObject({ handicap: '14.4' })
  })

  test('when the same card is handed in again, then it is on the record once', async () => {
    const { browser } = await joined('Omar')
    const roundId = await play(browser, fives)
    await handIn(browser, roundId)
    expect((await readRecord(browser)).scores).toHaveLength(1)
  })

  test('when two rounds are played on one day, then both are played off the same index (R3.4)', async () => {
    const { browser } = await joined('Pia')
    for (let i = 0; i < 3; i++) await play(browser, fives)
    const before = (await readRecord(browser)).handicap
    expect(before).toBe('14.4')
    await play(browser, summing(80))
    const second = await browser('POST', '/api/rounds', { courseId: club.courseId })
    expect(second.body).toMatchObject({ handicapUsed: '14.4' })
    const after = await readRecord(browser)
    expect(after.handicap).not.toBe('14.4')
    expect(after.scores[0]).toMatchObject({ indexBefore: '14.4', indexAfter: { value: after.handicap } })
  })

  test('when a card does not count, then it is kept with its reason and the index stays (R1.5, R1.6, D8)', async () => {
    const { browser } = await joined('Quin')
    await play(browser, fives.slice(0, 12))
    await play(browser, fives.slice(0, 8))
    await play(browser, fives.slice(0, 9))
    await play(browser, [], { grossScore: 90, netScore: 90, stablefordPoints: 30 })
    const record = await readRecord(browser)
    expect(record.scores).toEqual([])
    expect(record.events.map((event) => [event.kind, event.lines[0]])).toEqual([
      ['not_counted', 'Only totals were handed in; the handicap needs the score of every hole.'],
      ['not_counted', 'This nine has no rating of its own.'],
      ['not_counted', 'Fewer than nine holes do not count for the Handicap Index.'],
      ['not_counted', 'Ten to seventeen holes cannot be converted here; the card is kept.'],
    ])
    expect(new Set(record.events.map((event) => event.roundId)).size).toBe(4)
  })

  test('when the committee sets an index, then it starts or overrides the record and keeps its reason (D4)', async () => {
    const { browser, userId } = await joined('Rosa')
    const set = (handicap: string, reason?: string) => {
      server.setTime(new Date(server.now().getTime() + 1000))
      return club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap, reason })
    }
    expect((await set('18.0', 'Index of the last club')).status).toBe(200)
    await play(browser, fives)
    // Net double bogey now: Course Handicap 18.0 x 128 / 113 - 0.6 = 19.79 -> 20, so hole 1 (two strokes) counts 8 at most.
    await play(browser, [15, ...fives.slice(1)])
    expect((await readRecord(browser)).scores[0]).toMatchObject({ handicapUsed: '18.0', adjustedGross: 93 })
    await play(browser, fives)
    expect(await readRecord(browser)).toMatchObject({ handicap: '14.4' })
    expect((await set('12.0', 'Winter league')).status).toBe(200)
    const record = await readRecord(browser)
    // Three differentials 16.4, 19.1, 16.4 move by 12.0 - 14.4.
    expect(record).toMatchObject({ handicap: '12.0' })
    expect(record.lines).toContain('Reason: Winter league')
    expect(record.scores.map((score) => score.differential.value)).toEqual(['14.0', '16.7', '14.0'])
    expect(record.scores[2]?.differential.lines.at(-1)).toBe('It stands at 14.0.')
    expect(record.events.map((event) => event.lines)).toEqual([
      ['The committee set the Handicap Index to 12.0; it was 14.4.', 'Reason: Winter league'],
      ['The committee set the Handicap Index to 18.0.', 'Reason: Index of the last club'],
    ])
  })

  test('when a card leaves the index where it was, then the record says why, and the strokes as played', async () => {
    const { browser, userId } = await joined('Vera')
    await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '13.6', reason: 'As before' })
    await play(browser, [15, ...fives.slice(1)])
    expect((await readRecord(browser)).scores[0]).toMatchObject({
      gross: 100,
      indexBefore: '13.6',
      indexAfter: {
        value: '13.6',
        unmoved: 'The index is worked out from 3 scores, and the record has 1: 13.6 stays until then.',
      },
    })
    await play(browser, ['picked_up', ...fives.slice(1)])
    const [pickedUp] = (await readRecord(browser)).scores
    expect(pickedUp).not.toHaveProperty('gross')
    await play(browser, fives)
    const [moved] = (await readRecord(browser)).scores
    expect(moved?.indexAfter.value).not.toBe('13.6')
    expect(moved?.indexAfter).not.toHaveProperty('unmoved')
  })

  test('when the committee cuts an index, then the low index stays unless it is said to start anew (R3.5)', async () => {
    const stored = async (firstName: string, restartsLowIndex?: boolean) => {
      const { userId } = await joined(firstName)
      const body = { handicap: '9.3', ...(restartsLowIndex === undefined ? {} : { restartsLowIndex }) }
      const set = await club.admin('PATCH', `/api/members/${userId}/handicap`, body)
      expect(set.status, set.text).toBe(200)
      return recordEntries(await listRecordRows(server.database.db, userId))
    }
    expect(await stored('Rita')).toMatchObject([{ index: 93, restartsLowIndex: false }])
    expect(await stored('Rolf', true)).toMatchObject([{ index: 93, restartsLowIndex: true }])
  })

  test('when an administrator of a shared club asks for the record, then they may read it', async () => {
    const { browser, userId } = await joined('Sol')
    await play(browser, fives)
    const path = `/api/members/${userId}/handicap-record`
    const read = expectBody(await club.admin('GET', path), handicapRecord)
    expect(read).toMatchObject({ userId, playerName: 'Sol Tester' })
    expect(read.scores).toHaveLength(1)
    expect((await browser('GET', path)).status).toBe(403)
  })
})

test('when the stored rows are replayed, then every stored index comes out again, with exceptional scores and caps', async () => {
  const { browser, userId } = await joined('Tess')
  const sums = [
    96, 95, 97, 94, 96, 93, 95, 80, 94, 92, 93, 91, 95, 92, 90, 93, 91, 94, 92, 90, 91, 110, 112, 108, 111,
    115, 109, 113, 112, 110, 111, 114, 118, 112,
  ]
  for (const sum of sums) await play(browser, summing(sum))
  const rows = await listRecordRows(server.database.db, userId)
  expect(rows).toHaveLength(sums.length)
  const steps = replay(recordEntries(rows)).steps
  const scores = rows.flatMap((row) => (row.kind === 'score' ? [row.score] : []))
  expect(scores.map((score) => score.indexAfter)).toEqual(steps.map((step) => asHandicapIndex(step.index)))
  expect(scores.map((score) => score.roundedDifferential)).toEqual(steps.map((step) => step.differential))
  expect(scores.some((score) => score.exceptionalAdjustment !== 0)).toBe(true)
  expect(scores.some((score) => score.cap === 'soft')).toBe(true)
  for (const score of scores) {
    const { numerator, denominator } = differentialOf18({
      adjustedGross: score.adjustedGross ?? 0,
      courseRating: score.courseRating,
      slope: score.slope,
      pcc: score.pcc,
    })
    expect(score.differential).toBe(`${numerator}/${denominator}`)
  }
  const record = await readRecord(browser)
  expect(record.scores).toHaveLength(20)
  expect(record.scores.filter((score) => score.counts)).toHaveLength(8)
  expect(record.lowIndex).not.toBeNull()
})

test('when a card is impossibly good, then the index stays within +9.9 (D3)', async () => {
  const { browser } = await joined('Una')
  for (let i = 0; i < 4; i++) await play(browser, summing(18))
  expect((await readRecord(browser)).handicap).toBe('-9.9')
})

test('when the club assigns handicaps, then cards do not change them (D4)', async () => {
  const path = `/api/clubs/${club.clubId}`
  expect((await club.admin('GET', path)).body).toMatchObject({ handicapMode: 'whs' })
  expect((await club.admin('PATCH', path, { handicapMode: 'never' })).status).toBe(400)
  expect((await club.admin('PATCH', path, { handicapMode: 'assigned' })).body).toMatchObject({
    handicapMode: 'assigned',
  })
  const { browser } = await joined('Vito')
  for (let i = 0; i < 3; i++) await play(browser, fives)
  expect(await readRecord(browser)).toMatchObject({
    mode: 'assigned',
    handicap: null,
    scores: [],
    events: [],
  })
})
