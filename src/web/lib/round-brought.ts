import { z } from 'zod/mini'
import { competitionTypes } from '#golf/competition/competition.ts'
import { dropClosedSummary } from './closed-summaries.ts'
import { ROUND_BROUGHT_KEY } from './remembered-user.ts'

const roundBrought = z.object({
  /** Whose round it is: nobody else who signs in on this phone reads it. */
  owner: z.string(),
  roundId: z.string(),
  /** When the round was begun; an earlier version of the app did not keep it. */
  roundDate: z.optional(z.string()),
  /** The competition's name, or the course's. */
  name: z.string(),
  competitionId: z.nullable(z.string()),
  competitionType: z.nullable(z.enum(competitionTypes)),
  isParBogey: z.boolean(),
  points: z.number(),
  gross: z.number(),
  /** Gross is a score only of a card with strokes on every hole. */
  isHoledOut: z.boolean(),
  best: z.nullable(
    z.object({ holeNumber: z.number(), par: z.number(), toPar: z.number(), strokes: z.number() }),
  ),
  /** The club has taken the card; otherwise it was handed in on this phone and was on its way. */
  isIn: z.boolean(),
})
/** What a round brought, which waits on home until its player closes it (D51). */
export type RoundBrought = z.infer<typeof roundBrought>

export function readRoundBrought(owner: string): RoundBrought | undefined {
  try {
    const read = roundBrought.safeParse(JSON.parse(localStorage.getItem(ROUND_BROUGHT_KEY) ?? 'null'))
    return read.success && read.data.owner === owner ? read.data : undefined
  } catch {
    // Storage can be forbidden or its text broken; then nothing waits.
    return undefined
  }
}

export function dropRoundBrought(): void {
  try {
    localStorage.removeItem(ROUND_BROUGHT_KEY)
  } catch {
    // What could not be kept need not be dropped.
  }
}

/** In the place of the last round's; one that was closed before the card was reopened waits again. */
export function writeRoundBrought(brought: RoundBrought): void {
  dropClosedSummary(brought.roundId)
  try {
    localStorage.setItem(ROUND_BROUGHT_KEY, JSON.stringify(brought))
  } catch {
    // Without storage the summary stands on the card's last page only.
  }
}
