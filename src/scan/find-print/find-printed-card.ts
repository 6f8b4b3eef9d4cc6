import { cachedReader, type Search } from '../find-card/cached-reader.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import { rulesOf, turnRules, type Rules } from '../find-card/rule-map.ts'
import { turnCard, type QuarterTurns } from '../find-card/turn-card.ts'
import type { FlatCard } from '../flatten/flatten.ts'
import { columnSetsIn, findByPrint } from './find-by-print.ts'
import { findChains } from './number-chains.ts'
import { joinMarks, transposed } from './numbers.ts'
import { findMarks, marksFrom, type PrintMark } from './print-marks.ts'
import { slantOf, straightened, type Slant } from './straighten.ts'

/** Cells read in vain before the picture is taken for something else. Most cards are held upright: more is looked at there. */
const mostSearched = { 0: 600, 1: 150, 2: 200, 3: 150 } as const
/** Smaller slants are left as they are: 4 pixels over nine holes of 60. */
const leastSlant = 0.008

/**
 * The card whose columns and rows are found from what is printed in them, for cards on which too few rules are found. Unless the picture
 * `isStraight`, it is made so by the rows of print, of which `runsDown` tells the direction. Then the card is looked at as it was held,
 * upside down, and on both sides.
 */
export async function findPrintedCard(
  flatPhoto: FlatCard,
  search: Search,
  { runsDown, isStraight }: { runsDown: boolean; isStraight: boolean },
): Promise<FoundCard | undefined> {
  if (search.cellsLeft <= 0) return undefined
  const [held, marks] = isStraight ? [flatPhoto, findMarks(flatPhoto.image).marks] : madeStraight(flatPhoto)
  let heldRules: Rules | undefined
  for (const quarters of [0, 2, 1, 3] as const) {
    const numbers = joinMarks(marks.map((mark) => turned(mark, held.image, quarters)))
    const sets = columnSetsIn(numbers, quarters % 2 === 0 ? runsDown : !runsDown)
    if (sets.length === 0) continue
    heldRules ??= rulesOf(held.image)
    const flat = turnCard(held, quarters)
    const rules = turnRules(heldRules, quarters)
    const most = Math.min(mostSearched[quarters], search.cellsLeft)
    if (most <= 0) return undefined
    const pair = await findByPrint(sets, rules, cachedReader(search, flat), most)
    if (pair) return { flat, quarters, rules, ...pair }
  }
  return undefined
}

function madeStraight(flat: FlatCard): [FlatCard, readonly PrintMark[]] {
  const { marks, step } = findMarks(flat.image)
  const slant = slantOfMarks(marks)
  if (!slant || Math.abs(slant.rows) + Math.abs(slant.columns) < leastSlant) return [flat, marks]
  const straight = straightened(flat, slant)
  return [straight, marksFrom(straight.image, step).marks]
}

/** The slant of the rows of print or, on a card on its side, of the columns: of whichever more numbers bear out. */
function slantOfMarks(marks: readonly PrintMark[]): Slant | undefined {
  const numbers = joinMarks(marks)
  const across = slantOf(findChains(numbers))
  const down = slantOf(findChains(numbers.map(transposed)))
  if (!down || (across && across.weight >= down.weight)) return across
  return { rows: down.columns, columns: down.rows, weight: down.weight }
}

/** Where the mark is once the card is turned clockwise by quarters. */
function turned(
  mark: PrintMark,
  { width, height }: { width: number; height: number },
  quarters: QuarterTurns,
): PrintMark {
  const { left, top, right, bottom } = mark
  if (quarters === 1) return { ...mark, left: height - bottom, right: height - top, top: left, bottom: right }
  if (quarters === 2)
    return { ...mark, left: width - right, right: width - left, top: height - bottom, bottom: height - top }
  if (quarters === 3) return { ...mark, left: top, right: bottom, top: width - right, bottom: width - left }
  return mark
}
