import { z } from 'zod/mini'
import { competitionStatuses } from '#golf/competition/competition.ts'
import { holeResultKinds } from '#golf/card/hole-result.ts'
import { defineCall } from '../platform/call.ts'
import { clubColour } from '../club/club-face.ts'
import { sentHoleEntry, listedRound, roundDetail } from './rounds.ts'
import { signersName } from './signed.ts'
import { termChange } from './term-change.ts'
import { line, pathId } from '../platform/values.ts'

/** What the club can do to a card, each with a reason that its player reads (U16), and a change of its tee. */
export const roundEventKinds = [
  'started',
  'corrected',
  'reopened',
  'handed_in',
  'handed_in_at_kiosk',
  'tee_changed',
  'index_taken_up',
  'totals_confirmed',
  'withdrawn',
  'ended',
  'taken_off',
  'put_back',
  'moved',
  'moved_here',
  'terms_corrected',
  'terms_restored',
  'holes_closed',
  'holes_opened',
  'also_counts',
  'another_round',
] as const
export type RoundEventKind = (typeof roundEventKinds)[number]

const holeValue = z.object({ result: z.enum(holeResultKinds), grossScore: z.nullable(z.number()) })
export type HoleValue = z.infer<typeof holeValue>

const cardTotals = z.nullable(
  z.object({
    grossScore: z.nullable(z.number()),
    netScore: z.nullable(z.number()),
    stablefordPoints: z.nullable(z.number()),
  }),
)

const playedFrom = z.object({
  name: z.nullable(z.string()),
  courseHandicap: z.number(),
  playingHandicap: z.number(),
})

const cardPlace = z.object({
  competitionName: z.nullable(z.string()),
  /** Of several rounds. */
  roundNumber: z.nullable(z.number()),
  playedOn: z.string(),
})

export const roundEvent = z.object({
  id: z.string(),
  kind: z.enum(roundEventKinds),
  at: z.string(),
  authorName: z.string(),
  /** Empty where nobody is asked for one. */
  reason: z.string(),
  holes: z.array(z.object({ holeNumber: z.number(), before: holeValue, after: holeValue })),
  /** Of a card that is handed in; null while it is open. */
  totals: z.object({ before: cardTotals, after: cardTotals }),
  /** The player's Handicap Index. */
  handicap: z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  /** Where the event changed it. */
  tee: z.nullable(z.object({ before: playedFrom, after: playedFrom })),
  /** What the card is scored with that the club put right; left out elsewhere. */
  terms: z.optional(z.array(termChange)),
  /** Where the card stood and stands, of one that was moved; left out elsewhere. */
  place: z.optional(z.object({ before: cardPlace, after: cardPlace })),
  /** The marker's word that a reopening took away. */
  attestation: z.nullable(
    z.object({
      partnerName: z.nullable(z.string()),
      partnerSignature: z.nullable(z.string()),
      verifiedAt: z.nullable(z.string()),
    }),
  ),
})
export type RoundEvent = z.infer<typeof roundEvent>

export const lateScoreStates = ['open', 'accepted', 'dismissed'] as const

