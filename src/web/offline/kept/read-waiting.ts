import { z } from 'zod/mini'
import { roundDetail } from '#contract/card/rounds.ts'
import { genders } from '#golf/course/course.ts'
import { nines } from '#golf/course/nines.ts'
import type { Correction, KeptHandIn, KeptStart } from './kept-round.ts'

const refusal = z.nullable(z.object({ message: z.string(), code: z.string() }))

const start = z.object({
  courseId: z.string(),
  competitionId: z.nullable(z.string()),
  teeId: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  nine: z.optional(z.enum(nines)),
  isPractice: z.optional(z.boolean()),
  since: z.number(),
  refusal,
})

const handIn = z.object({
  partnerName: z.string(),
  partnerSignature: z.string(),
  isTyped: z.boolean(),
  hasValidReason: z.optional(z.boolean()),
  sameRound: z.optional(z.boolean()),
  grossScore: z.number(),
  netScore: z.number(),
  stablefordPoints: z.number(),
  photo: z.union([z.literal(['none', 'kept']), z.object({ objectPath: z.string() })]),
  verifiedAt: z.string(),
  groupId: z.optional(z.string()),
  since: z.number(),
  refusal,
})

const correction = z.object({
  own: z.object({ handicapUsed: z.nullable(z.string()), terms: roundDetail.shape.terms }),
  wasOpenSince: z.nullable(z.string()),
})

/** What waits beside a card, as perhaps another version of the app wrote it. */
export function readWaiting(record: { start: unknown; handIn: unknown; correction: unknown }): {
  start: KeptStart | null
  handIn: KeptHandIn | null
  correction: Correction | null
} {
  return {
    start: readOr(start, record.start),
    handIn: readOr(handIn, record.handIn),
    correction: readOr(correction, record.correction),
  }
}

function readOr<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | null {
  const read = schema.safeParse(value)
  return read.success ? read.data : null
}
