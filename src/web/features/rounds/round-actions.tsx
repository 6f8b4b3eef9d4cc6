import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import type { RoundCard } from '#contract/round-card.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'

/* For the few who may press them: nobody else loads them. */
const CardActs = lazyWithOtherWords(() => import('./card-acts.tsx'))
const ConfirmTotalsButton = lazyOptional(async () => ({
  default: (await import('#web/admin/unconfirmed-card.tsx')).ConfirmTotalsButton,
}))

type RoundActionsProps = { round: RoundCard; isCorrecting: boolean; onCorrect: () => void }

/** What this reader may do to the card, as the server says. */
export function RoundActions({ round, isCorrecting, onCorrect }: RoundActionsProps) {
  const { may } = round
  const mayAct =
    may.reopen ||
    may.handIn ||
    [may.end, may.takeOff, may.putBack, may.move, may.correctTerms, may.alsoCountFor].some(
      (one) => one === true,
    )
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
      {mayAct && (
        <Suspense>
          <CardActs round={round} />
        </Suspense>
      )}
    </div>
  )
}
