import { useMemo } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { placeRows, type LiveBoard } from '../live-board.ts'
import { rowsRead, useReveal } from '../reveal.ts'
import { divisionsOfRows } from './divisions-of-rows.ts'
import { useShownDivision } from './use-shown-division.ts'

/**
 * `all` rows of the field with their places, and the `rows` that the board shows of them: those read out so far, or one
 * division's with their places among each other. `divisions` is the choice, left out where there is none.
 */
export function useBoardRows({ status, cut }: Competition, { board }: LiveBoard) {
  const isOver = isPlayOver(status)
  const all = useMemo(() => placeRows(board?.rows.values() ?? [], { isOver, cut }), [board, isOver, cut])
  const { count, isRevealed } = useReveal(all)
  const names = useMemo(() => divisionsOfRows(all.map(({ row }) => row)), [all])
  const [asked, onShow] = useShownDivision(names)
  // The places that are read out are those of the whole field.
  const division = count === undefined ? asked : undefined
  const rows = useMemo(
    () =>
      division === undefined
        ? rowsRead(all, count)
        : placeRows(board?.rows.values() ?? [], { isOver, cut, division }),
    [all, board, count, division, isOver, cut],
  )
  const divisions = names.length > 0 && count === undefined ? { names, shown: division, onShow } : undefined
  return { all, rows, count, isRevealed, divisions }
}
