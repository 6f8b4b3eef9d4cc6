import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { ReasonField, reasonRules } from './reason-field.tsx'

export type Reasoned = { reason: string; markerName: string }

type ReasonDialogProps = {
  title: string
  hint?: string
  /** What the button says, and what it says while it works. */
  act: string
  acting: string
  /** Under which name what is typed is kept until it has been done. */
  draft: string
  asksMarker?: boolean
  children?: ReactNode
  /** What is said of a fault, where it is not the server's sentence. */
  sayFault?: (fault: Error) => ReactNode
  save: {
    isPending: boolean
    error: Error | null
    mutate: (typed: Reasoned, done: { onSuccess: () => void; onError: (fault: Error) => void }) => void
  }
  onClose: () => void
}

const said = (fault: Error) => failureText(fault, sharedText.tryAgainLater)

/** The club took the typed name for the player's own. */
const isOwnName = (fault: Error) => fault instanceof ApiError && fault.body?.code === 'signed_by_player'

/** Asks an administrator for the reason before somebody's card is changed. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { draft, asksMarker = false, sayFault = said, save, onClose } = props
  const form = useForm<Reasoned>({
    defaultValues: withDraft<Reasoned>(draft, { reason: '', markerName: '' }),
  })
  useKeepDraft(draft, form)
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const submit = handleSubmit(({ reason, markerName }) => {
    save.mutate(
      { reason: reason.trim(), markerName: markerName.trim() },
      {
        onSuccess: () => {
          clearDraft(draft)
          onClose()
        },
        onError: (fault) => {
          if (isOwnName(fault))
            form.setError('markerName', { message: failureText(fault, '') }, { shouldFocus: true })
        },
      },
    )
  })
  return (
    <FormDialog
      title={props.title}
      {...(props.hint === undefined ? {} : { description: props.hint })}
      submitLabel={props.act}
      busyLabel={props.acting}
      isBusy={save.isPending}
      fault={save.error && !isOwnName(save.error) ? sayFault(save.error) : undefined}
      faultTitle={roundsText.notSaved}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {props.children}
      {asksMarker && (
        <Field label={roundsText.markerName} required error={errors.markerName?.message}>
          {(wiring) => (
            <Input
              {...wiring}
              {...register('markerName', {
                validate: (text) => text.trim() !== '' || roundsText.markerMissing,
              })}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </Field>
      )}
      <ReasonField field={register('reason', reasonRules)} isWrong={errors.reason !== undefined} />
    </FormDialog>
  )
}
