import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listMemberMerges, takeMemberMergeBack, type MemberMerge } from '#contract/club/member-merges.ts'
import { send } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberMergesText as text } from '#web/messages/en/club/member-merges.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ConfirmDialog } from '../../../platform/confirm-dialog.tsx'
import { mergeFault } from './merge-fault.ts'
import { changedByMerge } from './merge-members-dialog.tsx'

/** The records that the club has merged, each of which can be undone; nothing where there is none. */
export default function MergeList({ clubId }: { clubId: string }) {
  const asked = useQuery(query(listMemberMerges, { params: { clubId } }))
  const [undone, setUndone] = useState<MemberMerge>()
  const merges = asked.data ?? []
  if (merges.length === 0) return null
  return (
    <Section title={text.listTitle}>
      <ul className="grid gap-3">
        {merges.map((merge) => (
          <li key={merge.id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="grid min-w-0 gap-0.5 wrap-anywhere">
              <p>{text.line(merge.goneName, merge.keptName)}</p>
              <p className="text-note text-soft">{factsOf(merge).join(' · ')}</p>
            </div>
            {merge.takenBackAt === null && (
              <Button
                look="secondary"
                aria-label={text.undoNamed(merge.goneName)}
                onClick={() => {
                  setUndone(merge)
                }}
              >
                {text.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undone && (
        <Undo
          merge={undone}
          clubId={clubId}
          onClose={() => {
            setUndone(undefined)
          }}
        />
      )}
    </Section>
  )
}

function factsOf({ madeByName, madeAt, reason, takenBackAt }: MemberMerge): string[] {
  const date = formatDate(madeAt)
  return [
    madeByName === null ? text.bySomebody(date) : text.by(madeByName, date),
    ...(reason === '' ? [] : [reason]),
    ...(takenBackAt === null ? [] : [text.undone(formatDate(takenBackAt))]),
  ]
}

function Undo({ merge, clubId, onClose }: { merge: MemberMerge; clubId: string; onClose: () => void }) {
  const undoing = useAction({
    run: () => send(takeMemberMergeBack, { params: { clubId, mergeId: merge.id } }),
    changes: changedByMerge(clubId),
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.undoDone(merge.goneName) })
    },
  })
  return (
    <ConfirmDialog
      title={text.undoTitle(merge.goneName)}
      confirmLabel={text.undo}
      busyLabel={text.undoing}
      look="primary"
      isBusy={undoing.isPending}
      fault={undoing.isError ? { title: text.undoFailed, text: mergeFault(undoing.error) } : undefined}
      onConfirm={() => {
        undoing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p className="text-soft">{text.undoMeans}</p>
    </ConfirmDialog>
  )
}
