import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import type { RoundCard } from '#contract/card/round-card.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/* For the few who may press them: nobody else loads them. */
const CardActs = lazyWithOtherWords(() => import('./card-acts.online.tsx'))
const ConfirmTotalsButton = lazyOptional(async () => ({
  default: (await import('#web/card/unconfirmed-card.online.tsx')).ConfirmTotalsButton,
}))

type RoundActionsProps = { round: RoundCard; isCorrecting: boolean; onCorrect: () => void }

/** What this reader may do to the card, as the server says. */
export function RoundActions({ round, isCorrecting, onCorrect }: RoundActionsProps) {
  const { may } = round
  const acts = [
    ...[may.reopen, may.handIn, may.end, may.takeOff, may.putBack, may.move],
    ...[may.countForItself, may.correctTerms, may.alsoCountFor],
  ].filter((one) => one === true).length
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {may.confirmTotals && (
        <Suspense>
          <ConfirmTotalsButton card={{ ...round, roundId: round.id }} />
        </Suspense>
      )}
      {may.correct && !isCorrecting && (
        <Button look="secondary" icon={<Pencil aria-hidden size={18} />} onClick={onCorrect}>
          {roundsText.correct}
        </Button>
      )}
      <PrintButton>{roundsText.print}</PrintButton>
      {acts > 0 && (
        <Suspense fallback={<ButtonPlaces count={acts} />}>
          <CardActs round={round} />
        </Suspense>
      )}
    </div>
  )
}

/** Where buttons come a moment later: the card below would move under a thumb. */
function ButtonPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => <Skeleton key={i} className="h-11 w-32" />)
}
