import { z } from 'zod/mini'
import { termNames } from '#golf/card/compare-terms.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { handicapInput } from '../club/members.ts'
import { reason } from './round-card.ts'
import { termChange, termValue } from './term-change.ts'
import { orNothing, pathId, wholeNumber } from '../platform/values.ts'

const day = z.iso.date('This is a day such as 2026-05-01.')

/**
 * Which cards, each scored with the course as it is now, and what else was wrong about them: `competitionId` or `roundId` alone,
 * or `courseId` with the day since which they were played.
 */
export const correctionScope = z.strictObject({
  competitionId: z.optional(pathId),
  /** The right allowance of the competition. */
  allowance: z.optional(wholeNumber({ least: 0, most: 100, what: 'Allowance' })),
  courseId: z.optional(pathId),
  from: z.optional(day),
  roundId: z.optional(pathId),
  /** The right index of the round; null: none. */
  handicapIndex: orNothing(handicapInput),
  /** The tee that the round was played from. */
  teeId: z.optional(pathId),
})
export type CorrectionScope = z.output<typeof correctionScope>

const cardNumbers = z.object({ net: z.nullable(z.number()), points: z.nullable(z.number()) })

const correctedCard = z.object({
  roundId: z.string(),
  playerName: z.string(),
  competitionName: z.nullable(z.string()),
  /** Of several rounds. */
  roundNumber: z.nullable(z.number()),
  playedOn: z.string(),
  changes: z.array(termChange),
  /** Of a card that is handed in; null of one that is not. */
  numbers: z.nullable(z.object({ before: cardNumbers, after: cardNumbers })),
})

/** What somebody had and has; null: none. */
const moved = { before: z.nullable(z.string()), after: z.nullable(z.string()) }

/** What a correction makes of cards, places, prizes and indexes. Only what moves is named. */
export const correctionEffect = z.object({
  cards: z.array(correctedCard),
  /** `before` and `after`: such as "1" and "T2". */
  places: z.array(z.object({ competitionName: z.string(), name: z.string(), ...moved })),
  prizes: z.array(z.object({ competitionName: z.string(), prize: z.string(), ...moved })),
  indexes: z.array(z.object({ playerName: z.string(), ...moved })),
  /** Competitions whose final result is opened again, to be made final once more. */
  reopened: z.array(z.string()),
  /** Players whose cards stay as they are: their tee is no longer on the course. */
  withoutTee: z.array(z.string()),
})
export type CorrectionEffect = z.infer<typeof correctionEffect>

export const previewTermCorrection = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/term-corrections/preview',
  permission: 'administer_club',
  tag: 'Rounds',
  summary:
    'What a correction of the terms that cards were played with would move: cards, places, prizes and indexes. Nothing is stored',
  params: clubParams,
  body: z.strictObject({ scope: correctionScope }),
  reply: correctionEffect,
})

const madeCorrection = z.object({
  id: z.string(),
  /** How many cards it changed. */
  cards: z.number(),
})

export const correctTerms = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/term-corrections',
  permission: 'administer_club',
  tag: 'Rounds',
  summary:
    'Puts the committee’s mistake right on the cards that it touched: allowance, index, tee, and pars, stroke indexes and ratings as the course has them now. A final result is opened again; safe to repeat',
  params: clubParams,
  body: z.strictObject({ scope: correctionScope, reason }),
  reply: madeCorrection,
})

const correctionParams = z.extend(clubParams, { correctionId: pathId })

export const takeCorrectionBack = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/term-corrections/:correctionId/take-back',
  permission: 'administer_club',
  tag: 'Rounds',
  summary: 'Gives the cards of a correction the terms that they had before it; safe to repeat',
  params: correctionParams,
  body: z.strictObject({ reason }),
  reply: madeCorrection,
})

const listedCorrection = z.object({
  id: z.string(),
  kind: z.enum(['competition', 'course', 'card']),
  reason: z.string(),
  authorName: z.nullable(z.string()),
  at: z.string(),
  cards: z.number(),
  isTakenBack: z.boolean(),
})

export const readTerms = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/terms',
  permission: 'administer_club',
  tag: 'Rounds',
  summary:
    'Cards of a competition, or of a course since a day, whose terms are not those of the course now, cards that stand apart from each other, and the corrections that were made',
  params: clubParams,
  query: z.object({
    competitionId: z.optional(pathId),
    courseId: z.optional(pathId),
    from: z.optional(day),
  }),
  reply: z.object({
    /** Cards that a correction would change. */
    outdated: z.number(),
    /** Terms that cards of one round of the competition have different values of. */
    apart: z.array(
      z.object({
        term: z.enum(termNames),
        roundNumber: z.nullable(z.number()),
        holeNumber: z.optional(z.number()),
        values: z.array(z.object({ value: termValue, players: z.array(z.string()) })),
      }),
    ),
    corrections: z.array(listedCorrection),
  }),
})
export type Terms = z.infer<typeof readTerms.reply>
