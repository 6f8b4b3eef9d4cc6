import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cardRuling } from '#contract/card/card-rulings.ts'
import { leaderboardEntry, type LeaderboardEntry } from '#contract/board/leaderboard.ts'
import { competitionTeams, team, type CompetitionTeams } from '#contract/competition/teams.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let people: Player[]

type Player = { browser: Browser; userId: string }

/** Par 72 with stroke index equal to the hole's number (test/server.ts). */
const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  people = await Promise.all(
    Array.from({ length: 7 }, async (_, i) => {
      const player = await signUpAs(server, {
        firstName: `P${i}`,
        lastName: 'Team',
        clubCode: club.clubCode,
      })
      await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '0.0' })
      return player
    }),
  )
})
afterAll(() => server.close())

function player(i: number): Player {
  const one = people[i]
  if (!one) throw new Error(`player ${i}`)
  return one
}

/** A team competition that the first `entered` players have joined; nobody has a round open. */
async function teamCompetition(entered: number, more: Record<string, unknown> = {}): Promise<string> {
  const id = await createTestCompetition(server, club, {
    competitionType: 'team_stableford',
    allowance: 100,
    ...more,
  })
  for (const one of people.slice(0, entered)) {
    await one.browser('POST', `/api/competitions/${id}/join`, {})
    const open = (await one.browser('GET', '/api/rounds/active')).body
    const round = z.nullable(z.looseObject({ id: z.string() })).parse(open)
    if (round) await one.browser('POST', `/api/rounds/${round.id}/abandon`)
  }
  return id
}

const make = (browser: Browser, id: string, body: unknown) =>
  browser('POST', `/api/competitions/${id}/teams`, body)
const joinTeam = (browser: Browser, teamId: string, body: unknown = {}) =>
  browser('POST', `/api/teams/${teamId}/join`, body)

async function readTeams(id: string, browser = club.admin): Promise<CompetitionTeams> {
  return expectBody(await browser('GET', `/api/competitions/${id}/teams`), competitionTeams)
}

async function board(id: string): Promise<LeaderboardEntry[]> {
  return expectBody(await club.admin('GET', `/api/competitions/${id}/leaderboard`), z.array(leaderboardEntry))
}

async function start(i: number, competitionId: string): Promise<string> {
  return idOf(await player(i).browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
}

async function play(i: number, roundId: string, gross: (number | 'picked_up')[]): Promise<void> {
  const entries = gross.map((strokes, hole) => entry(server, hole + 1, hole + 1, strokes))
  const answer = await player(i).browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  expect([answer.status, answer.text]).toMatchObject([200, expect.any(String)])
}

const readCode = (answer: { body: unknown }) => z.looseObject({ code: z.string() }).parse(answer.body).code

describe('forming teams (D13)', () => {
  test('when a player forms a team, then they are in it; repeating it changes nothing, and a second team is refused', async () => {
    const id = await teamCompetition(2)
    const made = expectBody(await make(player(0).browser, id, { name: 'Larks' }), team)
    expect(made.members).toEqual([{ userId: player(0).userId, playerName: 'P0 Team' }])
    expect(idOf(await make(player(0).browser, id, { name: 'larks' }))).toBe(made.id)
    expect(readCode(await make(player(0).browser, id, { name: 'Owls' }))).toBe('in_another_team')
    expect(readCode(await make(player(1).browser, id, { name: 'LARKS' }))).toBe('team_name_taken')
    expect(readCode(await make(player(2).browser, id, { name: 'Owls' }))).toBe('not_entered')
  })

  test('when many join at the same moment, then no team exceeds its size and no player is in two teams', async () => {
    const id = await teamCompetition(7, { teamSize: 3 })
    const [larks, owls] = await Promise.all(
      ['Larks', 'Owls'].map(async (name) => idOf(await make(club.admin, id, { name, memberIds: [] }))),
    )
    const answers = await Promise.all(
      people.flatMap((one) => [joinTeam(one.browser, larks ?? ''), joinTeam(one.browser, owls ?? '')]),
    )
    const { teams, withoutTeam } = await readTeams(id)
    expect(teams.map((one) => one.members.length)).toEqual([3, 3])
    expect(withoutTeam).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6)
    expect(answers.filter((answer) => answer.status !== 200 && answer.status !== 409)).toEqual([])
  })

  test('players may leave, but not remove others; leaving twice changes nothing; an empty team is deleted', async () => {
    const id = await teamCompetition(2)
    const teamId = idOf(await make(player(0).browser, id, { name: 'Larks' }))
    await joinTeam(player(1).browser, teamId)
    const out = (who: Browser, i: number) => who('DELETE', `/api/teams/${teamId}/members/${player(i).userId}`)
    expect((await out(player(1).browser, 0)).status).toBe(403)
    for (const again of [1, 2])
      expect([again, (await out(player(1).browser, 1)).status]).toEqual([again, 200])
    expect((await out(club.admin, 0)).body).toEqual({ teamId, isGone: true })
    expect((await readTeams(id)).teams).toEqual([])
  })

  test('a draw places everybody once, keeps its seed, and changes nothing when repeated', async () => {
    const id = await teamCompetition(7, { teamSize: 4 })
    await club.admin('POST', `/api/competitions/${id}/teams/draw`, {})
    const drawn = await readTeams(id)
    expect(drawn.teams.map((one) => [one.name, one.members.length])).toEqual([
      ['Team 1', 4],
      ['Team 2', 3],
    ])
    expect(drawn.teams[0]?.drawSeed).toMatch(/^[0-9a-f]{16}$/)
    // R10.3: the team one short has a blind of the other.
    expect(drawn.teams[0]?.members).toContainEqual(drawn.teams[1]?.blind)
    await club.admin('POST', `/api/competitions/${id}/teams/draw`, {})
    expect(await readTeams(id)).toEqual(drawn)
  })

  test('when there is a score, then nobody draws and players stay in their teams', async () => {
    const id = await teamCompetition(3)
    const teamId = idOf(await make(player(0).browser, id, { name: 'Larks' }))
    await play(0, await start(0, id), [4])
    expect(readCode(await club.admin('POST', `/api/competitions/${id}/teams/draw`, {}))).toBe(
      'play_has_begun',
    )
    expect(readCode(await joinTeam(player(1).browser, teamId))).toBe('play_has_begun')
    expect((await joinTeam(club.admin, teamId, { userId: player(1).userId })).status).toBe(200)
    expect((await readTeams(id, player(2).browser)).mayFormTeam).toBe(false)
  })

  test('when a competition is for single players, then it has no teams', async () => {
    const id = await createTestCompetition(server, club)
    expect(readCode(await make(club.admin, id, { name: 'Larks', memberIds: [] }))).toBe(
      'not_a_team_competition',
    )
  })
})

