import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { competition as competitionSchema } from '#contract/competition/competitions.ts'
import { entrantCard, leaderboardEntry } from '#contract/board/leaderboard.ts'
import { getOwnPlace } from '#contract/board/own-place.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import { startDraw } from '#contract/competition/start-sheet-draw.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* A championship over several rounds with a cut: who goes on, what the board says, and who may start the next round. */

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Player = { name: string; browser: Browser; userId: string }

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
/** A card of so many points, made or lost on the holes from this one on. */
const cardOf = (points: number, from = 1) =>
  pars.map((par, i) => {
    const isChanged = i + 1 >= from && i + 1 < from + Math.abs(points - 36)
    return isChanged ? par + (points > 36 ? -1 : 1) : par
  })

const path = (id: string, rest = '') => `/api/competitions/${id}${rest}`

async function field(id: string, names: readonly string[]): Promise<Player[]> {
  const players: Player[] = []
  for (const name of names) {
    const player = await signUpAs(server, { firstName: name, lastName: 'Cut', clubCode: club.clubCode })
    await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '0.0' })
    await player.browser('POST', path(id, '/join'), {})
    players.push({ name, ...player })
  }
  return players
}

const start = ({ browser }: Player, competitionId: string) =>
  browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })

async function play(player: Player, competitionId: string, card: readonly number[]): Promise<string> {
  const { id } = expectBody(await start(player, competitionId), roundDetail)
  const entries = card.map((score, i) => entry(server, i + 1, i + 1, score))
  await player.browser('POST', `/api/rounds/${id}/scores`, { entries })
  await player.browser('PATCH', `/api/rounds/${id}`, { partnerName: 'Pat', partnerSignature: 'Pat' })
  return id
}

/** Two rounds with the cut after the first, and each player's first card. */
async function playToTheCut(
  cards: Record<string, readonly number[]>,
  cut: { cutPlaces: number; cutTies?: string } = { cutPlaces: 2 },
) {
  const id = await createTestCompetition(server, club, { roundCount: 2, cutAfter: 1, ...cut })
  const players = await field(id, Object.keys(cards))
  const first: string[] = []
  for (const player of players) first.push(await play(player, id, cards[player.name] ?? []))
  return { id, players, first }
}

const readBoard = async (id: string) =>
  expectBody(await club.admin('GET', path(id, '/leaderboard')), z.array(leaderboardEntry))
const readPlaceLines = async (id: string, { userId }: Player) =>
  expectBody(await club.admin('GET', path(id, `/leaderboard/${userId}`)), entrantCard).place
/** The board once it says this of each row: place, name and whether the cut was missed. */
const boardIs = (id: string, rows: readonly (readonly [number | null, string, boolean])[]) =>
  vi.waitFor(async () => {
    const board = await readBoard(id)
    expect(board.map((row) => [row.position, row.playerName.split(' ')[0], row.missedCut ?? false])).toEqual(
      rows,
    )
  })

const level = cardOf(36)

describe('who goes on', () => {
  test('when the cut falls, then those level with the last go on, and the others stand below the line and start no round', async () => {
    const { id, players } = await playToTheCut({ Amy: cardOf(38), Ben: level, Cal: level, Dee: cardOf(34) })
    const [amy, ben, , dee] = players
    if (!amy || !ben || !dee) throw new Error('Four players were entered.')
    await boardIs(id, [
      [1, 'Amy', false],
      [2, 'Ben', false],
      [2, 'Cal', false],
      [null, 'Dee', true],
    ])
    const refused = await start(dee, id)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'cut_missed', message: 'You missed the cut after round 1, so your competition is over.' },
    ])
    for (const player of [amy, ben]) expect((await start(player, id)).body).toMatchObject({ roundNumber: 2 })
    expect(await readPlaceLines(id, dee)).toEqual({
      value: null,
      lines: [
        'Round 1: 34 points. Total of 1 of 2 rounds: 34 points.',
        'Missed the cut after round 1: 34 points, and the line is 36 points. The first 2 go on, with everybody tied on that score.',
      ],
    })
    expect((await readPlaceLines(id, amy)).lines).toContain(
      'Made the cut after round 1: 38 points, and the line is 36 points. The first 2 go on, with everybody tied on that score.',
    )
  })

  test('when countback decides at the line, then a level card misses the cut, and a card level in all of it does not', async () => {
    const [late, early] = [cardOf(37, 18), cardOf(37, 1)]
    const { id, players } = await playToTheCut(
      { Eva: cardOf(38), Fin: late, Gil: early, Hal: late },
      { cutPlaces: 2, cutTies: 'countback' },
    )
    await boardIs(id, [
      [1, 'Eva', false],
      [2, 'Fin', false],
      [2, 'Hal', false],
      [null, 'Gil', true],
    ])
    const [, , gil, hal] = players
    if (!gil || !hal) throw new Error('Four players were entered.')
    expect((await start(gil, id)).body).toMatchObject({ code: 'cut_missed' })
    expect((await start(hal, id)).body).toMatchObject({ roundNumber: 2 })
  })

  test('when a card before the cut is missing, then nobody goes on before it is in or ruled on', async () => {
    const { id, players } = await playToTheCut({ Ida: cardOf(38), Jon: level }, { cutPlaces: 1 })
    const [ida, jon] = players
    const [kim] = await field(id, ['Kim'])
    if (!ida || !jon || !kim) throw new Error('Three players were entered.')
    expect((await start(ida, id)).body).toMatchObject({
      code: 'cut_open',
      message:
        'The cut comes first. It is made once every card of the rounds up to 1 is in: 1 player’s is missing.',
    })
    expect((await readPlaceLines(id, ida)).lines).toContain(
      'The cut is made once every card of round 1 is in. The first goes on, with everybody tied on that score.',
    )
    await club.admin('PATCH', path(id, `/entries/${kim.userId}`), { status: 'no_return' })
    expect((await start(ida, id)).body).toMatchObject({ roundNumber: 2 })
    expect((await start(jon, id)).body).toMatchObject({ code: 'cut_missed' })
  })

  test('when a card is corrected after the cut, then it may let somebody through and sends nobody back', async () => {
    const { id, players, first } = await playToTheCut({ Lou: level, Max: cardOf(34) }, { cutPlaces: 1 })
    const [lou, max] = players
    if (!lou || !max) throw new Error('Two players were entered.')
    expect((await start(max, id)).body).toMatchObject({ code: 'cut_missed' })
    expect((await start(lou, id)).body).toMatchObject({ roundNumber: 2 })
    const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })
    await club.admin('POST', `/api/rounds/${first[1] ?? ''}/corrections`, {
      reason: 'The marker misheard',
      holes: [1, 2, 3].map((holeNumber, i) => ({
        holeNumber,
        from: strokes((pars[i] ?? 0) + (i < 2 ? 1 : 0)),
        to: strokes((pars[i] ?? 0) - 1),
      })),
    })
    expect((await start(max, id)).body).toMatchObject({ roundNumber: 2 })
    await vi.waitFor(async () => {
      expect((await readBoard(id)).map((row) => row.missedCut)).toEqual([undefined, undefined])
    })
  })
})

