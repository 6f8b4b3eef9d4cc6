import { z } from 'zod/mini'
import { formatsWithoutDivisions, teeHolders } from '#golf/competition/change-mismatches.ts'
import { nines } from '#golf/course/nines.ts'
import { prizeMismatch } from './prizes.ts'
import { drawMismatch } from './start-sheet-draw.ts'

/** In the details of a change that is refused: what hangs on the competition and would no longer fit. */
export const changeMismatch = z.union([
  z.object({ of: z.literal('starts'), starts: drawMismatch }),
  z.object({ of: z.literal('tee'), who: z.enum(teeHolders), tee: z.string(), course: z.string() }),
  z.object({
    of: z.literal('hidden_holes'),
    from: z.number(),
    holes: z.number(),
    nine: z.optional(z.enum(nines)),
  }),
  z.object({ of: z.literal('prize'), prize: prizeMismatch }),
  z.object({
    of: z.literal('divisions'),
    names: z.array(z.string()),
    without: z.enum(formatsWithoutDivisions),
  }),
  z.object({ of: z.literal('closed_holes'), holes: z.array(z.number()) }),
  z.object({ of: z.literal('matches'), playBy: z.string(), last: z.string() }),
])
