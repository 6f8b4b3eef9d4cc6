import type { RoundDetail } from '#contract/rounds.ts'
import { entryFromWire, entryToWire } from '#contract/wire-names.ts'
import { recordHole, type HoleEntry, type RecordedHoles } from '#domain/round/hole-entry.ts'

/** The kept card with more of what the club has confirmed; late and repeated news change nothing. */
export function withCounting(round: RoundDetail, counting: readonly HoleEntry[]): RoundDetail {
  const held: RecordedHoles = new Map(round.entries.map((wire) => [wire.holeNumber, entryFromWire(wire)]))
  const recorded = counting.reduce(recordHole, held)
  return recorded === held ? round : { ...round, entries: [...recorded.values()].map(entryToWire) }
}
