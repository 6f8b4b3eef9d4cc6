import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { takeCorrectionBack, type Terms } from '#contract/card/term-corrections.ts'
import { send } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { termCorrectionsText as text } from '#web/messages/en/card/term-corrections.online.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { changedByCorrection } from './changed-by-correction.ts'
import { correctionFault } from './correction-fault.ts'
import { CorrectionReason, correctionReasonRules } from './correction-reason.tsx'

type CorrectionListProps = { clubId: string; corrections: Terms['corrections'] }

/** What was put right on cards, each of which can be taken back. */
export function CorrectionList({ clubId, corrections }: CorrectionListProps) {
  const [asked, setAsked] = useState<string>()
  return (
    <section className="w-full">
      <h3 className="font-semibold">{text.corrections}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {corrections.map(({ id, reason, authorName, at, cards, isTakenBack }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="grid">
              <span>{reason}</span>
              <span className="text-note text-soft">
                {text.made(cards, authorName ?? text.formerAdmin, formatDateTime(at))}
              </span>
            </span>
            {isTakenBack ? (
              <span className="text-soft">{text.isTakenBack}</span>
            ) : (
              <Button
                look="quiet"
                onClick={() => {
                  setAsked(id)
                }}
              >
                {text.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <TakeBack
          correctionId={asked}
          clubId={clubId}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </section>
  )
}

type TakeBackProps = { correctionId: string; clubId: string; onClose: () => void }

function TakeBack({ correctionId, clubId, onClose }: TakeBackProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const taking = useAction({
    run: (reason: string) => send(takeCorrectionBack, { params: { clubId, correctionId }, body: { reason } }),
    changes: changedByCorrection,
    onDone: () => {
      showToast({ tone: 'success', title: text.takenBack })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text.whyTakeBack}
      description={text.takeBackHint}
      submitLabel={text.takeBack}
      busyLabel={text.takingBack}
      isBusy={taking.isPending}
      fault={taking.error ? correctionFault(taking.error) : undefined}
      faultTitle={text.failed}
      onClose={onClose}
      onSubmit={() => {
        void handleSubmit(({ reason }) => {
          taking.mutate(reason.trim())
        })()
      }}
    >
      <CorrectionReason
        field={register('reason', correctionReasonRules)}
        isWrong={formState.errors.reason !== undefined}
      />
    </FormDialog>
  )
}
