import type { RowNote } from '#contract/board/leaderboard.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { rankedBy, type RankedBy } from '#golf/competition/ranked-by.ts'
import { hasNoResult } from '#golf/board/has-no-result.ts'
import { readLocalStart } from '#golf/competition/start-sheet/local-start.ts'
import { formatToPar } from '#web/lib/format.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import type { PlacedRow } from '../live-board.ts'

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
  const hole = /^hole (\d+)$/.exec(step)?.[1]
  return steps[step] ?? (hole === undefined ? step : text.stepOfHole(hole))
}

/** "1st on countback (back nine)" of who was put first among the level ones, "behind on countback (back nine)" of the others. */
export function countbackText({
  decidedBy,
  isAhead,
  position,
}: Pick<PlacedRow, 'decidedBy' | 'isAhead' | 'position'>): string | undefined {
  if (decidedBy === undefined || position === null) return undefined
  const step = stepText(decidedBy)
  return isAhead ? text.aheadOnCountback(position, step) : text.behindOnCountback(step)
}

/** What boards for everybody say of a row: how far the card is or why it has no place, and what decided a tie. */
export function stateText(placed: PlacedRow): string {
  const state = noteText(placed.row) ?? statusText(placed.row)
  return [state, countbackText(placed)].filter((part) => part !== undefined).join(' · ')
}

/** What a listener is told of a changed row: "Anna Berg, 23 points through 12, tied for 2" (U19). */
export function changeSentence({ row, position, isShared }: PlacedRow, type: CompetitionType): string {
  const say = text.spoken
  const unit = rankedBy[type]
  const score =
    unit !== 'net'
      ? say[unit](row.stablefordPoints)
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

/** The figure that ranks: points, holes won less holes lost, "+2", or net against par, "−4"; none for a card that has no place, or is not begun. */
export function scoreText(row: Figures, unit: RankedBy): string {
  if (hasNoCard(row)) return '–'
  if (hasNoResult(row)) return '–'
  const points = row.stablefordPoints
  if (unit === 'points') return points < 0 ? formatToPar(points) : `${points}`
  if (unit === 'holes') return points === 0 ? '0' : formatToPar(points)
  return row.toPar === null ? '-' : formatToPar(row.toPar)
}

/** What the points are called: in par/bogey they are holes. */
export function pointsColumn(unit: RankedBy): string {
  return unit === 'holes' ? text.columns.holes : text.columns.points
}

type Figures = {
  stablefordPoints: number
  toPar: number | null
  thru: number
  isCompleted: boolean
  isOut?: boolean | undefined
  note?: RowNote | null
  rounds?: PlacedRow['row']['rounds']
  startsAt?: string | undefined
}

/** The player has not begun (D52). Of several rounds, one that was begun is a card. */
export function hasNoCard({ thru, isCompleted, isOut, rounds }: Figures): boolean {
  return thru === 0 && !isCompleted && isOut !== true && (rounds?.length ?? 0) === 0
}

/** "Thru 12", that the card is in, or that its player has not begun (D52); of several rounds that of the latest. */
export function statusText(row: Figures & SeveralRounds): string {
  if (row.isCompleted) return text.complete
  if (hasNoCard(row)) return notStartedText(row)
  return betweenRounds(row, { isLive: true }) ?? (row.thru === 0 ? playingText(row) : text.thru(row.thru))
}

/** "Starts 10:24", with the day where it is another one than the first; "Not started" where no start sheet is published. */
export function notStartedText({ startsAt }: Pick<Figures, 'startsAt'>): string {
  if (startsAt === undefined) return text.field.notStarted
  const { day, time } = readLocalStart(startsAt)
  return day === undefined ? text.startsAt(time) : text.startsOn(day, time)
}

type SeveralRounds = Pick<PlacedRow['row'], 'rounds' | 'roundCount' | 'roundsLeft'>

/** What a card that is played is: of several rounds "Round 2 of 4". */
export function playingText({ rounds, roundCount }: SeveralRounds): string {
  const latest = rounds?.at(-1)
  return latest && roundCount !== undefined ? text.rounds.of(latest.roundNumber, roundCount) : text.inProgress
}

/** Between two rounds, that one is complete; after play, which is missing. undefined while a card is played. */
export function betweenRounds(row: SeveralRounds, { isLive }: { isLive: boolean }): string | undefined {
  const latest = row.rounds?.at(-1)
  const { roundCount: count } = row
  if (latest?.isCompleted !== true || count === undefined) return undefined
  const { roundNumber } = latest
  return row.roundsLeft !== undefined && !isLive
    ? text.rounds.missing(roundNumber + 1, count)
    : text.rounds.complete(roundNumber, count)
}

export function handicapText(playingHandicap: number): string {
  return playingHandicap < 0 ? `+${-playingHandicap}` : `${playingHandicap}`
}
