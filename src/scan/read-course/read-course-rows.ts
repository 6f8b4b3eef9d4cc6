import type { PrintedRowKind } from '../course-reading.ts'
import type { Block } from '../find-card/blocks.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import { cellOf } from '../find-card/lattice.ts'
import { holdsNumber } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import { predictWithAugmentation } from '../read-cells/predict-with-augmentation.ts'
import { edgeCell, edgeSpans, type EdgeSpans } from '../read-rows/edge-cells.ts'
import { pairRows, type RowPair } from '../read-rows/pair-rows.ts'
import type { Networks } from '../read-rows/read-players.ts'
import { kindOfRow } from './printed-kind.ts'
import { readLongNumber } from './read-long-number.ts'
import type { SeenCell, SeenRow, SeenSum } from './read-printed-row.ts'

/** How much of a row must look printed to the quick network before the careful one reads it. */
const worthReading = 0.3

/**
 * Every printed row of the course, in the order of the card: pars, stroke indexes and lengths. `halfRows` is how many rows
 * of print were found on one of two nines only, and are not read.
 */
export async function readCourseRows(
  card: FoundCard,
  networks: Networks,
): Promise<{ rows: SeenRow[]; halfRows: number }> {
  const { front, back, rules } = card
  const pairs = back ? pairRows(front, back) : front.rows.map((row) => ({ front: row, back: undefined }))
  const spans = { front: edgeSpans(front, rules), back: back && edgeSpans(back, rules) }
  const rows: SeenRow[] = []
  let halfRows = 0
  for (const pair of pairs) {
    if (!looksPrinted(card, pair)) continue
    const places = placesOf(card, pair)
    const row = places && (await readRow(card, { pair, places, spans }, networks))
    if (row) rows.push(row)
    if (!places) halfRows += 1
  }
  return { rows, halfRows }
}

type Place = { readonly holeNumber: number; readonly cell: Rectangle }

/** The cells of all holes; undefined for a row that only one nine has. */
function placesOf({ front, back }: FoundCard, pair: RowPair): Place[] | undefined {
  if (pair.front === undefined || (back && pair.back === undefined)) return undefined
  const half = (block: Block, row: number, first: number) =>
    Array.from({ length: 9 }, (_, hole) => ({
      holeNumber: first + hole,
      cell: cellOf(block.nine.lattice, hole, row),
    }))
  return [
    ...half(front, pair.front, 1),
    ...(back && pair.back !== undefined ? half(back, pair.back, 10) : []),
  ]
}

function looksPrinted({ front, back }: FoundCard, pair: RowPair): boolean {
  const half = (block: Block | undefined, row: number | undefined) =>
    row === undefined ? [] : (block?.nine.predictions[row] ?? [])
  const cells = [...half(front, pair.front), ...half(back, pair.back)]
  return cells.reduce((sum, { kind }) => sum + kind.printed, 0) > worthReading * cells.length
}

type RowToRead = {
  readonly pair: RowPair
  readonly places: readonly Place[]
  readonly spans: { readonly front: EdgeSpans; readonly back: EdgeSpans | undefined }
}

async function readRow(
  card: FoundCard,
  { pair, places, spans }: RowToRead,
  networks: Networks,
): Promise<SeenRow | undefined> {
  const { image } = card.flat
  const predictions = await predictWithAugmentation(
    networks.hands,
    image,
    places.map(({ cell }) => cell),
  )
  const kind = kindOfRow(predictions, card.front.nine.first)
  if (!kind) return undefined
  const cells = places.flatMap((place, index): SeenCell[] => {
    const prediction = predictions[index]
    return prediction ? [{ ...place, prediction }] : []
  })
  const sums = await readSums(card, { pair, spans, kind }, networks)
  const name = spans.front.name
  const label = name && pair.front !== undefined ? edgeCell(card.front, name, pair.front) : undefined
  return { kind, label, cells, sums }
}

/** OUT, IN and TOTAL where a number is printed there. */
async function readSums(
  { flat, front, back }: FoundCard,
  { pair, spans, kind }: Pick<RowToRead, 'pair' | 'spans'> & { kind: PrintedRowKind },
  networks: Networks,
): Promise<SeenSum[]> {
  if (kind === 'stroke_index') return []
  const places: { of: SeenSum['of']; cell: Rectangle }[] = []
  const add = (
    of: SeenSum['of'],
    block: Block,
    row: number | undefined,
    span: EdgeSpans['sums'][number] | undefined,
  ) => {
    if (row !== undefined && span) places.push({ of, cell: edgeCell(block, span, row) })
  }
  add('out', front, pair.front, spans.front.sums[0])
  if (back) {
    add('in', back, pair.back, spans.back?.sums[0])
    add('total', back, pair.back, spans.back?.sums[1])
  }
  const predictions = await predictWithAugmentation(
    networks.hands,
    flat.image,
    places.map(({ cell }) => cell),
  )
  const sums: SeenSum[] = []
  for (const [index, place] of places.entries()) {
    const prediction = predictions[index]
    if (!prediction || !holdsNumber(prediction)) continue
    const long =
      kind === 'length' ? await readLongNumber(flat.image, place.cell, networks.hands[0]) : undefined
    sums.push({ ...place, prediction, long })
  }
  return sums
}
