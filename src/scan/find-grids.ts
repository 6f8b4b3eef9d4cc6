import { leastBeside } from './find-card/nine-places.ts'
import { findCard, type FoundCard, type Turns } from './find-card/find-card.ts'
import type { Search } from './find-card/cached-reader.ts'
import { turnsTogether, type QuarterTurns } from './find-card/turn-card.ts'
import { findPrintLines, withinRegion, type PrintLines } from './find-print/print-lines.ts'
import { findPrintedCard } from './find-print/find-printed-card.ts'
import { straightenColumns } from './find-print/straighten-columns.ts'
import { flattenAgain } from './flatten/flatten-again.ts'
import { flatten, isKnown, type FlatCard } from './flatten/flatten.ts'
import { findThinLines, type ThinLines } from './flatten/thin-lines.ts'
import type { GreyImage } from './photo/grey-image.ts'
import type { CellNetwork } from './read-cells/cell-network.ts'

/** A grid that the card in a photo may have. */
export type FoundGrid = { readonly card: FoundCard; readonly isRuled: boolean }

/**
 * Cells that are read to find the grids of one photo: it bounds what a picture of something else costs. Chosen by hand: with 2,500 one of
 * three real cards is not found.
 */
const mostCells = 3000
/** On its side a card is hardly ever taken without its print telling so. */
const onItsSide: readonly QuarterTurns[] = [1, 3]

/**
 * The grids of the card in a photo, the likeliest first, each looked for when it is asked for: by its rules as it is held; by its print; with
 * the columns of either made upright where they lean; then by print and rules in pictures that the other of them flattened. A photo
 * without rows of print has only the first. At most `cellsLeft` cells are read to find them.
 */
export async function* findGrids(
  photo: GreyImage,
  network: CellNetwork,
  cellsLeft = mostCells,
): AsyncGenerator<FoundGrid> {
  const search: Search = { network, cellsLeft }
  const lines = findThinLines(photo)
  const flat = flatten(photo, lines)
  const held = flat && (await findCard(flat, search, { likeliest: 0 }))
  if (held) yield { card: held, isRuled: true }
  const foundByPrint: FoundByPrint[] = []
  // The columns of a table, and the weave of a cloth, are rows of print as well: the other direction is tried where one shows no card.
  for (const print of findPrintLines(photo)) {
    if (search.cellsLeft <= 0) break
    const found = await findByRowsOfPrint({ photo, lines, flat }, print, search)
    if (!found) continue
    foundByPrint.push(found)
    if (found.printed) yield { card: found.printed, isRuled: false }
    const turned = await findTurned(found, { flat, held }, search)
    if (turned) yield { card: turned, isRuled: true }
    const again = (held ?? turned) ? undefined : await findPrintedAgain(found, photo, search)
    if (again) yield { card: again, isRuled: false }
    if (found.printed?.back) break
  }
  const printed = foundByPrint.flatMap((found) => (found.printed ? [found.printed] : []))
  for (const card of [held, surestOf(printed)]) {
    const upright = card && search.cellsLeft > 0 && (await findUprightCard(card, photo, search))
    if (upright) yield { card: upright, isRuled: false }
  }
  for (const found of foundByPrint) yield* gridsOfOther(found, flat, search)
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
  search: Search,
): Promise<FoundCard | undefined> {
  const flat = straightenColumns(card, photo)
  const { runsDown } = card.front.nine.lattice
  const upright = flat && (await findPrintedCard(flat, search, { runsDown, isStraight: true }))
  return upright && { ...upright, quarters: turnsTogether(card.quarters, upright.quarters) }
}

type FlatPhoto = {
  readonly photo: GreyImage
  readonly lines: ThinLines
  /** Flattened by its rules alone. */
  readonly flat: FlatCard | undefined
}

/** What was found by rows of print in one direction. */
type FoundByPrint = {
  readonly runsDown: boolean
  /** The picture that they flattened; without enough of them, the one that the rules flattened. */
  readonly picture: FlatCard
  readonly isFlattened: boolean
  /** So many rows of print were found that no other slant is looked for. */
  readonly isStraight: boolean
  readonly printed: FoundCard | undefined
}

async function findByRowsOfPrint(
  { photo, lines, flat }: FlatPhoto,
  print: PrintLines,
  search: Search,
): Promise<FoundByPrint | undefined> {
  const byPrint = flatten(photo, withinRegion(lines, print.region), print)
  const picture = byPrint ?? flat
  if (!picture) return undefined
  const { runsDown } = print
  const isStraight = byPrint !== undefined && isKnown(print.lines)
  const printed = await findPrintedCard(picture, search, { runsDown, isStraight })
  return { runsDown, picture, isFlattened: byPrint !== undefined, isStraight, printed }
}

/** What a grid tells of how the card is held. */
function turnOf({ quarters, front }: FoundCard): Turns {
  return { likeliest: quarters, runsDown: front.nine.lattice.runsDown }
}

/** The card by its rules, turned as the print tells; where nothing tells, upside down. */
async function findTurned(
  { picture, printed }: FoundByPrint,
  { flat, held }: { flat: FlatCard | undefined; held: FoundCard | undefined },
  search: Search,
): Promise<FoundCard | undefined> {
  if (!printed) return held ? undefined : findCard(picture, search, { others: [2] })
  return printed.quarters === 0 || !flat ? undefined : findCard(flat, search, turnOf(printed))
}

/**
 * The card by its print once more, where only print was found: on a folded card the rules of one half do not run towards the point of the
 * other's. All rules of the picture flatten it again.
 */
async function findPrintedAgain(
  { runsDown, isStraight, picture, printed }: FoundByPrint,
  photo: GreyImage,
  search: Search,
): Promise<FoundCard | undefined> {
  if (!printed || search.cellsLeft <= 0) return undefined
  return findPrintedCard(flattenAgain(picture, photo), search, { runsDown, isStraight })
}

/** The grids by print in the picture that the rules flattened, and by rules in the one that the print did. */
async function* gridsOfOther(
  { runsDown, picture, isFlattened, printed }: FoundByPrint,
  flat: FlatCard | undefined,
  search: Search,
): AsyncGenerator<FoundGrid> {
  // Flattened by the rows of one half of a folded card, the other half may lie outside of the picture.
  const onRuled =
    flat &&
    isFlattened &&
    !printed?.back &&
    (await findPrintedCard(flat, search, { runsDown, isStraight: false }))
  if (onRuled) yield { card: onRuled, isRuled: false }
  const turns: Turns = printed
    ? turnOf(printed)
    : { likeliest: isFlattened ? 0 : undefined, others: onItsSide }
  const ruled = (isFlattened || !printed) && (await findCard(picture, search, turns))
  if (ruled) yield { card: ruled, isRuled: true }
}
