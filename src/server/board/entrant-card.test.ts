import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { entrantCard, type EntrantCard } from '#contract/board/leaderboard.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/*
 * Stroke index equal to the hole's number, slope 125, rating 71.2, par 72. Off 12.4: 12.4 x 125 / 113 = 13.717, less 0.8 is
 * 12.917; 95 % of it is 12.271: 12 strokes, on holes 1 to 12. Level par: 3 points on those, 2 on the others: 27 + 21 = 48.
 */
const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const rated = await club.admin('PATCH', `/api/courses/${club.courseId}`, { slope: 125, rating: '71.2' })
  expect(rated.status).toBe(200)
})
afterAll(() => server.close())

async function enter(competitionId: string, firstName: string) {
  const player = await signUpAs(server, { firstName, lastName: 'Card', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '12.4' })
  expect((await player.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
  return player
}

/** Plays level par but for the holes named. */
async function play(competitionId: string, firstName: string, over: Record<number, number | 'picked_up'>) {
  const player = await enter(competitionId, firstName)
  const roundId = idOf(
    await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
  )
  const entries = pars.map((par, i) => {
    const change = over[i + 1] ?? 0
    return entry(server, i + 1, i + 1, change === 'picked_up' ? change : par + change)
  })
  expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  return player
}

async function cardOf(competitionId: string, userId: string): Promise<EntrantCard> {
  return expectBody(
    await club.admin('GET', `/api/competitions/${competitionId}/leaderboard/${userId}`),
    entrantCard,
  )
}

test('Stableford: every number with its arithmetic, and what countback compared', async () => {
  const id = await createTestCompetition(server, club, { allowance: 95 })
  const ann = await play(id, 'Ann', {})
  const bo = await play(id, 'Bo', { 1: -1, 18: 1 })
  const cy = await play(id, 'Cy', { 10: -1, 18: 1 })
  const card = await cardOf(id, cy.userId)
  expect(card).toMatchObject({
    playerName: 'Cy Card',
    handicapIndex: { value: '12.4', lines: ['Handicap Index 12.4: held when the round started.'] },
    courseHandicap: {
      value: '13',
      lines: ['Course Handicap: 12.4 x 125 / 113 + (71.2 - 72) = 12.917, rounded 13.'],
    },
    playingHandicap: {
      value: '12',
      lines: [
        'Playing Handicap: 12.917 x 95 % = 12.271, rounded 12.',
        'The allowance of 95 % is the competition’s.',
        '1 stroke received on the 12 holes of the lowest stroke indexes, none on the others.',
      ],
    },
    gross: { value: '72', lines: ['Gross: 36 out + 36 in = 72.'] },
    net: { value: '60', lines: ['Net: 72 - 12 received on the holes holed out = 60.'] },
    points: { value: '48' },
    out: { par: 36, gross: 36, net: 27, points: 27 },
    in: { par: 36, gross: 36, net: 33, points: 21 },
    place: {
      value: '2',
      lines: [
        '27 points out + 21 in = 48 points after 18 holes.',
        '2: level on the total, decided by last 6.',
        'Behind Ann Card by the last 6 (level on the last 9): 11 points against 12 points.',
        'Before Bo Card by the last 9: 21 points against 20 points.',
      ],
    },
  })
  expect(card.holes[9]).toEqual({
    holeNumber: 10,
    par: 4,
    handicapIndex: 10,
    strokesReceived: 1,
    result: 'strokes',
    grossScore: 3,
    netScore: 2,
    points: 4,
  })
  expect(card.holes[17]).toMatchObject({ strokesReceived: 0, grossScore: 6, netScore: 6, points: 1 })
  expect((await cardOf(id, ann.userId)).place.value).toBe('1')
  expect((await cardOf(id, bo.userId)).place.lines).toContain(
    'Behind Cy Card by the last 9: 20 points against 21 points.',
  )
})

test('stroke play: countback by fractions of the Playing Handicap, a pick-up has no total and no place', async () => {
  const id = await createTestCompetition(server, club, { competitionType: 'stroke_play', allowance: 95 })
  const dan = await play(id, 'Dan', {})
  await play(id, 'Eve', { 1: 1, 18: -1 })
  const fay = await play(id, 'Fay', { 4: 'picked_up' })
  // Dan's last nine: 36 less half of 12. Eve's one fewer.
  expect((await cardOf(id, dan.userId)).place).toEqual({
    value: '2',
    lines: [
      '72 gross - 12 = 60 net.',
      '2: level on the total, decided by last 9.',
      'Behind Eve Card by the last 9: 36 - 1/2 of 12 = 30.00 net against 35 - 1/2 of 12 = 29.00 net.',
    ],
  })
  const picked = await cardOf(id, fay.userId)
  expect(picked.gross).toEqual({ value: null, lines: ['There is no total: hole 4 was picked up.'] })
  expect(picked.place).toEqual({
    value: null,
    lines: ['No place: a hole was not holed out, so there is no total to rank.'],
  })
})

test('stroke play on tees of different pars: places by net against par, countback with the difference (R5.4)', async () => {
  const womens = { hasWomensCard: true, holes: [{ holeNumber: 1, womenPar: 5 }] }
  const copied = await club.admin('PUT', `/api/courses/${club.courseId}/holes`, womens)
  expect(copied.status, copied.text).toBe(200)
  const id = await createTestCompetition(server, club, { competitionType: 'stroke_play', allowance: 95 })
  const gus = await play(id, 'Gus', {})
  const ida = await enter(id, 'Ida')
  await club.admin('PATCH', `/api/members/${ida.userId}/gender`, { gender: 'women' })
  const roundId = idOf(
    await ida.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id }),
  )
  const entries = pars.map((par, i) => entry(server, i + 1, i + 1, i === 0 ? par + 1 : par))
  await ida.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  // 73 - 12 is 61 on par 73 as 72 - 12 is 60 on par 72. The last nine: 36 less half of 13, and 36 less half of 12.
  expect((await cardOf(id, ida.userId)).place).toEqual({
    value: '1',
    lines: [
      '73 gross - 12 = 61 net.',
      'The tees have different pars: par 73 receives 1 more than par 72 (Rule 6.2b), 61 - 1 = 60 net.',
      '1: level on the total, decided by last 9.',
      'Before Gus Card by the last 9: 36 - 1/2 of 13 = 29.50 net against 36 - 1/2 of 12 = 30.00 net.',
    ],
  })
  expect((await cardOf(id, gus.userId)).place).toMatchObject({ value: '2' })
  await club.admin('PUT', `/api/courses/${club.courseId}/holes`, { hasWomensCard: false, holes: [] })
})