describe('the board of teams (R10.1)', () => {
  test('a team has one row with the best two of three on each hole; players without a team are listed below', async () => {
    const id = await teamCompetition(4, { teamSize: 3 })
    const memberIds = [0, 1, 2].map((i) => player(i).userId)
    const teamId = idOf(await make(club.admin, id, { name: 'Larks', memberIds }))
    expect(await board(id)).toMatchObject([
      { userId: teamId, playerName: 'Larks', position: null, thru: 0, note: null },
      { userId: player(3).userId, position: null, note: 'no_team' },
    ])
    // Scratch players. Hole 1, par 4: birdie 3, par 2, bogey 1 points: 5. Hole 2: pick-up 0, par 2, - : 2.
    const rounds = await Promise.all([0, 1, 2, 3].map((i) => start(i, id)))
    await play(0, rounds[0] ?? '', [3, 'picked_up'])
    await play(1, rounds[1] ?? '', [4, 4])
    await play(2, rounds[2] ?? '', [5])
    await play(3, rounds[3] ?? '', [2])
    await expect
      .poll(
        async () => (await board(id)).map((row) => [row.playerName, row.position, row.stablefordPoints]),
        {
          timeout: 20_000,
        },
      )
      .toEqual([
        ['Larks', 1, 7],
        ['P3 Team', null, 4],
      ])
    const larks = async () => {
      const [first] = await board(id)
      return { ...first, firstHoles: first?.team?.holes.slice(0, 2) }
    }
    // Another process may have heard of the last score a moment later.
    await expect.poll(larks).toMatchObject({
      thru: 1,
      netScore: null,
      isCompleted: false,
      firstHoles: [
        { holeNumber: 1, par: 4, scores: [3, 2, 1], counts: [true, true, false], team: 5 },
        { holeNumber: 2, par: 4, scores: [0, 2, null], counts: [true, true, false], team: 2 },
      ],
    })
    // Players who join a team move from their own row into the team's.
    await club.admin('DELETE', `/api/teams/${teamId}/members/${player(0).userId}`)
    await expect
      .poll(async () => (await board(id)).map((row) => row.playerName))
      .toEqual(['Larks', 'P0 Team', 'P3 Team'])
    await joinTeam(club.admin, teamId, { userId: player(3).userId })
    await expect
      .poll(async () => (await board(id)).map((row) => [row.playerName, row.stablefordPoints]))
      // Hole 1: P1 2, P2 1, P3 4 points: 6. Hole 2: 2.
      .toEqual([
        ['Larks', 8],
        ['P0 Team', 3],
      ])
  })

  test('in strokes, a hole without enough scores has no team score, and no hole waits for a withdrawn card', async () => {
    const id = await teamCompetition(3, { competitionType: 'team_stroke', teamSize: 3 })
    const memberIds = [0, 1, 2].map((i) => player(i).userId)
    await make(club.admin, id, { name: 'Larks', memberIds })
    const rounds = await Promise.all([0, 1, 2].map((i) => start(i, id)))
    await play(0, rounds[0] ?? '', pars)
    await play(1, rounds[1] ?? '', [5, ...pars.slice(1)])
    await play(2, rounds[2] ?? '', [3])
    // Hole 1: 3 + 4; the other seventeen twice par: 7 + 2 x 68 = 143, one under twice 72.
    await expect.poll(() => board(id)).toMatchObject([{ netScore: 143, toPar: -1, thru: 1, note: null }])
    const rule = (i: number, body: unknown) =>
      club.admin('PATCH', `/api/competitions/${id}/entries/${player(i).userId}`, body)
    await rule(2, { status: 'withdrawn' })
    await expect.poll(() => board(id)).toMatchObject([{ netScore: 143, thru: 18, position: 1 }])
    // After the disqualification the 3 no longer counts: 4 + 5 on the first.
    await rule(2, { status: 'disqualified', reason: 'Signed for a 3, made a 4' })
    await expect.poll(() => board(id)).toMatchObject([{ netScore: 145, toPar: 1, position: 1 }])
    // With two of three out there is one score a hole: no return.
    await rule(1, { status: 'disqualified', reason: 'Used a distance aid' })
    await expect.poll(() => board(id)).toMatchObject([{ position: null, note: 'no_return' }])
    await rule(1, { status: 'playing' })
    await rule(2, { status: 'playing' })
    await expect.poll(() => board(id)).toMatchObject([{ netScore: 143, thru: 1, position: 1, note: null }])
  })
})

