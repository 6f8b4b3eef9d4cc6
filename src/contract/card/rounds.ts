import { z } from 'zod/mini'
import { competitionTypes } from '#golf/competition/competition.ts'
import { roundStatuses } from '#golf/card/card-changes.ts'
import { entrySources } from '#golf/card/entry-source.ts'
import { stablefordTables } from '#golf/card/stableford.ts'
import { holeResultKinds } from '#golf/card/hole-result.ts'
import { defineCall } from '../platform/call.ts'
import { holeStrokes } from './hole-strokes.ts'
import { notForHandicap } from '../handicap/not-for-handicap.ts'
import { signature, signersName } from './signed.ts'
import { instant, optionalText, pathId, wholeNumber } from '../platform/values.ts'

export const roundKinds = ['competition', 'casual'] as const

/** A round as lists show it. */
export const round = z.object({
  id: z.string(),
  userId: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  competitionId: z.nullable(z.string()),
  competitionName: z.nullable(z.string()),
  roundDate: z.string(),
  status: z.enum(roundStatuses),
  isCompleted: z.boolean(),
  /** The Handicap Index held when the round started (D5); null for a player without one. */
  handicapUsed: z.nullable(z.string()),
  holeCount: z.number(),
  holesPlayed: z.number(),
  /** Sums of the holes holed out so far; null before the first. */
  grossScore: z.nullable(z.number()),
  netScore: z.nullable(z.number()),
  stablefordPoints: z.nullable(z.number()),
  toPar: z.nullable(z.number()),
  /** Only totals are known (D8): never for handicap or hole analysis, and for nothing before the club has confirmed them. */
  totalsOnly: z.boolean(),
  /** The club has confirmed them; left out of a card that has holes. */
  totalsConfirmed: z.optional(z.boolean()),
  partnerName: z.nullable(z.string()),
  /** Only in the round's own detail, for its player and the administrators. */
  partnerSignature: z.nullable(z.string()),
  scorecardPhotoUrl: z.nullable(z.string()),
  verifiedAt: z.nullable(z.string()),
  /** The club has changed a score of it; the round's page says which and why. */
  isCorrected: z.optional(z.boolean()),
  /** Which of its competition's rounds it is, of how many; left out where that has one. */
  roundNumber: z.optional(z.number()),
  roundCount: z.optional(z.number()),
  /** The committee's ruling on its card, one of cardStatuses; left out where there is none. */
  ruling: z.optional(z.string()),
})
export type Round = z.infer<typeof round>

const cardHole = z.object({
  holeNumber: z.number(),
  par: z.number(),
  handicapIndex: z.number(),
  yards: z.nullable(z.number()),
  /** The most strokes that it counts, gross or net (Rule 21.2); left out where the competition has no maximum score. */
  most: z.optional(z.number()),
  mostNet: z.optional(z.number()),
  /** The committee has closed it for everybody: it does not count, whatever is entered there. Left out where it is open. */
  isClosed: z.optional(z.boolean()),
})

export const holeEntry = z.object({
  id: z.string(),
  holeNumber: z.number(),
  result: z.enum(holeResultKinds),
  grossScore: z.nullable(z.number()),
  /** Of a hole that was picked up: what its player would most likely have made, for the handicap (Rule 3.3). */
  mostLikely: z.optional(z.number()),
  /** ISO time. */
  at: z.string(),
  /** The account of the person who made it. */
  authorId: z.string(),
})
export type WireHoleEntry = z.infer<typeof holeEntry>

/** A round with all a phone needs to score it without asking again: the snapshot and the entries that count. */
export const roundDetail = z.object({
  ...round.shape,
  competitionType: z.nullable(z.enum(competitionTypes)),
  terms: z.object({
    teeName: z.nullable(z.string()),
    rating: z.string(),
    slope: z.number(),
    par: z.number(),
    allowance: z.number(),
    courseHandicap: z.number(),
    playingHandicap: z.number(),
    stablefordTable: z.enum(stablefordTables),
    strokeIndexesConfirmed: z.boolean(),
    holes: z.array(cardHole),
  }),
  entries: z.array(holeEntry),
  /** Why it goes on no handicap record, as far as that is known before it is played; left out where nothing is. */
  notForHandicap: z.optional(notForHandicap),
  /** Its competition asks for a marker's card (contract/card/marker-card.ts); left out elsewhere. */
  markerCard: z.optional(z.boolean()),
  /** The latest entry of each source, on holes of which more than one says something; left out where none has. */
  said: z.optional(z.array(z.object({ ...holeEntry.shape, source: z.enum(entrySources) }))),
  /** The numbers of the holes on which they differ; left out where they differ on none. */
  differing: z.optional(z.array(z.number())),
})
export type RoundDetail = z.infer<typeof roundDetail>

