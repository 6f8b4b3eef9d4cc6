import { holedIn, notPlayed, pickedUp, type HoleResult } from '#domain/scoring/hole-result.ts'
import { stablefordTables, type StablefordTable } from '#domain/scoring/stableford.ts'

/** Reads a hole's result from the two columns that store it. */
export function resultFrom(result: string, strokes: number | null): HoleResult {
  if (result === 'strokes' && strokes !== null) return holedIn(strokes)
  return result === 'picked_up' ? pickedUp : notPlayed
}

/** The two columns that store a hole's result. */
export function resultColumns(result: HoleResult): { result: HoleResult['kind']; strokes: number | null } {
  return { result: result.kind, strokes: result.kind === 'strokes' ? result.strokes : null }
}

export function tableNamed(name: string): StablefordTable {
  return stablefordTables.find((table) => table === name) ?? 'standard'
}
