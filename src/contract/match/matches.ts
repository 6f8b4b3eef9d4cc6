import { z } from 'zod/mini'
import { bracketParts, plates } from '#golf/match/bracket/bracket.ts'
import { bracketTypes } from '#golf/competition/competition.ts'
import { matchStrokesMethods } from '#golf/handicap/match-strokes.ts'
import { matchFormats } from '#golf/match/pairs/match-format.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from '../competition/competitions.ts'
import { line, optionalText, pathId } from '../platform/values.ts'

const playerName = z.object({ firstName: z.string(), lastName: z.string() })

/** Who will stand here: the winner or the loser of another match. */
const feeder = z.object({ kind: z.enum(['winner', 'loser']), matchNumber: z.number() })

/** How a match that is scored hole by hole stands; A is player 1. */
export const matchProgress = z.object({
  leader: z.nullable(z.enum(['A', 'B'])),
  up: z.number(),
  thru: z.number(),
  holesLeft: z.number(),
  isDormie: z.boolean(),
  /** What the card says, before the players have confirmed it. */
  outcome: z.nullable(z.object({ winner: z.enum(['A', 'B']), result: z.string() })),
  /** Holes of which the two say different things. */
  differing: z.array(z.number()),
})

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
  /** Who plays with player 1 and with player 2, in a match of pairs. */
  partner1: z.nullable(playerName),
  partner2: z.nullable(playerName),
  /** Set while the player is not known. */
  player1From: z.nullable(feeder),
  player2From: z.nullable(feeder),
  player1Seed: z.nullable(z.number()),
  player2Seed: z.nullable(z.number()),
  /** null with a result: neither side plays it, and the next opponent has a bye. */
  winnerId: z.nullable(z.string()),
  /** Golf notation: "3&2", "1 up", "19th", "w/o" (R7.6); "scratched" where neither plays it, "bye" where nobody comes. */
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
  /** null: nothing was entered hole by hole, or the result is recorded. */
  progress: z.nullable(matchProgress),
  /** The last day on which it is played, in the club's time zone; null without one. */
  playBy: z.nullable(z.string()),
  /** That day is over and there is no result. */
  isOverdue: z.boolean(),
  /** The side the user plays for, by the id of its first player; null where they only look on. */
  sideId: z.nullable(z.string()),
  /** What the sides say the result is, until it is one; for those who play it and administrators alone. */
  reports: z.array(
    z.object({
      sideId: z.string(),
      winnerId: z.string(),
      result: z.string(),
      at: z.string(),
      /** When it counts unless the other side says something else; null once they have spoken. */
      countsAt: z.nullable(z.string()),
    }),
  ),
  /** Why it was not played, or why the club decided so; for those who play it and administrators alone. */
  reason: z.nullable(z.string()),
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
      matchFormat: z.enum(matchFormats),
      /** Of pairs. */
      allowancePercent: z.nullable(z.number()),
      /** First round byes (R8.4): they are not matches. */
      byes: z.number(),
      drawnAt: z.string(),
      /** After so many days a result counts that the other side has not answered; null: what a player records counts at once. */
      confirmDays: z.nullable(z.number()),
      plate: z.nullable(z.enum(plates)),
      /** In the order of the draw. */
      rounds: z.array(
        z.object({
          side: z.enum(bracketParts),
          round: z.number(),
          roundName: z.string(),
          playBy: z.nullable(z.string()),
        }),
      ),
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
      /** Of a pair both have it. */
      seed: z.nullable(z.number()),
      /** Who plays with them in the draw; null in singles. */
      partnerId: z.nullable(z.string()),
    }),
  ),
  champion: z.nullable(z.extend(playerName, { userId: z.string(), partner: z.nullable(playerName) })),
  /** The user may draw now; once a result is recorded nobody may. */
  canDraw: z.boolean(),
  /** The user may set its days, how results are confirmed, and the plate. */
  canManage: z.boolean(),
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
    'Records who won a match and how; repeating it changes nothing, a different result is a 409 with both. Where the draw asks both sides to confirm, a player’s word waits for the other side’s; what the club records counts at once',
  params: matchParams,
  body: z.strictObject({
    /** null with the result "scratched": neither side plays; administrators alone. */
    winnerId: z.nullable(z.string().check(z.maxLength(80))),
    result: line(40, 'Result'),
    /** Why it was not played, or why the club decides so; needed where the two sides say different things. */
    reason: optionalText(200, 'Reason'),
    /** The match score was revised for a breach (Rules of Golf 4.1b): results such as 4&1 need it. */
    isRevised: z.optional(z.boolean()),
  }),
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
