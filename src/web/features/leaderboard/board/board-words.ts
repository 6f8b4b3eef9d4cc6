import type { RowNote } from '#contract/leaderboard.ts'
import type { CompetitionType } from '#domain/competition/competition.ts'
import { formatToPar } from '#web/lib/format.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import type { PlacedRow } from '../live-board.ts'

export function ranksByPoints(type: CompetitionType): boolean {
  return type === 'stableford' || type === 'team_stableford'
}

/** "T2", "1", "–" for a row without a place (U36). */
export function placeText(placed: Pick<PlacedRow, 'position' | 'isShared'>): string {
  return placed.position === null ? '–' : `${placed.isShared ? 'T' : ''}${placed.position}`
}

/** "NR · No return": the letters of result sheets, and what they mean; undefined for a card in play. */
export function noteText({
  note,
  rank,
}: {
  note: RowNote | null
  rank?: { main: number | null }
}): string | undefined {
  if (note === null) return undefined
  if (note !== 'totals_only') return text.notes[note]
  // A team's player has no place of their own.
  return rank?.main === null ? text.totalsWait : text.completeTotals
}

/** "last 9" in the reader's language; the rules name their steps in English. */
export function stepText(step: string): string {
  const steps: Readonly<Record<string, string>> = text.steps
  return steps[step] ?? step
}

/** What a listener is told of a changed row: "Anna Berg, 23 points through 12, tied for 2" (U19). */
export function changeSentence({ row, position, isShared }: PlacedRow, type: CompetitionType): string {
  const say = text.spoken
  const score = ranksByPoints(type)
    ? say.points(row.stablefordPoints)
    : row.netScore === null || row.toPar === null
      ? say.none
      : say.net(row.netScore, spokenToPar(row.toPar))
  return [
    row.playerName,
    `${score} ${row.isCompleted ? say.complete : say.through(row.thru)}`,
    ...(position === null ? [] : [isShared ? say.tied(position) : say.place(position)]),
  ].join(', ')
}

function spokenToPar(toPar: number): string {
  const say = text.spoken
  if (toPar === 0) return say.level
  return toPar > 0 ? say.over(toPar) : say.under(0 - toPar)
}

/** The figure that ranks: points, or net against par, "−4". */
export function scoreText(row: Figures, byPoints: boolean): string {
  if (byPoints) return `${row.stablefordPoints}`
  return row.toPar === null ? '-' : formatToPar(row.toPar)
}

type Figures = { stablefordPoints: number; toPar: number | null; thru: number; isCompleted: boolean }

/** "Thru 12", or that the card is in. */
export function statusText(row: Figures): string {
  if (row.isCompleted) return text.complete
  return row.thru === 0 ? text.inProgress : text.thru(row.thru)
}

export function handicapText(playingHandicap: number): string {
  return playingHandicap < 0 ? `+${-playingHandicap}` : `${playingHandicap}`
}
