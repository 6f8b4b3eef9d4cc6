import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { readAuditLog, type AuditEntry } from '#contract/platform/audit.ts'
import { getClub } from '#contract/club/clubs.ts'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { OfflineError, sendParts } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, queryKey } from '#web/lib/query.ts'
import { auditLogText as text } from '#web/messages/en/club/audit-log.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { LogFilterFields } from './log-filter-fields.tsx'
import { LogTools } from './log-tools.tsx'
import { useLogFilters, type LogFilters } from './use-log-filters.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { auditSentence, auditValues, type AuditClub } from './audit-words.ts'

/** Who did what at the club, searched and in pieces. */
export default function AuditLogPage() {
  return (
    <AdminOnly title={text.title} denied={{ text: text.denied }}>
      {(clubId) => <AuditLog clubId={clubId} />}
    </AdminOnly>
  )
}

function AuditLog({ clubId }: { clubId: string }) {
  const { typed, asked, change, clear } = useLogFilters()
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <LinkButton
          href="/club-admin?tab=settings"
          look="secondary"
          icon={<ArrowLeft aria-hidden size={18} />}
        >
          {text.back}
        </LinkButton>
      }
    >
      <LogFilterFields filters={typed} onChange={change} />
      <Entries clubId={clubId} filters={asked} onClear={clear} />
      <LogTools clubId={clubId} />
    </Page>
  )
}

type EntriesProps = { clubId: string; filters: LogFilters; onClear: () => void }

function Entries({ clubId, filters, onClear }: EntriesProps) {
  const params = { clubId }
  const club = useQuery(query(getClub, { params }))
  const log = useInfiniteQuery({
    queryKey: queryKey(readAuditLog, { params, query: filters }),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      sendParts(readAuditLog, { params, query: { ...filters, before: pageParam }, signal }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const isFiltered = Object.keys(filters).length > 0
  const everything = (
    <Button look="secondary" onClick={onClear}>
      {text.clear}
    </Button>
  )
  if (log.isError)
    return log.error instanceof OfflineError ? (
      <ErrorState title={text.offline} isOffline onRetry={() => void log.refetch()} />
    ) : (
      <ErrorState title={text.loadFailed} onRetry={() => void log.refetch()}>
        {failureText(log.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!log.data) return <SkeletonCards className="h-16" />
  const entries = log.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return isFiltered ? (
      <EmptyState title={text.noMatch} action={everything}>
        {text.noMatchHint}
      </EmptyState>
    ) : (
      <EmptyState title={text.none}>{text.noneHint}</EmptyState>
    )
  return (
    <Card className="grid gap-3">
      <ol aria-label={text.title}>
        {entries.map((entry) => (
          <LogEntry key={entry.seq} entry={entry} club={club.data} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button look="secondary" disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </Card>
  )
}

type LogEntryProps = { entry: AuditEntry; club: AuditClub | undefined }

/** One entry: what was done, the values it changed, why, and when on the club's clock. */
function LogEntry({ entry, club }: LogEntryProps) {
  const values = auditValues(entry, club)
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
      <p className="text-note text-soft tabular-nums">
        <time dateTime={entry.at}>{formatDateTime(entry.at, club?.timeZone)}</time> · {entry.seq}
      </p>
      <div className="grid min-w-0 gap-1 break-words">
        <p className="font-medium">{auditSentence(entry)}</p>
        {values.length > 0 && (
          <ul aria-label={text.values} className="text-note text-soft">
            {values.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {entry.reason !== null && <p className="text-note">{text.reason(entry.reason)}</p>}
        {entry.isReasonErased && <p className="text-note text-soft">{text.reasonErased}</p>}
      </div>
    </li>
  )
}
