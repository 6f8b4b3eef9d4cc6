import { afterAll, beforeAll, expect, test } from 'vitest'
import { roundCard } from '#contract/card/round-card.ts'
import { readFourBallScores, team as teamReply } from '#contract/competition/teams.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  rateTees,
  signUpAs,
  startTestServer,
  type Answer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* Which four-ball cards meet the conditions of Great Britain and Ireland (R3.9), for the committee to see. */

let server: TestServer
let club: TestClub
let pair: string[]

/** Par 72 with stroke index equal to the hole’s number (test/server.ts). */
const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const choose = (union: string) => club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, { union })
const read = async (competitionId: string) =>
  expectBody(
    ok(await club.admin('GET', `/api/competitions/${competitionId}/four-ball-scores`)),
    readFourBallScores.reply,
  )

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  // Par 72, rated 72.0 with slope 113.
  await rateTees(club)
  pair = []
  for (const firstName of ['Ann', 'Bea']) {
    const { userId } = await signUpAs(server, { firstName, lastName: 'Pair', clubCode: club.clubCode })
    ok(await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '20.0' }))
    pair.push(userId)
  }
})
afterAll(() => server.close())

/** A four-ball at 90 %, in which each plays so many strokes over par on each hole. */
async function fourBall(over: readonly [first: number[], second: number[]]): Promise<string> {
  const competitionId = await createTestCompetition(server, club, {
    competitionType: 'team_stableford',
    teamSize: 2,
    countingScores: 1,
    allowance: 90,
  })
  ok(await club.admin('POST', `/api/competitions/${competitionId}/entry-list`, { userIds: pair }))
  const at = `/api/competitions/${competitionId}/teams`
  expectBody(ok(await club.admin('POST', at, { name: 'Pair', memberIds: pair })), teamReply)
  for (const [i, userId] of pair.entries()) await play({ userId, competitionId, over: over[i] ?? [] })
  return competitionId
}

async function play({
  userId,
  competitionId,
  over,
}: {
  userId: string
  competitionId: string
  over: number[]
}) {
  const begun = await club.admin('POST', `/api/clubs/${club.clubId}/members/${userId}/rounds`, {
    reason: 'Paper',
    courseId: club.courseId,
    competitionId,
  })
  const card = expectBody(ok(begun), roundCard)
  const holes = pars.map((par, i) => ({
    holeNumber: i + 1,
    from: { result: 'not_played', grossScore: null },
    to: { result: 'strokes', grossScore: par + (over[i] ?? 0) },
  }))
  ok(await club.admin('POST', `/api/rounds/${card.id}/corrections`, { reason: 'Paper', holes }))
  ok(
    await club.admin('POST', `/api/rounds/${card.id}/hand-in`, {
      reason: 'Paper',
      partnerName: 'Max',
      sameRound: false,
    }),
  )
}

const eighteen = (first: number, second: number) =>
  Array.from({ length: 18 }, (_, i) => (i % 2 === 0 ? first : second))

test('when a pair plays to 90 %, then its cards are measured at 85 %, with what equal holes leave open', async () => {
  ok(await choose('england'))
  // 85 % of 20 are 17 strokes: one on each hole but the one of stroke index 18. Par is 3 points there, a bogey 2.
  const ahead = await fourBall([eighteen(0, 1), eighteen(1, 2)])
  expect(await read(ahead)).toMatchObject({
    isByCommittee: true,
    pairs: [
      {
        teamName: 'Pair',
        roundNumber: 1,
        pairPoints: 44,
        players: [
          {
            playerName: 'Ann Pair',
            playingHandicap: 17,
            isAcceptable: 'yes',
            holesCounted: { least: 18, most: 18 },
            scaledPoints: { least: 44, most: 44 },
          },
          { playerName: 'Bea Pair', isAcceptable: 'no', holesCounted: { least: 0, most: 0 } },
        ],
      },
    ],
  })
  const record = await club.admin('GET', `/api/members/${pair[0] ?? ''}/handicap-record`)
  expect(record.text).toContain('four-ball card counts only with 42 points')

  const level = await fourBall([eighteen(0, 1), eighteen(0, 1)])
  const [one] = (await read(level)).pairs
  expect(one?.players.map(({ isAcceptable }) => isAcceptable)).toEqual(['open', 'open'])
})

test('when the club’s rules let four-ball count, or only one card is in, then there is nothing to decide', async () => {
  ok(await choose('united_states'))
  expect(await read(await fourBall([eighteen(0, 0), eighteen(1, 1)]))).toEqual({
    isByCommittee: false,
    pairs: [],
  })
})
