import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clubRules } from '#contract/club/club-rules.ts'
import { course } from '#contract/course/courses.ts'
import { markerCard } from '#contract/card/marker-card.ts'
import { getHandicapDesk } from '#contract/handicap/handicap-desk.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { roundDetail } from '#contract/card/rounds.ts'
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
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* What of a club's tees and of its union's rules decides whether a card goes on the record, and what it makes there. */

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let club: TestClub
let tap = 0
let clubs = 0

beforeAll(async () => {
  server = await startTestServer(new Date('2026-06-01T09:00:00Z'))
})
afterAll(() => server.close())
beforeEach(async () => {
  club = await createTestClub(server, `Elm Park ${(clubs += 1)}`)
})

const names = ['Ann', 'Bea', 'Cleo', 'Dee', 'Eli', 'Fay', 'Gus', 'Hana', 'Ines']
let people = 0
const joined = () => {
  const lastName = `Tester${(people += 1)}`
  return signUpAs(server, {
    firstName: names[people % names.length] ?? '',
    lastName,
    clubCode: club.clubCode,
  })
}
const choose = async (body: object) =>
  expect((await club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, body)).status).toBe(200)
const recordOf = async (browser: Browser, headers?: Record<string, string>) =>
  expectBody(await browser('GET', '/api/handicap-record', undefined, headers), handicapRecord)
const notCounted = async (browser: Browser, headers?: Record<string, string>) =>
  (await recordOf(browser, headers)).events
    .filter(({ kind }) => kind === 'not_counted')
    .map(({ lines }) => lines.join(' '))

/** Plays the first holes of the course with a stroke over par on each, a day after the last round. */
async function play(browser: Browser, holes: number, more: { handIn?: object } = {}) {
  await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
  const started = await browser('POST', '/api/rounds', { courseId: club.courseId })
  const roundId = idOf(started)
  const { holes: pars } = expectBody(await browser('GET', `/api/courses/${club.courseId}`), course)
  const entries = pars
    .slice(0, holes)
    .map(({ holeNumber, par }) => entry(server, (tap += 1), holeNumber, par + 1))
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const body = { partnerName: 'Max Marker', partnerSignature: 'Max Marker', ...more.handIn }
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, body)
  expect(answer.status, answer.text).toBe(200)
  return roundId
}

async function rateFor(genders: readonly ('men' | 'women')[]) {
  const path = `/api/courses/${club.courseId}`
  const { par, tees } = expectBody(await club.admin('GET', path), course)
  const ratings = genders.map((gender) => ({ gender, rating: '71.4', slope: 128, par }))
  const rated = tees.map(({ id, name, color }) => ({ id, name, color, ratings }))
  expect((await club.admin('PUT', `${path}/tees`, { tees: rated })).status).toBe(200)
}

