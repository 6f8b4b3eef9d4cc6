import { findCard, type FoundCard } from './find-card/find-card.ts'
import type { QuarterTurns } from './find-card/turn-card.ts'
import { findPrintLines, withinRegion } from './find-print/print-lines.ts'
import { findPrintedCard } from './find-print/find-printed-card.ts'
import { flattenAgain } from './flatten/flatten-again.ts'
import { findThinLines, flatten, isKnown } from './flatten/flatten.ts'
import type { GreyImage } from './photo/grey-image.ts'
import type { CellNetwork } from './read-cells/cell-network.ts'

/** A grid that the card in a photo may have. */
export type FoundGrid = { readonly card: FoundCard; readonly isRuled: boolean }

const everyTurn: readonly QuarterTurns[] = [0, 2, 1, 3]

/**
 * The grids of the card in a photo, each looked for when it is asked for: by its rules as it is held; by its print, with the card
 * flattened by its rows of print and, where that shows one nine, by its rules; then once more by its rules. A photo without rows of print ends the search. Where only print was found,
 * the card may be folded: it is flattened once more, by all rules of the flat picture.
 */
export async function* findGrids(photo: GreyImage, network: CellNetwork): AsyncGenerator<FoundGrid> {
  const lines = findThinLines(photo)
  const flat = flatten(photo, lines)
  const held = flat && (await findCard(flat, network, [0]))
  if (held) yield { card: held, isRuled: true }
  const print = findPrintLines(photo)
  if (!print) return
  const byPrint = flatten(photo, withinRegion(lines, print.region), print)
  const flatter = byPrint ?? flat
  if (!flatter) return
  const { runsDown } = print
  const isStraight = byPrint !== undefined && isKnown(print.lines)
  const printed = await findPrintedCard(flatter, network, { runsDown, isStraight })
  if (printed) yield { card: printed, isRuled: false }
  // Flattened by the rows of one half of a folded card, the other half may lie outside of the picture.
  const printedOnRuled =
    flat &&
    byPrint &&
    !printed?.back &&
    (await findPrintedCard(flat, network, { runsDown, isStraight: false }))
  if (printedOnRuled) yield { card: printedOnRuled, isRuled: false }
  const turns = printed ? [printed.quarters] : everyTurn
  // Print tells how the card is held. Rules alone may still flatten it better.
  const turned = flat && printed && printed.quarters !== 0 && (await findCard(flat, network, turns))
  if (turned) yield { card: turned, isRuled: true }
  const ruled = await findCard(flatter, network, turns)
  if (ruled) yield { card: ruled, isRuled: true }
  if (!printed || (held ?? turned ?? ruled)) return
  const again = flattenAgain(flatter, photo)
  const ruledAgain = await findCard(again, network, turns)
  if (ruledAgain) yield { card: ruledAgain, isRuled: true }
  const printedAgain = await findPrintedCard(again, network, { runsDown, isStraight })
  if (printedAgain) yield { card: printedAgain, isRuled: false }
}
