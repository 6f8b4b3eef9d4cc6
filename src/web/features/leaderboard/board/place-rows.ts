import { placeableFromWire } from '#contract/wire-names.ts'
import type { CompetitionType } from '#domain/competition/competition.ts'
import { formats } from '#domain/formats/formats.ts'
import { standings } from '#domain/leaderboard/standings.ts'
import type { BoardRow } from '../live-board.ts'

/** A row with its place: `row` is the same object as long as its facts are, so an unchanged one need not draw again. */
export type PlacedRow = {
  row: BoardRow
  position: number | null
  isShared: boolean
  /** Which countback step decided the place: "last 9". */
  decidedBy: string | undefined
}

/** Positions from the rows' own ranks, by the same function as the server's (D9). */
export function placeRows(rows: Iterable<BoardRow>, type: CompetitionType): PlacedRow[] {
  const steps = formats[type].countbackSteps
  return standings([...rows].map((row) => placeableFromWire(row.entrantId, row))).map(
    ({ row, position, isShared, decidedByStep }) => ({
      row,
      position,
      isShared,
      decidedBy: decidedByStep === undefined ? undefined : steps[decidedByStep],
    }),
  )
}
