import { useState, type ReactNode } from 'react'
import type { Guardian } from '#contract/guardians.ts'
import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { guardianText as text } from '#web/messages/en/guardian.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

type GuardianFormProps = {
  /** Of the draft: whose guardian it is. */
  name: string
  guardian: Guardian
  ask: (email: string) => Promise<Guardian>
  changes: readonly Changed[]
  /** Beside the button. */
  children?: ReactNode
}

/** Who the guardian is and what they answered, and the field that names them. */
export function GuardianForm({ name, guardian, ask, changes, children }: GuardianFormProps) {
  const draft = useDraft(`guardian.${name}`, { email: guardian?.email ?? '' })
  const [error, setError] = useState<string>()
  const asking = useAction({
    run: () => ask(draft.values.email.trim()),
    changes,
    onDone: () => {
      draft.clear()
      showToast({ tone: 'success', title: text.asked })
    },
    onFail: (fault) => {
      const field = fault instanceof ApiError ? fault.body?.fields?.[0] : undefined
      setError(field?.field === 'email' ? field.message : undefined)
      showToast({
        tone: 'error',
        title: text.notAsked,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.values.email.trim() === '') setError(text.emailMissing)
        else if (!asking.isPending) asking.mutate(undefined)
      }}
    >
      {guardian && <p role="status">{stateText(guardian)}</p>}
      <Field label={text.email} error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={draft.values.email}
            onChange={(event) => {
              setError(undefined)
              draft.change({ email: event.target.value })
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" busy={asking.isPending ? text.asking : undefined}>
          {guardian ? text.askAgain : text.ask}
        </Button>
        {children}
      </div>
    </form>
  )
}

function stateText({ email, answer, answeredAt, linkUntil }: NonNullable<Guardian>): string {
  return text.state[answer](email, formatDate(answer === 'waiting' ? linkUntil : (answeredAt ?? linkUntil)))
}
