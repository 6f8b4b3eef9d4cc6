import { useQuery } from '@tanstack/react-query'
import { downloadExport, getExport, requestExport, type DataExport } from '#contract/data/privacy.ts'
import { callAddress, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { yourDataText as text } from '#web/messages/en/data/your-data.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const ASK_AGAIN_MS = 1_000

const isUnfinished = (made: DataExport | null | undefined) =>
  made?.state === 'waiting' || made?.state === 'running'

/** Has the archive made, says how far it is, and offers it when it is ready. */
export function DataArchive() {
  const latest = useQuery({
    ...query(getExport),
    refetchInterval: ({ state }) => (isUnfinished(state.data) ? ASK_AGAIN_MS : false),
  })
  const asking = useAction({ run: () => send(requestExport), changes: [query(getExport)] })
  const made = latest.data
  const isBusy = asking.isPending || isUnfinished(made)
  return (
    <Card className="grid gap-3">
      <h3 className="font-semibold">{text.export}</h3>
      <p className="text-soft">{text.exportNote}</p>
      <p role="status">{made ? stateText(made) : ''}</p>
      <div className="flex flex-wrap gap-2">
        {made?.state === 'ready' && (
          <LinkButton href={callAddress(downloadExport, { params: { exportId: made.id } })}>
            {text.download}
          </LinkButton>
        )}
        <Button
          look="secondary"
          busy={isBusy ? text.asking : undefined}
          onClick={() => {
            asking.mutate(undefined)
          }}
        >
          {made ? text.askAgain : text.ask}
        </Button>
      </div>
      {asking.isError && (
        <Notice tone="bad" title={text.notAsked}>
          {failureText(asking.error, sharedText.tryAgainLater)}
        </Notice>
      )}
    </Card>
  )
}

function stateText(made: DataExport): string {
  switch (made.state) {
    case 'waiting':
      return text.waiting
    case 'running':
      return made.filesTotal === 0 ? text.waiting : text.running(made.filesDone, made.filesTotal)
    case 'ready':
      return text.ready(sizeText(made.bytes ?? 0), formatDateTime(made.expiresAt))
    case 'failed':
      return text.failed
  }
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000))
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${Math.round(kilobytes / 100) / 10} MB`
}
