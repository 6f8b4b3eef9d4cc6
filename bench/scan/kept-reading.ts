import { z } from 'zod'
import { unreadableReasons, type CardReading } from '../../src/scan/card-reading.ts'

const Point = z.tuple([z.number(), z.number()]).readonly()
const Quad = z.tuple([Point, Point, Point, Point]).readonly().optional()
const Result = z.union([z.int(), z.literal('picked_up'), z.literal('empty')])

const Reading: z.ZodType<CardReading> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unreadable'), reason: z.enum(unreadableReasons) }),
  z.object({
    outcome: z.literal('read'),
    players: z.array(
      z.object({
        nameQuad: Quad.transform((quad) => quad),
        notation: z.enum(['gross', 'to_par']),
        cells: z.array(
          z.object({
            holeNumber: z.int(),
            result: Result.optional().transform((result) => result),
            confidence: z.number(),
            isDoubtful: z.boolean(),
            others: z.array(Result),
            quad: Quad.transform((quad) => quad),
          }),
        ),
        sums: z.array(
          z.object({
            of: z.enum(['out', 'in', 'total']),
            value: z.int(),
            confidence: z.number(),
            offBy: z
              .int()
              .optional()
              .transform((offBy) => offBy),
            quad: Quad.transform((quad) => quad),
          }),
        ),
      }),
    ),
    printed: z.array(
      z.object({
        holeNumber: z.int(),
        par: z
          .int()
          .optional()
          .transform((par) => par),
        strokeIndex: z
          .int()
          .optional()
          .transform((index) => index),
      }),
    ),
    notes: z.array(z.enum(['other_course', 'nine_holes', 'was_turned', 'to_par', 'pars_missing'])),
  }),
])

/** One line of a reading process's file: a photo's reading or, as the last line, the costs of the process. */
export const KeptLine = z.union([
  z.object({ id: z.string(), seconds: z.number(), cpuSeconds: z.number(), reading: Reading }),
  z.object({ peakMb: z.number(), load: z.number(), commit: z.string() }),
])
export type KeptLine = z.infer<typeof KeptLine>
