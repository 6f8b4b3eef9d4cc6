import type { RoundCard } from '#contract/card/round-card.ts'
import { handicapIndexFromWire, holeFromWire } from '#contract/platform/wire-names.ts'
import { explainRoundHandicaps } from '#golf/handicap/explain-handicap.ts'
import { courseHandicap, formatHandicap, formatHandicapIndex, playingHandicap } from '#golf/numbers.ts'
import { toUnits } from '#golf/rounding.ts'
import { explainCard } from '#golf/card/explain-card.ts'
import { SaidLines } from '#web/platform/said-lines.tsx'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'
import { Section } from '#web/ui/card.tsx'
import { scoreRoundCard } from './score-round-card.ts'

/** From the Handicap Index to the strokes on this card, and from its holes to its totals. */
export function RoundHandicaps({ round }: { round: RoundCard }) {
  const { index, course, playing } = explainHandicaps(round)
  const card = scoreRoundCard(round)
  const numbers = [
    [roundsText.handicapIndex, index.value ?? roundsText.notSet, index.lines],
    [roundsText.courseHandicap, course.value, course.lines],
    [roundsText.playingHandicap, playing.value, playing.lines],
  ] as const
  return (
    <Section title={roundsText.handicaps}>
      <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {numbers.map(([name, value, lines]) => (
          <Arithmetic
            key={name}
            label={
              <>
                {name} <b>{value}</b>
              </>
            }
          >
            <SaidLines lines={lines} />
          </Arithmetic>
        ))}
        {!round.totalsOnly && card.thru > 0 && (
          <Arithmetic label={roundsText.totalsMade}>
            <SaidLines lines={explainCard(card)} />
          </Arithmetic>
        )}
      </div>
    </Section>
  )
}

/** The three handicaps of the round, each with how it follows from the one before (R4, R5, R6). */
function explainHandicaps({ terms, handicapUsed, competitionId }: RoundCard) {
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
