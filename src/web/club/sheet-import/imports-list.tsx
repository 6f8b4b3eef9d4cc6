import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { listImports, undoImport, type ClubImport } from '#contract/club/member-import.ts'
import type { Output } from '#contract/platform/call.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query, type Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { sheetImportText as text } from '#web/messages/en/club/sheet-import.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

type Undone = Output<typeof undoImport.reply>

type ImportsListProps = {
  clubId: string
  kind: ClubImport['kind']
  /** "12 members", "1 score" */
  count: (taken: number) => string
  undoMeans: string
  changes: readonly Changed[]
  /** What became of the import that was just taken back. */
  undone: (undone: Undone) => ReactNode
}

/** What was imported before, each with the way back. */
export function ImportsList({ clubId, kind, count, undoMeans, changes, undone }: ImportsListProps) {
  const imports = useQuery(query(listImports, { params: { clubId } }))
  const [asked, setAsked] = useState<ClubImport>()
  const undoing = useAction({
    run: (importId: string) => send(undoImport, { params: { clubId, importId } }),
    changes: [query(listImports, { params: { clubId } }), ...changes],
    onDone: () => {
      setAsked(undefined)
    },
  })
  if (imports.isError && !imports.data)
    return <ErrorState title={text.loadFailed} onRetry={() => void imports.refetch()} />
  const shown = imports.data?.filter((one) => one.kind === kind) ?? []
  if (shown.length === 0) return null
  return (
    <Section title={text.imports}>
      {undoing.data && undone(undoing.data)}
      <ul className="grid gap-3">
        {shown.map((one) => (
          <li key={one.id}>
            <ImportRow one={one} count={count} onUndo={setAsked} />
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
          <p>{undoMeans}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}

type ImportRowProps = { one: ClubImport; count: (taken: number) => string; onUndo: (one: ClubImport) => void }

function ImportRow({ one, count, onUndo }: ImportRowProps) {
  const what = text.importOf(count(one.taken), formatDateTime(one.importedAt), one.importedBy ?? text.someone)
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