/** A score that came after the card was handed in, and what the club made of it (P9). */
export const lateScore = z.object({
  id: z.string(),
  holeNumber: z.number(),
  value: holeValue,
  /** What the card had on this hole when it came. */
  onCard: holeValue,
  authorName: z.string(),
  typedAt: z.string(),
  arrivedAt: z.string(),
  state: z.enum(lateScoreStates),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type LateScore = z.infer<typeof lateScore>

/** A round as its own page shows it, with what the club did to it, oldest first. */
export const roundCard = z.object({
  ...roundDetail.shape,
  playerName: z.string(),
  /** Absent from answers of earlier versions. */
  clubId: z.optional(z.string()),
  clubName: z.string(),
  clubColour: z.nullable(clubColour),
  clubCrestUrl: z.nullable(z.string()),
  timeZone: z.string(),
  competitionStatus: z.nullable(z.enum(competitionStatuses)),
  /** Its other cards, where this round of golf counts in several competitions; left out elsewhere. */
  sameRound: z.optional(
    z.array(
      z.object({
        roundId: z.string(),
        competitionId: z.nullable(z.string()),
        competitionName: z.nullable(z.string()),
        /** The round is on the handicap record by this card. */
        isOnRecord: z.boolean(),
      }),
    ),
  ),
  events: z.array(roundEvent),
  /** Absent from answers of earlier versions. */
  lateScores: z.optional(z.array(lateScore)),
  /** What the reader may do to it now. */
  may: z.object({
    correct: z.boolean(),
    reopen: z.boolean(),
    handIn: z.boolean(),
    confirmTotals: z.boolean(),
    decideLateScores: z.optional(z.boolean()),
    end: z.optional(z.boolean()),
    takeOff: z.optional(z.boolean()),
    putBack: z.optional(z.boolean()),
    move: z.optional(z.boolean()),
    correctTerms: z.optional(z.boolean()),
    alsoCountFor: z.optional(z.boolean()),
    countForItself: z.optional(z.boolean()),
  }),
})
export type RoundCard = z.infer<typeof roundCard>

const roundParams = z.object({ roundId: pathId })

export const getRoundCard = defineCall({
  method: 'GET',
  path: '/api/rounds/:roundId/card',
  permission: 'read_card',
  tag: 'Rounds',
  summary:
    'One round with its history, for its player, the club’s administrators and helpers at the desk; without it for whoever scores it',
  params: roundParams,
  reply: roundCard,
})

/** Why the club does it; the player reads it. */
export const reason = line(200, 'The reason').check(z.minLength(3, 'The reason has at least 3 characters.'))

export const holeInput = z.strictObject({
  result: sentHoleEntry.shape.result,
  grossScore: sentHoleEntry.shape.grossScore,
})

export const correctRound = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/corrections',
  permission: 'type_card',
  tag: 'Rounds',
  summary:
    'Corrects holes of a card, for administrators and helpers at the desk of its competition; safe to repeat',
  params: roundParams,
  body: z.strictObject({
    reason,
    holes: z
      .array(
        z.strictObject({
          holeNumber: sentHoleEntry.shape.holeNumber,
          /** What the administrator saw; another value there now is somebody else’s change. */
          from: holeInput,
          to: holeInput,
        }),
      )
      .check(z.minLength(1), z.maxLength(18)),
  }),
  reply: roundCard,
})

export const reopenRound = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/reopen',
  permission: 'change_card',
  tag: 'Rounds',
  summary: 'Gives a card that was handed in back to its player, for administrators; safe to repeat',
  params: roundParams,
  body: z.strictObject({ reason }),
  reply: roundCard,
})

export const endRound = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/end',
  permission: 'change_card',
  tag: 'Rounds',
  summary:
    'Ends an open card as it stands, for administrators: its player can begin another, and in a competition it waits for a ruling; safe to repeat',
  params: roundParams,
  body: z.strictObject({ reason }),
  reply: roundCard,
})

export const takeRoundOff = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/take-off',
  permission: 'change_card',
  tag: 'Rounds',
  summary: 'Takes a card off as if it had never been begun, for administrators; safe to repeat',
  params: roundParams,
  body: z.strictObject({ reason }),
  reply: roundCard,
})

export const putRoundBack = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/put-back',
  permission: 'change_card',
  tag: 'Rounds',
  summary: 'Puts a card that the club took off back as it stood, for administrators; safe to repeat',
  params: roundParams,
  body: z.strictObject({ reason }),
  reply: roundCard,
})

const playedOn = z.iso.date('This is a day such as 2026-05-01.')