test('opening a row of a board that is kept reads one entrant, not the board', async () => {
  const id = await createTestCompetition(server, club)
  const [jo, kit] = [await play(id, 'Jo', {}), await play(id, 'Kit', { 18: 1 })]
  await cardOf(id, jo.userId)
  const asked = vi.spyOn(server.pool, 'query')
  expect((await cardOf(id, kit.userId)).place.value).toBe('2')
  const readEntrants = asked.mock.calls.flatMap(([what]: unknown[]) =>
    typeof what === 'object' &&
    what !== null &&
    'name' in what &&
    'values' in what &&
    typeof what.name === 'string' &&
    what.name.endsWith('entrant-facts')
      ? [what.values]
      : [],
  )
  asked.mockRestore()
  expect(readEntrants).toContainEqual([id, club.clubId, [kit.userId]])
  expect(readEntrants).not.toContainEqual([id, club.clubId])
})

test('an entrant who has not started has no numbers, and the reason of a ruling is shown to nobody', async () => {
  const id = await createTestCompetition(server, club)
  const gil = await enter(id, 'Gil')
  const hal = await play(id, 'Hal', {})
  expect(await cardOf(id, gil.userId)).toMatchObject({
    handicapIndex: { value: '12.4', lines: ['The Handicap Index held now.'] },
    playingHandicap: { value: null },
    holes: [],
    points: { value: null },
    place: { value: null, lines: ['No place: no score yet.'] },
  })
  const ruling = { status: 'disqualified', reason: 'Moved a marker' }
  const ruled = await club.admin('PATCH', `/api/competitions/${id}/entries/${hal.userId}`, ruling)
  expect(ruled.status).toBe(200)
  const answer = await gil.browser('GET', `/api/competitions/${id}/leaderboard/${hal.userId}`)
  expect(expectBody(answer, entrantCard).place.lines).toEqual(['No place: disqualified.'])
  expect(answer.text).not.toContain('marker')
  const stranger = await signUpAs(server, { firstName: 'Ina', clubCode: club.clubCode })
  expect((await gil.browser('GET', `/api/competitions/${id}/leaderboard/${stranger.userId}`)).status).toBe(
    404,
  )
})
