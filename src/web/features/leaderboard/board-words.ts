import type { RowNote } from '#contract/leaderboard.ts'
import type { CompetitionStatus, CompetitionType } from '#domain/competition/competition.ts'
import { formatToPar } from '#web/lib/format.ts'
import type { PlacedRow } from './place-rows.ts'

export const typeNames: Record<CompetitionType, string> = {
  stableford: 'Stableford',
  stroke_play: 'Stroke play',
  matchplay: 'Match play',
  team_stroke: 'Team stroke play',
  team_stableford: 'Team Stableford',
}

export const statusNames: Record<CompetitionStatus, string> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  active: 'Active',
  completed: 'Completed',
  final: 'Final',
  cancelled: 'Cancelled',
}

/** How the order is made, for those who do not know (T14). */
export const explainers: Record<CompetitionType, string> = {
  stableford: 'Stableford: higher points are better.',
  team_stableford:
    'Team Stableford: the best points of each hole are added, higher is better. Open a team to see which scores count.',
  stroke_play:
    'Stroke play: the lowest net score wins. While cards are out, places go by net score against par.',
  team_stroke:
    'Team stroke play: the best net scores of each hole are added, lower is better. Open a team to see which scores count.',
  matchplay: 'Match play is decided hole by hole.',
}

export function ranksByPoints(type: CompetitionType): boolean {
  return type === 'stableford' || type === 'team_stableford'
}

/** "T2", "1", "–" for a row without a place (U36). */
export function placeText(placed: Pick<PlacedRow, 'position' | 'isShared'>): string {
  return placed.position === null ? '–' : `${placed.isShared ? 'T' : ''}${placed.position}`
}

/** "NR · No return": the letters of result sheets, and what they mean; undefined for a card in play. */
export function noteText(note: RowNote | null): string | undefined {
  switch (note) {
    case 'no_return':
      return 'NR · No return'
    case 'withdrawn':
      return 'WD · Withdrawn'
    case 'disqualified':
      return 'DQ · Disqualified'
    case 'no_team':
      return 'In no team'
    case 'totals_only':
    case null:
      return undefined
  }
}

/** What a listener is told of a changed row: "Anna Berg, 23 points through 12, tied for 2" (U19). */
export function changeSentence(placed: PlacedRow, type: CompetitionType): string {
  const { row } = placed
  const score = ranksByPoints(type)
    ? `${row.stablefordPoints} points`
    : row.netScore === null || row.toPar === null
      ? 'no score'
      : `net ${row.netScore}, ${spokenToPar(row.toPar)}`
  const thru = row.isCompleted ? 'complete' : `through ${row.thru}`
  const place =
    placed.position === null ? '' : `, ${placed.isShared ? 'tied for' : 'place'} ${placed.position}`
  return `${row.playerName}, ${score} ${thru}${place}`
}

function spokenToPar(toPar: number): string {
  return toPar === 0 ? 'level par' : `${Math.abs(toPar)} ${toPar > 0 ? 'over' : 'under'} par`
}

export function netText(
  row: { netScore: number | null; toPar: number | null },
  isStrokePlay: boolean,
): string {
  if (row.netScore === null) return '-'
  return isStrokePlay && row.toPar !== null
    ? `${row.netScore} (${formatToPar(row.toPar)})`
    : `${row.netScore}`
}

export function handicapText(playingHandicap: number): string {
  return playingHandicap < 0 ? `+${-playingHandicap}` : `${playingHandicap}`
}
