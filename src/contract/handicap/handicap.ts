import { z } from 'zod/mini'
import { correctedReadings } from '#golf/handicap/corrected-readings.ts'
import { handicapModes } from '#golf/handicap/handicap-mode.ts'
import { decisionKinds } from '#golf/handicap/decision-kinds.ts'
import { scoreRulings } from '#golf/handicap/score-rulings.ts'
import { defineCall } from '../platform/call.ts'
import { roundsElsewhereOfRecord } from './round-elsewhere.ts'
import { pathId } from '../platform/values.ts'

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
  /** A score of the committee for a round that was not posted; it has no card, and may have no adjusted gross score. */
  isPenalty: z.boolean(),
  /** A past round from a list that the club imported; it has no card. */
  isTakenOver: z.boolean(),
  /** A round of another club that was entered by itself; it has no card. */
  isElsewhere: z.boolean(),
  adjustedGross: z.nullable(z.number()),
  /** The strokes as played, where every hole was holed out; left out for a score without a card. */
  gross: z.optional(z.number()),
  /** The differential with every adjustment since. */
  differential: explained,
  /** It is one of the lowest that the index is the average of. */
  counts: z.boolean(),
  handicapUsed: z.nullable(z.string()),
  /** What this score lowered the whole record by; null for one that is not exceptional. */
  exceptionalReduction: z.nullable(z.string()),
  cap: z.enum(['none', 'soft', 'hard', 'lifted']),
  /** What the committee decided about it, and has not taken back. */
  rulings: z.array(z.enum(scoreRulings)),
  /** The index that the player held when the card was handed in; null for one without. */
  indexBefore: z.nullable(z.string()),
  /** The index from this score on; its value is null before 54 holes. `unmoved` says why it is the one before; left out where it isn't. */
  indexAfter: z.object({
    value: z.nullable(z.string()),
    lines: z.array(z.string()),
    unmoved: z.optional(z.string()),
  }),
})
export type RecordedScore = z.infer<typeof recordedScore>

/** What else is in the history: committee entries, cards that do not count, nines that wait, corrections of the index. */
const recordEvent = z.object({
  id: z.string(),
  kind: z.enum([
    'committee',
    'not_counted',
    'waiting_nine',
    'corrected',
    'ruling',
    'conditions',
    'disqualified',
    'decision',
  ]),
  day: z.string(),
  /** null for a committee entry and a correction. */
  roundId: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  /** For a correction, the arithmetic of the index it made. */
  lines: z.array(z.string()),
  /** What was read otherwise before, and what that changed. */
  correction: z.nullable(
    z.object({
      readings: z.array(z.enum(correctedReadings)),
      indexBefore: z.nullable(z.string()),
      indexAfter: z.string(),
      lowBefore: z.nullable(z.string()),
      lowAfter: z.nullable(z.string()),
    }),
  ),
  /** Who entered an index (`set`) or made another entry of the committee, and what it made of the index. */
  decision: z.optional(
    z.object({
      kind: z.enum(['set', ...decisionKinds]),
      authorName: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      at: z.string(),
      indexBefore: z.nullable(z.string()),
      indexAfter: z.nullable(z.string()),
      /** A later entry took it back. */
      isTakenBack: z.boolean(),
      /** Of an entry that takes another one back: which kind that was. */
      takesBack: z.nullable(z.enum(['set', ...decisionKinds])),
    }),
  ),
  /** What the committee decided about the score of this day. */
  ruling: z.nullable(
    z.object({
      ruling: z.enum(scoreRulings),
      /** false: an earlier decision is taken back. */
      isOn: z.boolean(),
      authorName: z.nullable(z.string()),
      reason: z.string(),
      at: z.string(),
      indexBefore: z.nullable(z.string()),
      indexAfter: z.nullable(z.string()),
    }),
  ),
  /** What the committee entered of the conditions of this day, and the reader's scores under it. */
  conditions: z.optional(
    z.object({
      pcc: z.number(),
      authorName: z.nullable(z.string()),
      reason: z.string(),
      at: z.string(),
      indexBefore: z.nullable(z.string()),
      indexAfter: z.nullable(z.string()),
      /** The arithmetic of the differential before and with it. */
      scores: z.array(z.object({ courseName: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
})
export type RecordEvent = z.infer<typeof recordEvent>

export const handicapRecord = z.object({
  userId: z.string(),
  playerName: z.string(),
  handicap: z.nullable(z.string()),
  mode: z.enum(handicapModes),
  /** Of what administrators set of the player; null where the reader is the player. */
  version: z.nullable(z.number()),
  /** The reader is on the handicap committee, which decides about the record; false where they are the player. */
  mayDecide: z.boolean(),
  /** The index stays where the committee froze it. */
  isFrozen: z.boolean(),
  /** The last days over which rounds are played off one index; null when they are over, by the club's calendar. */
  hold: z.nullable(z.object({ from: z.string(), until: z.string(), index: z.nullable(z.string()) })),
  /** How the index is made. */
  lines: z.array(z.string()),
  holesOnRecord: z.number(),
  /** Holes until the first index; 0 for a player who has one (R3.1). */
  holesMissing: z.number(),
  /** Holes that a first index takes at the club: 54, or 18 where one round makes one. */
  holesForIndex: z.number(),
  /** The Low Handicap Index that the newest score was measured against; null before the 21st (R3.5). */
  lowIndex: z.nullable(z.string()),
  /** Newest first, twenty at most. */
  scores: z.array(recordedScore),
  elsewhere: roundsElsewhereOfRecord,
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
