import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  clubStats,
  courseStats,
  holePerformance,
  playerStats,
  recentRounds,
  type HolePerformance,
} from '#contract/club/analytics.ts'
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

/*
 * The generated course: par 3 at holes 3, 7, 12, 16; par 5 at 5, 9, 15, 18; par 72. Players have no Handicap Index
 * until their third counting card is in, so gross is net. All figures below are worked out by hand from this table:
 *
 *   Anna  00:30 on 1 May in London   every hole in par              72, 36 points
 *   Anna  June, nine-hole course     every hole in par              36, 18 points
 *   Anna  June                       fives                          90, 18 points
 *   Anna  June                       1 picked up, 2 birdie, 5 eagle     37 points
 *   Ben   June                       every hole one over            90, 18 points
 *   Ben   June                       twelve pars, then no more          24 points
 *   Ben   June                       totals without holes, confirmed 80, 30 points
 *   Ben   abandoned · Carl still out · Carl disqualified: in no figure
 */
const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

let server: TestServer
let club: TestClub
let other: TestClub
let shortCourse: string
let anna: { browser: Browser; userId: string }
let ben: typeof anna
let carl: typeof anna
let competitionId: string
let tap = 0

type Score = number | 'picked_up'

async function begin(browser: Browser, scores: readonly Score[], body: Record<string, unknown>) {
  const roundId = idOf(await browser('POST', '/api/rounds', body))
  const entries = scores.map((score, i) => entry(server, (tap += 1), i + 1, score))
  if (entries.length > 0)
    expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  return roundId
}

async function handIn(browser: Browser, roundId: string, more: Record<string, unknown> = {}) {
  const body = { partnerName: 'Max Marker', partnerSignature: 'Max', ...more }
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, body)
  expect(answer.status, answer.text).toBe(200)
}

async function play(browser: Browser, scores: readonly Score[], courseId = club.courseId) {
  await handIn(browser, await begin(browser, scores, { courseId }))
}

const over = (strokes: number) => pars.map((par) => par + strokes)

beforeAll(async () => {
  server = await startTestServer(new Date('2026-04-30T23:30:00Z'))
  club = await createTestClub(server)
  await rateTees(club)
  other = await createTestClub(server, 'Elsewhere')
  const join = (firstName: string, clubCode = club.clubCode) => signUpAs(server, { firstName, clubCode })
  anna = await join('Anna')
  ben = await join('Ben')
  carl = await join('Carl')
  const dora = await join('Dora', other.clubCode)
  const short = { name: 'Short', clubId: club.clubId, holeCount: 9 }
  shortCourse = idOf(await club.admin('POST', '/api/courses', short))
  await play(anna.browser, pars)

  await setTimeSignedIn(server, new Date('2026-06-06T09:00:00Z'))
  await play(anna.browser, pars.slice(0, 9), shortCourse)
  await play(
    anna.browser,
    pars.map(() => 5),
  )
  await play(anna.browser, ['picked_up', 3, 3, 4, 3, ...pars.slice(5)])
  await play(ben.browser, over(1))
  await play(ben.browser, pars.slice(0, 12))
  const totals = await begin(ben.browser, [], { courseId: club.courseId })
  const sums = { grossScore: 80, netScore: 80, stablefordPoints: 30 }
  await handIn(ben.browser, totals, sums)
  await club.admin('POST', `/api/rounds/${totals}/confirm-totals`, sums)
  const abandoned = await begin(ben.browser, over(-1), { courseId: club.courseId })
  await ben.browser('POST', `/api/rounds/${abandoned}/abandon`)

  competitionId = await createTestCompetition(server, club)
  await createTestCompetition(server, club, {
    name: 'In July',
    startDate: '2026-07-01T09:00',
    endDate: '2026-07-01T19:00',
  })
  await carl.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const inCompetition = { courseId: club.courseId, competitionId }
  await handIn(carl.browser, await begin(carl.browser, over(2), inCompetition))
  await rule('disqualified')
  await begin(carl.browser, over(-1), { courseId: club.courseId })
  await play(dora.browser, over(0), other.courseId)
})
afterAll(() => server.close())

async function rule(status: string) {
  const path = `/api/competitions/${competitionId}/entries/${carl.userId}`
  const ruled = await club.admin('PATCH', path, { status, reason: 'Wrong ball' })
  expect(ruled.status, ruled.text).toBe(200)
}

const readClub = async (admin: Browser) =>
  expectBody(await admin('GET', '/api/analytics/club-stats'), clubStats.reply)
const readPlayers = async (admin: Browser) =>
  expectBody(await admin('GET', '/api/analytics/player-stats'), playerStats.reply)