test('when somebody missed the cut, then nobody waits for their next round, and the final result keeps the line', async () => {
  const { id, players } = await playToTheCut({ Nan: cardOf(38), Oli: level, Pam: cardOf(34) })
  const [nan, oli, pam] = players
  if (!nan || !oli || !pam) throw new Error('Three players were entered.')
  const { place } = expectBody(await pam.browser('GET', path(id, '/place')), getOwnPlace.reply)
  expect(place).toMatchObject({ position: null, thru: 18 })
  await play(nan, id, level)
  await vi.waitFor(async () => {
    const { notStarted } = expectBody(await club.admin('GET', path(id, '/cards-out')), getCardsOut.reply)
    expect(notStarted.map(({ playerName }) => playerName)).toEqual(['Oli Cut'])
  })
  await play(oli, id, level)
  await club.admin('PATCH', path(id, '/status'), { status: 'completed' })
  expect((await club.admin('PATCH', path(id, '/status'), { status: 'final' })).status).toBe(200)
  await boardIs(id, [
    [1, 'Nan', false],
    [2, 'Oli', false],
    [null, 'Pam', true],
  ])
})

describe('the draw of the next round', () => {
  test('when it is drawn by the result so far, then the leaders go last and who missed the cut is left out', async () => {
    const settings = {
      kind: 'one_tee',
      groupSize: 2,
      firstAt: '2026-06-06T15:00',
      intervalMinutes: 10,
      breaks: [],
      order: 'result',
    }
    const { id, players } = await playToTheCut(
      { Abe: cardOf(38), Bea: cardOf(30), Coe: cardOf(40), Dan: cardOf(36), Els: cardOf(34) },
      { cutPlaces: 4 },
    )
    await boardIs(id, [
      [1, 'Coe', false],
      [2, 'Abe', false],
      [3, 'Dan', false],
      [4, 'Els', false],
      [null, 'Bea', true],
    ])
    const drawn = expectBody(await club.admin('POST', path(id, '/draw'), settings), startDraw)
    const nameOf = (userId: string) => players.find((one) => one.userId === userId)?.name
    expect(drawn.groups.map((group) => group.players.map(nameOf))).toEqual([
      ['Els', 'Dan'],
      ['Abe', 'Coe'],
    ])
    expect(await club.admin('POST', path(id, '/draw'), settings)).toMatchObject({
      body: { version: drawn.version },
    })
  })

  test.each([
    ['nobody has a result', { roundCount: 2 }, 'no_result'],
    ['it is one round', {}, 'one_round'],
  ])('when %s, then there is no such order', async (_, more, reason) => {
    const id = await createTestCompetition(server, club, more)
    const refused = await club.admin('POST', path(id, '/draw'), {
      kind: 'one_tee',
      groupSize: 2,
      firstAt: '2026-06-06T15:00',
      intervalMinutes: 10,
      breaks: [],
      order: 'result',
    })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: [{ field: 'order' }], details: { reason } },
    ])
  })
})

describe('setting it', () => {
  test('when a cut is set, then everybody reads it with the competition', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 3, cutAfter: 2, cutPlaces: 40 })
    expect(expectBody(await club.admin('GET', path(id)), competitionSchema).cut).toEqual({
      after: 2,
      places: 40,
      ties: 'all',
    })
  })

  test.each([
    {
      sent: { roundCount: 2, cutAfter: 2, cutPlaces: 5 },
      field: 'cutAfter',
      message: 'A cut falls before the last round. Choose an earlier round, or no cut.',
    },
    {
      sent: { cutAfter: 1, cutPlaces: 5 },
      field: 'cutAfter',
      message: 'A cut falls before the last round. Choose an earlier round, or no cut.',
    },
    {
      sent: { roundCount: 2, cutAfter: 1 },
      field: 'cutPlaces',
      message: 'Enter how many players go on after the cut: at least 1.',
    },
  ])('when $sent is sent, then the refusal stands at $field', async ({ sent, field, message }) => {
    const answer = await club.admin('POST', '/api/competitions', {
      name: 'Cut',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'stableford',
      startDate: '2026-06-06T08:00:00Z',
      endDate: '2026-06-07T20:00:00Z',
      ...sent,
    })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field, message }] }])
  })
})
