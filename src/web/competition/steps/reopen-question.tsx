import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { clubCompetitionsText as text } from '#web/messages/en/competition/club-competitions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import type { StepTerms } from './use-step.ts'

type ReopenQuestionProps = {
  competition: Competition
  isBusy: boolean
  fault: string | undefined
  onConfirm: (terms: StepTerms) => void
  onClose: () => void
}

/** Asks why a result is opened again: its players read it, and the log keeps it (U18). */
export default function ReopenQuestion(props: ReopenQuestionProps) {
  const { competition, isBusy, fault, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isFinal = competition.status === 'final'
  return (
    <FormDialog
      title={text.reopenQuestion(competition.name)}
      submitLabel={text.steps.reopen}
      busyLabel={sharedText.saving}
      isBusy={isBusy}
      {...(fault === undefined ? {} : { fault, faultTitle: text.updateFailed })}
      onClose={onClose}
      onSubmit={() => {
        const isEmpty = reason.trim() === ''
        setIsMissing(isEmpty)
        if (!isEmpty) onConfirm({ reason })
      }}
    >
      <p>{isFinal ? text.reopenFinalMeans : text.reopenMeans}</p>
      <Field
        label={text.reopenReason}
        hint={text.reopenReasonHint}
        required
        error={isMissing ? text.reopenReasonMissing : undefined}
      >
        {(wiring) => (
          <Input
            {...wiring}
            value={reason}
            maxLength={200}
            onChange={(event) => {
              setReason(event.target.value)
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}
