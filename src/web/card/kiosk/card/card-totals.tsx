import type { Card } from '#golf/card/card.ts'
import { holesText, signedText } from '#web/card/points-text.ts'
import { golfText } from '#web/messages/en/card/golf.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'

/** What the card will score, while it is typed and when it is attested. */
export function CardTotals({ card }: { card: Card }) {
  const has = card.thru > 0
  const isParBogey = card.stablefordTable === 'par_bogey'
  return (
    <dl className="grid grid-cols-3 rounded-control bg-sunken py-2 text-center">
      <Total label={scorecardText.gross} value={has ? card.total.gross : undefined} />
      <Total label={scorecardText.net} value={has ? card.total.net : undefined} />
      <Total
        label={isParBogey ? golfText.holesUp : scorecardText.stableford}
        value={has ? (isParBogey ? holesText : signedText)(card.total.points) : undefined}
      />
    </dl>
  )
}

function Total({ label, value }: { label: string; value: number | string | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-note text-soft">{label}</dt>
      <dd className="text-heading font-bold">{value ?? '–'}</dd>
    </div>
  )
}
