import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import {
  addGroupPlayer,
  currentGroup,
  groupCandidates,
  MOST_IN_GROUP,
  type PlayingGroup,
} from '#contract/card/groups.ts'
import type { Marks } from '#contract/club/marks.ts'
import { fullName, type PersonName } from '#contract/club/former-member.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

type AddFromListProps = { group: PlayingGroup; onClose: () => void }
type Candidate = PersonName & { userId: string; marks?: Marks }

const nameOf = (one: Candidate) => markedName(fullName(one), one.marks)

/** Entered players or members by name; each is put in with one press. */
export default function AddFromList({ group, onClose }: AddFromListProps) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const params = { groupId: group.id }
  const candidates = useQuery(query(groupCandidates, { params, query: search === '' ? {} : { search } }))
  const { adding, failed } = useAdding(group, onClose)
  const present = new Set(group.players.map(({ userId }) => userId))
  const shown = candidates.data?.filter(({ userId }) => !present.has(userId))
  return (
    <Dialog
      title={text.listTitle}
      description={group.competitionId === null ? text.listSeen : text.listEntered}
      isOpen
      onClose={onClose}
      footer={
        <Button look="secondary" onClick={onClose}>
          {sharedText.close}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={text.search}>
          {(wiring) => (
            <Input
              {...wiring}
              type="search"
              autoComplete="off"
              maxLength={80}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
              }}
            />
          )}
        </Field>
        {failed && (
          <Notice tone="bad" title={text.notAdded(failed.name)}>
            {failureText(failed.fault, text.tryAgain)}
          </Notice>
        )}
        {candidates.isError && <Notice tone="bad">{failureText(candidates.error, text.tryAgain)}</Notice>}
        {candidates.isPending && <Skeleton className="h-40 rounded-card" />}
        {shown?.length === 0 && <p className="text-soft">{text.listEmpty}</p>}
        <CandidateList shown={shown ?? []} adding={adding} />
      </div>
    </Dialog>
  )
}

/** Puts somebody in; who could not be stays named until the next one. */
function useAdding(group: PlayingGroup, onClose: () => void) {
  const params = { groupId: group.id }
  const [failed, setFailed] = useState<{ name: string; fault: Error }>()
  const adding = useAction({
    run: ({ userId }: Candidate) => send(addGroupPlayer, { params, body: { userId } }),
    changes: [query(currentGroup), query(groupCandidates, { params, query: {} })],
    onDone: (after, who) => {
      setFailed(undefined)
      showToast({ tone: 'success', title: text.added(nameOf(who)) })
      if (after.players.length >= MOST_IN_GROUP) onClose()
    },
    onFail: (fault, who) => {
      setFailed({ name: nameOf(who), fault })
    },
  })
  return { adding, failed }
}

type CandidateListProps = { shown: readonly Candidate[]; adding: ReturnType<typeof useAdding>['adding'] }

function CandidateList({ shown, adding }: CandidateListProps) {
  return (
    <ul className="grid">
      {shown.map((one) => (
        <li key={one.userId} className="flex min-h-14 items-center gap-3 border-line not-first:border-t">
          <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(one)}</span>
          <Button
            look="secondary"
            aria-label={text.addNamed(nameOf(one))}
            busy={adding.isPending && adding.variables.userId === one.userId ? text.adding : undefined}
            onClick={() => {
              if (!adding.isPending) adding.mutate(one)
            }}
          >
            {text.add}
          </Button>
        </li>
      ))}
    </ul>
  )
}
