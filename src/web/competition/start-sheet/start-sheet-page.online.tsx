import { useQuery } from '@tanstack/react-query'
import { ListOrdered } from 'lucide-react'
import { useParams } from 'wouter'
import { getCompetition } from '#contract/competition/competitions.ts'
import { getStartSheet, type StartSheet } from '#contract/competition/start-sheet.ts'
import { OfflineError } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { startSheetText as text } from '#web/messages/en/competition/start-sheet.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OwnGroup } from './own-group.tsx'
import { SheetTable } from './sheet-table.tsx'

/** Who starts when and where, the reader's own group first; it is also the sheet that is printed. */
export default function StartSheetPage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  const sheet = useQuery(query(getStartSheet, { params: { competitionId } }))
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  if (sheet.data) return <Sheet sheet={sheet.data} message={competition.data?.message} />
  return (
    <Page title={text.kind} actions={<BackLink href="/competitions">{text.back}</BackLink>}>
      {sheet.isError ? (
        <ErrorState
          title={text.loadFailed}
          isOffline={sheet.error instanceof OfflineError}
          onRetry={() => void sheet.refetch()}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  )
}

type SheetProps = {
  sheet: StartSheet
  /** What the club wrote to all players, while it stands. */
  message: string | undefined
}

function Sheet({ sheet, message }: SheetProps) {
  const { competitionId, competitionName, clubName, courseName, publishedAt, timeZone } = sheet
  const board = `/competitions/${competitionId}/leaderboard`
  return (
    <Page
      title={competitionName}
      eyebrow={[text.kind, clubName].join(' · ')}
      lead={
        publishedAt === null
          ? undefined
          : [courseName, text.asOf(formatDateTime(publishedAt, timeZone))].filter(Boolean).join(' · ')
      }
      actions={
        <>
          <BackLink href={board}>{text.toCompetition}</BackLink>
          {sheet.groups.length > 0 && <PrintButton>{text.print}</PrintButton>}
        </>
      }
    >
      {message !== undefined && (
        <Notice tone="warn" title={text.fromClub}>
          {message}
        </Notice>
      )}
      {sheet.groups.length === 0 ? (
        <EmptyState
          icon={<ListOrdered aria-hidden size={32} />}
          title={text.none}
          action={
            <LinkButton href={board} look="secondary">
              {text.toCompetition}
            </LinkButton>
          }
        >
          {text.noneNote}
        </EmptyState>
      ) : (
        <>
          <OwnGroup sheet={sheet} />
          <SheetTable sheet={sheet} />
          <p className="hidden print:block">
            {text.printedOn(formatDateTime(new Date().toISOString(), timeZone))}
          </p>
        </>
      )}
    </Page>
  )
}
