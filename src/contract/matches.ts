import { z } from 'zod/mini'
import { bracketParts } from '#domain/bracket/bracket.ts'
import { bracketTypes } from '#domain/competition/competition.ts'
import { matchStrokesMethods } from '#domain/handicap/match-strokes.ts'
import { defineCall } from './call.ts'
import { competitionParams } from './competitions.ts'
import { line, pathId } from './values.ts'

const playerName = z.object({ firstName: z.string(), lastName: z.string() })

/** Who will stand here: the winner or the loser of another match. */
const feeder = z.object({ kind: z.enum(['winner', 'loser']), matchNumber: z.number() })

export const match = z.object({
  id: z.string(),
  /** Round of its side, 1 first. */
  round: z.number(),
  roundName: z.string(),
  side: z.enum(bracketParts),
  /** In the whole draw, 1 first. */
  matchNumber: z.number(),
  /** The number of the match that the winner goes on to; null after the last. */
  winnerTo: z.nullable(z.number()),
  status: z.enum(['pending', 'completed']),
  /** false: the second match of a grand final that the winners' champion has not lost (R8.5). */
  isNeeded: z.boolean(),
  player1Id: z.nullable(z.string()),
  player2Id: z.nullable(z.string()),
  player1: z.nullable(playerName),
  player2: z.nullable(playerName),
  /** Set while the player is not known. */
  player1From: z.nullable(feeder),
  player2From: z.nullable(feeder),
  player1Seed: z.nullable(z.number()),
  player2Seed: z.nullable(z.number()),
  winnerId: z.nullable(z.string()),
  /** Golf notation: "3&2", "1 up", "19th", "w/o" (R7.6). */
  result: z.nullable(z.string()),
  /** Strokes given, with their arithmetic (R5.2); null while a player or the course is not known. */
  strokes: z.nullable(
    z.object({
      player1: z.number(),
      player2: z.number(),
      summary: z.string(),
      steps: z.array(z.string()),
    }),
  ),
  /** The user may record a result now, or take it back. */
  canRecord: z.boolean(),
  canUndo: z.boolean(),
})
export type Match = z.infer<typeof match>

/** The seedings a club chooses from (D14). */
export const bracketSeedings = ['handicap', 'random', 'given'] as const

export const bracket = z.object({
  competitionId: z.string(),
  /** null: not drawn yet. */
  draw: z.nullable(
    z.object({
      bracketType: z.enum(bracketTypes),
      size: z.number(),
      seeding: z.enum(bracketSeedings),
      /** Of a random draw: the same seed and entries give the same draw. */
      seed: z.nullable(z.number()),
      thirdPlace: z.boolean(),
      strokesMethod: z.enum(matchStrokesMethods),
      /** First round byes (R8.4): they are not matches. */
      byes: z.number(),
      drawnAt: z.string(),
    }),
  ),
  matches: z.array(match),
  /** Everybody who is entered, in the order of entering; `seed` is null for those who are not in the draw. */
  entrants: z.array(
    z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      handicap: z.nullable(z.string()),
      seed: z.nullable(z.number()),
    }),
  ),
  champion: z.nullable(z.extend(playerName, { userId: z.string() })),
  /** The user may draw now; once a result is recorded nobody may. */
  canDraw: z.boolean(),
})
export type BracketView = z.infer<typeof bracket>

export const getBracket = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/bracket',
  permission: 'see_club',
  tag: 'Match play',
  summary: 'The draw of a match play, its matches and its champion',
  params: competitionParams,
  reply: bracket,
})

export const generateBracketBody = z.strictObject({
  seeding: z.enum(bracketSeedings, { error: 'Choose how the draw is made.' }),
  /** Every entrant once, first seed first; for seeding "given". */
  order: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(5000))),
  /** For seeding "random": the same seed makes the same draw. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
  thirdPlace: z.optional(z.boolean()),
  strokesMethod: z.optional(z.enum(matchStrokesMethods)),
})

export const generateBracket = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/bracket',
  permission: 'administer_club',
  tag: 'Match play',
  summary: 'Draws the bracket from the entries; can be repeated until a result is recorded (D14)',
  params: competitionParams,
  body: generateBracketBody,
  reply: bracket,
})

export const listMatches = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/matches',
  permission: 'see_club',
  tag: 'Match play',
  summary: 'The matches of a match play in the order of the draw',
  params: competitionParams,
  reply: z.array(match),
})

export const matchParams = z.object({ matchId: pathId })

export const recordResult = defineCall({
  method: 'PATCH',
  path: '/api/matches/:matchId',
  permission: 'record_match',
  tag: 'Match play',
  summary:
    'Records who won a match and how; repeating it changes nothing, a different result is a 409 with both',
  params: matchParams,
  body: z.strictObject({ winnerId: z.string().check(z.maxLength(80)), result: line(40, 'Result') }),
  reply: match,
})

export const undoResult = defineCall({
  method: 'DELETE',
  path: '/api/matches/:matchId/result',
  permission: 'administer_club',
  tag: 'Match play',
  summary: 'Undoes a result; with later=clear also the results that depend on it (R8.6)',
  params: matchParams,
  query: z.object({ later: z.optional(z.enum(['refuse', 'clear'])) }),
  reply: match,
})
