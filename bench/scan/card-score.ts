import type { CardReading, CellReading, PhotoQuad, PlayerReading } from '../../src/scan/card-reading.ts'
import type { CardTruth } from './card-truth.ts'

/** `none`: there is nothing to count, in an empty cell or a hole picked up. */
export type Strokes = number | 'none'

export type ScoredCell = {
  readonly player: number
  readonly holeNumber: number
  readonly truth: Strokes
  /** `unread`: reported as not readable. `missing`: its row or its card was not found. */
  readonly read: Strokes | 'unread' | 'missing'
  readonly confidence: number
  readonly isDoubtful: boolean
  readonly quad: PhotoQuad | undefined
}

export type ScoredCard = {
  readonly cells: readonly ScoredCell[]
  /** Rows that were read but are not a player's. */
  readonly spuriousRows: number
  readonly missedRows: number
  readonly isExact: boolean
  /** Fewer than half of its cells are right. */
  readonly isLost: boolean
  /** By player found: the notation in truth, and as read. */
  readonly notations: readonly {
    readonly truth: 'gross' | 'to_par'
    readonly read: 'gross' | 'to_par'
  }[]
}

/** Compares a reading with the truth. Rows are paired in order, so that most cells agree. */
export function scoreCard({ players }: CardTruth, reading: CardReading): ScoredCard {
  const rows = reading.outcome === 'read' ? reading.players : []
  const partners = pairInOrder(
    players.map(({ scores }) => rows.map((row) => agreeing(scores, row))),
    rows.length,
  )
  const cells = players.flatMap(({ scores }, player) => {
    const row = rows[partners[player] ?? -1]
    return scores.map((score, index) => scoredCell(player, index + 1, score, row))
  })
  const isRight = (cell: ScoredCell) =>
    cell.read === cell.truth || (cell.truth === 'none' && cell.read === 'missing')
  const missedRows = partners.filter((partner) => partner === undefined).length
  const spuriousRows = rows.length - (players.length - missedRows)
  const counted = cells.filter(({ truth }) => truth !== 'none')
  return {
    cells,
    spuriousRows,
    missedRows,
    isExact: spuriousRows === 0 && missedRows === 0 && cells.every(isRight),
    isLost: counted.filter(isRight).length < counted.length / 2,
    notations: players.flatMap(({ mode }, player) => {
      const row = rows[partners[player] ?? -1]
      return row ? [{ truth: mode === 'to-par' ? 'to_par' : 'gross', read: row.notation } as const] : []
    }),
  }
}

function scoredCell(
  player: number,
  holeNumber: number,
  score: number | null,
  row: PlayerReading | undefined,
): ScoredCell {
  const cell = row?.cells.find((each) => each.holeNumber === holeNumber)
  return {
    player,
    holeNumber,
    truth: score ?? 'none',
    read: cell ? told(cell) : 'missing',
    confidence: cell?.confidence ?? 0,
    isDoubtful: cell?.isDoubtful ?? false,
    quad: cell?.quad,
  }
}

function told({ result }: CellReading): Strokes | 'unread' {
  return result === undefined ? 'unread' : typeof result === 'number' ? result : 'none'
}

function agreeing(scores: readonly (number | null)[], { cells }: PlayerReading): number {
  return cells.filter(({ holeNumber, result }) => {
    const score = scores[holeNumber - 1]
    return typeof score === 'number' && score === result
  }).length
}

/** A pair without any agreeing cell is still better than none. */
const anyPair = 0.01

/** For each row the column that it is paired with: in order, and with the highest total gain. */
export function pairInOrder(gain: readonly (readonly number[])[], columns: number): (number | undefined)[] {
  const best = Array.from({ length: gain.length + 1 }, () => new Float64Array(columns + 1))
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  const paired = (row: number, column: number) =>
    at(row - 1, column - 1) + (gain[row - 1]?.[column - 1] ?? 0) + anyPair
  for (let row = 1; row <= gain.length; row += 1)
    for (let column = 1; column <= columns; column += 1)
      best[row]?.fill(
        Math.max(paired(row, column), at(row - 1, column), at(row, column - 1)),
        column,
        column + 1,
      )
  const partners: (number | undefined)[] = gain.map(() => undefined)
  let [row, column] = [gain.length, columns]
  while (row > 0 && column > 0) {
    if (at(row, column) === at(row - 1, column)) row -= 1
    else if (at(row, column) === at(row, column - 1)) column -= 1
    else {
      row -= 1
      column -= 1
      partners[row] = column
    }
  }
  return partners
}
