import { Smartphone } from 'lucide-react'
import type { ListedRound } from '#contract/card/rounds.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import { BestHoleLine } from './best-hole-line.tsx'
import { IndexMoved } from './index-moved.tsx'
import { PlaceTaken } from './place-taken.tsx'
import type { RoundBrought } from '#web/lib/round-brought.ts'
import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import { scorecardDoneText as text } from '#web/messages/en/card/scorecard-done.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export type RoundBroughtCardProps = {
  brought: RoundBrought
  /** It is handed in on this phone, and the club does not have it yet. */
  isOnItsWay: boolean
  /** As the club has it now; undefined where that is not known. */
  round: ListedRound | undefined
  onClose: () => void
}

/** What the last round brought, until its player closes it (D51). */
export default function RoundBroughtCard({ isOnItsWay, ...props }: RoundBroughtCardProps) {
  return isOnItsWay ? <OnItsWay brought={props.brought} /> : <Brought {...props} />
}

function Brought({ brought, round, onClose }: Omit<RoundBroughtCardProps, 'isOnItsWay'>) {
  const { roundId, competitionId, competitionType, best } = brought
  return (
    <section aria-labelledby="round-brought">
      <Card className="grid gap-2 border-l-6 border-l-accent">
        <div className="grid gap-0.5">
          <h2 id="round-brought" className="text-title font-semibold">
            {text.roundCompleted}
          </h2>
          <p className="text-soft">{[brought.name, figures(brought, round)].join(' · ')}</p>
        </div>
        <dl className="grid gap-x-8 divide-y divide-line border-y border-line md:grid-cols-3 md:divide-y-0">
          {competitionId !== null && competitionType !== 'matchplay' && (
            <PlaceTaken competitionId={competitionId} competitionType={competitionType} />
          )}
          <IndexMoved roundId={roundId} />
          {/* After a correction it may be another one, which the card shows. */}
          {best && round?.isCorrected !== true && (
            <BestHoleLine line={{ ...best, result: holedIn(best.strokes) }} />
          )}
        </dl>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={`/rounds/${roundId}`} look="secondary">
            {text.seeCard}
          </LinkButton>
          {competitionId !== null && (
            <LinkButton href={`/competitions/${competitionId}/leaderboard`} look="secondary">
              {text.seeBoard}
            </LinkButton>
          )}
          <Button look="quiet" onClick={onClose}>
            {text.closeSummary}
          </Button>
        </div>
      </Card>
    </section>
  )
}

/** Nothing is known of place and index before the club has the card. */
function OnItsWay({ brought }: { brought: RoundBrought }) {
  return (
    <section aria-labelledby="round-brought">
      <Card className="grid gap-1 border-l-6 border-l-accent">
        <h2 id="round-brought" className="flex items-center gap-2 text-title font-semibold">
          <Smartphone aria-hidden size={24} className="shrink-0" />
          {keptHereText.handedInHere}
        </h2>
        <p className="text-soft">{[brought.name, figures(brought, undefined)].join(' · ')}</p>
        <p>{keptHereText.goesWithSignal}</p>
        <p>{text.summaryThen}</p>
      </Card>
    </section>
  )
}

/** "36 points · 84 strokes"; the club's own figures where they are known. */
function figures(brought: RoundBrought, round: ListedRound | undefined): string {
  const points = round?.stablefordPoints ?? brought.points
  const gross = round ? (round.holesPickedUp === 0 ? round.grossScore : null) : brought.gross
  const isHoledOut = round ? gross !== null && round.holesPlayed === round.holeCount : brought.isHoledOut
  return [
    (brought.isParBogey ? text.holesUp : text.points)(points),
    isHoledOut && gross !== null ? text.strokes(gross) : undefined,
  ]
    .filter((one) => one !== undefined)
    .join(' · ')
}
