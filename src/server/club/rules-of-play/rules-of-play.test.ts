import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readAuditLog } from '#contract/platform/audit.ts'
import { clubRules, type ClubRules } from '#contract/club/club-rules.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { entrantCard, leaderboardEntry } from '#contract/board/leaderboard.ts'
import { bracket } from '#contract/match/matches.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  rateTees,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* What the rules of golf leave to unions: chosen once for a club, and used where it governs. */

let server: TestServer
let club: TestClub
let tap = 0
let clubs = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  club = await createTestClub(server, `Oak Hill ${(clubs += 1)}`)
  await rateTees(club)
})

const path = () => `/api/clubs/${club.clubId}/rules`
const read = async (browser = club.admin) => expectBody(await browser('GET', path()), clubRules)
const change = (body: object, browser = club.admin) => browser('PATCH', path(), body)
const valuesOf = ({ settings }: ClubRules) => Object.fromEntries(settings.map((one) => [one.name, one.value]))
const codeOf = (answer: Answer) => z.looseObject({ code: z.string() }).parse(answer.body).code
const joined = (firstName: string) => signUpAs(server, { firstName, clubCode: club.clubCode })

const fours = Array.from({ length: 18 }, () => 4)
/** Level with `fours`: better on the sixth hole, worse on the first. */
const betterOnSixth = fours.map((four, i) => (i === 5 ? 3 : i === 0 ? 5 : four))

async function play(browser: Browser, competitionId: string, strokes: readonly number[], handsIn = true) {
  const { status, text } = await browser('POST', `/api/competitions/${competitionId}/join`, {})
  expect([200, 409], text).toContain(status)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  const entries = strokes.map((score, i) => entry(server, (tap += 1), i + 1, score))
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  if (handsIn) await handIn(browser, roundId)
  return roundId
}

async function handIn(browser: Browser, roundId: string) {
  // Rounds of one day with the same scores.
  const body = { partnerName: 'Max Marker', partnerSignature: 'Max Marker', sameRound: false }
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, body)
  expect(answer.status, answer.text).toBe(200)
}

async function recordOf(browser: Browser, headers?: Record<string, string>) {
  const record = expectBody(await browser('GET', '/api/handicap-record', undefined, headers), handicapRecord)
  const notCounted = record.events.filter(({ kind }) => kind === 'not_counted').map(({ lines }) => lines[0])
  return { scores: record.scores.length, notCounted }
}

describe('choosing', () => {
  test('when a club never chose, then it plays by the rules that every club had, and each member may read them', async () => {
    const { browser } = await joined('Mia')
    const rules = await read(browser)
    expect(rules.union).toBeNull()
    expect(valuesOf(rules)).toEqual({
      countback: 'shared',
      matchStrokes: 'appendix_c',
      matchPlayScores: 'count',
      fourBallScores: 'count',
      teamScores: 'count',
      shortWinterCompetitions: 'as_others',
      holesNotPlayed: 'not_counted',
      firstIndex: 'holes_54',
      indexBrake: 'none',
      activeSeason: 'all_year',
      roundsElsewhere: 'wait',
      penaltyWaitHours: '0',
    })
    expect(rules.settings.every(({ published }) => published === null)).toBe(true)
    expect((await change({ union: 'england' }, browser)).status).toBe(403)
  })

  test('when a country is chosen, then all its published rules hold, each with its source, and one can be changed', async () => {
    const { version } = await read()
    const chosen = expectBody(await change({ version, union: 'england' }), clubRules)
    expect(valuesOf(chosen)).toEqual({
      countback: 'front_nine',
      matchStrokes: 'england_2024',
      matchPlayScores: 'do_not_count',
      fourBallScores: 'by_committee',
      teamScores: 'do_not_count',
      shortWinterCompetitions: 'as_others',
      holesNotPlayed: 'not_counted',
      firstIndex: 'holes_54',
      indexBrake: 'none',
      activeSeason: 'all_year',
      roundsElsewhere: 'wait',
      penaltyWaitHours: '72',
    })
    expect(
      chosen.settings.find(({ name }) => name === 'penaltyWaitHours')?.published?.source.address,
    ).toContain('englandgolf')
    const changed = expectBody(await change({ rules: { countback: 'backwards' } }), clubRules)
    expect(changed.union).toBe('england')
    expect(changed.settings.find(({ name }) => name === 'countback')).toMatchObject({
      value: 'backwards',
      published: { value: 'front_nine' },
    })
    // The same again changes nothing: no new version, nothing in the log.
    expect(await read()).toMatchObject({ version: changed.version })
    const again = expectBody(await change({ rules: { countback: 'backwards' } }), clubRules)
    expect(again.version).toBe(changed.version)
    const log = await readLog()
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ 'rulesOfPlay.countback': 'front_nine' }, { 'rulesOfPlay.countback': 'backwards' }],
      [
        expect.objectContaining({ union: null, 'rulesOfPlay.countback': 'shared' }),
        expect.objectContaining({ union: 'england', 'rulesOfPlay.countback': 'front_nine' }),
      ],
    ])
  })

  test('when two administrators change them from the same page, then the second is shown what the first has done', async () => {
    const { version } = await read()
    expectBody(await change({ version, union: 'denmark' }), clubRules)
    const second = await change({ version, union: 'canada' })
    expect([second.status, codeOf(second)]).toEqual([409, 'changed_meanwhile'])
    expect(await read()).toMatchObject({ union: 'denmark' })
  })

  test.each([
    { union: 'atlantis' },
    { rules: { countback: 'coin' } },
    { rules: { penaltyWaitHours: 24 } },
    { rules: { unknown: 'x' } },
  ])('when something is chosen that does not exist, then it is a 400: %j', async (body) => {
    expect((await change(body)).status).toBe(400)
  })
})

