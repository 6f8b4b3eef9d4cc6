import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { failureText } from '#web/lib/failure-text.ts'
import { showFieldErrors, type RefusalWords } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft } from '#web/lib/form-draft.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast, withdrawToast } from '#web/ui/toast.tsx'

type Submission<Values extends FieldValues, Body extends FieldValues, Reply> = {
  form: UseFormReturn<Values, unknown, Body>
  /** The name under which the draft is kept until the form has been sent (U17). */
  draft: string
  /** The fields that can show what the server says about them. */
  names: readonly FieldPath<Values>[]
  send: (body: Body) => Promise<Reply>
  changes: readonly Changed[]
  onDone: (reply: Reply) => void
  /** `reasons`: the words for refusals of one field that name a reason. */
  failed: { title?: string; text: string; reasons?: RefusalWords }
  /** Of what several administrators edit: whether the fault was that another was faster, and what both changed. */
  edited?: { takeConflict: (fault: Error) => boolean; conflict: ReactNode }
}

/** What a form shows of its sending: `<FormDialog {...sending}>`. */
type Sending = { isBusy: boolean; fault: ReactNode; faultTitle?: string; onSubmit: () => void }

/** Sends a form of the administration. A failure is shown at its field, or below the form and in a toast. */
export function useSubmit<Values extends FieldValues, Body extends FieldValues, Reply>(
  submission: Submission<Values, Body, Reply>,
): Sending {
  const { form, draft, names, send, changes, onDone, failed, edited } = submission
  useKeepDraft(draft, form)
  const action = useAction({
    run: send,
    changes,
    onDone: (reply) => {
      clearDraft(draft)
      onDone(reply)
    },
    onFail: (fault) => {
      if (edited?.takeConflict(fault) === true) {
        showToast({ tone: 'error', title: changedMeanwhileText.title, topic: draft })
        return
      }
      if (showFieldErrors(fault, names, form.setError, failed.reasons)) return
      const text = failureText(fault, failed.text)
      form.setError('root', { message: text })
      showToast({
        tone: 'error',
        title: failed.title ?? sharedText.error,
        description: failed.text,
        topic: draft,
      })
    },
  })
  return {
    isBusy: action.isPending,
    ...(edited?.conflict === undefined
      ? { fault: form.formState.errors.root?.message }
      : { fault: edited.conflict, faultTitle: changedMeanwhileText.title }),
    onSubmit: () => {
      void form.handleSubmit((body) => {
        if (action.isPending) return
        withdrawToast(draft)
        action.mutate(body)
      })()
    },
  }
}
