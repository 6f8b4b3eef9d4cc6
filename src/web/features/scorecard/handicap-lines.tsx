import type { RoundDetail } from '#contract/rounds.ts'
import { handicapIndexFromWire, holeFromWire } from '#contract/wire-names.ts'
import { explainRoundHandicaps } from '#domain/handicap/explain-handicap.ts'
import { playingHandicap } from '#domain/numbers.ts'
import { toUnits } from '#domain/rounding.ts'
import { SaidLines } from '#web/golf/said-lines.tsx'

/** How the handicaps of a round follow from each other, step by step. */
export default function HandicapLines({ round }: { round: RoundDetail }) {
  const { handicapUsed, terms, competitionName } = round
  const { index, course, playing } = explainRoundHandicaps({
    handicapIndex: handicapIndexFromWire(handicapUsed),
    rating: { courseRating: toUnits(terms.rating, 1) ?? 0, slope: terms.slope, par: terms.par },
    holes: terms.holes.map(holeFromWire),
    allowancePercent: terms.allowance,
    playingHandicap: playingHandicap(terms.playingHandicap),
    isCompetition: competitionName !== null,
  })
  return <SaidLines lines={[...index, ...course, ...playing]} />
}
