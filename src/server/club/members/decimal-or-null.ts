import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'

/** A stored Handicap Index as the wire writes it. */
export function decimalOrNull(tenths: number | null): string | null {
  const index = tenths === null ? undefined : toHandicapIndex(tenths)
  return index === undefined ? null : handicapIndexToDecimal(index)
}
