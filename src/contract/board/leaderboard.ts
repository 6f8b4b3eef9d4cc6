import { z } from 'zod/mini'
import { MOST_ROUNDS } from '#golf/competition/formats/several-rounds.ts'
import { holeResultKinds } from '#golf/card/hole-result.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from '../competition/competitions.ts'
import { pathId, wholeNumber } from '../platform/values.ts'

/**
 * What a row is when it is more than a card being played. `no_team`: an entrant of a team competition who is in no team.
 * Why somebody is disqualified is not for everybody: contract/card/card-rulings.ts.
 */
export const rowNotes = ['no_return', 'withdrawn', 'disqualified', 'totals_only', 'no_team'] as const
export type RowNote = (typeof rowNotes)[number]

/** How a team's row is made (R10.1): its players, and hole by hole what each brought, in their order. */
export const teamOnBoard = z.object({
  countingScores: z.number(),
  members: z.array(
    z.object({
      userId: z.string(),
      playerName: z.string(),
      playingHandicap: z.nullable(z.number()),
      thru: z.number(),
      isCompleted: z.boolean(),
      isOut: z.optional(z.boolean()),
      note: z.nullable(z.enum(rowNotes)),
      /** A player of another team who also counts here (R10.3). */
      isBlind: z.boolean(),
    }),
  ),
  holes: z.array(
    z.object({
      holeNumber: z.number(),
      par: z.number(),
      /** Net strokes or points; null where a player has none. */
      scores: z.array(z.nullable(z.number())),
      /** Which of them make the team's. */
      counts: z.array(z.boolean()),
      team: z.nullable(z.number()),
    }),
  ),
})
export type TeamOnBoard = z.infer<typeof teamOnBoard>

/** One round of several with one result: its own figures. */
const roundOnBoard = z.object({
  roundNumber: z.number(),
  grossScore: z.nullable(z.number()),
  netScore: z.nullable(z.number()),
  stablefordPoints: z.number(),
  toPar: z.nullable(z.number()),
  thru: z.number(),
  isCompleted: z.boolean(),
})
export type RoundOnBoard = z.infer<typeof roundOnBoard>

/**
 * One entrant's row: the facts of their card. `position` is that of the moment the row was read; a live board computes
 * positions again from `rank` with the same function (golf/board/standings.ts). On the board of a team
 * competition a row is a team's: `userId` and `playerName` are the team's id and name, `team` its players.
 */
