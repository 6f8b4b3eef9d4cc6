import { z } from 'zod/mini'
import { leaderboardEntry } from '../board/leaderboard.ts'

/** A row as it is pushed: facts only, the positions are computed where it arrives. */
export const liveRow = z.omit(leaderboardEntry, {
  position: true,
  isShared: true,
  decidedBy: true,
  isAhead: true,
  missedCut: true,
})
export type LiveRow = z.infer<typeof liveRow>

/**
 * Who reads a snapshot because their stream is ahead of what they have names the stream's version in this header. Versions are
 * a process's own: another process then answers with a board that is at least as new, under that version.
 */
export const BOARD_VERSION_HEADER = 'board-version'

/**
 * Events of GET /api/competitions/{id}/leaderboard/stream. `hello` comes first and names the version of the board
 * then; `change` leads from one version to the next; `notice` says that the
 * reader has a new notice; `ping` comes every 15 s, so that silence means a dead connection; `bye` asks
 * to reconnect after `waitMs`: spread over some seconds where the server stops, a minute where the person has opened too many.
 */
export const helloEvent = z.object({ version: z.string() })
export const changeEvent = z.object({ from: z.string(), to: z.string(), rows: z.array(liveRow) })
export type ChangeEvent = z.infer<typeof changeEvent>

export function leaderboardStreamPath(competitionId: string): string {
  return `/api/competitions/${encodeURIComponent(competitionId)}/leaderboard/stream`
}
