import type { Block } from '../find-card/blocks.ts'
import type { CellNetwork } from '../read-cells/cell-network.ts'
import { chanceOfNumber, holdsNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { edgeCell, edgeSpans, type EdgeSpans } from './edge-cells.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import { cellOf } from '../find-card/lattice.ts'
import type { FoundPlayer, FoundSum } from './found-player.ts'
import { pairRows, type RowPair } from './pair-rows.ts'
import { withPartsJoined, type ReadRow, type RowPlace } from './join-parts.ts'
import { likeliestPar, readPrintedRows, type ParChance, type PrintedRows } from './printed-rows.ts'
import { readPlayer } from './read-player.ts'
import { withHabit } from './with-habit.ts'
import { withoutOtherRows } from './without-other-rows.ts'
import type { ReadingHint } from '../scorecard-reader.ts'
import { mostStrokes } from './apply-sum-votes.ts'
import { predictWithAugmentation, type CarefulNetworks } from '../read-cells/predict-with-augmentation.ts'

/** The quick network and the careful ones (docs/scan-models.md). */
export type Networks = { readonly cells: CellNetwork; readonly hands: CarefulNetworks }

export type CardRows = { readonly players: readonly FoundPlayer[]; readonly printed: PrintedRows }

/** Reads every row that a player wrote. The pars of the course are used where those of the card could not be read. */
export async function readPlayers(card: FoundCard, hint: ReadingHint, networks: Networks): Promise<CardRows> {
  const { front, back } = card
  const pairs = back ? pairRows(front, back) : front.rows.map((row) => ({ front: row, back: undefined }))
  const all = pairs.map((pair) => rowPredictions(front, back, pair))
  const printed = readPrintedRows(
    all.filter(({ length }) => length === (back ? 18 : 9)),
    hint.course,
  )
  const pars = parsFor(printed, hint, front, back)
  const rows: ReadRow[] = []
  let spans: CardSpans | undefined
  for (const [index, pair] of pairs.entries()) {
    if (!isPlayerLike(all[index] ?? [])) continue
    spans ??= { front: edgeSpans(front, card.rules), back: back && edgeSpans(back, card.rules) }
    const place = locateRow(card, spans, pair, pars)
    rows.push({ pair, place, player: await readRow(card, place, networks) })
  }
  const players = front.nine.lattice.runsDown
    ? await withPartsJoined(rows, (place) => readRow(card, place, networks))
    : rows.map(({ player }) => player)
  const parOf = (holeNumber: number) => likeliestPar(pars[holeNumber - front.nine.first] ?? [])
  return { players: withHabit(withoutOtherRows(players, parOf)), printed }
}

function rowPredictions(front: Block, back: Block | undefined, pair: RowPair): readonly CellPrediction[] {
  return [
    ...(pair.front === undefined ? [] : (front.nine.predictions[pair.front] ?? [])),
    ...(pair.back === undefined ? [] : (back?.nine.predictions[pair.back] ?? [])),
  ]
}

/** At least three numbers by hand, and clearly more handwriting than print. */
function isPlayerLike(predictions: readonly CellPrediction[]): boolean {
  let byHand = 0
  let inPrint = 0
  for (const prediction of predictions) {
    const { written, pickedUp, printed, words } = prediction.kind
    byHand += written * chanceOfScore(prediction) + pickedUp
    inPrint += printed + words
  }
  return byHand >= 2.5 && byHand > 1.5 * inPrint
}

function chanceOfScore(prediction: CellPrediction): number {
  let sum = 0
  for (let strokes = 0; strokes <= mostStrokes; strokes += 1) sum += chanceOfNumber(prediction, strokes)
  return sum + prediction.sign.minus
}

/** By hole of the two blocks; none where the par is not known. */
function parsFor(
  printed: PrintedRows,
  hint: ReadingHint,
  front: Block,
  back: Block | undefined,
): (readonly ParChance[])[] {
  const count = back ? 18 : 9
  const first = front.nine.first
  return Array.from({ length: count }, (_, index) => {
    const own = printed.pars?.[index]
    if (own) return own
    const par = hint.course?.holes.find(({ holeNumber }) => holeNumber === first + index)?.par
    return par === undefined ? [] : [{ par, chance: 1 }]
  })
}

/** What stands beside the holes of each half. */
type CardSpans = { readonly front: EdgeSpans; readonly back: EdgeSpans | undefined }

/** Where the row's holes, sums and name stand on the flat card. */
function locateRow(
  { front, back }: FoundCard,
  spans: CardSpans,
  pair: RowPair,
  pars: readonly (readonly ParChance[])[],
): RowPlace {
  const halves = [
    {
      block: front,
      row: pair.front,
      beside: spans.front,
      sumNames: back ? (['out'] as const) : (['out', 'total'] as const),
    },
    { block: back, row: pair.back, beside: spans.back, sumNames: ['in', 'total'] as const },
  ]
  const cells: Rectangle[] = []
  const holeNumbers: number[] = []
  const rowPars: (readonly ParChance[])[] = []
  const sums: { of: FoundSum['of']; cell: Rectangle }[] = []
  let name: Rectangle | undefined
  for (const [half, { block, row, beside, sumNames }] of halves.entries()) {
    if (!block || row === undefined) continue
    const start = half === 0 ? front.nine.first : 10
    for (let hole = 0; hole < 9; hole += 1) {
      cells.push(cellOf(block.nine.lattice, hole, row))
      holeNumbers.push(start + hole)
      rowPars.push(pars[half * 9 + hole] ?? [])
    }
    for (const [index, of] of sumNames.entries()) {
      const span = beside?.sums[index]
      if (span) sums.push({ of, cell: edgeCell(block, span, row) })
    }
    if (beside?.name) name ??= edgeCell(block, beside.name, row)
  }
  return { frontCount: pair.front === undefined ? 0 : 9, cells, holeNumbers, pars: rowPars, sums, name }
}

async function readRow(
  { flat: { image } }: FoundCard,
  row: RowPlace,
  networks: Networks,
): Promise<FoundPlayer> {
  const { frontCount, cells, holeNumbers, pars, name } = row
  const all = await predictWithAugmentation(networks.hands, image, [
    ...cells,
    ...row.sums.map(({ cell }) => cell),
  ])
  const predictions = all.slice(0, cells.length)
  const sums = row.sums.flatMap((sum, index): FoundSum[] => {
    const prediction = all[cells.length + index]
    return prediction && isSum(prediction) ? [{ ...sum, prediction }] : []
  })
  const [namePrediction] = name ? await networks.cells.predict(image, [name]) : []
  const ink = { predictions, frontCount, sums, pars }
  return {
    ...ink,
    row: readPlayer(ink),
    cells,
    holeNumbers,
    sums,
    name,
    hasName: namePrediction !== undefined && namePrediction.kind.empty < 0.5,
    isJoined: false,
  }
}

function isSum(prediction: CellPrediction): boolean {
  const [, one = 0, two = 0, three = 0] = prediction.digitCount
  return holdsNumber(prediction) && two + three + one > 0.5
}
