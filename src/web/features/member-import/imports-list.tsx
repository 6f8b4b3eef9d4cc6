import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getClub } from '#contract/clubs.ts'
import { readListedProgress } from '#contract/invitations.ts'
import { listImports, undoImport, type ClubImport } from '#contract/member-import.ts'
import { listMembers } from '#contract/members.ts'
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberImportText as text } from '#web/messages/en/member-import.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What was imported before, each with the way back. */
export function ImportsList({ clubId }: { clubId: string }) {
  const imports = useQuery(query(listImports, { params: { clubId } }))
  const [asked, setAsked] = useState<ClubImport>()
  const undoing = useAction({
    run: (importId: string) => send(undoImport, { params: { clubId, importId } }),
    changes: [listMembers, listImports, readListedProgress, getClub].map((call) =>
      query(call, { params: { clubId } }),
    ),
    onDone: () => {
      setAsked(undefined)
    },
  })
  if (imports.isError) return <ErrorState title={text.loadFailed} onRetry={() => void imports.refetch()} />
  if (!imports.data || imports.data.length === 0) return null
  return (
    <Section title={text.imports}>
      {undoing.data && <Undone {...undoing.data} />}
      <ul className="grid gap-3">
        {imports.data.map((one) => (
          <li key={one.id}>
            <ImportRow one={one} onUndo={setAsked} />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={text.undoTitle}
          confirmLabel={text.undo}
          busyLabel={text.undoing}
          isBusy={undoing.isPending}
          fault={
            undoing.isError
              ? { title: text.undoFailed, text: failureText(undoing.error, sharedText.tryAgainLater) }
              : undefined
          }
          onConfirm={() => {
            undoing.mutate(asked.id)
          }}
          onClose={() => {
            setAsked(undefined)
          }}
        >
          <p>{text.undoMeans}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}

function ImportRow({ one, onUndo }: { one: ClubImport; onUndo: (one: ClubImport) => void }) {
  const what = text.importOf(one.taken, formatDateTime(one.importedAt), one.importedBy ?? text.someone)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-medium">{what}</p>
        {one.leftOut > 0 && <p className="text-note text-soft">{text.leftOutLines(one.leftOut)}</p>}
      </div>
      {one.undoneAt === null ? (
        <Button
          look="danger"
          aria-label={text.undoNamed(what)}
          onClick={() => {
            onUndo(one)
          }}
        >
          {text.undo}
        </Button>
      ) : (
        <Badge>{text.undone}</Badge>
      )}
    </Card>
  )
}

type UndoneProps = {
  removed: number
  stayed: readonly { id: string; name: string; why: keyof typeof text.why }[]
}

/** Who is gone, and who stays for which reason. */
function Undone({ removed, stayed }: UndoneProps) {
  return (
    <Notice tone="info" title={text.undoDone(removed)}>
      {stayed.length > 0 && (
        <>
          <p>{text.stayed(stayed.length)}</p>
          <ul className="list-disc pl-5">
            {stayed.map(({ id, name, why }) => (
              <li key={id}>{`${name}: ${text.why[why]}`}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
