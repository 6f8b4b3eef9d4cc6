import { holedIn, notPlayed, pickedUp, type HoleResult } from '#domain/scoring/hole-result.ts'
import { stablefordTables, type StablefordTable } from '#domain/scoring/stableford.ts'

/** A hole's two columns as the result they mean. */
export function resultFrom(result: string, strokes: number | null): HoleResult {
  if (result === 'strokes' && strokes !== null) return holedIn(strokes)
  return result === 'picked_up' ? pickedUp : notPlayed
}

/** A result as the two columns that keep it. */
export function resultColumns(result: HoleResult): { result: HoleResult['kind']; strokes: number | null } {
  return { result: result.kind, strokes: result.kind === 'strokes' ? result.strokes : null }
}

export function tableNamed(name: string): StablefordTable {
  return stablefordTables.find((table) => table === name) ?? 'standard'
}
