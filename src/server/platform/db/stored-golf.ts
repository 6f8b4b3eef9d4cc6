import { holedIn, notPlayed, pickedUp, pickedUpAt, type HoleResult } from '#golf/card/hole-result.ts'
import { stablefordTables, type StablefordTable } from '#golf/card/stableford.ts'

/** Reads a hole's result from the two columns that store it: of a hole that was picked up, `strokes` is the most likely score. */
export function resultFrom(result: string, strokes: number | null): HoleResult {
  if (result === 'strokes' && strokes !== null) return holedIn(strokes)
  if (result !== 'picked_up') return notPlayed
  return strokes === null ? pickedUp : pickedUpAt(strokes)
}

/** The two columns that store a hole's result. */
export function resultColumns(result: HoleResult): { result: HoleResult['kind']; strokes: number | null } {
  switch (result.kind) {
    case 'strokes':
      return { result: result.kind, strokes: result.strokes }
    case 'picked_up':
      return { result: result.kind, strokes: result.mostLikely ?? null }
    case 'not_played':
      return { result: result.kind, strokes: null }
  }
}

export function tableNamed(name: string): StablefordTable {
  return stablefordTables.find((table) => table === name) ?? 'standard'
}