/** A pick-up leaves a round without a gross score that could be compared. */
export const listedRound = z.object({
  ...round.shape,
  holesPickedUp: z.number(),
  /** What it brought waits on its player's home (D51); left out once they closed it, and in lists of somebody else's rounds. */
  summaryWaits: z.optional(z.literal(true)),
  /** Its player brought it from a watch: nobody else has it in a list. Left out of cards that were played here. */
  fromWatch: z.optional(z.literal(true)),
})
export type ListedRound = z.infer<typeof listedRound>

export const activeRound = defineCall({
  method: 'GET',
  path: '/api/rounds/active',
  permission: 'signed_in',
  tag: 'Rounds',
  summary: 'The player’s open round, or null',
  reply: z.nullable(roundDetail),
})

export const listRounds = defineCall({
  method: 'GET',
  path: '/api/rounds',
  permission: 'signed_in',
  isKept: true,
  tag: 'Rounds',
  summary: 'The player’s own rounds, newest first, those of a filter, those before another one',
  query: z.object({
    limit: z.optional(wholeNumber({ least: 1, most: 200, what: 'Limit' })),
    courseId: z.optional(pathId),
    kind: z.optional(z.enum(roundKinds)),
    /** On the calendar of the club where it was played. */
    year: z.optional(wholeNumber({ least: 1900, most: 2999, what: 'Year' })),
    holes: z.optional(z.enum(['9', '18'])),
    /** A round of the same player; the list goes on after it. */
    before: z.optional(pathId),
  }),
  reply: z.array(listedRound),
})

const roundParams = z.object({ roundId: pathId })

export const getRound = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId',
  permission: 'see_round',
  tag: 'Rounds',
  summary: 'One round with its card, for its player, who scores it for them, and the club’s administrators',
  params: roundParams,
  reply: roundDetail,
})

export const abandonRound = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/abandon',
  permission: 'abandon_round',
  tag: 'Rounds',
  summary:
    'Gives up an open round; its entries are kept (T20). One that was brought from a watch goes altogether',
  params: roundParams,
  reply: z.object({ success: z.literal(true) }),
})

export const closeRoundSummary = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/summary-closed',
  permission: 'own_round',
  tag: 'Rounds',
  summary: 'What the round brought waits on no home of its player any more; safe to repeat',
  params: roundParams,
  reply: z.object({ success: z.literal(true) }),
})

/**
 * A hole entry as a device sends it: its author is who is signed in. `id` is minted on the device and rises with every
 * entry made there (golf/card/entry-id.ts).
 */
export const sentHoleEntry = z.strictObject({
  id: z
    .string()
    .check(z.regex(/^ent_[a-z0-9]{9}[a-z0-9]{8,40}$/, 'An entry id is ent_ and 17 to 49 letters or digits.')),
  holeNumber: z.int().check(z.minimum(1), z.maximum(18)),
  result: z.enum(holeResultKinds),
  grossScore: z.optional(z.nullable(holeStrokes)),
  mostLikely: z.optional(holeStrokes),
  at: instant,
})
export type SentHoleEntry = z.infer<typeof sentHoleEntry>

export const MOST_ENTRIES_AT_ONCE = 200

export const recordHoleEntries = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/scores',
  permission: 'score_round',
  tag: 'Rounds',
  summary: 'Records hole entries as they are made; safe to repeat and in any order',
  params: roundParams,
  body: z.strictObject({
    entries: z
      .array(sentHoleEntry)
      .check(
        z.minLength(1),
        z.maxLength(MOST_ENTRIES_AT_ONCE, `Send at most ${MOST_ENTRIES_AT_ONCE} at once.`),
      ),
  }),
  reply: z.object({
    roundId: z.string(),
    /** Rises with every change of the card. */
    revision: z.number(),
    /** Ids that are safely stored, repeated ones included. */
    acknowledged: z.array(z.string()),
    /** What counts now on the holes that were sent. */
    entries: z.array(holeEntry),
  }),
})

const sentTotal = z.optional(z.nullable(wholeNumber({ least: -100, most: 999, what: 'A total' })))

/** Totals, `isCompleted` and `verifiedAt` may be sent by clients that keep their own; the server computes its own (D8, T11). */
export const submitRound = defineCall({
  method: 'PATCH',
  path: '/api/rounds/:roundId',
  permission: 'hand_in_round',
  tag: 'Rounds',
  summary: 'Hands the card in with the playing partner’s attestation',
  params: roundParams,
  body: z.strictObject({
    isCompleted: z.optional(z.boolean()),
    grossScore: sentTotal,
    netScore: sentTotal,
    stablefordPoints: sentTotal,
    /** Why holes were not played: true for a valid reason (Rules of Handicapping 3.2). Left out where nobody was asked. */
    hasValidReason: z.optional(z.boolean()),
    /** Of a second card with the scores of another of that day: true where both are of one round, which then counts once. */
    sameRound: z.optional(z.boolean()),
    partnerName: signersName('The partner’s name'),
    partnerSignature: signature('The partner’s signature'),
    scorecardPhotoUrl: optionalText(300, 'Photo'),
    verifiedAt: z.optional(z.nullable(instant)),
  }),
  reply: round,
})
export type SubmitBody = z.input<typeof submitRound.body>
