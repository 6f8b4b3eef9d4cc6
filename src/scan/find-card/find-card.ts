import { blocksOf } from './blocks.ts'
import { cachedReader } from './cached-reader.ts'
import { choosePair, type CardPair } from './choose-pair.ts'
import type { CellNetwork } from '../read-cells/cell-network.ts'
import { findNines, type Nine } from './find-nines.ts'
import { withRowsBeside } from './rows-beside.ts'
import { withDoubleRowsSplit } from './split-rows.ts'
import { rulesOf, turnRules, type Rules } from './rule-map.ts'
import type { FlatCard } from '../flatten/flatten.ts'
import { turnCard, type QuarterTurns } from './turn-card.ts'

/** The card turned upright, with its two nines. */
export type FoundCard = CardPair & {
  readonly flat: FlatCard
  readonly quarters: QuarterTurns
  readonly rules: Rules
}

/**
 * Cells read in vain before a turn is given up. The first one is the likeliest, and is looked at longest. Chosen by hand: with 600 for
 * it, two of the hundred cards of `dev` are lost.
 */
const mostSearched = { first: 1000, further: 350 } as const

/** Tries the card in each of the turns, the likeliest first, until the hole numbers can be read. */
export async function findCard(
  flatPhoto: FlatCard,
  network: CellNetwork,
  turns: readonly QuarterTurns[],
): Promise<FoundCard | undefined> {
  const held = rulesOf(flatPhoto.image)
  for (const quarters of turns) {
    const flat = turnCard(flatPhoto, quarters)
    const rules = turnRules(held, quarters)
    const reader = cachedReader(network, flat)
    const nines = await findNines(
      rules,
      reader,
      quarters === turns[0] ? mostSearched.first : mostSearched.further,
    )
    // One after the other: a network answers one question at a time.
    const split: Nine[] = []
    for (const nine of nines) split.push(await withDoubleRowsSplit(nine, reader))
    const pair = choosePair(blocksOf(await withRowsBeside(split, rules, reader)))
    if (pair) return { flat, quarters, rules, ...pair }
  }
  return undefined
}
