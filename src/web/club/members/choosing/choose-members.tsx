import { failureText } from '#web/lib/failure-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { FoundMembers } from '../use-found-members.ts'
import type { ChosenMembers } from './use-chosen-members.ts'

type ChooseMembersProps = {
  list: FoundMembers
  found: NonNullable<FoundMembers['found']>
  choosing: ChosenMembers
}

/** Begins and ends the choosing of several members; all that are found are told from those on view. */
export function ChooseMembers({ list, found, choosing }: ChooseMembersProps) {
  const { chosen, begin, end, add } = choosing
  const reading = useAction({
    run: list.readIds,
    changes: [],
    onDone: add,
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.chooseFailed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  if (!chosen)
    return (
      <Button look="secondary" className="justify-self-start" onClick={begin}>
        {text.chooseSeveral}
      </Button>
    )
  const shown = found.members.map(({ id }) => id)
  const isWhole = shown.length >= found.count
  const all = (list.isFiltered ? text.chooseFound : text.chooseEverybody)(found.count)
  return (
    <div className="flex flex-wrap gap-2">
      {!isWhole && (
        <Button
          look="secondary"
          disabled={!found.isCurrent}
          onClick={() => {
            add(shown)
          }}
        >
          {text.chooseShown(shown.length)}
        </Button>
      )}
      {found.count > 0 && (
        <Button
          look="secondary"
          disabled={!found.isCurrent}
          busy={reading.isPending ? text.choosing : undefined}
          onClick={() => {
            if (isWhole) add(shown)
            else reading.mutate(undefined)
          }}
        >
          {all}
        </Button>
      )}
      {chosen.size > 0 && (
        <Button look="quiet" onClick={begin}>
          {text.chooseNone}
        </Button>
      )}
      <Button look="quiet" onClick={end}>
        {text.chooseEnd}
      </Button>
    </div>
  )
}
