import type { Round, RoundDetail } from '#contract/card/rounds.ts'
import { entryToWire, holeToWire } from '#contract/platform/wire-names.ts'
import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import { cardStatusNamed } from '#golf/competition/card-status.ts'
import { competitionTypes } from '#golf/competition/competition.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'
import { roundStatuses, type RoundStatus } from '#golf/card/card-changes.ts'
import type { SourcedEntry } from '#golf/card/entry-source.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { differingHoles } from '#golf/card/reconcile-card.ts'
import { tableNamed } from '../platform/db/stored-golf.ts'
import { scoreRound } from './score-round.ts'
import type { RoundRow, RoundWithNames } from './rounds.store.ts'

/** A finished round as lists show it: its totals were fixed when it was handed in. */
export function toWireRound(found: RoundWithNames): Round {
  const { round, courseName, competitionName, isCorrected } = found
  return {
    ...common(round),
    ...roundOfSeveral(found),
    ...ruledOn(found),
    isCorrected,
    courseName,
    competitionName,
    holesPlayed: round.holesPlayed ?? 0,
    grossScore: round.gross,
    netScore: round.net,
    stablefordPoints: round.points,
    toPar: round.netToPar,
    partnerSignature: null,
  }
}

/**
 * A round with its snapshot and the entries that count; the totals of an open one are computed now. `said`: what each
 * source says where more than one does.
 */
export function toWireRoundDetail(
  found: RoundWithNames,
  { entries, said }: { entries: readonly HoleEntry[]; said: readonly SourcedEntry[] },
): RoundDetail {
  const { round, courseName, competitionName } = found
  const card = scoreRound(round, entries)
  const differing = differingHoles(onOpenHoles(said, round.holes))
  const status = statusOf(round)
  const isOpen = status === 'in_progress' || status === 'withdrawn'
  const hasGross = card.lines.some((line) => line.gross !== null)
  return {
    ...common(round),
    ...roundOfSeveral(found),
    ...ruledOn(found),
    isCorrected: found.isCorrected,
    courseName,
    competitionName,
    competitionType: competitionTypes.find((type) => type === found.competitionType) ?? null,
    holesPlayed: isOpen ? card.thru : (round.holesPlayed ?? 0),
    grossScore: isOpen ? (hasGross ? card.total.gross : null) : round.gross,
    netScore: isOpen ? (hasGross ? card.total.net : null) : round.net,
    stablefordPoints: isOpen ? (card.thru > 0 ? card.total.points : null) : round.points,
    toPar: isOpen ? (hasGross ? card.netToPar : null) : round.netToPar,
    partnerSignature: round.markerSignature,
    terms: {
      teeName: round.teeName,
      rating: (round.courseRating / 10).toFixed(1),
      slope: round.slope,
      par: round.par,
      allowance: round.allowancePercent,
      courseHandicap: round.courseHandicap,
      playingHandicap: round.playingHandicap,
      stablefordTable: tableNamed(round.stablefordTable),
      strokeIndexesConfirmed: round.strokeIndexesConfirmed,
      holes: round.holes.map((hole) => ({ ...holeToWire(hole), yards: hole.yards })),
    },
    entries: entries.map(entryToWire),
    ...(found.markerCard === true && { markerCard: true }),
    ...(said.length > 0 && {
      said: said.map(({ source, ...entry }) => ({ ...entryToWire(entry), source })),
    }),
    ...(differing.length > 0 && { differing }),
  }
}

/** The partner's signature is for the player and the club: whoever only scores the card does not see it. */
export function forReader<Detail extends RoundDetail>(detail: Detail, isScorer: boolean): Detail {
  return isScorer ? { ...detail, partnerSignature: null } : detail
}

function statusOf(round: RoundRow): RoundStatus {
  return roundStatuses.find((one) => one === round.status) ?? 'in_progress'
}

function roundOfSeveral({ round, roundCount }: RoundWithNames): Pick<Round, 'roundNumber' | 'roundCount'> {
  return roundCount === null || roundCount === 1 ? {} : { roundNumber: round.roundNumber, roundCount }
}

function ruledOn({ ruling }: RoundWithNames): Pick<Round, 'ruling'> {
  const status = ruling === null ? 'playing' : cardStatusNamed(ruling)
  return status === 'playing' ? {} : { ruling: status }
}

function common(round: RoundRow) {
  const index = round.handicapIndex === null ? undefined : toHandicapIndex(round.handicapIndex)
  return {
    id: round.id,
    userId: round.userId,
    courseId: round.courseId,
    competitionId: round.competitionId,
    roundDate: round.startedAt.toISOString(),
    status: statusOf(round),
    isCompleted: round.status === 'submitted',
    handicapUsed: index === undefined ? null : handicapIndexToDecimal(index),
    holeCount: round.holes.filter(({ isClosed }) => isClosed !== true).length,
    totalsOnly: round.totalsOnly,
    ...(round.totalsOnly && { totalsConfirmed: round.totalsConfirmedAt !== null }),
    partnerName: round.markerName,
    scorecardPhotoUrl: round.scorecardPhoto,
    verifiedAt: round.submittedAt?.toISOString() ?? null,
  } as const
}