const readCourses = async (admin: Browser) =>
  expectBody(await admin('GET', '/api/analytics/course-stats'), courseStats.reply)
const readHoles = async (admin: Browser, query = '') =>
  expectBody(await admin('GET', `/api/analytics/hole-performance${query}`), holePerformance.reply)

test('the club’s figures have its members, this month, active competitions and comparable scores', async () => {
  const { months, ...club4 } = await readClub(club.admin)
  expect(club4).toEqual({
    totalMembers: 4,
    roundsThisMonth: 6,
    activeCompetitions: 1,
    // (72 + 90 + 90) / 3
    averageScore: 84,
    scoredRounds: 3,
    averageNineScore: 36,
    nineHoleRounds: 1,
  })
  expect(months.map((one) => one.month)).toEqual([
    ...['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
  ])
  // The card of half past midnight in London was handed in on 30 April in UTC.
  expect(months.filter((one) => one.rounds > 0)).toEqual([
    { month: '2026-05', rounds: 1, averageScore: 72 },
    { month: '2026-06', rounds: 6, averageScore: 90 },
  ])
  expect(months[0]?.averageScore).toBeNull()
})

test('the players’ figures list everybody who handed in a card, best average points first', async () => {
  const rows = await readPlayers(club.admin)
  expect(rows).toEqual([
    {
      userId: anna.userId,
      firstName: 'Anna',
      lastName: 'Tester',
      totalRounds: 4,
      scoredRounds: 2,
      averageScore: 81,
      bestScore: 72,
      // Differentials 0.0, 18.0 and, with hole 1 counted 9, 2.0: of three the lowest less 2.0.
      handicap: '-2.0',
      totalPoints: 36 + 18 + 18 + 37,
      averagePoints: (36 + 18 + 37) / 3,
      pointsRounds: 3,
      nineHoleRounds: 1,
      averageNineScore: 36,
      bestNineScore: 36,
    },
    {
      userId: ben.userId,
      firstName: 'Ben',
      lastName: 'Tester',
      totalRounds: 3,
      scoredRounds: 1,
      averageScore: 90,
      bestScore: 90,
      handicap: null,
      totalPoints: 18 + 24 + 30,
      averagePoints: (18 + 30) / 2,
      pointsRounds: 2,
      nineHoleRounds: 0,
      averageNineScore: null,
      bestNineScore: null,
    },
  ])
})

test('the courses’ figures list the most played course first', async () => {
  expect(await readCourses(club.admin)).toEqual([
    {
      courseId: club.courseId,
      courseName: 'Oak Hill Old',
      totalRounds: 6,
      scoredRounds: 3,
      averageScore: 84,
      bestScore: 72,
      averagePoints: (36 + 18 + 37 + 18 + 30) / 5,
      pointsRounds: 5,
      nineHoleRounds: 0,
      averageNineScore: null,
      bestNineScore: null,
    },
    {
      courseId: shortCourse,
      courseName: 'Short',
      totalRounds: 1,
      scoredRounds: 0,
      averageScore: null,
      bestScore: null,
      averagePoints: null,
      pointsRounds: 0,
      nineHoleRounds: 1,
      averageNineScore: 36,
      bestNineScore: 36,
    },
  ])
})

const counts = { eagles: 0, birdies: 0, pars: 0, bogeys: 0, doubleBogeysOrWorse: 0, pickedUp: 0 }
const handWorked: [string, HolePerformance][] = [
  [
    'hole 1: 4, 5, picked up, 5, 4',
    {
      ...counts,
      holeNumber: 1,
      par: 4,
      handicapIndex: 1,
      averageScore: 18 / 4,
      pars: 2,
      bogeys: 2,
      pickedUp: 1,
      timesPlayed: 5,
    },
  ],
  [
    'hole 2: 4, 5, 3, 5, 4',
    {
      ...counts,
      holeNumber: 2,
      par: 4,
      handicapIndex: 2,
      averageScore: 21 / 5,
      birdies: 1,
      pars: 2,
      bogeys: 2,
      timesPlayed: 5,
    },
  ],
  [
    'hole 3: 3, 5, 3, 4, 3',
    {
      ...counts,
      holeNumber: 3,
      par: 3,
      handicapIndex: 3,
      averageScore: 18 / 5,
      pars: 3,
      bogeys: 1,
      doubleBogeysOrWorse: 1,
      timesPlayed: 5,
    },
  ],
  [
    'hole 5: 5, 5, 3, 6, 5',
    {
      ...counts,
      holeNumber: 5,
      par: 5,
      handicapIndex: 5,
      averageScore: 24 / 5,
      eagles: 1,
      pars: 3,
      bogeys: 1,
      timesPlayed: 5,
    },
  ],
  [
    'hole 18, which four reached: 5, 5, 5, 6',
    {
      ...counts,
      holeNumber: 18,
      par: 5,
      handicapIndex: 18,
      averageScore: 21 / 4,
      pars: 3,
      bogeys: 1,
      timesPlayed: 4,
    },
  ],
]

describe('the holes’ figures', () => {
  test.each(handWorked)('%s', async (_name, expected) => {
    const holes = await readHoles(club.admin, `?courseId=${club.courseId}`)
    expect(holes).toHaveLength(18)
    expect(holes.find((hole) => hole.holeNumber === expected.holeNumber)).toEqual(expected)
  })

  test('when no course is named, then the most played one is shown (T16)', async () => {
    expect(await readHoles(club.admin)).toEqual(await readHoles(club.admin, `?courseId=${club.courseId}`))
    const short = await readHoles(club.admin, `?courseId=${shortCourse}`)
    expect(short.map((hole) => [hole.averageScore, hole.timesPlayed])).toEqual(
      pars.slice(0, 9).map((par) => [par, 1]),
    )
  })

  test('when a par changes later, then old pars do not become birdies', async () => {
    const before = await readHoles(club.admin)
    await club.admin('PATCH', `/api/holes/${club.holeIds[9] ?? ''}`, { par: 5 })
    const after = await readHoles(club.admin)
    await club.admin('PATCH', `/api/holes/${club.holeIds[9] ?? ''}`, { par: 4 })
    expect(after[9]).toEqual({ ...before[9], par: 5 })
  })

  test('when nobody has played a course, then its holes have no averages', async () => {
    const body = { name: 'New', clubId: other.clubId, holeCount: 9 }
    const courseId = idOf(await other.admin('POST', '/api/courses', body))
    const holes = await readHoles(other.admin, `?courseId=${courseId}`)
    expect(holes.map((hole) => [hole.averageScore, hole.timesPlayed])).toEqual(
      Array.from({ length: 9 }, () => [null, 0]),
    )
  })

  test('when the course belongs to another club, then it is not found', async () => {
    for (const courseId of [club.courseId, 'crs_missing'])
      expect((await other.admin('GET', `/api/analytics/hole-performance?courseId=${courseId}`)).status).toBe(
        404,
      )
  })
})

test('when another club reads its figures, then it sees its own round and nothing else', async () => {
  expect(await readClub(other.admin)).toMatchObject({
    totalMembers: 2,
    roundsThisMonth: 1,
    activeCompetitions: 0,
    averageScore: 72,
    scoredRounds: 1,
    nineHoleRounds: 0,
  })
  expect((await readPlayers(other.admin)).map((row) => row.firstName)).toEqual(['Dora'])
  expect(await readCourses(other.admin)).toMatchObject([{ courseName: 'Elsewhere Old', totalRounds: 1 }, {}])
  expect((await readHoles(other.admin)).map((hole) => hole.timesPlayed)).toEqual(pars.map(() => 1))
})

test('when a disqualification is lifted, then the card counts again; it is listed either way', async () => {
  const listed = async () =>
    expectBody(await club.admin('GET', '/api/analytics/recent-rounds'), recentRounds.reply).length
  expect([await listed(), (await readClub(club.admin)).scoredRounds]).toEqual([8, 3])
  await rule('playing')
  // 108 of Carl: (252 + 108) / 4.
  expect(await readClub(club.admin)).toMatchObject({ roundsThisMonth: 7, scoredRounds: 4, averageScore: 90 })
  expect((await readHoles(club.admin))[0]).toMatchObject({ doubleBogeysOrWorse: 1, timesPlayed: 6 })
  await rule('disqualified')
  expect([await listed(), (await readClub(club.admin)).scoredRounds]).toEqual([8, 3])
  expect((await readHoles(club.admin))[0]).toEqual(handWorked[0]?.[1])
})

test.each(['club-stats', 'player-stats', 'course-stats', 'recent-rounds', 'hole-performance'])(
  'when a player reads %s, then the reply says that it is for administrators',
  async (call) => {
    const refused = await anna.browser('GET', `/api/analytics/${call}`)
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'forbidden', message: 'Access Denied: Only club administrators can access analytics.' },
    ])
  },
)

test('when a club has no rounds or courses, then its figures are empty', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Zoe', lastName: 'New' })
  await browser('POST', '/api/clubs', { name: 'Brand New', timeZone: 'Pacific/Auckland' })
  expect(await readClub(browser)).toMatchObject({
    totalMembers: 1,
    roundsThisMonth: 0,
    averageScore: null,
    scoredRounds: 0,
  })
  expect(await readPlayers(browser)).toEqual([])
  expect(await readCourses(browser)).toEqual([])
  expect(await readHoles(browser)).toEqual([])
})