export const moveRound = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/move',
  permission: 'change_card',
  tag: 'Rounds',
  summary:
    'Moves a card to the player, competition, round or day it belongs to, for administrators, and answers with the new card; what is left out stays as it is; safe to repeat',
  params: roundParams,
  body: z.strictObject({
    reason,
    /** A member or guest of the club. */
    userId: z.optional(pathId),
    /** null: outside any competition. */
    competitionId: z.optional(z.nullable(pathId)),
    roundNumber: z.optional(z.int()),
    playedOn: z.optional(playedOn),
    /** The tee that was played from; without it the one on the card. */
    teeId: z.optional(pathId),
    /** The marker, where the one on the card is the player that it is moved to. */
    partnerName: z.optional(signersName('The marker’s name')),
  }),
  reply: roundCard,
})

export const alsoCountsFor = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/also-counts-for',
  permission: 'change_card',
  tag: 'Rounds',
  summary:
    'Enters a card that is handed in for another competition of the same round, for administrators, and answers with the card there: the round is on the handicap record once; safe to repeat',
  params: roundParams,
  body: z.strictObject({
    reason,
    competitionId: pathId,
    /** The round of that competition; without it the next one of the player. */
    roundNumber: z.optional(z.int()),
  }),
  reply: roundCard,
})

export const anotherRound = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/another-round',
  permission: 'change_card',
  tag: 'Rounds',
  summary:
    'Says that a card is of a round of its own, so that it counts for the handicap, for administrators; safe to repeat',
  params: roundParams,
  body: z.strictObject({ reason }),
  reply: roundCard,
})

export const handInForPlayer = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/hand-in',
  permission: 'type_card',
  tag: 'Rounds',
  summary:
    'Hands an open card in for its player, as signed on paper, for administrators and helpers at the desk; safe to repeat',
  params: roundParams,
  body: z.strictObject({
    reason,
    partnerName: signersName('The marker’s name'),
    /** Of nine to seventeen holes of eighteen: the others were not played for a valid reason (Rules of Handicapping 3.2). */
    hasValidReason: z.optional(z.boolean()),
    /** Of a second card with the scores of another of that day: true where both are of one round, which then counts once. */
    sameRound: z.optional(z.boolean()),
  }),
  reply: roundCard,
})

export const confirmTotals = defineCall({
  method: 'POST',
  path: '/api/rounds/:roundId/confirm-totals',
  permission: 'change_card',
  tag: 'Rounds',
  summary:
    'Lets a card that was handed in with totals and no holes count in its competition, for administrators; safe to repeat',
  params: roundParams,
  body: z.strictObject({
    /** The totals that the administrator saw; others there now are somebody else’s change. */
    grossScore: z.nullable(z.number()),
    netScore: z.nullable(z.number()),
    stablefordPoints: z.nullable(z.number()),
  }),
  reply: roundCard,
})

const memberRoundsParams = z.object({ clubId: pathId, memberId: pathId })

export const listMemberRounds = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/members/:memberId/rounds',
  permission: 'administer_club',
  tag: 'Rounds',
  summary: 'A member’s rounds at the club, open one first, for its administrators',
  params: memberRoundsParams,
  reply: z.object({
    memberId: z.string(),
    memberName: z.string(),
    handicap: z.nullable(z.string()),
    rounds: z.array(listedRound),
  }),
})

export const startMemberRound = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/members/:memberId/rounds',
  permission: 'run_desk',
  tag: 'Rounds',
  summary:
    'Starts a card for a member or a guest, for administrators and helpers at the desk; returns their open one of the same course and competition',
  params: memberRoundsParams,
  body: z.strictObject({
    reason,
    courseId: z.string(),
    competitionId: z.optional(z.nullable(z.string())),
    teeId: z.optional(z.nullable(z.string())),
    /** The day on the club's calendar, for a paper card that comes later; without it today. */
    playedOn: z.optional(z.nullable(playedOn)),
    /** The round of the competition that the card is of: one of a later round is refused. */
    roundNumber: z.optional(z.int()),
    /** The card as it would be, with the refusals that starting it has: nothing is stored. */
    isPreview: z.optional(z.boolean()),
  }),
  /** `isNew`: of a preview, that the player has no such card yet. */
  reply: z.extend(roundCard, { isNew: z.optional(z.boolean()) }),
})
export type CardToBegin = z.infer<typeof startMemberRound.reply>
