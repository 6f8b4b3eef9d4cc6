import { z } from 'zod/mini'
import { statusesByHand } from '#domain/competition/change-status.ts'
import { bracketTypes, competitionStatuses, competitionTypes } from '#domain/competition/competition.ts'
import { stablefordTables } from '#domain/scoring/stableford.ts'
import { defineCall } from './call.ts'
import { sentences } from './field-sentences.ts'
import { clubParams } from './clubs.ts'
import { seenVersion, version } from './seen-version.ts'
import { clubTime, decimal, line, optionalText, orNothing, pathId, wholeNumber } from './values.ts'

export const competition = z.object({
  id: z.string(),
  version,
  name: z.string(),
  status: z.enum(competitionStatuses),
  competitionType: z.enum(competitionTypes),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  courseId: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  /** The tee it is played from; null: the course's first. */
  teeId: z.nullable(z.string()),
  clubId: z.string(),
  maxParticipants: z.nullable(z.number()),
  /** Decimal text in the club's currency; null without a fee. */
  entryFee: z.nullable(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  description: z.nullable(z.string()),
  prizes: z.nullable(z.string()),
  openToAll: z.boolean(),
  teamSize: z.nullable(z.number()),
  countingScores: z.nullable(z.number()),
  bracketType: z.nullable(z.enum(bracketTypes)),
  allowance: z.number(),
  stablefordTable: z.enum(stablefordTables),
  participantCount: z.number(),
  /** The user is entered; a reserve place is none. */
  hasJoined: z.boolean(),
  /** The user's card is handed in. */
  hasPlayed: z.boolean(),
  /** The user may press Join now. */
  canJoin: z.boolean(),
  /** The user stands on the reserve list. */
  isReserve: z.boolean(),
  /** It is full, and joining gives the user a reserve place (D11). */
  canReserve: z.boolean(),
})
export type Competition = z.infer<typeof competition>

export const createCompetitionBody = z.strictObject({
  name: line(120, 'Name'),
  clubId: z.string(),
  courseId: orNothing(z.string()),
  teeId: orNothing(z.string()),
  startDate: clubTime,
  endDate: clubTime,
  competitionType: z.enum(competitionTypes, { error: () => sentences.competitionType() }),
  maxParticipants: orNothing(wholeNumber({ least: 2, most: 5000, what: 'Maximum participants' })),
  entryFee: orNothing(decimal({ digits: 2, least: 0, most: 100_000_00, what: 'Entry fee' })),
  description: optionalText(2000, 'Description'),
  prizes: optionalText(2000, 'Prizes'),
  openToAll: z.optional(z.boolean()),
  teamSize: orNothing(wholeNumber({ least: 2, most: 12, what: 'Team size' })),
  countingScores: orNothing(wholeNumber({ least: 1, most: 12, what: 'Counting scores' })),
  bracketType: orNothing(z.enum(bracketTypes)),
  allowance: orNothing(wholeNumber({ least: 0, most: 100, what: 'Allowance' })),
  stablefordTable: orNothing(z.enum(stablefordTables)),
  /** true: only administrators see it until they open it for entries. */
  isDraft: z.optional(z.boolean()),
})

export const createCompetition = defineCall({
  method: 'POST',
  path: '/api/competitions',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'Creates a competition',
  body: createCompetitionBody,
  reply: competition,
})

export const listCompetitions = defineCall({
  method: 'GET',
  path: '/api/competitions',
  permission: 'signed_in',
  tag: 'Competitions',
  summary: 'Competitions of the current club, newest first',
  reply: z.array(competition),
})

export const activeCompetitions = defineCall({
  method: 'GET',
  path: '/api/competitions/active',
  permission: 'signed_in',
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

export const setCompetitionStatus = defineCall({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/status',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'Moves a competition to another status, forward or back, until the result is final (D10, U18)',
  params: competitionParams,
  body: z.strictObject({ status: z.enum(statusesByHand) }),
  reply: competition,
})

export const updateCompetitionBody = z.strictObject({
  version: seenVersion,
  name: z.optional(line(120, 'Name')),
  startDate: z.optional(clubTime),
  endDate: z.optional(clubTime),
  maxParticipants: orNothing(wholeNumber({ least: 2, most: 5000, what: 'Maximum participants' })),
  entryFee: orNothing(decimal({ digits: 2, least: 0, most: 100_000_00, what: 'Entry fee' })),
  description: optionalText(2000, 'Description'),
  prizes: optionalText(2000, 'Prizes'),
  allowance: z.optional(wholeNumber({ least: 0, most: 100, what: 'Allowance' })),
})

export const updateCompetition = defineCall({
  method: 'PATCH',
  path: '/api/competitions/:competitionId',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'Changes the details of a competition; the allowance only while nobody has started a card',
  params: competitionParams,
  body: updateCompetitionBody,
  reply: competition,
})

export const deleteCompetition = defineCall({
  method: 'DELETE',
  path: '/api/competitions/:competitionId',
  permission: 'administer_club',
  tag: 'Competitions',
  summary: 'Deletes a draft that nobody has entered',
  params: competitionParams,
  reply: z.object({ success: z.literal(true) }),
})