async function readLog() {
  const { entries } = expectBody(
    await club.admin('GET', `/api/clubs/${club.clubId}/audit-log`),
    readAuditLog.reply,
  )
  return entries.filter(({ action }) => action === 'club.rules_changed')
}

describe('countback', () => {
  const later = () => ({
    startDate: new Date(server.now().getTime() + 3_600_000).toISOString(),
    endDate: new Date(server.now().getTime() + 8 * 3_600_000).toISOString(),
  })
  const orderOf = async (id: string) => {
    const { rows } = await server.database.pool.query<{ countback_order: string }>(
      'select countback_order from competitions where id = $1',
      [id],
    )
    return rows[0]?.countback_order
  }
  async function boardOf(id: string) {
    const rows = expectBody(
      await club.admin('GET', `/api/competitions/${id}/leaderboard`),
      z.array(leaderboardEntry),
    )
    return rows.map((row) => [row.playerName.split(' ')[0], row.position, row.decidedBy])
  }
  const stroke = { competitionType: 'stroke_play', allowance: 100 }

  test('when the front nine is chosen, then a tie that was shared is broken by it, and the row says by which holes', async () => {
    const before = await createTestCompetition(server, club, stroke)
    expectBody(await change({ rules: { countback: 'front_nine' } }), clubRules)
    const after = await createTestCompetition(server, club, stroke)
    const ann = await joined('Ann')
    const bo = await joined('Bo')
    for (const id of [before, after]) {
      await play(ann.browser, id, fours)
      await play(bo.browser, id, betterOnSixth)
    }
    expect(await boardOf(before)).toEqual([
      ['Ann', 1, null],
      ['Bo', 1, null],
    ])
    expect(await boardOf(after)).toEqual([
      ['Bo', 1, 'holes 4-9'],
      ['Ann', 2, 'holes 4-9'],
    ])
    const { place } = expectBody(
      await club.admin('GET', `/api/competitions/${after}/leaderboard/${ann.userId}`),
      entrantCard,
    )
    expect(place.lines.at(-1)).toBe(
      'Behind Bo Tester by the holes 4-9 (level on the last 9 and last 6 and last 3 and last hole): ' +
        '24 - 1/3 of 0 = 24.00 net against 23 - 1/3 of 0 = 23.00 net.',
    )
  })

  test('when it is changed, then competitions that have not begun follow, and those begun or with a card do not', async () => {
    const begun = await createTestCompetition(server, club, stroke)
    const upcoming = await createTestCompetition(server, club, { ...stroke, ...later() })
    const draft = await createTestCompetition(server, club, { ...stroke, isDraft: true })
    const other = await createTestClub(server, 'Elm Park')
    const elsewhere = await createTestCompetition(server, other, { ...stroke, ...later() })
    expectBody(await change({ rules: { countback: 'backwards' } }), clubRules)
    expect(await Promise.all([begun, upcoming, draft, elsewhere].map(orderOf))).toEqual([
      'shared',
      'backwards',
      'backwards',
      'shared',
    ])
  })

  test('when a result is final, then a change of the rules leaves its places and their reasons as they were', async () => {
    expectBody(await change({ rules: { countback: 'backwards' } }), clubRules)
    const id = await createTestCompetition(server, club, stroke)
    await play((await joined('Cy')).browser, id, fours)
    await play((await joined('Di')).browser, id, betterOnSixth)
    for (const status of ['completed', 'final'])
      expect((await club.admin('PATCH', `/api/competitions/${id}/status`, { status })).status).toBe(200)
    expectBody(await change({ rules: { countback: 'shared' } }), clubRules)
    expect(await boardOf(id)).toEqual([
      ['Di', 1, 'hole 6'],
      ['Cy', 2, 'hole 6'],
    ])
  })
})

