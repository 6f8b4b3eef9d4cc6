import { z } from 'zod/mini'
import { leaderboardEntry, type LeaderboardEntry } from '#contract/board/leaderboard.ts'
import type { Award, CompetitionPrizes } from '#contract/competition/prizes.ts'
import { rankedBy, type RankedBy } from '#golf/competition/ranked-by.ts'
import { hasNoResult } from '#golf/board/has-no-result.ts'
import { formatHandicap, playingHandicap } from '#golf/numbers.ts'
import { type CompetitionRow, currentStatus, readCompetitionType } from '../competition/competition.ts'
import { readPrizes } from '../board/board.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { PaperHead, PaperNote, PrizeList, ResultLine, ResultsPaper } from './documents/papers.ts'

/** The board as everybody sees it, and the prizes only once the result is final: paper is left lying about. */
export async function readResults(
  services: Services,
  { competition, head }: { competition: CompetitionRow; head: PaperHead },
): Promise<ResultsPaper> {
  const type = readCompetitionType(competition)
  if (type === 'matchplay') throw new AppError('not_found')
  const { bytes } = await services.hub.snapshot(competition.id)
  const rows = z.parse(z.array(leaderboardEntry), JSON.parse(bytes.toString()))
  const isFinal = currentStatus(competition, services.now()) === 'final'
  const unit = rankedBy[type]
  return {
    kind: 'results',
    head,
    unit,
    isFinal,
    heldFrom: rows.find(({ heldFrom }) => heldFrom !== undefined)?.heldFrom ?? null,
    lines: rows.map((row) => resultLine(row, unit)),
    prizes: isFinal
      ? prizeLists(await readPrizes(services, { competition, seesAwards: false }), competition)
      : [],
  }
}

/** A row of the board as it is written on paper. */
export function resultLine(row: LeaderboardEntry, unit: RankedBy): ResultLine {
  const { position, isShared, thru, isCompleted } = row
  const note = noteOf(row)
  return {
    name: row.playerName,
    note,
    ...(hasNoResult(row) ? { gross: null, net: null } : { gross: row.grossScore, net: row.netScore }),
    decidedBy: row.decidedBy,
    isAhead: row.isAhead === true,
    division: row.division ?? null,
    place: position === null ? null : `${isShared ? 'T' : ''}${position}`,
    members: row.team?.members.map(({ playerName }) => playerName) ?? [],
    playingHandicap:
      row.playingHandicap === null ? null : formatHandicap(playingHandicap(row.playingHandicap)),
    score: hasNoResult(row) || (thru === 0 && !isCompleted) ? null : scoreOf(row, unit),
    thru: isCompleted || note !== null ? null : thru,
  }
}

function noteOf({ missedCut, note, rank }: LeaderboardEntry): PaperNote | null {
  if (missedCut === true) return 'missed_cut'
  // Totals that the club has confirmed have their place like any other card.
  return note === 'totals_only' && rank.main !== null ? null : note
}

function scoreOf({ stablefordPoints, toPar }: LeaderboardEntry, unit: RankedBy): string | null {
  if (unit === 'points') return stablefordPoints < 0 ? `−${-stablefordPoints}` : `${stablefordPoints}`
  if (unit === 'holes') return stablefordPoints === 0 ? '0' : signed(stablefordPoints)
  if (toPar === null) return null
  return toPar === 0 ? 'E' : signed(toPar)
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

function prizeLists({ categories, currency }: CompetitionPrizes, { divisions }: CompetitionRow): PrizeList[] {
  return categories.flatMap(({ name, kind, divisionId, holeNumber, awards }) =>
    awards === null || awards.length === 0
      ? []
      : {
          kind,
          hole: holeNumber,
          name: name ?? divisions?.find(({ id }) => id === divisionId)?.name ?? null,
          awards: awards.map((award) => ({
            place: award.place,
            isShared: award.isShared,
            name: award.playerName,
            prize: prizeOf(award, currency),
          })),
        },
  )
}

function prizeOf({ amount, things }: Award, currency: string): string {
  return [...(amount === null ? [] : [`${amount} ${currency}`]), ...things].join(', ')
}
