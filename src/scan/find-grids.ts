import { findCard, type FoundCard } from './find-card/find-card.ts'
import type { QuarterTurns } from './find-card/turn-card.ts'
import { findPrintLines, withinRegion } from './find-print/print-lines.ts'
import { findPrintedCard } from './find-print/find-printed-card.ts'
import { findThinLines, flatten } from './flatten/flatten.ts'
import type { GreyImage } from './photo/grey-image.ts'
import type { CellNetwork } from './read-cells/cell-network.ts'

/** A grid that the card in a photo may have. */
export type FoundGrid = { readonly card: FoundCard; readonly isRuled: boolean }

const everyTurn: readonly QuarterTurns[] = [0, 2, 1, 3]

/**
 * The grids of the card in a photo, each looked for when it is asked for: by its rules as it is held; by its print, with the card
 * flattened by its rows of print; then once more by its rules. A photo without rows of print ends the search.
 */
export async function* findGrids(photo: GreyImage, network: CellNetwork): AsyncGenerator<FoundGrid> {
  const lines = findThinLines(photo)
  const flat = flatten(photo, lines)
  const held = flat && (await findCard(flat, network, [0]))
  if (held) yield { card: held, isRuled: true }
  const print = findPrintLines(photo)
  if (!print) return
  const flatter = flatten(photo, withinRegion(lines, print.region), print) ?? flat
  if (!flatter) return
  const printed = await findPrintedCard(flatter, network)
  if (printed) yield { card: printed, isRuled: false }
  const ruled = await findCard(flatter, network, printed ? [printed.quarters] : everyTurn)
  if (ruled) yield { card: ruled, isRuled: true }
}
