import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { competition as competitionSchema } from '#contract/competition/competitions.ts'
import { entrantCard, leaderboardEntry } from '#contract/board/leaderboard.ts'
import { getOwnPlace } from '#contract/board/own-place.ts'
import { roundDetail } from '#contract/card/rounds.ts'
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

/* Competitions of several rounds with one result (R9.6): cards, board, places, countback and closing. */

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
type Score = number | 'picked_up'
type Card = Score[]

/** Level par but for these holes; the first `holes` of them. */
const levelBut = (change: Record<number, Score>, holes = 18): Card =>
  pars.map((par, i) => change[i + 1] ?? par).slice(0, holes)
const level = levelBut({})

type Player = { browser: Browser; userId: string }

async function signUp(name: string): Promise<Player> {
  const player = await signUpAs(server, { firstName: name, lastName: 'Rounds', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '0.0' })
  return player
}

const start = ({ browser }: Player, competitionId: string, more = {}) =>
  browser('POST', '/api/rounds', { courseId: club.courseId, competitionId, ...more })

/** Plays the next round; a card of 18 holes is handed in. */
async function play(player: Player, competitionId: string, card: Card) {
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const round = expectBody(await start(player, competitionId), roundDetail)
  const entries = card.map((score, i) => entry(server, i + 1, i + 1, score))
  if (entries.length > 0) await player.browser('POST', `/api/rounds/${round.id}/scores`, { entries })
  if (card.length === 18)
    await player.browser('PATCH', `/api/rounds/${round.id}`, { partnerName: 'Pat', partnerSignature: 'Pat' })
  return round
}

const path = (id: string, rest = '') => `/api/competitions/${id}${rest}`
const readBoard = async (id: string) =>
  expectBody(await club.admin('GET', path(id, '/leaderboard')), z.array(leaderboardEntry))
const readCard = async (id: string, { userId }: Player, round?: number) =>
  expectBody(
    await club.admin(
      'GET',
      path(id, `/leaderboard/${userId}${round === undefined ? '' : `?round=${round}`}`),
    ),
    entrantCard,
  )
const readCompetition = async ({ browser }: Player, id: string) =>
  expectBody(await browser('GET', path(id)), competitionSchema)

describe('cards', () => {
  test('when a player starts again, then it is the next round, until each has a card', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const ann = await signUp('Ann')
    const first = await play(ann, id, level)
    expect(first).toMatchObject({ roundNumber: 1, roundCount: 2 })
    expect(await readCompetition(ann, id)).toMatchObject({ roundCount: 2, roundsPlayed: 1, hasPlayed: false })
    const second = await play(ann, id, level)
    expect(second).toMatchObject({ roundNumber: 2, roundCount: 2 })
    expect(await readCompetition(ann, id)).toMatchObject({ roundsPlayed: 2, hasPlayed: true })
    const third = await start(ann, id)
    expect(third.body).toMatchObject({
      code: 'round_closed',
      message: 'You have handed in your cards of all 2 rounds of this competition.',
    })
  })

  test('when a start is sent again, then it is the same card, and an abandoned card takes no round', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const bea = await signUp('Bea')
    const own = `rnd_${'a'.repeat(19)}1`
    await bea.browser('POST', path(id, '/join'), {})
    await start(bea, id, { id: own })
    expect((await start(bea, id, { id: own })).body).toMatchObject({ id: own, roundNumber: 1 })
    await bea.browser('POST', `/api/rounds/${own}/abandon`)
    expect((await start(bea, id)).body).toMatchObject({ roundNumber: 1 })
  })

  test('when several starts arrive at once, then there is one card', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 4 })
    const cid = await signUp('Cid')
    await cid.browser('POST', path(id, '/join'), {})
    const started = await Promise.all([1, 2, 3, 4].map(() => start(cid, id)))
    const rounds = started.map((answer) => expectBody(answer, roundDetail))
    expect(new Set(rounds.map((round) => round.id)).size).toBe(1)
    expect(rounds[0]).toMatchObject({ roundNumber: 1, roundCount: 4 })
  })

  test('when a competition has one round, then nothing says so', async () => {
    const id = await createTestCompetition(server, club)
    const dan = await signUp('Dan')
    const round = await play(dan, id, level)
    expect(round).not.toHaveProperty('roundNumber')
    expect(await readCompetition(dan, id)).not.toHaveProperty('roundCount')
    const [row] = await readBoard(id)
    for (const field of ['rounds', 'roundCount', 'roundsLeft']) expect(row).not.toHaveProperty(field)
    expect((await start(dan, id)).body).toMatchObject({
      code: 'round_closed',
      message: 'You have handed in your card for this competition.',
    })
  })
})