describe('a tee without a Course Rating and Slope Rating of its own (Rules of Handicapping 2.1, D40)', () => {
  const english =
    'This tee has no Course Rating and Slope Rating for the player’s gender, so the card does not count for the Handicap Index.'

  test('a card from it is kept with its reason, in the reader’s language, and makes no index', async () => {
    const { browser } = await joined()
    await play(browser, 18)
    await play(browser, 18)
    await play(browser, 18)
    expect(await recordOf(browser)).toMatchObject({ handicap: null, scores: [], holesOnRecord: 0 })
    expect(await notCounted(browser)).toEqual([english, english, english])
    expect((await notCounted(browser, { 'accept-language': 'es' }))[0]).toBe(
      'Esta barra no tiene valoración de campo ni slope para el género del jugador, así que la tarjeta no cuenta para el Índice de Hándicap.',
    )
  })

  test('a rating of the course alone is none of the tee', async () => {
    const path = `/api/courses/${club.courseId}`
    expect((await club.admin('PATCH', path, { rating: '71.4', slope: 128 })).status).toBe(200)
    const { browser } = await joined()
    await play(browser, 18)
    expect(await notCounted(browser)).toEqual([english])
  })

  test.each([
    ['women', 0],
    ['men', 1],
  ] as const)('on a tee rated for men, a card of %s counts: %i', async (gender, scores) => {
    await rateFor(['men'])
    const { browser, userId } = await joined()
    await server.database.pool.query('update users set gender = $1 where id = $2', [gender, userId])
    await play(browser, 18)
    expect((await recordOf(browser)).scores).toHaveLength(scores)
  })

  test('a card counts as it was started: a rating that is entered later does not put it on the record', async () => {
    const { browser } = await joined()
    const roundId = await play(browser, 18)
    await rateTees(club)
    const corrected = await club.admin('POST', `/api/rounds/${roundId}/corrections`, {
      reason: 'Hole 1 was a par',
      holes: [
        {
          holeNumber: 1,
          from: { result: 'strokes', grossScore: 5 },
          to: { result: 'strokes', grossScore: 4 },
        },
      ],
    })
    expect(corrected.status, corrected.text).toBe(200)
    expect(await recordOf(browser)).toMatchObject({ scores: [] })
    await play(browser, 18)
    expect((await recordOf(browser)).scores).toHaveLength(1)
  })

  test('a card that is on the record from before this was kept stays on it when it is corrected', async () => {
    await rateTees(club)
    const { browser } = await joined()
    const roundId = await play(browser, 18)
    await server.database.pool.query('update rounds set is_rated = null where id = $1', [roundId])
    const path = `/api/courses/${club.courseId}`
    const { tees } = expectBody(await club.admin('GET', path), course)
    const bare = tees.map(({ id, name, color }) => ({ id, name, color, ratings: [] }))
    expect((await club.admin('PUT', `${path}/tees`, { tees: bare })).status).toBe(200)
    const corrected = await club.admin('POST', `/api/rounds/${roundId}/corrections`, {
      reason: 'Hole 1 was a par',
      holes: [
        {
          holeNumber: 1,
          from: { result: 'strokes', grossScore: 5 },
          to: { result: 'strokes', grossScore: 4 },
        },
      ],
    })
    expect(corrected.status, corrected.text).toBe(200)
    expect((await recordOf(browser)).scores).toHaveLength(1)
    const desk = async () =>
      expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/handicap-desk`), getHandicapDesk.reply)
    // The committee reads of it, and takes it off by giving the card back: then it is judged as any card is now.
    expect((await desk()).notRated).toMatchObject([{ roundId, teeName: 'Championship' }])
    expect((await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'No rating' })).status).toBe(
      200,
    )
    const body = { partnerName: 'Max Marker', partnerSignature: 'Max Marker' }
    expect((await browser('PATCH', `/api/rounds/${roundId}`, body)).status).toBe(200)
    expect((await recordOf(browser)).scores).toEqual([])
    expect(await notCounted(browser)).toEqual([english])
    expect((await desk()).notRated).toEqual([])
  })
})

describe('ten to seventeen holes', () => {
  beforeEach(() => rateTees(club))

  async function withIndex(union: string) {
    await choose({ union })
    const player = await joined()
    const path = `/api/members/${player.userId}/handicap`
    expect((await club.admin('PATCH', path, { handicap: '18.0', reason: 'Transfer' })).status).toBe(200)
    return player.browser
  }

  test('in Denmark twelve holes with a valid reason count net par and one stroke more (DGU 3.2)', async () => {
    const browser = await withIndex('denmark')
    await play(browser, 12, { handIn: { hasValidReason: true } })
    const { scores } = await recordOf(browser)
    // A stroke over par on twelve holes, net par with one stroke on each of six, and one more on the 13th.
    expect(scores.map(({ adjustedGross }) => adjustedGross)).toEqual([72 + 12 + 6 + 1])
    expect(scores[0]?.differential.value).toBe('19.0')
  })

  test('in Denmark fourteen holes count net par alone', async () => {
    const browser = await withIndex('denmark')
    await play(browser, 14, { handIn: { hasValidReason: true } })
    expect((await recordOf(browser)).scores[0]?.adjustedGross).toBe(90)
  })

  test.each([
    ['nobody said why', {}],
    ['there was no valid reason', { hasValidReason: false }],
  ])('in Denmark they do not count where %s (3.2)', async (_, handIn) => {
    const browser = await withIndex('denmark')
    await play(browser, 12, { handIn })
    expect(await notCounted(browser)).toEqual([
      'Nine to seventeen holes of eighteen count only when there was a valid reason to stop.',
    ])
  })

  test.each([true, false])(
    'in Denmark where the office hands the card in, it says whether there was a valid reason (%s)',
    async (hasValidReason) => {
      const browser = await withIndex('denmark')
      await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
      const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
      const entries = Array.from({ length: 12 }, (_, i) => entry(server, (tap += 1), i + 1, 5))
      await browser('POST', `/api/rounds/${roundId}/scores`, { entries })
      const handedIn = await club.admin('POST', `/api/rounds/${roundId}/hand-in`, {
        reason: 'On paper',
        partnerName: 'Max Marker',
        hasValidReason,
      })
      expect(handedIn.status, handedIn.text).toBe(200)
      expect((await recordOf(browser)).scores).toHaveLength(hasValidReason ? 1 : 0)
    },
  )

  test.each([true, false])(
    'in Denmark where player and marker confirm, the player says whether there was a valid reason (%s)',
    async (hasValidReason) => {
      const browser = await withIndex('denmark')
      const marker = await joined()
      await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
      const competitionId = await createTestCompetition(server, club, { markerCard: true })
      for (const one of [browser, marker.browser])
        await one('POST', `/api/competitions/${competitionId}/join`)
      const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
      const path = `/api/rounds/${roundId}/marker-card`
      expect((await browser('PUT', path, { markerId: marker.userId })).status).toBe(200)
      const entries = Array.from({ length: 12 }, (_, i) => entry(server, (tap += 1), i + 1, 5))
      await browser('POST', `/api/rounds/${roundId}/scores`, { entries })
      const { revision } = expectBody(await browser('GET', path), markerCard)
      const confirm = (one: Browser, more: object) => one('POST', path, { act: 'confirm', revision, ...more })
      expect((await confirm(browser, { hasValidReason })).status).toBe(200)
      // What the marker says of it is not heard.
      expect((await confirm(marker.browser, { hasValidReason: true })).text).toContain('"submitted"')
      expect((await recordOf(browser)).scores).toHaveLength(hasValidReason ? 1 : 0)
    },
  )

  test('where the club keeps them, a valid reason makes no number of them', async () => {
    const browser = await withIndex('england')
    await play(browser, 12, { handIn: { hasValidReason: true } })
    expect(await notCounted(browser)).toEqual([
      'Ten to seventeen holes cannot be converted here; the card is kept.',
    ])
  })

  test('when the club counts them from today, then a card that was kept before stays kept when it is corrected', async () => {
    const browser = await withIndex('england')
    const roundId = await play(browser, 12, { handIn: { hasValidReason: true } })
    await choose({ union: 'denmark' })
    const corrected = await club.admin('POST', `/api/rounds/${roundId}/corrections`, {
      reason: 'Hole 1 was a par',
      holes: [
        {
          holeNumber: 1,
          from: { result: 'strokes', grossScore: 5 },
          to: { result: 'strokes', grossScore: 4 },
        },
      ],
    })
    expect(corrected.status, corrected.text).toBe(200)
    expect((await recordOf(browser)).scores).toEqual([])
  })
})

describe('the first index', () => {
  beforeEach(() => rateTees(club))

  test('in Denmark one round makes it, 2.0 below its differential, and the record says how many holes it takes', async () => {
    await choose({ union: 'denmark' })
    const { browser } = await joined()
    expect(await recordOf(browser)).toMatchObject({ handicap: null, holesMissing: 18, holesForIndex: 18 })
    await play(browser, 18)
    const record = await recordOf(browser)
    expect(record).toMatchObject({ handicap: '16.0', holesMissing: 0 })
    expect(record.lines.join(' ')).toContain('minus 2.0 for a short record')
    expect(record.scores[0]).toMatchObject({ counts: true })
  })

  test('a club that changes its rule later changes no record', async () => {
    const { browser } = await joined()
    await play(browser, 18)
    await choose({ union: 'denmark' })
    expect(await recordOf(browser)).toMatchObject({ handicap: null })
    await play(browser, 18)
    expect(await recordOf(browser)).toMatchObject({ handicap: '16.0' })
    await choose({ union: 'england' })
    expect(await recordOf(browser)).toMatchObject({ handicap: '16.0' })
  })
})

test('a round outside the active season of the club’s province is kept and does not count (Rules of Handicapping 2.1)', async () => {
  await rateTees(club)
  await choose({ union: 'canada', rules: { activeSeason: 'CA-ON' } })
  await setTimeSignedIn(server, new Date('2026-10-30T12:00:00Z'))
  const { browser } = await joined()
  await play(browser, 18)
  expect((await recordOf(browser)).scores).toHaveLength(1)
  await play(browser, 18)
  expect((await recordOf(browser)).scores).toHaveLength(1)
  expect(await notCounted(browser)).toEqual([
    'The round is outside the active season of the club, so it does not count for the Handicap Index.',
  ])
  // The next one reads it before it starts, and its card says it before the first score.
  const choice = await browser('GET', `/api/courses/${club.courseId}/tee-choice`)
  expect(expectBody(choice, ownTeeChoice.reply).notForHandicap).toEqual({ reason: 'inactive_season' })
  const december = await play(browser, 18)
  const why = async () =>
    expectBody(await browser('GET', `/api/rounds/${december}`), roundDetail).notForHandicap
  expect(await why()).toEqual({ reason: 'inactive_season' })
  // What the club chooses later changes neither that card nor the record.
  await choose({ rules: { activeSeason: 'all_year' } })
  expect(await why()).toEqual({ reason: 'inactive_season' })
  expect((await recordOf(browser)).scores).toHaveLength(1)
})

test('a club closes other months than its province, with a reason that its players read', async () => {
  await rateTees(club)
  await choose({ union: 'canada', rules: { activeSeason: 'CA-ON' } })
  const inactiveSeason = { from: '06-01', until: '06-15', reason: 'Greens are rebuilt' }
  await choose({ inactiveSeason })
  const rules = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/rules`), clubRules)
  expect(rules.inactiveSeason).toEqual(inactiveSeason)
  await setTimeSignedIn(server, new Date('2027-06-09T12:00:00Z'))
  const { browser } = await joined()
  await play(browser, 18)
  expect((await recordOf(browser)).scores).toEqual([])
  expect(await notCounted(browser)).toEqual([
    'The round is outside the active season of the club, so it does not count for the Handicap Index. Reason: Greens are rebuilt',
  ])
  await setTimeSignedIn(server, new Date('2027-12-04T12:00:00Z'))
  await play(browser, 18)
  expect((await recordOf(browser)).scores).toHaveLength(1)
  await choose({ inactiveSeason: null })
  await play(browser, 18)
  expect((await recordOf(browser)).scores).toHaveLength(1)
  const wrong = { inactiveSeason: { ...inactiveSeason, from: '02-30' } }
  expect((await club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, wrong)).status).toBe(400)
})
