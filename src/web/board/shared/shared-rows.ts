import { useMemo } from 'react'
import type { SharedBoard } from '#contract/board/shared-boards.ts'
import { isPlayOver, type CompetitionStatus } from '#golf/competition/competition.ts'
import { sharedBoardsText as text } from '#web/messages/en/board/shared-boards.online.ts'
import { placeRows, type LiveBoard, type PlacedRow } from '../live-board.ts'

type Of = Pick<SharedBoard, 'status' | 'cut'>

/** Rows with their places, and with words for whoever is not named. */
function placeShared(board: LiveBoard['board'], { status, cut }: Of): PlacedRow[] {
  const rows = [...(board?.rows.values() ?? [])]
  return placeRows(
    rows.map((row) => (row.playerName === '' ? { ...row, playerName: text.unnamed } : row)),
    { isOver: isPlayOver(status), cut },
  )
}

export function useSharedRows(state: LiveBoard, { status, cut }: Of): PlacedRow[] {
  // A ping makes another state of the same board.
  const { board } = state
  return useMemo(() => placeShared(board, { status, cut }), [board, status, cut])
}

/** Before the start the board is the list of who has entered. */
export function isBefore(status: CompetitionStatus): boolean {
  return status === 'draft' || status === 'upcoming'
}
