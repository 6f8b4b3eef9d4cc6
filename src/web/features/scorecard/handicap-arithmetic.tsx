import type { RoundDetail } from '#contract/rounds.ts'
import { handicapIndexFromWire, holeFromWire } from '#contract/wire-names.ts'
import { explainPlayingHandicap } from '#domain/handicap/explain-handicap.ts'
import { explainStrokes } from '#domain/handicap/explain-strokes.ts'
import { courseHandicap, formatHandicap as formatStrokes, playingHandicap } from '#domain/numbers.ts'
import { toUnits } from '#domain/rounding.ts'
import { formatHandicap } from '#web/lib/format.ts'
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

export function HandicapLine({ round }: { round: RoundDetail }) {
  const { terms } = round
  return (
    <>
      Handicap Index {formatHandicap(round.handicapUsed) ?? 'not set'} · Course{' '}
      {formatStrokes(courseHandicap(terms.courseHandicap))} · Playing{' '}
      {formatStrokes(playingHandicap(terms.playingHandicap))}
    </>
  )
}

function linesOf({ handicapUsed, terms, competitionName }: RoundDetail): string[] {
  const index = handicapIndexFromWire(handicapUsed)
  const strokes = explainStrokes(terms.holes.map(holeFromWire), playingHandicap(terms.playingHandicap))
  if (index === undefined)
    return ['There was no Handicap Index when the round started; it is played off 0.', strokes]
  return [
    `Handicap Index ${formatHandicap(handicapUsed) ?? ''}: held when the round started.`,
    ...explainPlayingHandicap({
      handicapIndex: index,
      rating: { courseRating: toUnits(terms.rating, 1) ?? 0, slope: terms.slope, par: terms.par },
      holes: terms.holes.length === 9 ? 9 : 18,
      allowancePercent: terms.allowance,
    }),
    `The allowance of ${terms.allowance} % is ${competitionName === null ? 'that of a round outside competitions' : 'the competition’s'}.`,
    strokes,
  ]
}
