import { explainCard } from '#golf/card/explain-card.ts'
import { SaidLines } from '#web/platform/said-lines.tsx'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'
import { DesktopGrid, type DesktopGridProps } from './desktop-grid.tsx'
import { RunningFigures } from '../running-figures.tsx'

/** The card on a wide screen: figures, their arithmetic, and the grid, which starts anew with each `asking`. */
export default function WideCard({ asking, ...parts }: DesktopGridProps & { asking: number }) {
  const { card } = parts.scorecard
  return (
    <>
      <RunningFigures card={card} />
      {card.thru > 0 && (
        <Arithmetic label={scorecardText.howTotals}>
          <SaidLines lines={explainCard(card)} />
        </Arithmetic>
      )}
      <DesktopGrid key={asking} {...parts} />
    </>
  )
}