export const leaderboardEntry = z.object({
  userId: z.string(),
  playerName: z.string(),
  handicap: z.nullable(z.string()),
  playingHandicap: z.nullable(z.number()),
  grossScore: z.nullable(z.number()),
  netScore: z.nullable(z.number()),
  stablefordPoints: z.number(),
  /** Net against par over the holes holed out. */
  toPar: z.nullable(z.number()),
  /** Holes with a result. */
  thru: z.number(),
  isCompleted: z.boolean(),
  /** The card, or one of a team, is begun, not handed in and not ruled on: a result waits for it. Left out when false. */
  isOut: z.optional(z.boolean()),
  note: z.nullable(z.enum(rowNotes)),
  /**
   * The holes played last in order of play, three at most: hole, its par, and the gross score, null for picked up. Absent
   * where no hole is known, on a team's row, and in results that were stored before boards showed it. Read with lastHolesFromWire; an array, because zod's tuple would
   * weigh on every page's first load.
   */
  lastHoles: z.optional(z.array(z.array(z.nullable(z.number())).check(z.length(3)))),
  /** `rank.main` as it was before the latest hole of a card that is out; absent where there was none. */
  mainBefore: z.optional(z.number()),
  rank: z.object({ main: z.nullable(z.number()), countback: z.nullable(z.array(z.number())) }),
  position: z.nullable(z.number()),
  isShared: z.boolean(),
  /**
   * The par of a card whose countback took the difference between the pars of the tees (R5.4); absent where net totals are not
   * compared, and in results that were stored before it was taken.
   */
  cardPar: z.optional(z.number()),
  /** Which countback step decided the place: "last 9"; null when none was needed. */
  decidedBy: z.nullable(z.string()),
  /** It decided for them: they are first of those who were level. Made with the positions; left out of all others. */
  isAhead: z.optional(z.boolean()),
  /**
   * When a player without a card starts, on the club's clock, from the published start sheet: "10:24", on another day than the first
   * "2026-06-07T10:24".
   */
  startsAt: z.optional(z.string()),
  /** Rises with every change of this card. */
  revision: z.number(),
  /** What the row says ends before this hole: the rest is shown at the prize-giving. */
  heldFrom: z.optional(z.number()),
  team: z.optional(teamOnBoard),
  /** The name of the division they play in; left out where the competition has none for them. */
  division: z.optional(z.string()),
  /**
   * Of several rounds with one result (R9.6): those begun, in their order, of how many. The row's scores are then their sums, and
   * `thru` and `playingHandicap` those of the latest. Left out where the competition has one round.
   */
  rounds: z.optional(z.array(roundOnBoard)),
  roundCount: z.optional(z.number()),
  /** How many of them are not begun: without them there is no place once play is over. Left out when none. */
  roundsLeft: z.optional(z.number()),
  /** What the rounds before the cut came to, once all of them are in; left out where there is no cut. */
  beforeCut: z.optional(
    z.object({ main: z.nullable(z.number()), countback: z.nullable(z.array(z.number())) }),
  ),
  /** The row stands below the cut and has no place. Made with the positions; left out of all others. */
  missedCut: z.optional(z.boolean()),
})
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>

export const getLeaderboard = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard',
  permission: 'see_club',
  isKept: true,
  tag: 'Leaderboard',
  summary: 'The board in order of position; the ETag is its version',
  params: competitionParams,
  reply: z.array(leaderboardEntry),
})

/** A number as golfers write it ("+2.4"), null where there is none, and how it is made, a sentence a step. */
const explainedNumber = z.object({ value: z.nullable(z.string()), lines: z.array(z.string()) })
export type ExplainedNumber = z.infer<typeof explainedNumber>

const cardSum = z.object({ par: z.number(), gross: z.number(), net: z.number(), points: z.number() })

/** All that an entrant's row is made of. Hole scores are there only for a card scored hole by hole (D8). */
export const entrantCard = z.object({
  userId: z.string(),
  playerName: z.string(),
  /** Of several rounds: whose card this is. */
  roundNumber: z.optional(z.number()),
  handicapIndex: explainedNumber,
  courseHandicap: explainedNumber,
  playingHandicap: explainedNumber,
  holes: z.array(
    z.object({
      holeNumber: z.number(),
      par: z.number(),
      handicapIndex: z.number(),
      /** Below zero: given back. */
      strokesReceived: z.number(),
      result: z.enum(holeResultKinds),
      grossScore: z.nullable(z.number()),
      /** The gross score that counts, where it is not what was played: the hole's maximum (Rule 21.2). */
      counted: z.optional(z.number()),
      netScore: z.nullable(z.number()),
      points: z.nullable(z.number()),
    }),
  ),
  out: cardSum,
  in: cardSum,
  total: cardSum,
  gross: explainedNumber,
  net: explainedNumber,
  points: explainedNumber,
  /** "T2" and why: the number that ranks, who is level, and what countback compared. */
  place: explainedNumber,
})
export type EntrantCard = z.infer<typeof entrantCard>

export const getEntrantCard = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard/:userId',
  permission: 'see_club',
  tag: 'Leaderboard',
  summary: 'An entrant’s card with the arithmetic of every number on their row',
  params: z.object({ competitionId: pathId, userId: pathId }),
  query: z.object({
    /** Of several rounds the one whose card is asked for; without it the latest. */
    round: z.optional(wholeNumber({ least: 1, most: MOST_ROUNDS, what: 'The round' })),
  }),
  reply: entrantCard,
})