describe('the board (R9.6)', () => {
  test('when rounds are added, then the total ranks, each round is shown, and a place says how it came about', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2, competitionType: 'stroke_play' })
    const [eli, fay] = [await signUp('Eli'), await signUp('Fay')]
    await play(eli, id, levelBut({ 1: 3 }))
    await play(eli, id, levelBut({ 1: 7 }))
    await play(fay, id, levelBut({ 1: 6 }))
    await play(fay, id, levelBut({ 18: 4 }))
    const board = await readBoard(id)
    expect(
      board.map(({ playerName, position, toPar, grossScore, rounds }) => [
        ...[playerName, position, toPar, grossScore],
        rounds?.map((round) => round.toPar),
      ]),
    ).toEqual([
      ['Fay Rounds', 1, 1, 145, [2, -1]],
      ['Eli Rounds', 2, 2, 146, [-1, 3]],
    ])
    const card = await readCard(id, fay)
    expect(card.roundNumber).toBe(2)
    expect(card.place.lines[0]).toBe(
      'Round 1: 2 over par net. Round 2: 1 under par net. Total of 2 of 2 rounds: 1 over par net.',
    )
    expect((await readCard(id, fay, 1)).holes[0]).toMatchObject({ grossScore: 6 })
    expect((await club.admin('GET', path(id, `/leaderboard/${fay.userId}?round=3`))).status).toBe(404)
  })

  test('when totals are level, then the last round decides, and within it its countback', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const [gus, hal, ivy] = [await signUp('Gus'), await signUp('Hal'), await signUp('Ivy')]
    for (const [player, cards] of [
      [gus, [levelBut({ 1: 3 }), level]],
      [hal, [level, levelBut({ 1: 3 })]],
      [ivy, [level, levelBut({ 18: 4 })]],
    ] as const)
      for (const card of cards) await play(player, id, card)
    const board = await readBoard(id)
    expect(
      board.map(({ playerName, position, stablefordPoints, decidedBy }) => [
        ...[playerName, position, stablefordPoints, decidedBy],
      ]),
    ).toEqual([
      ['Ivy Rounds', 1, 73, 'last 9'],
      ['Hal Rounds', 2, 73, 'last 9'],
      ['Gus Rounds', 3, 73, 'last round'],
    ])
    expect((await readCard(id, gus)).place.lines.join(' ')).toContain(
      'Behind Hal Rounds by the last round: 36 points against 37 points.',
    )
    expect((await readCard(id, ivy)).place.lines.join(' ')).toContain(
      'Before Hal Rounds by the last 9 (level on the last round): 19 points against 18 points.',
    )
  })

  test('when a round is to come, then the total so far ranks and no tie is broken (R9.8)', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const [jan, kay] = [await signUp('Jan'), await signUp('Kay')]
    await play(jan, id, levelBut({ 1: 3 }))
    await play(kay, id, levelBut({ 18: 4 }))
    expect(await readBoard(id)).toMatchObject([
      { position: 1, isShared: true, roundsLeft: 1, isCompleted: false },
      { position: 1, isShared: true, roundsLeft: 1, isCompleted: false },
    ])
    await play(kay, id, levelBut({}, 3))
    const board = await vi.waitFor(async () => {
      const read = await readBoard(id)
      expect(read[0]).toMatchObject({ playerName: 'Kay Rounds', stablefordPoints: 43, thru: 3, isOut: true })
      return read
    })
    expect(board[0]).not.toHaveProperty('roundsLeft')
    expect(board[0]?.rounds).toMatchObject([
      { roundNumber: 1, stablefordPoints: 37, isCompleted: true },
      { roundNumber: 2, stablefordPoints: 6, isCompleted: false },
    ])
  })

  test('when a player is between two rounds, then their own place counts no hole, as before the first', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const lea = await signUp('Lea')
    const ownPlace = async () => expectBody(await lea.browser('GET', path(id, '/place')), getOwnPlace.reply)
    await play(lea, id, level)
    expect(await ownPlace()).toMatchObject({ place: { position: 1, thru: 0, isCompleted: false } })
    await play(lea, id, levelBut({}, 4))
    await vi.waitFor(async () => {
      expect(await ownPlace()).toMatchObject({ place: { position: 1, thru: 4 } })
    })
  })

  test('when the first card is corrected during the second round, then the row rises in its revision', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const leo = await signUp('Leo')
    const first = await play(leo, id, level)
    await play(leo, id, levelBut({}, 2))
    const [before] = await readBoard(id)
    const corrected = await club.admin('POST', `/api/rounds/${first.id}/corrections`, {
      reason: 'Hole 1 was a three',
      holes: [
        {
          holeNumber: 1,
          from: { result: 'strokes', grossScore: 4 },
          to: { result: 'strokes', grossScore: 3 },
        },
      ],
    })
    expect(corrected.status).toBe(200)
    const after = await vi.waitFor(async () => {
      const [row] = await readBoard(id)
      expect(row?.stablefordPoints).toBe(41)
      return row
    })
    expect(after?.revision).toBeGreaterThan(before?.revision ?? Infinity)
  })
})

