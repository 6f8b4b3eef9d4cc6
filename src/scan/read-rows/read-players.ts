import type { Block } from '../find-card/blocks.ts'
import { chanceOfNumber, type CellLook, type CellNetwork } from '../read-cells/cell-network.ts'
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
  readonly look: CellLook
  readonly cell: Rectangle
}

/** One player's row: where it stands on the flat card and what it says. */
export type FoundPlayer = {
  readonly row: PlayerRow
  /** By hole of the card. */
  readonly looks: readonly CellLook[]
  readonly cells: readonly Rectangle[]
  readonly holeNumbers: readonly number[]
  readonly sums: readonly FoundSum[]
  readonly name: Rectangle | undefined
  readonly hasName: boolean
}

export type CardRows = { readonly players: readonly FoundPlayer[]; readonly printed: PrintedRows }

/** Reads every row a player wrote. `pars` of the course are used where the card's own could not be read. */
export async function readPlayers(
  card: FoundCard,
  hint: ReadingHint,
  cellsNetwork: CellNetwork,
  handsNetwork: CellNetwork,
): Promise<CardRows> {
  const { front, back } = card
  const pairs = back ? pairRows(front, back) : front.rows.map((row) => ({ front: row, back: undefined }))
  const all = pairs.map((pair) => looksOf(front, back, pair))
  const printed = readPrintedRows(
    all.filter(({ length }) => length === (back ? 18 : 9)),
    hint.course,
  )
  const pars = parsFor(printed, hint, front, back)
  const players: FoundPlayer[] = []
  for (const [index, pair] of pairs.entries()) {
    const looks = all[index] ?? []
    if (isPlayerLike(looks)) players.push(await readRow(card, pair, pars, cellsNetwork, handsNetwork))
  }
  return { players: withoutOtherRows(players), printed }
}

function looksOf(front: Block, back: Block | undefined, pair: RowPair): readonly CellLook[] {
  return [
    ...(pair.front === undefined ? [] : (front.nine.looks[pair.front] ?? [])),
    ...(pair.back === undefined ? [] : (back?.nine.looks[pair.back] ?? [])),
  ]
}

/** At least three numbers by hand, and more of them than of print. */
function isPlayerLike(looks: readonly CellLook[]): boolean {
  let byHand = 0
  let inPrint = 0
  for (const look of looks) {
    byHand += (look.kind[2] ?? 0) * chanceOfScore(look) + (look.kind[3] ?? 0)
    inPrint += (look.kind[1] ?? 0) + (look.kind[4] ?? 0)
  }
  return byHand >= 2.5 && byHand > 1.5 * inPrint
}

function chanceOfScore(look: CellLook): number {
  let sum = 0
  for (let strokes = 0; strokes <= mostStrokes; strokes += 1) sum += chanceOfNumber(look, strokes)
  return sum + (look.minus[1] ?? 0)
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

async function readRow(
  { flat, rules, front, back }: FoundCard,
  pair: RowPair,
  pars: readonly (number | undefined)[],
  cellsNetwork: CellNetwork,
  handsNetwork: CellNetwork,
): Promise<FoundPlayer> {
  const halves = [
    { block: front, row: pair.front, sumNames: back ? (['out'] as const) : (['out', 'total'] as const) },
    { block: back, row: pair.back, sumNames: ['in', 'total'] as const },
  ]
  const cells: Rectangle[] = []
  const holeNumbers: number[] = []
  const halfPars: (number | undefined)[] = []
  const sumCells: { of: 'out' | 'in' | 'total'; cell: Rectangle }[] = []
  let name: Rectangle | undefined
  for (const [half, { block, row, sumNames }] of halves.entries()) {
    if (!block || row === undefined) continue
    const start = half === 0 ? front.nine.first : 10
    for (let hole = 0; hole < 9; hole += 1) {
      cells.push(cellOf(block.nine.lattice, hole, row))
      holeNumbers.push(start + hole)
      halfPars.push(pars[half * 9 + hole])
    }
    const spans = edgeSpans(block, rules)
    for (const [index, of] of sumNames.entries()) {
      const span = spans.sums[index]
      if (span) sumCells.push({ of, cell: edgeCell(block, span, row) })
    }
    if (spans.name) name ??= edgeCell(block, spans.name, row)
  }
  const looks = await predictWithAugmentation(handsNetwork, flat.image, [
    ...cells,
    ...sumCells.map(({ cell }) => cell),
  ])
  const sums = sumCells
    .map((sum, index) => ({ ...sum, look: looks[cells.length + index] }))
    .flatMap((sum) =>
      sum.look && isWritten(sum.look) ? [{ of: sum.of, cell: sum.cell, look: sum.look }] : [],
    )
  const [nameLook] = name ? await cellsNetwork.look(flat.image, [name]) : []
  const frontCount = pair.front === undefined ? 0 : 9
  return {
    row: readPlayer(
      looks.slice(0, frontCount),
      looks.slice(frontCount, cells.length),
      {
        out: sums.find(({ of }) => of === 'out')?.look,
        in: sums.find(({ of }) => of === 'in')?.look,
        total: sums.find(({ of }) => of === 'total')?.look,
      },
      halfPars,
    ),
    looks: looks.slice(0, cells.length),
    cells,
    holeNumbers,
    sums,
    name,
    hasName: nameLook !== undefined && (nameLook.kind[0] ?? 0) < 0.5,
  }
}

function isWritten({ kind, digits }: CellLook): boolean {
  return (kind[1] ?? 0) + (kind[2] ?? 0) > 0.5 && (digits[2] ?? 0) + (digits[3] ?? 0) + (digits[1] ?? 0) > 0.5
}

/**
 * Leaves out rows by hand that are no player's: where some rows have a name or sums, those with neither; and
 * differences to par that only repeat another row's strokes.
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

/** Under a row of strokes: ones, twos and threes without a par or better among them are putts, not differences. */
function isPutts({ looks }: FoundPlayer): boolean {
  const parOrBetter = looks.filter((look) => chanceOfNumber(look, 0) + (look.minus[1] ?? 0) > 0.5)
  return parOrBetter.length < 0.1 * looks.length
}

/** How sure the row is on the whole: names and remarks in the cells of a row read as anything. */
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
