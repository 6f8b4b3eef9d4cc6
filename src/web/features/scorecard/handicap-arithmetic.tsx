import type { RoundDetail } from '#contract/rounds.ts'
import { handicapIndexFromWire, holeFromWire } from '#contract/wire-names.ts'
import { explainRoundHandicaps } from '#domain/handicap/explain-handicap.ts'
import { courseHandicap, formatHandicap as formatStrokes, playingHandicap } from '#domain/numbers.ts'
import { toUnits } from '#domain/rounding.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'

/** The three handicaps of a round in one line, which opens to how each follows from the other (R4, R5, R6). */
export function HandicapArithmetic({ round, className }: { round: RoundDetail; className?: string }) {
  return (
    <Arithmetic
      {...(className === undefined ? {} : { className })}
      label={<HandicapLine round={round} />}
      lines={linesOf(round)}
    />
  )
}

/** The same in fewer words, for where the three handicaps stand no more. */
export function PlayingOffArithmetic({ round }: { round: RoundDetail }) {
  const playing = formatStrokes(playingHandicap(round.terms.playingHandicap))
  return <Arithmetic label={scorecardText.howPlayOff(playing)} lines={linesOf(round)} />
}

export function HandicapLine({ round }: { round: RoundDetail }) {
  const { terms } = round
  return (
    <>
      {scorecardText.handicaps({
        index: formatHandicap(round.handicapUsed) ?? scorecardText.handicapNotSet,
        course: formatStrokes(courseHandicap(terms.courseHandicap)),
        playing: formatStrokes(playingHandicap(terms.playingHandicap)),
      })}
    </>
  )
}

function linesOf({ handicapUsed, terms, competitionName }: RoundDetail): string[] {
  const { index, course, playing } = explainRoundHandicaps({
    handicapIndex: handicapIndexFromWire(handicapUsed),
    rating: { courseRating: toUnits(terms.rating, 1) ?? 0, slope: terms.slope, par: terms.par },
    holes: terms.holes.map(holeFromWire),
    allowancePercent: terms.allowance,
    playingHandicap: playingHandicap(terms.playingHandicap),
    isCompetition: competitionName !== null,
  })
  return [...index, ...course, ...playing]
}