describe('what is missing', () => {
  test('when play is over, then a player without each round stands below without a place and reads why', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const [mia, ned] = [await signUp('Mia'), await signUp('Ned')]
    await play(mia, id, level)
    await play(mia, id, level)
    await play(ned, id, levelBut({ 1: 2 }))
    await club.admin('PATCH', path(id, '/status'), { status: 'completed' })
    const board = await readBoard(id)
    expect(board.map(({ playerName, position }) => [playerName, position])).toEqual([
      ['Mia Rounds', 1],
      ['Ned Rounds', null],
    ])
    expect((await readCard(id, ned)).place).toMatchObject({
      value: null,
      lines: [
        'Round 1: 38 points. Total of 1 of 2 rounds: 38 points.',
        'No place: play is over and not every round was handed in.',
      ],
    })
  })

  test('when a round is no return, then there is no total to rank', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2, competitionType: 'stroke_play' })
    const ora = await signUp('Ora')
    await play(ora, id, levelBut({ 2: 'picked_up' }))
    await play(ora, id, level)
    expect(await readBoard(id)).toMatchObject([{ note: 'no_return', position: null, grossScore: null }])
  })

  test('when the committee rules, then it is on all rounds', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 2 })
    const pia = await signUp('Pia')
    await play(pia, id, level)
    await play(pia, id, levelBut({}, 3))
    await club.admin('PATCH', path(id, `/entries/${pia.userId}`), { status: 'withdrawn' })
    const [row] = await readBoard(id)
    expect(row).toMatchObject({ note: 'withdrawn', position: null })
    expect(row).not.toHaveProperty('isOut')
  })

  test('when results are to become final, then the cards that are out are named with their round', async () => {
    const id = await createTestCompetition(server, club, { roundCount: 3 })
    const [quin, rob] = [await signUp('Quin'), await signUp('Rob')]
    await play(quin, id, level)
    const open = await play(quin, id, levelBut({}, 1))
    await play(rob, id, level)
    await club.admin('PATCH', path(id, '/status'), { status: 'completed' })
    const answer = await club.admin('PATCH', path(id, '/status'), { status: 'final' })
    expect(answer.body).toMatchObject({
      code: 'cards_open',
      message:
        'The card of Quin Rounds (round 2) is not handed in. Rule on it first: no return or withdrawn.',
      details: { cardsOut: [{ roundId: open.id, roundNumber: 2 }] },
    })
    expect(expectBody(await club.admin('GET', path(id, '/cards-out')), getCardsOut.reply)).toMatchObject({
      out: [{ roundId: open.id, roundNumber: 2 }],
      notStarted: [
        { playerName: 'Quin Rounds', roundNumber: 3 },
        { playerName: 'Rob Rounds', roundNumber: 2 },
      ],
    })
  })
})

test.each(['team_stroke', 'team_stableford', 'matchplay'])(
  'when a %s competition is to have several rounds, then the refusal stands at the field',
  async (competitionType) => {
    const answer = await club.admin('POST', '/api/competitions', {
      name: 'Rounds',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType,
      startDate: '2026-06-06T08:00:00Z',
      endDate: '2026-06-07T20:00:00Z',
      roundCount: 2,
    })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        fields: [
          {
            field: 'roundCount',
            message:
              'Only a competition of single players has several rounds. Choose 1 round, or another type.',
          },
        ],
      },
    ])
  },
)
