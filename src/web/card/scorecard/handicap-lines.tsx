import type { RoundDetail } from '#contract/card/rounds.ts'
import { handicapIndexFromWire, holeFromWire } from '#contract/platform/wire-names.ts'
import { explainRoundHandicaps } from '#golf/handicap/explain-handicap.ts'
import { playingHandicap } from '#golf/numbers.ts'
import { toUnits } from '#golf/rounding.ts'
import { SaidLines } from '#web/platform/said-lines.tsx'

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
