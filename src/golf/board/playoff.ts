import { accepted, refused, type Outcome } from '../outcome.ts'
import type { CountbackStepName, TieStepName } from '../competition/formats/countback.ts'
import type { Placeable } from './standings.ts'

/** Who won a play-off or a draw of lots, best first, recorded by hand (R9.1, R9.3); groups in order, equals together. */
export type RecordedPlayoff = { method: 'playoff' | 'lots'; order: readonly (readonly string[])[] }

export type PlayoffRefusal = 'not_tied' | 'card_open' | 'unknown_entrant'

/**
 * Puts a play-off before every countback number, so that standings decide by it first. `decidedByStep` 0 then means
 * the play-off; name the steps with `playoffStepNames`. Refused when its players are not tied (R9.1) or a card is
 * still open (R9.8). Tied players who did not take part come after those who did.
 */
export function withPlayoff<Row extends Placeable>(
  rows: readonly Row[],
  playoff: RecordedPlayoff,
): Outcome<Row[], PlayoffRefusal> {
  const players = playoff.order.flat()
  const tied = rows.filter((row) => players.includes(row.entrantId))
  if (tied.length !== players.length)
    return refused('unknown_entrant', 'A player of the play-off has no card in this competition.')
  const sortKey = tied[0]?.sortKey ?? null
  if (sortKey === null || tied.some((row) => row.sortKey !== sortKey))
    return refused('not_tied', 'A play-off is between players who are level.')
  if (rows.some((row) => row.sortKey === sortKey && row.countback === null))
    return refused('card_open', 'A tie is decided when every card of it is finished.')
  const placeOf = (row: Row): number => {
    if (row.sortKey !== sortKey) return 0
    const place = playoff.order.findIndex((group) => group.includes(row.entrantId))
    return place < 0 ? playoff.order.length : place
  }
  return accepted(
    rows.map((row) => ({ ...row, countback: row.countback && [placeOf(row), ...row.countback] })),
  )
}

export function playoffStepNames(
  playoff: RecordedPlayoff,
  countbackSteps: readonly CountbackStepName[],
): TieStepName[] {
  return [playoff.method === 'playoff' ? 'play-off' : 'drawing lots', ...countbackSteps]
}
