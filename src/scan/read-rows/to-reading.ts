import type {
  CellReading,
  CellResult,
  PhotoQuad,
  PlayerReading,
  ReadingNote,
  WrittenSum,
} from '../card-reading.ts'
import { likeliestNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import { capConfidence, doubtfulBelow } from './doubt/confidence.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { quadIn } from './quad-in.ts'
import type { ReadCard } from './doubt/reading-weight.ts'
import { confidenceInDoubt, doubtTogether, inDoubt } from './doubt/doubt-together.ts'
import { agreementWith, likeliestPar } from './printed-rows.ts'
import type { FoundPlayer, FoundSum } from './found-player.ts'
import type { CardRows } from './read-players.ts'
import type { StrokeChances } from './apply-sum-votes.ts'
import type { ReadingHint } from '../scorecard-reader.ts'
import { isSumOf, nineOf, sumOffBy } from '../written-sums.ts'

/** With fewer pars in common than this share, the card is of another course. Up to a quarter may be misread. */
const sameCourseFrom = 0.75
/** Results less likely than this are not offered in place of the best one. */
const leastOtherChance = 0.004
const mostOthers = 3
/** No written sum of eighteen holes is higher. */
const mostWrittenSum = 199

/** The rows that were found as a CardReading: results by hole, and where each of them stands in the photo. */
export function toReading(
  card: FoundCard,
  { players, printed }: CardRows,
  photo: GreyImage,
  hint: ReadingHint,
): ReadCard {
  const quadOf = (cell: Rectangle) => quadIn(photo, card, cell)
  const first = card.front.nine.first
  const holeCount = card.back ? 18 : 9
  const knowsPar = (holeNumber: number) =>
    printed.pars?.[holeNumber - first] !== undefined ||
    hint.course?.holes.some((hole) => hole.holeNumber === holeNumber) === true
  const together = doubtTogether(
    players.map((player) => toPlayerReading(player, quadOf, knowsPar)),
    holeCount,
  )
  const readings = withWeakHeadersInDoubt(together, [
    { first, score: card.front.nine.score },
    ...(card.back ? [{ first: 10, score: card.back.nine.score }] : []),
  ])
  const notes: ReadingNote[] = []
  if (card.quarters !== 0) notes.push('was_turned')
  if (!card.back) notes.push('nine_holes')
  if (readings.some(({ notation }) => notation === 'to_par')) notes.push('to_par')
  if (readings.some(({ cells }) => cells.some(({ result }) => result === undefined)))
    notes.push('pars_missing')
  const agreement = hint.course && agreementWith(hint.course, printed)
  if (agreement !== undefined && agreement < sameCourseFrom) notes.push('other_course')
  return {
    outcome: 'read',
    players: readings,
    printed: Array.from({ length: holeCount }, (_, index) => ({
      holeNumber: first + index,
      par: likeliestPar(printed.pars?.[index] ?? []),
      strokeIndex: printed.strokeIndexes?.[index],
    })),
    notes,
  }
}

function toPlayerReading(
  player: FoundPlayer,
  quadOf: (cell: Rectangle) => PhotoQuad,
  knowsPar: (holeNumber: number) => boolean,
): PlayerReading {
  const { row, predictions, holeNumbers } = player
  const cells = row.cells.map((chances, index): CellReading => {
    const holeNumber = holeNumbers[index] ?? 0
    const [best, ...others] = ranked(chances, predictions[index])
    const isKnown = row.notation === 'gross' || best?.result === 'empty' || knowsPar(holeNumber)
    const most = player.isJoined ? confidenceInDoubt : 1
    const confidence = isKnown ? Math.min(most, capConfidence(best?.chance ?? 0)) : 0
    return {
      holeNumber,
      result: isKnown ? best?.result : undefined,
      confidence,
      isDoubtful: confidence < doubtfulBelow,
      others: isKnown ? others.slice(0, mostOthers).map(({ result }) => result) : [],
      quad: quadOf(player.cells[index] ?? { left: 0, top: 0, right: 0, bottom: 0 }),
    }
  })
  return {
    nameQuad: player.name && quadOf(player.name),
    notation: row.notation,
    cells,
    sums: player.sums
      .map((sum) => toWrittenSum(sum, player, cells, quadOf))
      .filter(
        ({ of, value }) =>
          row.notation === 'to_par' || isSumOf(value, cells.filter((cell) => isAdded(cell, of)).length),
      ),
  }
}

/** What the cell may be, likeliest first, without results that are next to impossible. */
function ranked(
  chances: StrokeChances,
  prediction: CellPrediction | undefined,
): { result: CellResult; chance: number }[] {
  const nothing = chances[0] ?? 0
  const { empty, pickedUp } = prediction?.kind ?? { empty: 0, pickedUp: 0 }
  const share = pickedUp / Math.max(1e-9, empty + pickedUp)
  const all: { result: CellResult; chance: number }[] = [
    { result: 'empty', chance: nothing * (1 - share) },
    { result: 'picked_up', chance: nothing * share },
  ]
  for (const [strokes, chance] of chances.entries()) if (strokes > 0) all.push({ result: strokes, chance })
  return all
    .sort((a, b) => b.chance - a.chance)
    .filter(({ chance }, index) => index === 0 || chance > leastOtherChance)
}

/** Whether a sum adds a cell up: it holds a number and, unless the sum is the total, is of its nine. */
function isAdded(cell: CellReading, of: WrittenSum['of']): cell is CellReading & { result: number } {
  return typeof cell.result === 'number' && (of === 'total' || of === nineOf(cell.holeNumber))
}

function toWrittenSum(
  { of, prediction, cell }: FoundSum,
  { row: { notation }, pars }: FoundPlayer,
  cells: readonly CellReading[],
  quadOf: (cell: Rectangle) => PhotoQuad,
): WrittenSum {
  const { number: value, chance } = likeliestNumber(prediction, 1, mostWrittenSum)
  let [strokes, par]: [number, number | undefined] = [0, notation === 'to_par' ? 0 : undefined]
  for (const [index, hole] of cells.entries()) {
    if (!isAdded(hole, of)) continue
    const own = likeliestPar(pars[index] ?? [])
    strokes += hole.result
    par = par === undefined || own === undefined ? undefined : par + own
  }
  const offBy = sumOffBy(value, { strokes, par })
  return { of, value, confidence: capConfidence(chance), offBy, quad: quadOf(cell) }
}

/** As mean log chance: of the nine numbers over the holes about five were read. With fewer, a column beside would do as well. */
const leastHeader = Math.log(0.1)

/** What is known of a nine: the number over its first hole, and how well those over all of them were read. */
type Headed = { readonly first: number; readonly score: number }

/** The cells of a nine whose hole numbers could hardly be read are doubtful: it may be a column off. */
export function withWeakHeadersInDoubt(
  players: readonly PlayerReading[],
  nines: readonly Headed[],
): PlayerReading[] {
  const weak = nines.filter(({ score }) => score < leastHeader)
  const isWeak = (hole: number) => weak.some(({ first }) => hole >= first && hole < first + 9)
  return players.map((player) => ({
    ...player,
    cells: player.cells.map((cell) => (isWeak(cell.holeNumber) ? inDoubt(cell) : cell)),
  }))
}
