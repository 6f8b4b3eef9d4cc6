import { useState } from 'react'
import { getBornOn, setBornOn } from '#contract/club/member-categories.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

type BornOnFieldProps = { clubId: string; memberId: string; bornOn: string | null }

/** When a member was born; empty where the club does not say. */
export function BornOnField({ clubId, memberId, bornOn }: BornOnFieldProps) {
  const params = { clubId, memberId }
  const [typed, setTyped] = useState(bornOn ?? '')
  const [error, setError] = useState<string>()
  const saving = useAction({
    run: () => send(setBornOn, { params, body: { bornOn: typed } }),
    changes: [query(getBornOn, { params })],
    onDone: () => {
      showToast({ tone: 'success', title: text.bornOnSaved })
    },
    onFail: (fault) => {
      const isRefused = fault instanceof ApiError && fault.body?.code === 'invalid_input'
      setError(isRefused ? text.bornOnInvalid : failureText(fault, text.bornOnFailed))
    },
  })
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isPending) saving.mutate(undefined)
      }}
    >
      <Field label={text.bornOn} hint={text.bornOnHint} error={error} className="min-w-48 flex-1">
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="secondary"
        className="mt-7.5"
        disabled={typed === (bornOn ?? '')}
        busy={saving.isPending ? sharedText.saving : undefined}
      >
        {sharedText.save}
      </Button>
    </form>
  )
}
