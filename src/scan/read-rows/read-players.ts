import type { Block } from '../find-card/blocks.ts'
import type { CellNetwork } from '../read-cells/cell-network.ts'
import { chanceOfAnyNumber, chanceOfNumber, type CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { edgeCell, edgeSpans } from './edge-cells.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import { cellOf } from '../find-card/lattice.ts'
import { pairRows, type RowPair } from './pair-rows.ts'
import { readPrintedRows, type PrintedRows } from './printed-rows.ts'
import { readPlayer, type PlayerRow } from './read-player.ts'
import type { ReadingHint } from '../scorecard-reader.ts'
import { mostStrokes } from './apply-sum-votes.ts'
import { predictWithAugmentation } from '../read-cells/predict-with-augmentation.ts'

export type FoundSum = {
  readonly of: 'out' | 'in' | 'total'
  readonly prediction: CellPrediction
  readonly cell: Rectangle
}

/** One player's row: where it stands on the flat card, and what was read. */
export type FoundPlayer = {
  readonly row: PlayerRow
  /** By hole of the card. */
  readonly predictions: readonly CellPrediction[]
  readonly cells: readonly Rectangle[]
  readonly holeNumbers: readonly number[]
  readonly sums: readonly FoundSum[]
  readonly name: Rectangle | undefined
  readonly hasName: boolean
}

/** The quick network and the careful one (docs/scan-models.md). */
export type Networks = { readonly cells: CellNetwork; readonly hands: CellNetwork }

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
  const players: FoundPlayer[] = []
  for (const [index, pair] of pairs.entries()) {
    if (isPlayerLike(all[index] ?? [])) players.push(await readRow(card, pair, pars, networks))
  }
  return { players: withoutOtherRows(players), printed }
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

/** By hole of the two blocks. */
function parsFor(
  printed: PrintedRows,
  hint: ReadingHint,
  front: Block,
  back: Block | undefined,
): (number | undefined)[] {
  const count = back ? 18 : 9
  const first = front.nine.first
  return Array.from({ length: count }, (_, index) => {
    const own = printed.pars?.[index]
    return own ?? hint.course?.holes.find(({ holeNumber }) => holeNumber === first + index)?.par
  })
}

type RowCells = {
  readonly cells: readonly Rectangle[]
  readonly holeNumbers: readonly number[]
  readonly pars: readonly (number | undefined)[]
  readonly sums: readonly { readonly of: FoundSum['of']; readonly cell: Rectangle }[]
  readonly name: Rectangle | undefined
}

/** Where the row's holes, sums and name stand on the flat card. */
function locateRow(
  { rules, front, back }: FoundCard,
  pair: RowPair,
  pars: readonly (number | undefined)[],
): RowCells {
  const halves = [
    { block: front, row: pair.front, sumNames: back ? (['out'] as const) : (['out', 'total'] as const) },
    { block: back, row: pair.back, sumNames: ['in', 'total'] as const },
  ]
  const cells: Rectangle[] = []
  const holeNumbers: number[] = []
  const rowPars: (number | undefined)[] = []
  const sums: { of: FoundSum['of']; cell: Rectangle }[] = []
  let name: Rectangle | undefined
  for (const [half, { block, row, sumNames }] of halves.entries()) {
    if (!block || row === undefined) continue
    const start = half === 0 ? front.nine.first : 10
    for (let hole = 0; hole < 9; hole += 1) {
      cells.push(cellOf(block.nine.lattice, hole, row))
      holeNumbers.push(start + hole)
      rowPars.push(pars[half * 9 + hole])
    }
    const spans = edgeSpans(block, rules)
    for (const [index, of] of sumNames.entries()) {
      const span = spans.sums[index]
      if (span) sums.push({ of, cell: edgeCell(block, span, row) })
    }
    if (spans.name) name ??= edgeCell(block, spans.name, row)
  }
  return { cells, holeNumbers, pars: rowPars, sums, name }
}

async function readRow(
  card: FoundCard,
  pair: RowPair,
  pars: readonly (number | undefined)[],
  networks: Networks,
): Promise<FoundPlayer> {
  const { image } = card.flat
  const row = locateRow(card, pair, pars)
  const { cells, holeNumbers, name } = row
  const all = await predictWithAugmentation(networks.hands, image, [
    ...cells,
    ...row.sums.map(({ cell }) => cell),
  ])
  const predictions = all.slice(0, cells.length)
  const sums = row.sums.flatMap((sum, index): FoundSum[] => {
    const prediction = all[cells.length + index]
    return prediction && isSum(prediction) ? [{ ...sum, prediction }] : []
  })
  const sumOf = (of: FoundSum['of']) => sums.find((sum) => sum.of === of)?.prediction
  const [namePrediction] = name ? await networks.cells.predict(image, [name]) : []
  const frontCount = pair.front === undefined ? 0 : 9
  return {
    row: readPlayer(
      predictions.slice(0, frontCount),
      predictions.slice(frontCount),
      { out: sumOf('out'), in: sumOf('in'), total: sumOf('total') },
      row.pars,
    ),
    predictions,
    cells,
    holeNumbers,
    sums,
    name,
    hasName: namePrediction !== undefined && namePrediction.kind.empty < 0.5,
  }
}

function isSum(prediction: CellPrediction): boolean {
  const [, one = 0, two = 0, three = 0] = prediction.digitCount
  return chanceOfAnyNumber(prediction) > 0.5 && two + three + one > 0.5
}

/**
 * Leaves out handwritten rows that are not a player's scores: rows without a name and sums where others have both, rows that
 * read as anything, and differences to par that repeat another row's strokes or are its putts.
 */
function withoutOtherRows(players: readonly FoundPlayer[]): FoundPlayer[] {
  const isComplete = (player: FoundPlayer) => player.hasName || player.sums.length > 0
  const someComplete = players.some((player) => player.hasName && player.sums.length > 0)
  const named = (someComplete ? players.filter(isComplete) : players).filter(
    (player) => clarity(player) > 0.62 || !players.some((other) => clarity(other) > 0.85),
  )
  return named.filter(
    (player) =>
      player.row.notation === 'gross' ||
      !named.some((other) => other.row.notation === 'gross' && (repeats(player, other) || isPutts(player))),
  )
}

/** Whether a row of small numbers is a row of putts: as differences to par it would have no par or better. */
function isPutts({ predictions }: FoundPlayer): boolean {
  const parOrBetter = predictions.filter((cell) => chanceOfNumber(cell, 0) + cell.sign.minus > 0.5)
  return parOrBetter.length < 0.1 * predictions.length
}

/** How sure the row's numbers are on average. In a row of names and remarks no number is sure. */
function clarity({ row }: FoundPlayer): number {
  const written = row.cells.filter((chances) => (chances[0] ?? 0) < 0.5)
  const sure = written.map((chances) => chances.reduce((most, chance) => Math.max(most, chance), 0))
  return sure.reduce((sum, chance) => sum + chance, 0) / Math.max(1, sure.length)
}

function repeats(a: FoundPlayer, b: FoundPlayer): boolean {
  const best = (cells: FoundPlayer['row']['cells']) =>
    cells.map((chances) => chances.reduce((top, chance, at) => (chance > (chances[top] ?? 0) ? at : top), 0))
  const [one, other] = [best(a.row.cells), best(b.row.cells)]
  return one.filter((strokes, index) => strokes === other[index]).length >= 0.7 * one.length
}
