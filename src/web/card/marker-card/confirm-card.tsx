import { lazy, Suspense, useState } from 'react'
import { answerMarkerCard, getMarkerCard, type MarkerCard } from '#contract/card/marker-card.ts'
import { activeRound } from '#contract/card/rounds.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { markerCardText as text } from '#web/messages/en/card/marker-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

const ValidReason = lazy(() => import('#web/platform/valid-reason.tsx'))

type Answer =
  | { act: 'confirm'; revision: number; hasValidReason?: boolean | undefined }
  | { act: 'refuse'; reason: string }
type ConfirmCardProps = {
  card: MarkerCard
  own: 'player' | 'marker' | undefined
  mayConfirm: boolean
  /** Holes are missing, and the player says why. */
  asksReason: boolean
}

/** The player certifies, the marker attests or refuses (Rule 3.3b); what both have said stands above. */
export function ConfirmCard({ card, own, mayConfirm, asksReason }: ConfirmCardProps) {
  const [hasValidReason, setHasValidReason] = useState<boolean>()
  const [isRefusing, setIsRefusing] = useState(false)
  const params = { roundId: card.roundId }
  const answering = useAction({
    run: (body: Answer) => send(answerMarkerCard, { params, body }),
    changes: [query(getMarkerCard, { params }), query(activeRound)],
    onDone: () => {
      setIsRefusing(false)
    },
    onFail: sayFailed,
  })
  const isDone = own === 'player' ? card.certifiedAt !== null : card.attestedAt !== null
  if (card.status === 'submitted')
    return <Notice tone="info">{card.attestedAt === null ? text.byClub : text.final}</Notice>
  return (
    <div className="grid justify-items-start gap-3">
      {card.certifiedAt !== null && <p>{text.certified(card.player.name)}</p>}
      {card.attestedAt !== null && card.marker && <p>{text.attested(card.marker.name)}</p>}
      <Suspense>
        <ValidReason isAsked={asksReason && !isDone} isTicked={hasValidReason} onTick={setHasValidReason} />
      </Suspense>
      <div className="flex flex-wrap gap-2">
        {own !== undefined && card.marker && !isDone && (
          <Button
            disabled={!mayConfirm}
            busy={answering.isPending ? text.confirming : undefined}
            onClick={() => {
              const { revision } = card
              answering.mutate({ act: 'confirm', revision, hasValidReason })
            }}
          >
            {own === 'player' ? text.certify : text.attest}
          </Button>
        )}
        {own === 'marker' && (
          <Button
            look="danger"
            onClick={() => {
              setIsRefusing(true)
            }}
          >
            {text.refuse}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          isBusy={answering.isPending}
          onClose={() => {
            setIsRefusing(false)
          }}
          onRefuse={(reason) => {
            answering.mutate({ act: 'refuse', reason })
          }}
        />
      )}
    </div>
  )
}

const sayFailed = (fault: Error) => {
  showToast({ tone: 'error', title: text.failed, description: failureText(fault, text.tryAgain) })
}

type RefuseDialogProps = { isBusy: boolean; onClose: () => void; onRefuse: (reason: string) => void }

function RefuseDialog({ isBusy, onClose, onRefuse }: RefuseDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={text.refuseTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {sharedText.cancel}
          </Button>
          <Button
            look="danger"
            disabled={reason.trim().length < 3}
            busy={isBusy ? text.refusing : undefined}
            onClick={() => {
              onRefuse(reason.trim())
            }}
          >
            {text.refuse}
          </Button>
        </>
      }
    >
      <Field label={text.reason} hint={text.reasonHint} required>
        {(wiring) => (
          <TextArea
            {...wiring}
            maxLength={200}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}
