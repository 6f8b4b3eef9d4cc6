import { compareCountback } from '../competition/formats/countback.ts'

/**
 * What ordering needs of a row: numbers of which the lower is better, from a Format's `rank`. `sortKey` is null for an
 * entrant without a place (no score yet, no return); `countback` is null while the card may still change.
 */
export type Placeable = {
  entrantId: string
  name: string
  sortKey: number | null
  countback: readonly number[] | null
  /** Among rows without a place it stands after the others: an entrant in no team, below the teams. */
  isUnranked?: boolean
  /** The card is begun and not handed in. */
  isOut?: boolean
}

export type Placed<Row extends Placeable> = Row & {
  /** 1 for the first; equal for rows that share a place; null without a place. */
  position: number | null
  isShared: boolean
  /** Which countback number put this row before or behind an equal one; undefined when none was needed. */
  decidedByStep: number | undefined
}

/**
 * Puts rows in order and gives shared places (R9.5, R9.7): 1, T2, T2, 4. Ties are broken by countback only when every
 * card of the tie is finished (R9.8). Costs n log n. The order does not depend on the order of the input.
 */
export function standings<Row extends Placeable>(rows: readonly Row[]): Placed<Row>[] {
  const openTies = new Set(rows.filter((row) => row.countback === null).map((row) => row.sortKey))
  const compare = (a: Row, b: Row): number => {
    if (a.sortKey === null || b.sortKey === null)
      return (a.sortKey === null ? 1 : 0) - (b.sortKey === null ? 1 : 0)
    if (a.sortKey !== b.sortKey) return a.sortKey - b.sortKey
    return openTies.has(a.sortKey) ? 0 : compareCountback(a, b).order
  }
  const ordered = [...rows].sort((a, b) => compare(a, b) || byName(a, b))
  const placed: Placed<Row>[] = []
  for (let from = 0, to; from < ordered.length; from = to) {
    const [row, ...sharing] = rowsSharingPlace(ordered, from, compare)
    to = from + 1 + sharing.length
    const decidedByStep = openTies.has(row.sortKey)
      ? undefined
      : decidingStep(row, ordered[from - 1], ordered[to])
    const position = row.sortKey === null ? null : from + 1
    for (const one of [row, ...sharing])
      placed.push({ ...one, position, isShared: sharing.length > 0, decidedByStep })
  }
  return placed
}

/**
 * The places once play is over (D35): a card that was not handed in has none, because a score counts only when the card
 * is returned (Rules 3.3b(2) and 21.1), so it cannot lead and leaves no tie undecided. Such cards stand after those with
 * a place, in their own order.
 */
export function standingsAfterPlay<Row extends Placeable>(rows: readonly Row[]): Placed<Row>[] {
  const handedIn = standings(rows.filter((row) => row.isOut !== true))
  const out = standings(rows.filter((row) => row.isOut === true))
  return [
    ...handedIn.filter((row) => row.position !== null),
    ...out.map((row) => ({ ...row, position: null, isShared: false, decidedByStep: undefined })),
    ...handedIn.filter((row) => row.position === null),
  ]
}

/**
 * The places of a field that was cut: those who `missed` it stand below the others, in their own order and without a
 * place. `place` puts the others in order.
 */
export function standingsWithCut<Row extends Placeable>(
  rows: readonly Row[],
  missed: ReadonlySet<string>,
  place: (rows: readonly Row[]) => Placed<Row>[],
): Placed<Row>[] {
  if (missed.size === 0) return place(rows)
  const above = place(rows.filter((row) => !missed.has(row.entrantId)))
  const below = standings(rows.filter((row) => missed.has(row.entrantId)))
  return [
    ...above.filter((row) => row.position !== null),
    ...below.map((row) => ({ ...row, position: null, isShared: false, decidedByStep: undefined })),
    ...above.filter((row) => row.position === null),
  ]
}

/**
 * Who won a tie that countback decided: those on the first place of all with its total. The others that it decided about stand
 * behind them.
 */
export function aheadOnCountback(placed: readonly Placed<Placeable>[]): ReadonlySet<string> {
  const firstOf = new Map<number | null, number | null>()
  const ahead = new Set<string>()
  for (const { entrantId, sortKey, position, decidedByStep } of placed) {
    if (!firstOf.has(sortKey)) firstOf.set(sortKey, position)
    if (decidedByStep !== undefined && position === firstOf.get(sortKey)) ahead.add(entrantId)
  }
  return ahead
}

/** The rows that share the place which begins at `from`; a row without a place stands alone. */
function rowsSharingPlace<Row extends Placeable>(
  ordered: readonly Row[],
  from: number,
  compare: (a: Row, b: Row) => number,
): [Row, ...Row[]] {
  const first = ordered[from]
  if (!first) throw new RangeError(`No row ${from}`)
  const place: [Row, ...Row[]] = [first]
  for (let i = from + 1; first.sortKey !== null; i++) {
    const next = ordered[i]
    if (!next || compare(first, next) !== 0) break
    place.push(next)
  }
  return place
}

function decidingStep(row: Placeable, ...neighbours: (Placeable | undefined)[]): number | undefined {
  let latest: number | undefined
  for (const other of neighbours) {
    if (row.sortKey === null || other?.sortKey !== row.sortKey) continue
    const { step } = compareCountback(row, other)
    if (step !== undefined && (latest === undefined || step > latest)) latest = step
  }
  return latest
}

/** In the same order on the server and on every phone, whatever its language, and so without its alphabet (by-name.ts). */
const surnameFirst = (name: string) => `${name.slice(name.lastIndexOf(' ') + 1)} ${name}`

function byName(a: Placeable, b: Placeable): number {
  if (a.sortKey === null && (a.isUnranked ?? false) !== (b.isUnranked ?? false))
    return a.isUnranked === true ? 1 : -1
  const [left, right] = [surnameFirst(a.name), surnameFirst(b.name)]
  if (left !== right) return left < right ? -1 : 1
  return a.entrantId < b.entrantId ? -1 : a.entrantId > b.entrantId ? 1 : 0
}
