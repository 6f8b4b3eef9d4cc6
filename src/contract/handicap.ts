import { z } from 'zod/mini'
import { handicapModes } from '#domain/handicap/handicap-mode.ts'
import { defineCall } from './call.ts'
import { pathId } from './values.ts'

/** A signed decimal, "12.4", "-2.4" for a plus player, with its arithmetic, one sentence a step. */
const explained = z.object({ value: z.string(), lines: z.array(z.string()) })

/** One of the last twenty differentials, as it stands now and as it was made. */
const recordedScore = z.object({
  id: z.string(),
  roundId: z.nullable(z.string()),
  /** Calendar day, "2026-06-06". */
  day: z.string(),
  courseName: z.string(),
  teeName: z.nullable(z.string()),
  holes: z.union([z.literal(9), z.literal(18)]),
  adjustedGross: z.number(),
  /** The differential with every adjustment since. */
  differential: explained,
  /** It is one of the lowest that the index is the average of. */
  counts: z.boolean(),
  handicapUsed: z.nullable(z.string()),
  /** What this score lowered the whole record by; null for one that is not exceptional. */
  exceptionalReduction: z.nullable(z.string()),
  cap: z.enum(['none', 'soft', 'hard', 'lifted']),
  /** The index that the player held when the card was handed in; null for one without. */
  indexBefore: z.nullable(z.string()),
  /** The index from this score on; its value is null before 54 holes. */
  indexAfter: z.object({ value: z.nullable(z.string()), lines: z.array(z.string()) }),
})
export type RecordedScore = z.infer<typeof recordedScore>

/** What else is in the history: committee entries, cards that do not count, nines that wait. */
const recordEvent = z.object({
  id: z.string(),
  kind: z.enum(['committee', 'not_counted', 'waiting_nine']),
  day: z.string(),
  /** null for a committee entry. */
  roundId: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  lines: z.array(z.string()),
})
export type RecordEvent = z.infer<typeof recordEvent>

export const handicapRecord = z.object({
  userId: z.string(),
  playerName: z.string(),
  handicap: z.nullable(z.string()),
  mode: z.enum(handicapModes),
  /** How the index is made. */
  lines: z.array(z.string()),
  holesOnRecord: z.number(),
  /** Holes until the first index; 0 for a player who has one (R3.1). */
  holesMissing: z.number(),
  /** The lowest index of the 365 days before the newest score; null before twenty scores (R3.5). */
  lowIndex: z.nullable(z.string()),
  /** Newest first, twenty at most. */
  scores: z.array(recordedScore),
  /** Newest first. */
  events: z.array(recordEvent),
})
export type HandicapRecord = z.infer<typeof handicapRecord>

export const ownHandicapRecord = defineCall({
  method: 'GET',
  path: '/api/handicap-record',
  permission: 'signed_in',
  tag: 'Handicap',
  summary: 'The user’s own handicap record with the arithmetic of every number',
  reply: handicapRecord,
})

export const memberHandicapRecord = defineCall({
  method: 'GET',
  path: '/api/members/:memberId/handicap-record',
  permission: 'see_member_record',
  tag: 'Handicap',
  summary: 'A member’s handicap record, for administrators of a club they share',
  params: z.object({ memberId: pathId }),
  reply: handicapRecord,
})

export const handicapTrend = defineCall({
  method: 'GET',
  path: '/api/handicap-record/trend',
  permission: 'signed_in',
  tag: 'Handicap',
  summary: 'The user’s last indexes, oldest first and ten at most, for a line that is drawn small',
  reply: z.object({ indexes: z.array(z.string()) }),
})
