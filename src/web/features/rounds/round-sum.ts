import type { RoundCard } from '#contract/round-card.ts'
import { handicapIndexFromWire, holeFromWire, resultFromWire } from '#contract/wire-names.ts'
import { explainRoundHandicaps } from '#domain/handicap/explain-handicap.ts'
import { courseHandicap, formatHandicap, formatHandicapIndex, playingHandicap } from '#domain/numbers.ts'
import { toUnits } from '#domain/rounding.ts'
import type { Card } from '#domain/scoring/card.ts'
import { cardFromRound } from '#web/golf/card-from-round.ts'

/** The card of a round's page, scored from the entries that count. */
export function scoreRoundCard(round: RoundCard): Card {
  return cardFromRound(
    round,
    new Map(round.entries.map((entry) => [entry.holeNumber, resultFromWire(entry)])),
  )
}

/** The three handicaps of the round, each with how it follows from the one before (R4, R5, R6). */
export function handicapsOf({ terms, handicapUsed, competitionId }: RoundCard) {
  const index = handicapIndexFromWire(handicapUsed)
  const off = playingHandicap(terms.playingHandicap)
  const lines = explainRoundHandicaps({
    handicapIndex: index,
    rating: { courseRating: toUnits(terms.rating, 1) ?? 0, slope: terms.slope, par: terms.par },
    holes: terms.holes.map(holeFromWire),
    allowancePercent: terms.allowance,
    playingHandicap: off,
    isCompetition: competitionId !== null,
  })
  return {
    index: { value: index === undefined ? undefined : formatHandicapIndex(index), lines: lines.index },
    course: {
      value: formatHandicap(courseHandicap(terms.courseHandicap)),
      lines: lines.course.length === 0 ? lines.index : lines.course,
    },
    playing: { value: formatHandicap(off), lines: lines.playing },
  }
}
