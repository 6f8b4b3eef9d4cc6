import { leastBeside } from './find-card/find-nines.ts'
import { findCard, type FoundCard } from './find-card/find-card.ts'
import { turnsTogether, type QuarterTurns } from './find-card/turn-card.ts'
import { findPrintLines, withinRegion, type PrintLines } from './find-print/print-lines.ts'
import { findPrintedCard } from './find-print/find-printed-card.ts'
import { flattenAgain } from './flatten/flatten-again.ts'
import { straightenColumns } from './find-print/straighten-columns.ts'
import { findThinLines, flatten, isKnown, type FlatCard, type ThinLines } from './flatten/flatten.ts'
import type { GreyImage } from './photo/grey-image.ts'
import type { CellNetwork } from './read-cells/cell-network.ts'

/** A grid that the card in a photo may have. */
export type FoundGrid = { readonly card: FoundCard; readonly isRuled: boolean }

const everyTurn: readonly QuarterTurns[] = [0, 2, 1, 3]

/**
 * The grids of the card in a photo, each looked for when it is asked for: by its rules as it is held; then by its print; then with the
 * columns of both made upright where they lean. A photo without rows of print has only the first.
 */
export async function* findGrids(photo: GreyImage, network: CellNetwork): AsyncGenerator<FoundGrid> {
  const lines = findThinLines(photo)
  const flat = flatten(photo, lines)
  const held = flat && (await findCard(flat, network, [0]))
  if (held) yield { card: held, isRuled: true }
  const found: FoundCard[] = []
  // The columns of a table, and the weave of a cloth, are rows of print as well: the other direction is tried where one shows no card.
  for (const print of findPrintLines(photo)) {
    for await (const grid of gridsByPrint({ photo, lines, flat, held }, print, network)) {
      found.push(grid.card)
      yield grid
    }
    if (found.some(({ back }) => back)) break
  }
  for (const card of [held, surestOf(found)]) {
    const upright = card && (await findUprightCard(card, photo, network))
    if (upright) yield { card: upright, isRuled: false }
  }
}

/** The card with the clearest headers; of a nine that is missing as little is known as of one that cannot be read. */
function surestOf(cards: readonly FoundCard[]): FoundCard | undefined {
  const score = ({ front, back }: FoundCard) =>
    Math.max(front.nine.score, leastBeside) + Math.max(back?.nine.score ?? leastBeside, leastBeside)
  return [...cards].sort((a, b) => score(b) - score(a))[0]
}

/** The card once more, by its print, with its columns upright; undefined where they are so already. */
async function findUprightCard(
  card: FoundCard,
  photo: GreyImage,
  network: CellNetwork,
): Promise<FoundCard | undefined> {
  const flat = straightenColumns(card, photo)
  const { runsDown } = card.front.nine.lattice
  const upright = flat && (await findPrintedCard(flat, network, { runsDown, isStraight: true }))
  return upright && { ...upright, quarters: turnsTogether(card.quarters, upright.quarters) }
}

type FlatPhoto = {
  readonly photo: GreyImage
  readonly lines: ThinLines
  readonly flat: FlatCard | undefined
  readonly held: FoundCard | undefined
}

/**
 * The grids of the card by its rows of print, which flatten it: by their columns and, where they show one nine, those of the picture that
 * the rules flattened; then by the rules of either picture. Where only print was found, the card may be folded: it is flattened once more, by
 * all rules of the flat picture.
 */
async function* gridsByPrint(
  { photo, lines, flat, held }: FlatPhoto,
  print: PrintLines,
  network: CellNetwork,
): AsyncGenerator<FoundGrid> {
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
