import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { entrantCard, leaderboardEntry } from '#contract/board/leaderboard.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  rateTees,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* A competition of each format beside Stableford and stroke play: cards, board, arithmetic and countback. */

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await rateTees(club)
})
afterAll(() => server.close())

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
type Score = number | 'picked_up'

/** Level par but for these holes. */
const levelBut = (change: Record<number, Score>): Score[] => pars.map((par, i) => change[i + 1] ?? par)

async function playCard(competitionId: string, player: { name: string; handicap?: string; card: Score[] }) {
  const { browser, userId } = await signUpAs(server, {
    firstName: player.name,
    lastName: 'Format',
    clubCode: club.clubCode,
  })
  await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: player.handicap ?? '0.0' })
  await browser('POST', `/api/competitions/${competitionId}/join`, {})
  const round = expectBody(
    await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
    roundDetail,
  )
  const entries = player.card.map((score, i) => entry(server, i + 1, i + 1, score))
  await browser('POST', `/api/rounds/${round.id}/scores`, { entries })
  if (player.card.length === 18)
    await browser('PATCH', `/api/rounds/${round.id}`, { partnerName: 'Pat', partnerSignature: 'Pat' })
  const detail = expectBody(await browser('GET', `/api/rounds/${round.id}`), roundDetail)
  return { browser, userId, round: detail }
}

async function read(competitionId: string, userId: string) {
  const path = `/api/competitions/${competitionId}/leaderboard`
  return {
    board: expectBody(await club.admin('GET', path), z.array(leaderboardEntry)),
    card: expectBody(await club.admin('GET', `${path}/${userId}`), entrantCard),
  }
}

describe('par/bogey (R7.4, Rule 21.3)', () => {
  test('when cards come in, then most holes up wins, countback takes holes as they fell, and a pick-up is lost', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'par_bogey' })
    // Both 2 up: the last nine is 1 up for Ann and 2 up for Ben.
    const ann = await playCard(id, { name: 'Ann', card: levelBut({ 1: 3, 18: 4 }) })
    const ben = await playCard(id, { name: 'Ben', card: levelBut({ 16: 2, 17: 3 }) })
    await playCard(id, { name: 'Cas', card: levelBut({ 1: 2, 2: 'picked_up', 3: 9 }) })
    const { board, card } = await read(id, ben.userId)
    expect(
      board.map(({ playerName, position, stablefordPoints, rank }) => [
        ...[playerName, position, stablefordPoints, rank.main],
      ]),
    ).toEqual([
      ['Ben Format', 1, 2, -2],
      ['Ann Format', 2, 2, -2],
      ['Cas Format', 3, -1, 1],
    ])
    expect(board[0]?.decidedBy).toBe('last 9')
    expect(card.holes.slice(14).map(({ points }) => points)).toEqual([0, 1, 1, 0])
    expect(card.place.lines.join(' ')).toMatch(/2 won - 0 lost = 2 against par/)
    expect(card.place.lines.join(' ')).toMatch(/last 9: 2 against par against 1 against par/)
    expect(ann.round.terms.stablefordTable).toBe('par_bogey')
  })

  test('when strokes are received, then the hole is played with the net score', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'par_bogey', allowance: 100 })
    const all = await playCard(id, { name: 'Net', handicap: '18.0', card: pars.map((par) => par + 1) })
    const { board } = await read(id, all.userId)
    expect(board[0]).toMatchObject({ stablefordPoints: 0, netScore: 72, toPar: 0 })
  })
})

