import { LockOpen, Pencil, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { handInForPlayer, reopenRound, type RoundCard } from '#contract/round-card.ts'
import { send } from '#web/lib/api.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import type { Reasoned } from './reason-dialog.tsx'
import { useCardChange } from './use-card-change.ts'
import { askReason, loadReasonDialog } from './ask-reason.ts'

const ReasonDialog = lazy(loadReasonDialog)

/** For the few who may press it: nobody else loads it. */
const ConfirmTotalsButton = lazy(() =>
  import('#web/admin/unconfirmed-card.tsx').then(({ ConfirmTotalsButton: button }) => ({ default: button })),
)

type RoundActionsProps = { round: RoundCard; isCorrecting: boolean; onCorrect: () => void }

/** What this reader may do to the card, as the server says. */
export function RoundActions({ round, isCorrecting, onCorrect }: RoundActionsProps) {
  const [asking, setAsking] = useState<'reopen' | 'hand_in'>()
  const params = { roundId: round.id }
  const close = () => {
    setAsking(undefined)
  }
  const reopening = useCardChange({
    run: ({ reason }: Reasoned) => send(reopenRound, { params, body: { reason } }),
    done: roundsText.reopenDone,
  })
  const handingIn = useCardChange({
    run: ({ reason, markerName }: Reasoned) =>
      send(handInForPlayer, { params, body: { reason, partnerName: markerName } }),
    done: roundsText.handInDone,
  })
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {round.may.confirmTotals && (
        <Suspense>
          <ConfirmTotalsButton card={{ ...round, roundId: round.id }} />
        </Suspense>
      )}
      {round.may.correct && !isCorrecting && (
        <Button look="secondary" icon={<Pencil aria-hidden size={18} />} onClick={onCorrect}>
          {roundsText.correct}
        </Button>
      )}
      {round.may.reopen && (
        <Button
          look="secondary"
          icon={<LockOpen aria-hidden size={18} />}
          onPointerEnter={() => void loadReasonDialog()}
          onClick={() => {
            askReason(() => {
              setAsking('reopen')
            })
          }}
        >
          {roundsText.reopen}
        </Button>
      )}
      {round.may.handIn && (
        <Button
          look="secondary"
          icon={<Send aria-hidden size={18} />}
          onPointerEnter={() => void loadReasonDialog()}
          onClick={() => {
            askReason(() => {
              setAsking('hand_in')
            })
          }}
        >
          {roundsText.handIn}
        </Button>
      )}
      <PrintButton>{roundsText.print}</PrintButton>
      <Suspense>
        {asking === 'reopen' && (
          <ReasonDialog
            title={roundsText.whyReopen}
            hint={roundsText.reopenHint}
            act={roundsText.doReopen}
            acting={roundsText.reopening}
            draft={`reopen-${round.id}`}
            save={reopening}
            onClose={close}
          />
        )}
        {asking === 'hand_in' && (
          <ReasonDialog
            title={roundsText.whyHandIn}
            hint={roundsText.handInHint}
            act={roundsText.doHandIn}
            acting={roundsText.handingIn}
            draft={`hand-in-${round.id}`}
            asksMarker
            save={handingIn}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
