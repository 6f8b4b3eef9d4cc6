import type { HoleResults } from '../card/hole-result.ts'

/** From which hole boards stand still until the prize-giving; `from` is null while everything is shown. */
export type Hold = {
  from: number | null
  /** How often holes were hidden or shown. */
  changes: number
}

/** The results that a board may show: those before the first hidden hole, wherever the card began. */
export function resultsBefore(results: HoleResults, from: number): HoleResults {
  return new Map([...results].filter(([holeNumber]) => holeNumber < from))
}
