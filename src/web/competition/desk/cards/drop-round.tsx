import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dropRounds } from '#contract/competition/competition-changes.ts'
import { listCompetitions, type Competition } from '#contract/competition/competitions.ts'
import { listDeskCards, type DeskCard } from '#contract/competition/desk-cards.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

const LEAST = 3

type DropRoundProps = { competition: Competition; cards: readonly DeskCard[] }

/** Drops the last round of several, as one that was washed out: an administrator's, until the result is final. */
export function DropRound({ competition, cards }: DropRoundProps) {
  const [isAsking, setAsking] = useState(false)
  const isAdmin = useIsClubAdmin() === true
  const { roundCount = 1, status } = competition
  if (!isAdmin || roundCount === 1 || status === 'final') return null
  const ofLast = cards.filter(({ roundId, roundNumber }) => roundId !== null && roundNumber === roundCount)
  return (
    <div>
      <Button
        look="quiet"
        onClick={() => {
          setAsking(true)
        }}
      >
        {text.dropRound(roundCount)}
      </Button>
      {isAsking && (
        <DropDialog
          competition={competition}
          roundCount={roundCount}
          begun={ofLast.length}
          handedIn={ofLast.filter(({ isHandedIn }) => isHandedIn).length}
          onClose={() => {
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}

type DropDialogProps = {
  competition: Competition
  roundCount: number
  /** Cards of the last round, and those of them that are handed in. */
  begun: number
  handedIn: number
  onClose: () => void
}

function DropDialog({ competition, roundCount, begun, handedIn, onClose }: DropDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const params = { competitionId: competition.id }
  const dropping = useAction({
    run: (reason: string) => send(dropRounds, { params, body: { roundCount: roundCount - 1, reason } }),
    changes: [query(listDeskCards, { params }), query(listCompetitions)],
    onDone: () => {
      showToast({ tone: 'success', title: text.roundDropped(roundCount) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text.whyDrop(roundCount)}
      description={text.dropMeans({ begun, handedIn })}
      submitLabel={text.dropRound(roundCount)}
      busyLabel={sharedText.saving}
      isBusy={dropping.isPending}
      fault={dropping.error ? failureText(dropping.error, sharedText.tryAgainLater) : undefined}
      faultTitle={text.notDropped}
      onClose={onClose}
      onSubmit={() => {
        void handleSubmit(({ reason }) => {
          dropping.mutate(reason.trim())
        })()
      }}
    >
      <Field
        label={text.reason}
        required
        hint={text.dropReasonHint}
        error={formState.errors.reason && text.reasonMissing}
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...register('reason', { validate: (typed) => typed.trim().length >= LEAST })}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  )
}
