import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'

/** Completed rounds with every hole holed out (T7). `average` to a tenth. */
const summary = z.object({
  rounds: z.number(),
  average: z.nullable(z.number()),
  best: z.nullable(z.number()),
})

export const roundStatistics = defineCall({
  method: 'GET',
  path: '/api/rounds/statistics',
  permission: 'signed_in',
  tag: 'Rounds',
  summary: 'The player’s own rounds in numbers',
  reply: z.object({
    /** Every round that was handed in; one that counts for several competitions is one. */
    totalRounds: z.number(),
    eighteen: summary,
    nine: summary,
    /** The latest rounds of `eighteen`, oldest first; `average` is of the round and the four before it. */
    scores: z.array(
      z.object({
        roundId: z.string(),
        roundDate: z.string(),
        courseName: z.string(),
        grossScore: z.number(),
        average: z.number(),
      }),
    ),
    /** The Handicap Index after each of the latest scores and committee entries, oldest first. */
    indexes: z.array(z.object({ day: z.string(), handicap: z.string() })),
    /** Over every hole holed out, whatever became of its round. */
    pars: z.array(z.object({ par: z.number(), holes: z.number(), average: z.number() })),
    distribution: z.object({
      /** Two under par and better. */
      eagles: z.number(),
      birdies: z.number(),
      pars: z.number(),
      bogeys: z.number(),
      doubleBogeysOrWorse: z.number(),
      pickedUp: z.number(),
    }),
    /** What the list of rounds can be narrowed to. */
    courses: z.array(z.object({ courseId: z.string(), courseName: z.string() })),
    years: z.array(z.number()),
  }),
})
export type RoundStatistics = z.infer<typeof roundStatistics.reply>
