import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { failureText } from '#web/lib/api.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'

const FORM = 'round-reason'
const LEAST = 3

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
  save: {
    isPending: boolean
    error: Error | null
    mutate: (typed: Reasoned, done: { onSuccess: () => void }) => void
  }
  onClose: () => void
}

/** Asks an administrator why, before he changes somebody's card. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, act, acting, draft, asksMarker = false, children, save, onClose } = props
  const form = useForm<Reasoned>({
    defaultValues: withDraft<Reasoned>(draft, { reason: '', markerName: '' }),
  })
  useKeepDraft(draft, form)
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const submit = handleSubmit(({ reason, markerName }) => {
    if (save.isPending) return
    save.mutate(
      { reason: reason.trim(), markerName: markerName.trim() },
      {
        onSuccess: () => {
          clearDraft(draft)
          onClose()
        },
      },
    )
  })
  return (
    <Dialog
      title={title}
      {...(hint === undefined ? {} : { description: hint })}
      isOpen
      onClose={onClose}
      mayClose={!save.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={save.isPending}>
            {sharedText.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={save.isPending ? acting : undefined}>
            {act}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {children}
        {asksMarker && (
          <Field label={roundsText.markerName} required error={errors.markerName && roundsText.markerMissing}>
            {(wiring) => (
              <Input
                {...wiring}
                {...register('markerName', { validate: (text) => text.trim() !== '' })}
                maxLength={100}
                autoComplete="off"
              />
            )}
          </Field>
        )}
        <Field
          label={roundsText.reason}
          required
          hint={roundsText.reasonHint}
          error={errors.reason && roundsText.reasonMissing}
        >
          {(wiring) => (
            <Input
              {...wiring}
              {...register('reason', { validate: (text) => text.trim().length >= LEAST })}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
        {save.error && (
          <Notice tone="bad" title={roundsText.notSaved}>
            {failureText(save.error, sharedText.tryAgainLater)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
