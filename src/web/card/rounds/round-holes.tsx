import type { RoundCard } from '#contract/card/round-card.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import { ninesOf, type CardSum } from '#golf/card/card.ts'
import { CardNine } from '#web/card/card-nine.tsx'
import { holesText, signedText } from '#web/card/points-text.ts'
import { ScoreMark } from '#web/platform/score-mark.tsx'
import { golfText } from '#web/messages/en/card/golf.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Section } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { scoreRoundCard } from './score-round-card.ts'

/** The whole card, with what its marks mean; a card of totals says why it has none. */
export function RoundHoles({ round }: { round: RoundCard }) {
  const card = scoreRoundCard(round)
  const { lines } = card
  const { front, back } = ninesOf(lines)
  const isEighteen = back.length > 0
  const isParBogey = card.stablefordTable === 'par_bogey'
  const total = { label: roundsText.total, sum: card.total }
  if (round.totalsOnly)
    return (
      <Section title={roundsText.scorecard}>
        <Notice tone="info" title={roundsText.totalsOnlyTitle}>
          {round.totalsConfirmed === true ? roundsText.totalsOnly : roundsText.totalsWait}
        </Notice>
      </Section>
    )
  return (
    <Section title={roundsText.scorecard}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2 print:grid-cols-1">
        <CardNine
          caption={isEighteen ? roundsText.frontNine : roundsText.scorecard}
          lines={front}
          sums={isEighteen ? [{ label: roundsText.out, sum: card.out }] : [total]}
        />
        {isEighteen && (
          <CardNine
            caption={roundsText.backNine}
            lines={back}
            sums={[
              { label: roundsText.in, sum: card.in },
              { ...total, isRoomy: true },
            ]}
          />
        )}
      </div>
      {isEighteen && card.thru > 0 && <TotalLine sum={card.total} isParBogey={isParBogey} />}
      {card.thru === 0 ? <p className="text-soft">{roundsText.fewHoles}</p> : <MarksLegend />}
    </Section>
  )
}

function TotalLine({ sum, isParBogey }: { sum: CardSum; isParBogey: boolean }) {
  const { total, par, gross, net } = roundsText
  const points = isParBogey
    ? `${golfText.holesUp} ${holesText(sum.points)}`
    : `${roundsText.points} ${signedText(sum.points)}`
  const parts = [`${par} ${sum.par}`, `${gross} ${sum.gross}`, `${net} ${sum.net}`, points]
  return (
    <p className="rounded-card border border-line bg-sunken px-3 py-2 text-note font-semibold sm:hidden print:hidden">
      {total}: {parts.join(' · ')}
    </p>
  )
}

/** What the shapes say; on a hole of par 4. */
function MarksLegend() {
  const { marks } = golfText
  const shapes = [
    [2, marks.eagle],
    [3, marks.birdie],
    [5, marks.bogey],
    [6, marks.double],
  ] as const
  return (
    <ul aria-hidden className="flex flex-wrap items-center gap-x-5 gap-y-2 text-note text-soft">
      {shapes.map(([strokes, name]) => (
        <li key={name} className="flex items-center gap-2.5">
          <ScoreMark line={{ result: holedIn(strokes), toPar: strokes - 4 }} size="tiny" />
          {name}
        </li>
      ))}
      <li>{roundsText.dots}</li>
    </ul>
  )
}