describe('what goes on the handicap record (Rules of Handicapping 2.1a)', () => {
  test('when match play does not count, then such a card is kept with its reason, in the reader’s language', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    const { browser } = await joined('Eve')
    await play(browser, id, fours)
    expect(await recordOf(browser)).toEqual({ scores: 1, notCounted: [] })
    expectBody(await change({ union: 'netherlands' }), clubRules)
    await play(browser, await createTestCompetition(server, club, { competitionType: 'matchplay' }), fours)
    expect(await recordOf(browser)).toEqual({
      scores: 1,
      notCounted: ['Under this club’s rules, match play does not count for the Handicap Index.'],
    })
    expect((await recordOf(browser, { 'accept-language': 'es' })).notCounted).toEqual([
      'Según las reglas que sigue este club, el match play no cuenta para el Índice de Hándicap.',
    ])
  })

  test('when the rules change after a card was handed in, then its correction does not take it off the record', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    const { browser } = await joined('Fay')
    const roundId = await play(browser, id, fours)
    expectBody(await change({ union: 'denmark' }), clubRules)
    const corrected = await club.admin('POST', `/api/rounds/${roundId}/corrections`, {
      reason: 'Hole 3 was a 5',
      holes: [
        {
          holeNumber: 3,
          from: { result: 'strokes', grossScore: 4 },
          to: { result: 'strokes', grossScore: 5 },
        },
      ],
    })
    expect(corrected.status, corrected.text).toBe(200)
    expect(await recordOf(browser)).toEqual({ scores: 1, notCounted: [] })
  })

  test('when the committee decides on four-ball, then a pair’s card waits for it and larger teams do not count', async () => {
    expectBody(await change({ union: 'scotland' }), clubRules)
    const pair = { competitionType: 'team_stableford', teamSize: 2, countingScores: 1 }
    const { browser } = await joined('Gil')
    await play(browser, await createTestCompetition(server, club, pair), fours)
    expect(await recordOf(browser)).toMatchObject({
      scores: 0,
      notCounted: [expect.stringContaining('42 points for the pair') as unknown],
    })
    await play(
      browser,
      await createTestCompetition(server, club, { ...pair, teamSize: 4, countingScores: 2 }),
      fours,
    )
    expect(await recordOf(browser)).toMatchObject({
      scores: 0,
      notCounted: expect.arrayContaining([
        'Under this club’s rules, cards of teams of three or more do not count for the Handicap Index.',
      ]) as unknown,
    })
  })

  test('when a club chose its union before a rule was published for it, then its own copy goes on counting', async () => {
    const copied = { countback: 'front_nine', matchPlayScores: 'count', fourBallScores: 'by_committee' }
    await server.database.pool.query(
      'update clubs set golf_union = $1, rules_of_play = $2, version = version + 1 where id = $3',
      ['england', JSON.stringify(copied), club.clubId],
    )
    const { browser } = await joined('Kay')
    await play(browser, await createTestCompetition(server, club, { competitionType: 'matchplay' }), fours)
    const four = { competitionType: 'team_stableford', teamSize: 4, countingScores: 2 }
    await play(browser, await createTestCompetition(server, club, four), fours)
    expect(await recordOf(browser)).toEqual({ scores: 2, notCounted: [] })
    const { settings } = await read()
    for (const name of ['matchPlayScores', 'teamScores'])
      expect(settings.find((one) => one.name === name)).toMatchObject({
        value: 'count',
        published: { value: 'do_not_count' },
      })
  })

  test('when competitions count over nine or eighteen holes only, then a shortened one says so and a round outside does not', async () => {
    expectBody(await change({ union: 'ireland' }), clubRules)
    const { browser } = await joined('Hal')
    const id = await createTestCompetition(server, club)
    await play(browser, id, fours.slice(0, 14))
    expect((await recordOf(browser)).notCounted).toEqual([
      'Under this club’s rules, a competition counts over nine or eighteen holes only.',
    ])
    const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
    const entries = fours.slice(0, 14).map((score, i) => entry(server, (tap += 1), i + 1, score))
    expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
    await handIn(browser, roundId)
    expect((await recordOf(browser)).notCounted).toContain(
      'Ten to seventeen holes cannot be converted here; the card is kept.',
    )
  })
})

test('when a draw names no way of giving strokes, then it takes the club’s and keeps it', async () => {
  expectBody(await change({ union: 'wales' }), clubRules)
  const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
  for (const name of ['Ian', 'Joy'])
    expect((await (await joined(name)).browser('POST', `/api/competitions/${id}/join`, {})).status).toBe(200)
  const drawn = await club.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap' })
  expect(drawn.status, drawn.text).toBe(200)
  expectBody(await change({ rules: { matchStrokes: 'appendix_c' } }), clubRules)
  const view = expectBody(await club.admin('GET', `/api/competitions/${id}/bracket`), bracket)
  expect(view.draw?.strokesMethod).toBe('england_2024')
})