describe('more than 15 strokes on a hole (Rule 3.3b: in stroke play a hole counts every stroke)', () => {
  test('when a player holes out in 16, then the card counts it, keeps its place, and the record caps it at net double bogey', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'stroke_play' })
    const fay = await playCard(id, { name: 'Sixteen', card: levelBut({ 2: 16 }) })
    await playCard(id, { name: 'Seventeen', card: levelBut({ 2: 17 }) })
    const { board, card } = await read(id, fay.userId)
    expect(board.map(({ playerName, position, grossScore }) => [playerName, position, grossScore])).toEqual([
      ['Sixteen Format', 1, 84],
      ['Seventeen Format', 2, 85],
    ])
    expect(card.holes[1]).toMatchObject({ result: 'strokes', grossScore: 16 })
    const record = expectBody(await fay.browser('GET', '/api/handicap-record'), handicapRecord)
    // Off 0 a par 4 counts at most 6.
    expect(record.scores[0]).toMatchObject({ adjustedGross: 74 })
  })

  test.each([
    ['stableford', 34],
    ['par_bogey', -1],
  ])('when it is a %s, then the hole brings no point', async (competitionType, points) => {
    const id = await createTestCompetition(server, club, { competitionType })
    const { userId } = await playCard(id, { name: `Sixteen ${competitionType}`, card: levelBut({ 2: 16 }) })
    const { board } = await read(id, userId)
    expect(board[0]).toMatchObject({ position: 1, stablefordPoints: points })
  })

  test('when the competition has a maximum, then the hole counts that', async () => {
    const maximum = { competitionType: 'maximum_score', maximumKind: 'double_par' }
    const id = await createTestCompetition(server, club, maximum)
    const { userId } = await playCard(id, { name: 'Maximum', card: levelBut({ 2: 16 }) })
    expect((await read(id, userId)).card.holes[1]).toMatchObject({ grossScore: 16, counted: 8 })
  })

  test('when more than 30 strokes are sent, then the field says the limit', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'stroke_play' })
    const { browser, round } = await playCard(id, { name: 'Thirtyone', card: [] })
    const answer = await browser('POST', `/api/rounds/${round.id}/scores`, {
      entries: [entry(server, 1, 1, 31)],
    })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: [{ field: 'entries.0.grossScore', message: 'A hole takes 1 to 30 strokes.' }] },
    ])
  })
})

describe('maximum score (R7.3, Rule 21.2)', () => {
  test('when a hole goes over the maximum or is picked up, then it counts the maximum, and the card keeps its place', async () => {
    const id = await createTestCompetition(server, club, {
      competitionType: 'maximum_score',
      maximumKind: 'double_par',
    })
    const dee = await playCard(id, { name: 'Dee', card: levelBut({ 1: 12, 3: 'picked_up' }) })
    await playCard(id, { name: 'Eli', card: levelBut({ 1: 10 }) })
    const { board, card } = await read(id, dee.userId)
    expect(
      board.map(({ playerName, position, grossScore, toPar }) => [playerName, position, grossScore, toPar]),
    ).toEqual([
      ['Eli Format', 1, 76, 4],
      ['Dee Format', 2, 79, 7],
    ])
    expect(card.holes.slice(0, 3)).toMatchObject([
      { grossScore: 12, counted: 8, netScore: 8 },
      { grossScore: 4 },
      { result: 'picked_up', grossScore: null, counted: 6 },
    ])
    expect(card.gross.value).toBe('79')
    expect(card.place.lines[0]).toBe('79 with holes capped - 0 = 79 net.')
    expect(dee.round).toMatchObject({ grossScore: 79, netScore: 79, toPar: 7 })
    expect(dee.round.terms.holes[0]).toMatchObject({ par: 4, most: 8 })
  })

  test('when the maximum is net double bogey, then it moves with the strokes of the Playing Handicap', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'maximum_score', allowance: 100 })
    const fay = await playCard(id, {
      name: 'Fay',
      handicap: '18.0',
      card: levelBut({ 1: 9, 5: 'picked_up' }),
    })
    const { card } = await read(id, fay.userId)
    expect([card.holes[0]?.counted, card.holes[4]?.counted]).toEqual([7, 8])
  })

  test('when the card is posted to the handicap record, then it is the strokes that were played (R2.5)', async () => {
    const id = await createTestCompetition(server, club, {
      competitionType: 'maximum_score',
      maximumKind: 'fixed',
      maximumStrokes: 5,
      allowance: 100,
    })
    const gil = await playCard(id, { name: 'Gil', handicap: '0.0', card: levelBut({ 5: 7 }) })
    const record = await gil.browser('GET', '/api/handicap-record')
    // Seven on the par 5 is its net double bogey; the competition counts five of it.
    expect(gil.round.grossScore).toBe(72)
    expect(JSON.stringify(record.body)).toContain('"adjustedGross":74')
  })
})

describe('modified Stableford (R7.2)', () => {
  test('when cards come in, then eagles pay, bogeys cost, and a total may be below zero', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'modified_stableford' })
    const hal = await playCard(id, { name: 'Hal', card: levelBut({ 5: 3, 9: 4, 1: 5, 2: 7 }) })
    await playCard(id, { name: 'Ida', card: levelBut({ 1: 5, 2: 'picked_up' }) })
    const { board, card } = await read(id, hal.userId)
    expect(board.map(({ playerName, stablefordPoints }) => [playerName, stablefordPoints])).toEqual([
      ['Hal Format', 5 + 2 - 1 - 3],
      ['Ida Format', -4],
    ])
    expect(card.holes.slice(0, 5).map(({ points }) => points)).toEqual([-1, -3, 0, 0, 5])
    expect(card.place.lines[0]).toContain('3 points')
  })
})

