import type { ReactNode } from 'react'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { ninesOf, type Card } from '#golf/card/card.ts'
import { explainCard } from '#golf/card/explain-card.ts'
import type { CardSeen } from '#web/card/use-card-seen.ts'
import { SaidLines } from '#web/platform/said-lines.tsx'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { scorecardVerifyText } from '#web/messages/en/card/scorecard-verify.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'
import { PlayingOffArithmetic } from '../handicap-arithmetic.tsx'
import { CardOverview } from './card-overview.tsx'
import { PickedUpNote } from './picked-up-note.tsx'

type RoundSummaryProps = {
  round: RoundDetail
  card: Card
  /** What has to be answered before the card can be attested. */
  children: ReactNode
} & Pick<CardSeen, 'watchFront' | 'watchBack'>

/** What the playing partner attests: totals, how they come about, and every hole. */
export function RoundSummary({ round, card, watchFront, watchBack, children }: RoundSummaryProps) {
  const { front, back } = ninesOf(card.lines)
  const hasBack = back.length > 0
  return (
    <section aria-labelledby="round-summary" className="grid gap-3">
      <h3 id="round-summary" className="text-lead font-semibold">
        {scorecardVerifyText.summary}
      </h3>
      <dl className="grid grid-cols-3 rounded-control bg-sunken py-2 text-center">
        <Total label={scorecardText.gross} value={card.total.gross} />
        <Total label={scorecardText.net} value={card.total.net} />
        <Total
          label={card.stablefordTable === 'par_bogey' ? scorecardText.holesUp : scorecardText.stableford}
          value={card.total.points}
        />
      </dl>
      <PickedUpNote card={card} competitionType={round.competitionType} />
      <div>
        <Arithmetic label={scorecardText.howTotals}>
          <SaidLines lines={explainCard(card)} />
        </Arithmetic>
        <PlayingOffArithmetic round={round} />
      </div>
      <div ref={watchFront}>
        <CardOverview
          title={hasBack ? scorecardText.out : scorecardText.total}
          lines={front}
          sum={hasBack ? card.out : card.total}
        />
      </div>
      {hasBack && (
        <div ref={watchBack}>
          <CardOverview title={scorecardText.in} lines={back} sum={card.in} />
        </div>
      )}
      {children}
    </section>
  )
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-note text-soft">{label}</dt>
      <dd className="text-title font-bold">{value}</dd>
    </div>
  )
}
