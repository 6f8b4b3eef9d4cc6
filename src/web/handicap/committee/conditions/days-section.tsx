import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import {
  listPlayingConditions,
  type ConditionsEntry,
  type DayOfCourse,
  type PlayingConditions,
} from '#contract/handicap/playing-conditions.ts'
import { SCORES_FOR_PCC } from '#golf/handicap/playing-conditions.ts'
import { formatPcc } from '#web/handicap/format-pcc.ts'
import { OfflineError, sendParts } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { queryKey } from '#web/lib/query.ts'
import { handicapCommitteeText } from '#web/messages/en/handicap/handicap-committee.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import type { AskedDay } from './conditions-dialog.tsx'

// The form's parts are of no use before something is entered.
const ConditionsDialog = lazy(() => import('./conditions-dialog.tsx'))

/** The days of the club with the PCC of each course, and the form that enters one. */
export function DaysSection({ clubId }: { clubId: string }) {
  const text = handicapCommitteeText.conditions
  const params = { clubId }
  const days = useInfiniteQuery({
    queryKey: queryKey(listPlayingConditions, { params }),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      sendParts(listPlayingConditions, {
        params,
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  if (days.isError)
    return (
      <ErrorState
        title={days.error instanceof OfflineError ? text.offline : text.loadFailed}
        isOffline={days.error instanceof OfflineError}
        onRetry={() => void days.refetch()}
      >
        {days.error instanceof OfflineError ? undefined : failureText(days.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  const [newest] = days.data?.pages ?? []
  if (!newest) return <SkeletonCards count={3} className="h-24" />
  return (
    <Days
      clubId={clubId}
      newest={newest}
      days={days.data?.pages.flatMap((page) => page.days) ?? []}
      more={
        days.hasNextPage ? (
          <Button
            look="secondary"
            disabled={days.isFetchingNextPage}
            onClick={() => void days.fetchNextPage()}
          >
            {text.earlier}
          </Button>
        ) : undefined
      }
    />
  )
}

type DaysProps = {
  clubId: string
  newest: PlayingConditions
  days: PlayingConditions['days']
  more: ReactNode
}

function Days({ clubId, newest, days, more }: DaysProps) {
  const text = handicapCommitteeText.conditions
  const [asked, setAsked] = useState<AskedDay>()
  return (
    <Section
      title={text.title}
      actions={
        newest.courses.length > 0 && (
          <Button
            onClick={() => {
              setAsked({
                day: newest.today,
                courseIds: newest.courses.map(({ id }) => id).slice(0, 1),
                pcc: 0,
              })
            }}
          >
            {text.enter}
          </Button>
        )
      }
    >
      <p className="max-w-prose text-soft">{text.lead}</p>
      {days.length === 0 ? (
        <EmptyState title={text.none}>{text.noneHint}</EmptyState>
      ) : (
        <Card className="grid gap-3">
          <DayList days={days} onAsk={setAsked} />
          {more}
        </Card>
      )}
      {asked && (
        <Suspense>
          <ConditionsDialog
            clubId={clubId}
            shown={newest}
            asked={asked}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

type DayListProps = { days: PlayingConditions['days']; onAsk: (asked: AskedDay) => void }

function DayList({ days, onAsk }: DayListProps) {
  return (
    <ol aria-label={handicapCommitteeText.conditions.title} className="divide-y divide-line">
      {days.map(({ day, courses }) => (
        <li key={day} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <h3 className="font-semibold">{formatDate(day, 'UTC')}</h3>
          {courses.map((course) => (
            <CourseLine
              key={course.courseId}
              day={day}
              course={course}
              onEnter={() => {
                onAsk({ day, courseIds: [course.courseId], pcc: course.pcc })
              }}
            />
          ))}
        </li>
      ))}
    </ol>
  )
}

type CourseLineProps = { day: string; course: DayOfCourse; onEnter: () => void }

function CourseLine({ day, course, onEnter }: CourseLineProps) {
  const text = handicapCommitteeText.conditions
  const { courseName, scores, qualifying, pcc, entries } = course
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="grid min-w-0 flex-1 basis-40">
          <span className="flex flex-wrap items-center gap-2">
            {courseName}
            {entries.length > 0 && (
              <Badge tone={pcc === 0 ? 'plain' : 'warn'}>{text.pccOf(formatPcc(pcc))}</Badge>
            )}
          </span>
          <span className="text-note text-soft">{text.scores(scores, qualifying)}</span>
        </span>
        <Button
          look="secondary"
          aria-label={text.enterOf(courseName, formatDate(day, 'UTC'))}
          onClick={onEnter}
        >
          {text.enter}
        </Button>
      </div>
      {entries.length > 0 && (
        <Arithmetic label={text.history(entries.length)}>
          <ul className="grid gap-2 border-l-2 border-accent py-1 pl-3 text-note">
            {entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </Arithmetic>
      )}
      {entries.length > 0 && pcc !== 0 && qualifying < SCORES_FOR_PCC && (
        <p className="text-note text-soft">{text.tooFew}</p>
      )}
    </div>
  )
}

function EntryLine({ entry }: { entry: ConditionsEntry }) {
  const text = handicapCommitteeText.conditions
  const { authorName, pcc, at, reason, players, isDone } = entry
  return (
    <li className="grid">
      <span>{text.entry(authorName ?? text.someone, formatPcc(pcc), formatDateTime(at))}</span>
      <span className="break-words">{text.entryReason(reason)}</span>
      <span className="text-soft">{isDone ? text.entryPlayers(players) : text.applying}</span>
    </li>
  )
}
