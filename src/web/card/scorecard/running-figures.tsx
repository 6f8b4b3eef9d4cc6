import type { Card } from '#golf/card/card.ts'
import { formatToPar } from '#web/lib/format.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'

/** How the round stands: points, gross against par, gross. */
export function RunningFigures({ card }: { card: Card }) {
  const hasGross = card.lines.some((line) => line.gross !== null)
  return (
    <dl className="grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-card py-2 text-center">
      <Figure
        label={card.stablefordTable === 'par_bogey' ? scorecardText.holesUp : scorecardText.points}
        value={card.thru > 0 ? card.total.points : '–'}
      />
      <Figure label={scorecardText.toPar} value={hasGross ? formatToPar(card.grossToPar) : '–'} />
      <Figure label={scorecardText.gross} value={hasGross ? card.total.gross : '–'} />
      <Figure label={scorecardText.thru} value={card.thru} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-note text-soft">{label}</dt>
      <dd className="text-lead leading-[1.35] font-bold">{value}</dd>
    </div>
  )
}
