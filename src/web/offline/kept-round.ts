import type { RoundDetail, WireHoleEntry } from '#contract/rounds.ts'
import { resultFromWire, resultToWire } from '#contract/wire-names.ts'
import { recordHole, type HoleEntry, type RecordedHoles } from '#domain/round/record-hole.ts'

export function entryFromWire(wire: WireHoleEntry): HoleEntry {
  return { id: wire.id, holeNumber: wire.holeNumber, result: resultFromWire(wire), at: Date.parse(wire.at) }
}

export function entryToWire(entry: HoleEntry): WireHoleEntry {
  return {
    id: entry.id,
    holeNumber: entry.holeNumber,
    ...resultToWire(entry.result),
    at: new Date(entry.at).toISOString(),
  }
}

/** The kept card with more of what the club has confirmed; late and repeated news change nothing. */
export function withCounting(round: RoundDetail, counting: readonly HoleEntry[]): RoundDetail {
  const held: RecordedHoles = new Map(round.entries.map((wire) => [wire.holeNumber, entryFromWire(wire)]))
  const recorded = counting.reduce(recordHole, held)
  return recorded === held ? round : { ...round, entries: [...recorded.values()].map(entryToWire) }
}
