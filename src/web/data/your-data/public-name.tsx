import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readPublicName, setPublicName } from '#contract/board/sharing.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { publicNameText as text } from '#web/messages/en/data/public-name.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The reader's word on whether boards that are open to everybody name them. A child is never named, so is asked nothing. */
export function PublicName() {
  const own = useQuery(query(readPublicName))
  return (
    <Card className="grid gap-2" role="region" aria-label={text.title}>
      <h3 className="font-semibold">{text.title}</h3>
      {own.isError ? (
        <ErrorState title={text.loadFailed} onRetry={() => void own.refetch()}>
          {failureText(own.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : own.data === undefined ? (
        <Skeleton className="h-12" />
      ) : own.data.isChild ? (
        <p className="text-soft">{text.child}</p>
      ) : (
        <Choice isUnnamed={own.data.isUnnamed} />
      )}
    </Card>
  )
}

function Choice({ isUnnamed }: { isUnnamed: boolean }) {
  /** What was pressed last, shown before the club has answered. */
  const [wanted, setWanted] = useState<boolean>()
  const choosing = useAction({
    run: (isWanted: boolean) => send(setPublicName, { body: { isUnnamed: isWanted } }),
    changes: [query(readPublicName)],
    oneByOne: 'public-name',
    onFail: (fault) => {
      setWanted(undefined)
      showToast({
        tone: 'error',
        title: text.notSaved,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={wanted ?? isUnnamed}
          onChange={(event) => {
            setWanted(event.target.checked)
            choosing.mutate(event.target.checked)
          }}
          className="size-6 shrink-0"
        />
        {text.choice}
      </label>
      <p className="text-note text-soft">{text.hint}</p>
    </>
  )
}
