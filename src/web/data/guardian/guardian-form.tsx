import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Guardian } from '#contract/data/guardians.ts'
import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { guardianText as text } from '#web/messages/en/data/guardian.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

type GuardianRead = Pick<UseQueryOptions<Guardian, Error, Guardian, string[]>, 'queryFn'> & {
  queryKey: string[]
}

type GuardianFormProps = {
  /** Of the draft: whose guardian it is. */
  name: string
  read: GuardianRead
  ask: (email: string) => Promise<Guardian>
  /** Beside the button, once somebody is named. */
  besideAsk?: ReactNode
}

/** Who the guardian is and what they answered, and the field that names them. */
export function GuardianForm(props: GuardianFormProps) {
  const { data, error, refetch } = useQuery(props.read)
  if (error)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void refetch()}>
        {failureText(error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (data === undefined) return <Skeleton className="h-24" />
  return <LoadedForm key={data?.email} {...props} guardian={data} />
}

function LoadedForm({ name, guardian, read, ask, besideAsk }: GuardianFormProps & { guardian: Guardian }) {
  const draft = useDraft(`guardian.${name}`, { email: guardian?.email ?? '' })
  const [error, setError] = useState<string>()
  const asking = useAction({
    run: () => ask(draft.values.email.trim()),
    changes: [read],
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
        {guardian && besideAsk}
      </div>
    </form>
  )
}

function stateText({ email, answer, answeredAt, linkUntil }: NonNullable<Guardian>): string {
  return text.state[answer](email, formatDate(answer === 'waiting' ? linkUntil : (answeredAt ?? linkUntil)))
}
