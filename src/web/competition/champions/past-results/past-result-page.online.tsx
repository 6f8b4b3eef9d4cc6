import { useQuery } from '@tanstack/react-query'
import { ScrollText, Trophy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import {
  deletePastResult,
  getPastResult,
  listPastResults,
  type WholePastResult,
} from '#contract/competition/past-results.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { OfOwnClub } from '#web/platform/of-own-club.tsx'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

const AddChampion = lazy(() => import('../add-champion.tsx'))

/** One result of an earlier year. Administrators put its winner on the list of champions, or remove it. */
export default function PastResultPage() {
  const pastResultId = useParams<{ pastResultId: string }>().pastResultId ?? ''
  return (
    <OfOwnClub words={text} icon={<ScrollText aria-hidden size={32} />}>
      {(clubId) => <ResultOfClub clubId={clubId} pastResultId={pastResultId} />}
    </OfOwnClub>
  )
}

function ResultOfClub({ clubId, pastResultId }: { clubId: string; pastResultId: string }) {
  const isAdmin = useIsClubAdmin() === true
  const { data, error, refetch } = useQuery(query(getPastResult, { params: { clubId, pastResultId } }))
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Page
      title={data?.name ?? text.title}
      lead={data && `${formatDate(`${data.day}T12:00:00Z`, 'UTC')} · ${text.figures[data.figure]}`}
      actions={<BackLink href="/past-results">{text.backToList}</BackLink>}
    >
      {data ? (
        <div className="grid gap-6">
          <PastResultTable result={data} />
          {isAdmin && <ForAdministrators clubId={clubId} result={data} />}
        </div>
      ) : error ? (
        <ErrorState
          title={isGone ? text.notFound : text.loadFailed}
          isOffline={error instanceof OfflineError}
          {...(!isGone && { onRetry: () => void refetch() })}
        >
          {isGone ? text.lead : sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <SkeletonCards />
      )}
    </Page>
  )
}

function ForAdministrators({ clubId, result }: { clubId: string; result: WholePastResult }) {
  const [open, setOpen] = useState<'champion' | 'remove'>()
  const close = () => {
    setOpen(undefined)
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {result.winners.length > 0 && (
        <Button
          look="secondary"
          icon={<Trophy aria-hidden size={18} />}
          onClick={() => {
            setOpen('champion')
          }}
        >
          {text.toChampions}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => {
          setOpen('remove')
        }}
      >
        {text.remove}
      </Button>
      {open === 'champion' && (
        <Suspense>
          <AddChampion
            clubId={clubId}
            kinds={[result.name]}
            start={{ year: result.day.slice(0, 4), by: 'name', winner: text.together(result.winners) }}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'remove' && <RemoveResult clubId={clubId} result={result} onClose={close} />}
    </div>
  )
}

type RemoveResultProps = { clubId: string; result: WholePastResult; onClose: () => void }

function RemoveResult({ clubId, result, onClose }: RemoveResultProps) {
  const [, goTo] = useLocation()
  const removing = useAction({
    run: () => send(deletePastResult, { params: { clubId, pastResultId: result.id } }),
    changes: [query(listPastResults, { params: { clubId } })],
    onDone: () => {
      showToast({ tone: 'success', title: text.removed })
      goTo('/past-results')
    },
  })
  return (
    <ConfirmDialog
      title={text.removeTitle}
      confirmLabel={sharedText.remove}
      busyLabel={text.removing}
      isBusy={removing.isPending}
      fault={
        removing.error === null
          ? undefined
          : { title: text.removeFailed, text: failureText(removing.error, text.removeFailed) }
      }
      onConfirm={() => {
        removing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.removeText}</p>
    </ConfirmDialog>
  )
}

/** A result as the club pasted it; columns in which nothing stands are left out. */
function PastResultTable({ result: { name, figure, rows } }: { result: WholePastResult }) {
  const hasGross = figure !== 'gross' && rows.some(({ gross }) => gross !== null)
  const hasHandicap = rows.some(({ handicap }) => handicap !== null)
  const hasCountback = rows.some(({ countback }) => countback !== '')
  return (
    <Table label={name}>
      <thead>
        <tr>
          <HeadCell>{text.place}</HeadCell>
          <HeadCell>{text.player}</HeadCell>
          {hasGross && <HeadCell>{text.gross}</HeadCell>}
          {hasHandicap && <HeadCell>{text.handicap}</HeadCell>}
          <HeadCell>{text.scores[figure]}</HeadCell>
          {hasCountback && <HeadCell>{text.countback}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          // Rows have no id, and never move.
          <tr key={i}>
            <Cell>{row.place === null ? '–' : `${row.isTied ? 'T' : ''}${row.place}`}</Cell>
            <th scope="row" className="border-b border-line px-3 py-2 font-semibold wrap-anywhere">
              {row.name}
            </th>
            {hasGross && <Cell>{row.gross}</Cell>}
            {hasHandicap && <Cell>{row.handicap}</Cell>}
            <Cell>{row.outcome === null ? row.score : text.outcomes[row.outcome]}</Cell>
            {hasCountback && <Cell>{row.countback}</Cell>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
