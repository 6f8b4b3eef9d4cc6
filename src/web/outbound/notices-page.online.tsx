import { useInfiniteQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { countNotices, listNotices, readNotices } from '#contract/outbound/notices.ts'
import { OfflineError, send, sendParts } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { noticesText as text } from '#web/messages/en/outbound/notices.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { NoticeLine } from './notice-line.tsx'

/** What the reader was told, the latest first. Each leads to the card or competition that it is about. */
export default function NoticesPage() {
  const list = useInfiniteQuery({
    // Beside the pages of the list, a single page of it would be another shape under the same key.
    queryKey: [...query(listNotices).queryKey, 'pages'],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      sendParts(listNotices, { query: { ...(pageParam !== null && { before: pageParam }) }, signal }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? []
  const latest = list.data?.pages[0]?.latest ?? null
  const hasUnread = notices.some(({ isRead }) => !isRead)
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          {latest !== null && hasUnread && <ReadAll upTo={latest} />}
          <LinkButton href="/profile#notices" look="secondary" icon={<Settings aria-hidden size={18} />}>
            {text.settings}
          </LinkButton>
        </>
      }
    >
      {list.isError ? (
        <ErrorState
          title={list.error instanceof OfflineError ? text.offline : text.loadFailed}
          isOffline={list.error instanceof OfflineError}
          onRetry={() => void list.refetch()}
        >
          {list.error instanceof OfflineError ? undefined : failureText(list.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : !list.data ? (
        <SkeletonCards className="h-20" />
      ) : notices.length === 0 ? (
        <EmptyState title={text.none}>{text.noneHint}</EmptyState>
      ) : (
        <Card className="grid gap-3 py-1 sm:py-2">
          <ol aria-label={text.title} className="divide-y divide-line">
            {notices.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </ol>
          {list.hasNextPage && (
            <Button
              look="secondary"
              disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {text.more}
            </Button>
          )}
        </Card>
      )}
    </Page>
  )
}

function ReadAll({ upTo }: { upTo: number }) {
  const reading = useAction({
    run: () => send(readNotices, { body: { upTo } }),
    changes: [query(countNotices), query(listNotices)],
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notRead,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <Button
      look="secondary"
      busy={reading.isPending ? text.readingAll : undefined}
      onClick={() => {
        reading.mutate(undefined)
      }}
    >
      {text.readAll}
    </Button>
  )
}