describe('another allowance than the recommended one (R5.1, D12)', () => {
  test('when it is chosen with a reason, then everybody reads both beside the Playing Handicap', async () => {
    const allowanceReason = 'A field of twelve.'
    const id = await createTestCompetition(server, club, { allowance: 85, allowanceReason })
    const jan = await playCard(id, { name: 'Jan', handicap: '20.0', card: [4] })
    const { card } = await read(id, jan.userId)
    expect(card.playingHandicap.lines.join(' ')).toContain(
      'The allowance of 85 % is the competition’s; 95 % is recommended (Rules of Handicapping, Appendix C). The committee’s reason: “A field of twelve.”',
    )
    const change = (body: object) => club.admin('PATCH', `/api/competitions/${id}`, body)
    expect((await change({ allowance: 95 })).body).toMatchObject({ fields: [{ field: 'allowance' }] })
    expect((await change({ allowanceReason: 'Twelve players.' })).body).toMatchObject({
      allowance: 85,
      allowanceReason: 'Twelve players.',
    })
  })

  test('when it is the recommended one again, then there is no reason for it', async () => {
    const id = await createTestCompetition(server, club, {
      allowance: 90,
      allowanceReason: 'Custom of the club',
    })
    const back = await club.admin('PATCH', `/api/competitions/${id}`, {
      allowance: 95,
      allowanceReason: 'Old',
    })
    expect(back.body).not.toHaveProperty('allowanceReason')
  })
})

describe('what the club may set', () => {
  const create = (change: object) =>
    club.admin('POST', '/api/competitions', {
      name: 'Format',
      clubId: club.clubId,
      courseId: club.courseId,
      startDate: '2026-06-06T08:00:00Z',
      endDate: '2026-06-06T20:00:00Z',
      ...change,
    })

  test('when teams of four count another number of scores, then Appendix C’s allowance of that number is theirs (D12)', async () => {
    const team = { competitionType: 'team_stableford', teamSize: 4 }
    expect((await create({ ...team, countingScores: 1 })).body).toMatchObject({ allowance: 75 })
    expect((await create({ ...team, countingScores: 3 })).body).toMatchObject({ allowance: 100 })
    expect((await create({ ...team, teamSize: 6, countingScores: 3 })).body).toMatchObject({ allowance: 85 })
  })

  test.each([
    ['par_bogey', { allowance: 95, stablefordTable: 'par_bogey' }],
    ['modified_stableford', { allowance: 95, stablefordTable: 'modified' }],
    ['maximum_score', { allowance: 95, stablefordTable: 'standard', maximumKind: 'net_double_bogey' }],
  ])(
    'when a %s competition is created, then it has the defaults of its type',
    async (competitionType, made) => {
      expect((await create({ competitionType })).body).toMatchObject({ competitionType, ...made })
    },
  )

  test.each([
    [{ competitionType: 'par_bogey', stablefordTable: 'modified' }, 'stablefordTable'],
    [{ competitionType: 'stableford', stablefordTable: 'par_bogey' }, 'stablefordTable'],
    [{ competitionType: 'modified_stableford', stablefordTable: 'standard' }, 'stablefordTable'],
    [{ competitionType: 'stableford', allowance: 90, allowanceReason: '' }, 'allowanceReason'],
    [{ competitionType: 'maximum_score', maximumKind: 'none' }, 'maximumKind'],
    [{ competitionType: 'maximum_score', maximumKind: 'fixed' }, 'maximumStrokes'],
    [{ competitionType: 'maximum_score', maximumKind: 'fixed', maximumStrokes: 4 }, 'maximumStrokes'],
    [{ competitionType: 'maximum_score', maximumKind: 'over_par', maximumStrokes: 11 }, 'maximumStrokes'],
    [{ competitionType: 'maximum_score', maximumKind: 'fixed', maximumStrokes: 16 }, 'maximumStrokes'],
  ])('when %j is sent, then the refusal stands at the field %s', async (change, field) => {
    const answer = await create(change)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })
})
