import type { RoundCard } from '#contract/round-card.ts'
import { explainCard } from '#domain/scoring/explain-card.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'
import { Section } from '#web/ui/card.tsx'
import { handicapsOf, scoreRoundCard } from './round-sum.ts'

/** From the Handicap Index to the strokes on this card, and from its holes to its totals. */
export function RoundHandicaps({ round }: { round: RoundCard }) {
  const { index, course, playing } = handicapsOf(round)
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
            lines={lines}
          />
        ))}
        {!round.totalsOnly && card.thru > 0 && (
          <Arithmetic label={roundsText.totalsMade} lines={explainCard(card)} />
        )}
      </div>
    </Section>
  )
}
