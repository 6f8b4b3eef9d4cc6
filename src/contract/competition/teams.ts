import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { marks } from '../club/marks.ts'
import { line, pathId } from '../platform/values.ts'

const person = z.object({ userId: z.string(), playerName: z.string() })
const choice = z.extend(person, { marks })

export const team = z.object({
  id: z.string(),
  name: z.string(),
  members: z.array(person),
  /** A player of another team who also counts here (R10.3). */
  blind: z.nullable(person),
  /** The seed of the draw that made it; null: picked or formed. */
  drawSeed: z.nullable(z.string()),
})
export type Team = z.infer<typeof team>

export const competitionTeams = z.object({
  teamSize: z.number(),
  countingScores: z.number(),
  teams: z.array(team),
  /** Entered players who are in no team. */
  withoutTeam: z.array(choice),
  /** The viewer may make, join and leave teams for themselves now. */
  mayFormTeam: z.boolean(),
  /** The viewer may make, draw and change the teams now. */
  mayManageTeams: z.boolean(),
  hasScores: z.boolean(),
})
export type CompetitionTeams = z.infer<typeof competitionTeams>

export const teamParams = z.object({ teamId: pathId })
const noBody = z.optional(z.nullable(z.strictObject({})))
const userIds = z.array(pathId).check(z.maxLength(12, 'A team has at most 12 players.'))

export const listTeams = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/teams',
  permission: 'see_club',
  tag: 'Teams',
  summary: 'The teams of a competition, and the players without a team',
  params: competitionParams,
  reply: competitionTeams,
})

export const createTeam = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/teams',
  permission: 'form_team',
  tag: 'Teams',
  summary:
    'With `memberIds` an administrator makes a team of these members; without, a player makes a team and joins it (D13)',
  params: competitionParams,
  body: z.strictObject({ name: line(60, 'Team name'), memberIds: z.optional(userIds) }),
  reply: team,
})

export const joinTeam = defineCall({
  method: 'POST',
  path: '/api/teams/:teamId/join',
  permission: 'join_team',
  tag: 'Teams',
  summary: 'The user joins the team; an administrator may name another player',
  params: teamParams,
  body: z.optional(z.nullable(z.strictObject({ userId: z.optional(pathId) }))),
  reply: team,
})

export const leaveTeam = defineCall({
  method: 'DELETE',
  path: '/api/teams/:teamId/members/:userId',
  permission: 'leave_team',
  tag: 'Teams',
  summary: 'A player leaves their team, or an administrator removes them; a team without players is deleted',
  params: z.object({ teamId: pathId, userId: pathId }),
  reply: z.object({ teamId: z.string(), isGone: z.boolean() }),
})

export const drawTeams = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/teams/draw',
  permission: 'administer_club',
  tag: 'Teams',
  summary: 'Draws all entered players without a team into teams; repeating it changes nothing (D13)',
  params: competitionParams,
  body: noBody,
  reply: competitionTeams,
})

const between = z.object({ least: z.number(), most: z.number() })

export const fourBallScores = z.object({
  /** Whether the club's rules leave it to the committee which four-ball cards count for the handicap. */
  isByCommittee: z.boolean(),
  pairs: z.array(
    z.object({
      teamId: z.string(),
      teamName: z.string(),
      roundNumber: z.number(),
      /** At 85 % of the Course Handicaps. */
      pairPoints: z.number(),
      players: z.array(
        z.extend(person, {
          roundId: z.string(),
          playingHandicap: z.number(),
          holesCounted: between,
          scaledPoints: between,
          isAcceptable: z.enum(['yes', 'no', 'open']),
        }),
      ),
    }),
  ),
})
export type FourBallScores = z.infer<typeof fourBallScores>

export const readFourBallScores = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/four-ball-scores',
  permission: 'administer_club',
  tag: 'Teams',
  summary:
    'Which four-ball cards meet the conditions of Great Britain and Ireland for the handicap: 42 points for the pair, nine holes that counted, 36 scaled points',
  params: competitionParams,
  reply: fourBallScores,
})
