import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listMemberCategories, MOST_GIVEN, setMembersCategory } from '#contract/club/member-categories.ts'
import { listMembers, type Member } from '#contract/club/members.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ChosenBarProps = {
  clubId: string
  chosen: ReadonlySet<string>
  /** Those on view. */
  shown: readonly Member[]
  onDone: () => void
}

/** What is done with those who are chosen, at the lower edge of the window while the list is long. */
export default function ChosenBar({ clubId, chosen, shown, onDone }: ChosenBarProps) {
  const categories = useQuery(query(listMemberCategories, { params: { clubId } }))
  const [wanted, setWanted] = useState('')
  const [error, setError] = useState<string>()
  const faultId = useId()
  const giving = useGiving(clubId, onDone)
  const hidden = chosen.size - shown.filter(({ id }) => chosen.has(id)).length
  const give = () => {
    if (wanted === '') setError(text.chooseFirst)
    else if (!giving.isPending)
      giving.mutate({ ids: [...chosen], categoryId: wanted === 'none' ? null : wanted })
  }
  return (
    <div className="above-bottom-bar grid gap-2 rounded-card border border-edge bg-card p-3 shadow-raised">
      <p role="status" className="font-medium">
        {text.chosen(chosen.size, hidden)}
      </p>
      {categories.data?.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft">{text.nobodyHas}</p>
          <LinkButton href="/members/categories" look="secondary">
            {text.makeOne}
          </LinkButton>
        </div>
      ) : (
        <div className="flex gap-3">
          <Select
            aria-label={text.newCategory}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : faultId}
            className="min-w-0 flex-1 sm:max-w-xs"
            value={wanted}
            onChange={(event) => {
              setWanted(event.target.value)
              setError(undefined)
            }}
          >
            <option value="">{text.newCategory}</option>
            <SelectOptions from={categories.data ?? []} />
            <option value="none">{text.without}</option>
          </Select>
          <Button
            disabled={chosen.size === 0}
            busy={giving.isPending ? text.setting : undefined}
            onClick={give}
          >
            {text.set}
          </Button>
        </div>
      )}
      {error !== undefined && (
        <p id={faultId} role="alert" className="text-note font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

type Given = { ids: readonly string[]; categoryId: string | null }

/** Gives the category in portions, as many as one request takes; a portion that failed is sent again with the next press. */
function useGiving(clubId: string, onDone: () => void) {
  return useAction({
    run: async ({ ids, categoryId }: Given) => {
      let changed = 0
      for (let at = 0; at < ids.length; at += MOST_GIVEN) {
        const body = { memberIds: ids.slice(at, at + MOST_GIVEN), categoryId }
        changed += (await send(setMembersCategory, { params: { clubId }, body })).changed
      }
      return changed
    },
    changes: [listMembers, listMemberCategories].map((call) => query(call, { params: { clubId } })),
    onDone: (changed) => {
      onDone()
      showToast({ tone: 'success', title: changed === 0 ? text.setNothing : text.setDone(changed) })
    },
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.notChanged, description })
    },
  })
}
