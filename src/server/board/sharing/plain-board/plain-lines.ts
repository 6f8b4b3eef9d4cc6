import { z } from 'zod/mini'
import { cutFromWire } from '#contract/board/cut-from-wire.ts'
import { leaderboardEntry, type LeaderboardEntry } from '#contract/board/leaderboard.ts'
import type { SharedBoard } from '#contract/board/shared-boards.ts'
import { placeableFromWire } from '#contract/platform/wire-names.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { rankedBy, type RankedBy } from '#golf/competition/ranked-by.ts'
import { stepsOfNumbers } from '#golf/competition/formats/countback.ts'
import { hasNoResult } from '#golf/board/has-no-result.ts'
import { aheadOnCountback, standings, standingsAfterPlay, standingsWithCut } from '#golf/board/standings.ts'
import { readLocalStart } from '#golf/competition/start-sheet/local-start.ts'
import type { Snapshot } from '../../live/leaderboard-hub.ts'
import { plainWords, type PlainLanguage, type PlainWords } from './plain-words.ts'

/** A row in words: "T2", "Anna Berg", "−4", "Thru 12". */
export type PlainLine = { place: string; name: string; score: string; state: string }

type PlainLines = { lines: readonly PlainLine[]; heldFrom: number | undefined }
type Board = Pick<SharedBoard, 'competitionType' | 'status' | 'cut'>

const made = new WeakMap<Snapshot, Map<string, PlainLines>>()

/** Made once for each version of a board, language and state of the competition, however many screens read it. */
export function plainLines(snapshot: Snapshot, board: Board, language: PlainLanguage): PlainLines {
  const kept = made.get(snapshot) ?? new Map<string, PlainLines>()
  made.set(snapshot, kept)
  const key = JSON.stringify([language, board.status, board.cut])
  const known = kept.get(key)
  if (known) return known
  const parsed: unknown = JSON.parse(snapshot.bytes.toString())
  const rows = z.array(leaderboardEntry).parse(parsed)
  const lines = {
    lines: toPlainLines(rows, board, plainWords[language]),
    heldFrom: rows.find((row) => row.heldFrom !== undefined)?.heldFrom,
  }
  kept.set(key, lines)
  return lines
}

/** Places are made here as every screen makes them: a date may have ended play since the board was read. */
export function toPlainLines(
  rows: readonly LeaderboardEntry[],
  { competitionType, status, cut: terms }: Board,
  words: PlainWords,
): PlainLine[] {
  const isOver = isPlayOver(status)
  const named = rows.map((row) => (row.playerName === '' ? { ...row, playerName: words.unnamed } : row))
  const cut = cutFromWire(named, { cut: terms, isOver })
  const placed = standingsWithCut(
    named.map((row) => placeableFromWire(row.userId, row)),
    cut?.isMade ? cut.missed : new Set<string>(),
    isOver ? standingsAfterPlay : standings,
  )
  const ahead = aheadOnCountback(placed)
  return placed.map(({ row, position, isShared, countback, decidedByStep }) => {
    const step =
      decidedByStep === undefined ? undefined : stepsOfNumbers(countback ?? [])[decidedByStep]?.name
    return {
      place: position === null ? '–' : `${isShared ? 'T' : ''}${position}`,
      name: row.playerName,
      score: scoreText(row, rankedBy[competitionType]),
      state: [
        noteText(row, words) ?? stateText(row, words),
        ...(step === undefined || position === null
          ? []
          : [
              ahead.has(row.userId)
                ? words.aheadOnCountback(position, stepText(step, words))
                : words.behindOnCountback(stepText(step, words)),
            ]),
      ].join(' · '),
    }
  })
}

/** "back nine"; the rules name their steps in English. */
function stepText(step: string, words: PlainWords): string {
  const hole = /^hole (\d+)$/.exec(step)?.[1]
  return words.steps[step] ?? (hole === undefined ? step : words.stepOfHole(hole))
}

function scoreText(row: LeaderboardEntry, unit: RankedBy): string {
  const { stablefordPoints: points, toPar } = row
  if (hasNoCard(row) || hasNoResult(row)) return '–'
  if (unit === 'points') return points < 0 ? signed(points) : `${points}`
  if (unit === 'holes') return points === 0 ? '0' : signed(points)
  return toPar === null ? '-' : signed(toPar)
}

/** The player has not begun. Of several rounds, one that was begun is a card. */
function hasNoCard({ thru, isCompleted, isOut, rounds }: LeaderboardEntry): boolean {
  return thru === 0 && !isCompleted && isOut !== true && (rounds?.length ?? 0) === 0
}

function notStartedText({ startsAt }: LeaderboardEntry, words: PlainWords): string {
  if (startsAt === undefined) return words.notStarted
  const { day, time } = readLocalStart(startsAt)
  return day === undefined ? words.startsAt(time) : words.startsOn(day, time)
}

/** "E", "+3", "−2". */
function signed(score: number): string {
  if (score === 0) return 'E'
  return score > 0 ? `+${score}` : `−${-score}`
}

function noteText({ note, rank }: LeaderboardEntry, words: PlainWords): string | undefined {
  if (note === null) return undefined
  if (note !== 'totals_only') return words.notes[note]
  return rank.main === null ? words.totalsWait : words.completeTotals
}

function stateText(row: LeaderboardEntry, words: PlainWords): string {
  const { isCompleted, thru, rounds, roundCount } = row
  if (isCompleted) return words.complete
  if (hasNoCard(row)) return notStartedText(row, words)
  const latest = rounds?.at(-1)
  if (latest && roundCount !== undefined) {
    if (latest.isCompleted) return words.roundComplete(latest.roundNumber, roundCount)
    if (thru === 0) return words.round(latest.roundNumber, roundCount)
  }
  return thru === 0 ? words.inProgress : words.thru(thru)
}
