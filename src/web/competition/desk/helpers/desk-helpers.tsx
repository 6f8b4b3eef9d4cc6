import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { listDeskHelpers, removeDeskHelper, type DeskHelpers } from '#contract/competition/desk-helpers.ts'
import { OfflineError, send } from '#web/lib/api.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskHelpersText as text } from '#web/messages/en/competition/desk-helpers.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

const AddHelperDialog = lazy(() => import('./add-helper-dialog.tsx'))

/** Who helps at the desk, for its administrators: added, invited and taken back here. */
export default function DeskHelpersPart({ competition }: { competition: Competition }) {
  const params = { competitionId: competition.id }
  const found = useQuery(query(listDeskHelpers, { params }))
  const [isAdding, setIsAdding] = useState(false)
  if (found.isError && !found.data)
    return (
      <ErrorState
        title={text.loadFailed}
        isOffline={found.error instanceof OfflineError}
        onRetry={() => void found.refetch()}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!found.data) return <Skeleton className="h-48 rounded-card" />
  const isOver = ['completed', 'final', 'cancelled'].includes(competition.status)
  return (
    <Section title={text.title}>
      <LastLoaded asked={found} />
      <Card className="grid gap-3">
        {isOver ? (
          <p className="text-soft">{text.over}</p>
        ) : (
          <>
            <p className="text-soft">{text.lead(lastDayOf(found.data, competition.timeZone))}</p>
            <p className="text-note text-soft">{text.cannot}</p>
          </>
        )}
        <HelperList competition={competition} found={found.data} />
        {!isOver && (
          <Button
            look="secondary"
            className="justify-self-start"
            onClick={() => {
              setIsAdding(true)
            }}
          >
            {text.add}
          </Button>
        )}
      </Card>
      {isAdding && (
        <Suspense>
          <AddHelperDialog
            competition={competition}
            helping={found.data.helpers.map(({ id }) => id)}
            sameDay={found.data.sameDay ?? []}
            onClose={() => {
              setIsAdding(false)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** The end of help is a midnight; people know it by the day before. */
function lastDayOf({ until }: DeskHelpers, timeZone: string): string {
  return formatDate(new Date(Date.parse(until) - 1).toISOString(), timeZone)
}

function HelperList({ competition, found }: { competition: Competition; found: DeskHelpers }) {
  const { helpers, invited } = found
  if (helpers.length + invited.length === 0) return <p>{text.nobody}</p>
  return (
    <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
      {helpers.map(({ id, firstName, lastName, marks }) => {
        const name = markedName(`${firstName} ${lastName}`.trim(), marks)
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <TakeBack competition={competition} id={id} name={name} />
          </li>
        )
      })}
      {invited.map(({ id, email, link }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-1">
          <span className="min-w-0 flex-1 basis-56 wrap-anywhere">{text.waits(email)}</span>
          <span className="flex flex-wrap gap-2">
            {link !== null && <CopyLink link={link} />}
            <TakeBack competition={competition} id={id} name={email} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type TakeBackProps = { competition: Competition; id: string; name: string }

function TakeBack({ competition, id, name }: TakeBackProps) {
  const params = { competitionId: competition.id }
  const removing = useAction({
    run: () => send(removeDeskHelper, { params: { ...params, helperId: id } }),
    changes: [query(listDeskHelpers, { params })],
    onDone: () => {
      showToast({ tone: 'success', title: text.takenBack(name) })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: sharedText.error,
        description: failureText(fault, text.takeBackFailed),
      })
    },
  })
  return (
    <Button
      look="secondary"
      aria-label={text.takeBackNamed(name)}
      busy={removing.isPending ? text.takingBack : undefined}
      onClick={() => {
        removing.mutate(undefined)
      }}
    >
      {text.takeBack}
    </Button>
  )
}

function CopyLink({ link }: { link: string }) {
  return (
    <Button
      look="secondary"
      onClick={() => {
        void copyText(link).then((isCopied) => {
          showToast(
            isCopied
              ? { tone: 'success', title: text.copied }
              : { tone: 'error', title: text.copyFailed, description: link },
          )
        })
      }}
    >
      {text.copy}
    </Button>
  )
}
