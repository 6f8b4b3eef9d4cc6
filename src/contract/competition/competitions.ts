import { z } from 'zod/mini'
import {
  bracketTypes,
  competitionStatuses,
  competitionTypes,
  stagesWithinStatus,
} from '#golf/competition/competition.ts'
import { stablefordTables } from '#golf/card/stableford.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { errorBody } from '../platform/error-body.ts'
import { notForHandicap } from '../handicap/not-for-handicap.ts'
import { version } from '../platform/seen-version.ts'
import { pathId } from '../platform/values.ts'

export const competition = z.object({
  id: z.string(),
  version,
  name: z.string(),
  status: z.enum(competitionStatuses),
  /** Why the result was opened again; left out otherwise. */
  statusReason: z.optional(z.string()),
  competitionType: z.enum(competitionTypes),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  courseId: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  /** The tee that the user plays it from, which may be women's or juniors'; null: it names none for them. */
  teeId: z.nullable(z.string()),
  clubId: z.string(),
  maxParticipants: z.nullable(z.number()),
  /** Decimal text in the club's currency; null without a fee. */
  entryFee: z.nullable(z.string()),
  /** `card` or `card_or_desk`, where the club can be paid by card now; left out where the fee is paid at the desk. */
  feeWay: z.optional(z.string()),
  /** The user is entered and can pay the fee by card now; left out otherwise. */
  owesFee: z.optional(z.boolean()),
  currency: z.string(),
  timeZone: z.string(),
  description: z.nullable(z.string()),
  prizes: z.nullable(z.string()),
  openToAll: z.boolean(),
  teamSize: z.nullable(z.number()),
  countingScores: z.nullable(z.number()),
  bracketType: z.nullable(z.enum(bracketTypes)),
  allowance: z.number(),
  /** Why it is not the recommended one; left out where none is given. */
  allowanceReason: z.optional(z.string()),
  /** `front` or `back`, of a course of eighteen holes; left out where all of its holes are played. */
  nine: z.optional(z.string()),
  /** Each card has a marker's card; left out where it has the playing partner's signature. */
  markerCard: z.optional(z.boolean()),
  /** Why its scores go on no handicap record; left out where they do. */
  notForHandicap: z.optional(notForHandicap),
  stablefordTable: z.enum(stablefordTables),
  /** The most that a hole counts, in maximum score alone, read with maximumFrom. */
  maximumKind: z.optional(z.string()),
  maximumStrokes: z.optional(z.number()),
  participantCount: z.number(),
  /** The user is entered; a reserve place is none. */
  hasJoined: z.boolean(),
  /** The user's card is handed in, of several rounds the last one's. */
  hasPlayed: z.boolean(),
  /** How many rounds make the result, and how many the user has handed in; left out where it is one round. */
  roundCount: z.optional(z.number()),
  roundsPlayed: z.optional(z.number()),
  /** After which of them how many go on, read with cutFromWire; left out where everybody plays each. */
  cut: z.optional(z.object({ after: z.number(), places: z.number(), ties: z.string() })),
  /** Holes that are closed for everybody, and how many count, by their rounds; left out where none is. */
  closedHoles: z.optional(
    z.array(z.object({ roundNumber: z.number(), holes: z.array(z.number()), left: z.number() })),
  ),
  /** The user may press Join now. */
  canJoin: z.boolean(),
  /** The user stands on the reserve list. */
  isReserve: z.boolean(),
  /** Their place on it, from 1; left out where they stand on none. */
  reservePlace: z.optional(z.number()),
  /** It is full, and joining gives the user a reserve place (D11). */
  canReserve: z.boolean(),
  /** The user may leave by themselves now; left out where they may not. */
  canLeave: z.optional(z.boolean()),
  /** Between which moments players enter by themselves; left out where nothing is said. */
  entriesOpenAt: z.optional(z.string()),
  entriesCloseAt: z.optional(z.string()),
  /** Who may enter; left out where everybody of the club may, and within it what is not asked for. */
  admits: z.optional(
    z.object({
      /** Below zero where it is a plus handicap, as a player's own. */
      leastIndex: z.optional(z.string()),
      mostIndex: z.optional(z.string()),
      /** Written out, because every page's first load reads this file and not that of the genders. */
      gender: z.optional(z.enum(['men', 'women'])),
      membersOnly: z.optional(z.boolean()),
      /** Names of the categories of members. */
      categories: z.optional(z.array(z.string())),
      /** Whole years on the first day: at least, and fewer than. */
      leastAge: z.optional(z.number()),
      belowAge: z.optional(z.number()),
    }),
  ),
  /** Why it does not admit the user, where nothing else is in the way. */
  notAdmitted: z.optional(errorBody),
  /** What the club wrote to all players, while it stands on the boards; only of one competition that is read by itself. */
  message: z.optional(z.string()),
  /** Where it stands on its day; left out where the status says that. */
  stage: z.optional(z.enum(stagesWithinStatus)),
})
export type Competition = z.infer<typeof competition>

export const listCompetitions = defineCall({
  method: 'GET',
  path: '/api/competitions',
  permission: 'signed_in',
  isKept: true,
  tag: 'Competitions',
  summary: 'Competitions of the current club, newest first',
  reply: z.array(competition),
})

export const activeCompetitions = defineCall({
  method: 'GET',
  path: '/api/competitions/active',
  permission: 'signed_in',
  isKept: true,
  tag: 'Competitions',
  summary: 'Competitions of the current club that are being played',
  reply: z.array(competition),
})

export const clubCompetitions = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/competitions',
  permission: 'see_club',
  tag: 'Competitions',
  summary: 'All competitions of one club',
  params: clubParams,
  reply: z.array(competition),
})

export const competitionParams = z.object({ competitionId: pathId })

export const getCompetition = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId',
  permission: 'see_club',
  isKept: true,
  tag: 'Competitions',
  summary: 'One competition',
  params: competitionParams,
  reply: competition,
})

export const joinCompetition = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/join',
  permission: 'play_at_club',
  tag: 'Competitions',
  summary: 'Enters the user; answers 409 and gives a reserve place when the competition is full',
  params: competitionParams,
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: z.object({ competitionId: z.string(), status: z.enum(['entered', 'reserve']) }),
})