describe('the committee’s ruling on a card', () => {
  test('a ruling removes the place until it is lifted; only the player and the club see the reason', async () => {
    const id = await teamCompetition(2, { competitionType: 'stableford' })
    await play(0, await start(0, id), [4])
    const path = `/api/competitions/${id}/entries/${player(0).userId}`
    expect((await club.admin('PATCH', path, { status: 'disqualified' })).status).toBe(400)
    for (const status of ['no_return', 'withdrawn', 'disqualified'] as const) {
      await club.admin('PATCH', path, { status, reason: 'Played a wrong ball' })
      await expect
        .poll(async () => (await board(id)).find((row) => row.userId === player(0).userId))
        .toMatchObject({ note: status, position: null, thru: 1 })
    }
    const reasons = async (browser: Browser) =>
      expectBody(await browser('GET', `/api/competitions/${id}/entries`), z.array(cardRuling)).map((one) => [
        one.status,
        one.reason,
      ])
    const told = [
      ['disqualified', 'Played a wrong ball'],
      ['playing', null],
    ]
    expect(await reasons(club.admin)).toEqual(told)
    expect(await reasons(player(0).browser)).toEqual(told)
    expect((await reasons(player(1).browser))[0]).toEqual(['disqualified', null])
    await club.admin('PATCH', path, { status: 'playing' })
    await expect
      .poll(async () => (await board(id)).find((row) => row.userId === player(0).userId))
      .toMatchObject({ note: null, position: 1 })
  })

  test('when the result is final, then rulings and new teams are refused', async () => {
    const id = await teamCompetition(1)
    await server.database.pool.query(`update competitions set status = 'final' where id = $1`, [id])
    const path = `/api/competitions/${id}/entries/${player(0).userId}`
    expect(readCode(await club.admin('PATCH', path, { status: 'withdrawn' }))).toBe('result_final')
    expect(readCode(await make(player(0).browser, id, { name: 'Larks' }))).toBe('result_final')
  })

  test('when a player is not entered, then a ruling on them is not found', async () => {
    const id = await teamCompetition(1)
    const path = `/api/competitions/${id}/entries/${player(1).userId}`
    expect((await club.admin('PATCH', path, { status: 'withdrawn' })).status).toBe(404)
  })
})
