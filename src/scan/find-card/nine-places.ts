import { findHeaders, type CellReader, type Header, type HeaderPlace } from './find-headers.ts'
import { cellOf, middleOfRow, type Lattice } from './lattice.ts'

/** Where nine holes stand side by side, recognised by the numbers printed over them. Their rows are not read yet. */
export type NinePlace = {
  /** The number over its first hole. */
  readonly first: 1 | 10
  /** It has exactly the nine holes along it. */
  readonly lattice: Lattice
  readonly headerRow: number
  /** Mean log chance of the nine numbers: 0 is certain. */
  readonly score: number
}

/** As mean log chances: about seven of the nine numbers must be read well. Beside a sure nine, glare may leave only three or four. */
export const leastScore = Math.log(0.25)
export const leastBeside = Math.log(0.028)
/** About four of the nine numbers: above or below a sure nine, a row of stroke indexes has two or three of them by chance. */
const leastStacked = Math.log(0.06)
const leastClear = Math.log(0.6)

export function isSure({ score }: NinePlace): boolean {
  return score >= leastScore
}

export function isClear({ score }: NinePlace): boolean {
  return score > leastClear
}

export function hasBoth(places: readonly NinePlace[]): boolean {
  const clear = places.filter(isClear)
  return clear.some(({ first }) => first === 1) && clear.some(({ first }) => first === 10)
}

/** The places under the headers of a lattice. */
export function placesUnder(lattice: Lattice, headers: readonly Header[]): NinePlace[] {
  return headers.map(({ first, row, start, score }) => ({
    first,
    score,
    lattice: nineColumns(lattice, start),
    headerRow: row,
  }))
}

/** The places in a lattice that continue a sure nine. Only where such a nine can stand is read. */
export async function placesBeside(
  sure: NinePlace,
  lattice: Lattice,
  least: number,
  reader: CellReader,
): Promise<NinePlace[]> {
  const isPossible = ({ first, row, start }: HeaderPlace) =>
    continues({ first, headerRow: row, lattice: nineColumns(lattice, start) }, sure)
  const headers = await findHeaders(lattice, reader, least, isPossible)
  return placesUnder(lattice, headers).filter((place) => isOtherHalf(place, sure))
}

/** Whether a nine lies where the other half of the card must be, and reads like one for that place. */
export function isOtherHalf(place: NinePlace, sure: NinePlace): boolean {
  return continues(place, sure) && (isInRowOf(place, sure) || place.score >= leastStacked)
}

/** A place that was not looked at yet. */
type OpenPlace = Omit<NinePlace, 'score'>

/** Whether a nine lies where the other half of the card must be: in the same row, or in the same columns. */
function continues(place: OpenPlace, sure: OpenPlace): boolean {
  if (place.first === sure.first || place.lattice.runsDown !== sure.lattice.runsDown) return false
  const ratio = place.lattice.pitch / sure.lattice.pitch
  if (ratio < 0.8 || ratio > 1.25 || sharesCells(place, sure)) return false
  const start = (of: OpenPlace) => of.lattice.along[0] ?? 0
  return isInRowOf(place, sure) || Math.abs(start(place) - start(sure)) < 0.3 * sure.lattice.pitch
}

function isInRowOf(place: OpenPlace, sure: OpenPlace): boolean {
  const header = ({ lattice, headerRow }: OpenPlace) => middleOfRow(lattice, headerRow)
  return Math.abs(header(place) - header(sure)) < 0.35 * sure.lattice.pitch
}

function nineColumns(lattice: Lattice, start: number): Lattice {
  return { ...lattice, along: lattice.along.slice(start, start + 10) }
}

/** The best first; of two that overlap only the better one. */
export function withoutOverlap(places: readonly NinePlace[]): NinePlace[] {
  const kept: NinePlace[] = []
  for (const place of [...places].sort((a, b) => b.score - a.score))
    if (!kept.some((other) => sharesCells(place, other))) kept.push(place)
  return kept
}

function sharesCells(a: OpenPlace, b: OpenPlace): boolean {
  const [one, other] = [a, b].map(({ lattice, headerRow }) => {
    const from = cellOf(lattice, 0, headerRow)
    const to = cellOf(lattice, 8, headerRow)
    return { left: from.left, top: from.top, right: to.right, bottom: to.bottom }
  })
  if (!one || !other) return false
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0.5 * a.lattice.pitch && high > 0.3 * a.lattice.pitch
}
