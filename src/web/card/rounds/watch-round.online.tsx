import { useState } from 'react'
import { useLocation } from 'wouter'
import { abandonRound, listRounds } from '#contract/card/rounds.ts'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { OfferDialog } from './offer-watch-round.tsx'

type OfRound = {
  roundId: string
  /** Hole by hole, as far as the watch had them. */
  strokes: readonly number[]
}

/** That a round came from its player's watch, and the ways to have it accepted and to delete it. */
export default function WatchRound({ roundId, strokes }: OfRound) {
  const [open, setOpen] = useState<'offer' | 'take_out'>()
  const close = () => {
    setOpen(undefined)
  }
  return (
    <Card className="grid justify-items-start gap-3 print:hidden">
      <p>{text.yoursAlone}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => {
            setOpen('offer')
          }}
        >
          {text.offer}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            setOpen('take_out')
          }}
        >
          {text.takeOut}
        </Button>
      </div>
      {open === 'offer' && <OfferDialog roundId={roundId} strokes={strokes} onClose={close} />}
      {open === 'take_out' && <TakeOutDialog roundId={roundId} onClose={close} />}
    </Card>
  )
}

function TakeOutDialog({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const [, navigate] = useLocation()
  const deleting = useAction({
    run: () => send(abandonRound, { params: { roundId } }),
    changes: [allOf(listRounds), query(roundStatistics)],
    onDone: () => {
      showToast({ tone: 'success', title: text.takenOut })
      navigate('/profile?view=rounds', { replace: true })
    },
  })
  return (
    <FormDialog
      title={text.takeOutTitle}
      submitLabel={text.takeOutSure}
      submitLook="danger"
      busyLabel={text.takingOut}
      isBusy={deleting.isPending}
      {...(deleting.error && {
        fault: failureText(deleting.error, sharedText.tryAgainLater),
        faultTitle: text.notTakenOut,
      })}
      onClose={onClose}
      onSubmit={() => {
        deleting.mutate()
      }}
    >
      <p>{text.takeOutNote}</p>
    </FormDialog>
  )
}
