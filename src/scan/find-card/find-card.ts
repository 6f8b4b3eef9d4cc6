import { blocksOf } from './blocks.ts'
import { cachedReader, type Search } from './cached-reader.ts'
import { choosePair, type CardPair } from './choose-pair.ts'
import { findNines, type Nine } from './find-nines.ts'
import { withRowsBeside } from './rows/rows-beside.ts'
import { withDoubleRowsSplit } from './rows/split-rows.ts'
import { rulesOf, turnRules, type Rules } from './rule-map.ts'
import type { FlatCard } from '../flatten/flatten.ts'
import { turnCard, type QuarterTurns } from './turn-card.ts'
import { countPrintedNumbers } from '../read-cells/cell-prediction.ts'
import type { CellReader } from './find-headers.ts'
import { cellsOfRow, rowHeights } from './lattice.ts'
import { median } from './median.ts'

/** The card turned upright, with its two nines. */
export type FoundCard = CardPair & {
  readonly flat: FlatCard
  readonly quarters: QuarterTurns
  readonly rules: Rules
}

/**
 * Cells read in vain before a turn is given up. The likeliest is looked at longest. Chosen by hand: with 600 for it, two of the hundred
 * cards of `dev` are lost.
 */
const mostSearched = { likeliest: 1000, other: 350 } as const

/** How the card may be held, and what is known of it. */
export type Turns = {
  readonly likeliest?: QuarterTurns | undefined
  readonly others?: readonly QuarterTurns[]
  /** Whether its holes run down, where print tells. */
  readonly runsDown?: boolean
}

/** Tries the card in each of the turns until the hole numbers can be read: first in the one that is `likeliest`, if any is. */
export async function findCard(
  flatPhoto: FlatCard,
  search: Search,
  { likeliest, others = [], runsDown }: Turns,
): Promise<FoundCard | undefined> {
  const held = rulesOf(flatPhoto.image)
  for (const quarters of likeliest === undefined ? others : [likeliest, ...others]) {
    if (search.cellsLeft <= 0) return undefined
    const flat = turnCard(flatPhoto, quarters)
    const rules = turnRules(held, quarters)
    const reader = cachedReader(search, flat)
    const most = quarters === likeliest ? mostSearched.likeliest : mostSearched.other
    const nines = await findNines(rules, reader, Math.min(most, search.cellsLeft), runsDown)
    // One after the other: a network answers one question at a time.
    const split: Nine[] = []
    for (const nine of nines) split.push(await withDoubleRowsSplit(nine, reader))
    const whole: Nine[] = []
    for (const nine of await withRowsBeside(split, rules, reader))
      whole.push(await withOpenRows(nine, reader))
    const pair = choosePair(blocksOf(whole))
    if (pair) return { flat, quarters, rules, ...pair }
  }
  return undefined
}

/** Of nine cells. Grass beside a card, and a signature below its table, look like some numbers too. */
const fewestNumbers = 7

/**
 * The nine with the row of printed numbers above its first rule, and the one below its last: tables may leave their outer rows open, which are
 * taken to be as high as the others.
 */
export async function withOpenRows(nine: Nine, reader: Pick<CellReader, 'predict'>): Promise<Nine> {
  const { across } = nine.lattice
  const usual = median(rowHeights(nine.lattice))
  const around = {
    ...nine.lattice,
    across: [(across[0] ?? 0) - usual, ...across, (across.at(-1) ?? 0) + usual],
  }
  const last = across.length
  const cells = await reader.predict([...cellsOfRow(around, 0), ...cellsOfRow(around, last)])
  const [above, below] = [cells.slice(0, 9), cells.slice(9)]
  const [isAbove, isBelow] = [above, below].map((row) => countPrintedNumbers(row) >= fewestNumbers)
  return {
    ...nine,
    lattice: { ...around, across: around.across.slice(isAbove ? 0 : 1, isBelow ? last + 2 : last + 1) },
    headerRow: nine.headerRow + (isAbove ? 1 : 0),
    predictions: [...(isAbove ? [above] : []), ...nine.predictions, ...(isBelow ? [below] : [])],
    // Numbers stand in them, whether the upright rules between them can be seen or not.
    ruled: [...(isAbove ? [1] : []), ...nine.ruled, ...(isBelow ? [1] : [])],
  }
}
