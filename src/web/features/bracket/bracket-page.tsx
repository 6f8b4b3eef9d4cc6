import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Shuffle, Swords, Trophy } from 'lucide-react'
import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { getCompetition, type Competition } from '#contract/competitions.ts'
import { getBracket, type BracketView } from '#contract/matches.ts'
import { OfflineError } from '#web/lib/api.ts'
import {
  bracketTypeNames,
  competitionResultsPath,
  competitionStatusNames,
  competitionStatusTones,
} from '#web/lib/competition-words.ts'
import { formatCount, formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { BracketRounds } from './bracket-rounds.tsx'
import { GenerateBracketDialog } from './generate-bracket-dialog.tsx'
import { drawText, nameOf } from './match-words.ts'
import { RecordResultDialog } from './record-result-dialog.tsx'
import { UndoResultDialog } from './undo-result-dialog.tsx'

export default function BracketPage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  const isMatchPlay = competition.data?.competitionType === 'matchplay'
  const bracket = useQuery({
    ...query(getBracket, { params: { competitionId } }),
    enabled: isMatchPlay,
    refetchInterval: LEADERBOARD_REFRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  if (competition.data && !isMatchPlay)
    return <Redirect to={competitionResultsPath(competition.data)} replace />
  if (competition.data && bracket.data)
    return <Bracket competition={competition.data} view={bracket.data} isStale={bracket.isError} />
  const failed = competition.isError ? competition : bracket.isError ? bracket : undefined
  return (
    <Page title={competition.data?.name ?? 'Bracket'} eyebrow="Match Play" width="wide">
      {failed ? (
        <ErrorState
          title={competition.isError ? 'Failed to load competition data.' : 'Failed to load the bracket.'}
          isOffline={failed.error instanceof OfflineError}
          onRetry={() => void failed.refetch()}
          action={back}
        >
          {failed.error instanceof OfflineError ? 'There is no connection.' : 'Please try again later.'}
        </ErrorState>
      ) : (
        <SkeletonCards count={4} className="h-36" />
      )}
    </Page>
  )
}

const back = (
  <LinkButton href="/competitions" look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
    Back to Competitions
  </LinkButton>
)

type Open = { dialog: 'draw' } | { dialog: 'record' | 'undo'; matchId: string }

type BracketProps = { competition: Competition; view: BracketView; isStale: boolean }

function Bracket({ competition, view, isStale }: BracketProps) {
  const session = useSession()
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setOpen(undefined)
  }
  const match =
    open && open.dialog !== 'draw' ? view.matches.find((one) => one.id === open.matchId) : undefined
  const { startDate, timeZone, status, bracketType } = competition
  const byes = view.entrants.filter((one) => one.seed !== null && one.seed <= (view.draw?.byes ?? 0))
  return (
    <Page
      title={competition.name}
      eyebrow="Match Play"
      width="wide"
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{bracketTypeNames[bracketType ?? 'single_elimination']}</span>
          <span>{startDate === null ? 'TBD' : formatDate(startDate, timeZone)}</span>
          <Badge tone={competitionStatusTones[status]}>{competitionStatusNames[status]}</Badge>
        </span>
      }
      actions={
        <>
          <LinkButton href="/competitions" look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
            Back
          </LinkButton>
          {view.draw && view.canDraw && (
            <Button
              look="secondary"
              icon={<Shuffle aria-hidden size={18} />}
              onClick={() => {
                setOpen({ dialog: 'draw' })
              }}
            >
              Draw again
            </Button>
          )}
        </>
      }
    >
      {isStale && (
        <Notice tone="warn">The newest results cannot be reached now. This is how it was last seen.</Notice>
      )}
      {view.draw ? (
        <>
          <div className="grid gap-1 text-soft">
            <div role="status">{view.champion && <Champion name={nameOf(view.champion)} />}</div>
            <p>{drawText(view)}</p>
            {byes.length > 0 && <p>Straight into round two: {byes.map(nameOf).join(', ')}</p>}
          </div>
          <LeftOut view={view} />
          <BracketRounds
            view={view}
            userId={session.user?.id}
            onRecord={({ id }) => {
              setOpen({ dialog: 'record', matchId: id })
            }}
            onUndo={({ id }) => {
              setOpen({ dialog: 'undo', matchId: id })
            }}
          />
        </>
      ) : (
        <NotDrawn
          view={view}
          onDraw={() => {
            setOpen({ dialog: 'draw' })
          }}
        />
      )}
      {open?.dialog === 'draw' && (
        <GenerateBracketDialog competition={competition} view={view} onClose={close} />
      )}
      {open?.dialog === 'record' && match && (
        <RecordResultDialog match={match} competitionId={competition.id} onClose={close} />
      )}
      {open?.dialog === 'undo' && match && (
        <UndoResultDialog match={match} competitionId={competition.id} onClose={close} />
      )}
    </Page>
  )
}

function Champion({ name }: { name: string }) {
  return (
    <div className="flex items-center gap-4 mb-3 rounded-card bg-field p-4 text-on-field sm:p-5">
      <Trophy aria-hidden size={36} className="shrink-0 text-flag" />
      <p className="grid">
        <span className="text-note">Champion</span>
        <span className="text-heading font-bold">{name}</span>
      </p>
    </div>
  )
}

/** Who entered after the draw. */
function LeftOut({ view }: { view: BracketView }) {
  const late = view.entrants.filter((one) => one.seed === null).map(nameOf)
  if (late.length === 0) return null
  return (
    <Notice tone={view.canDraw ? 'warn' : 'info'}>
      Entered after the draw and not in it: {late.join(', ')}.{view.canDraw && ' Draw again to take them in.'}
    </Notice>
  )
}

function NotDrawn({ view, onDraw }: { view: BracketView; onDraw: () => void }) {
  const entered = formatCount(view.entrants.length, 'player is', 'players are')
  const isEnough = view.entrants.length >= 2
  return (
    <EmptyState
      icon={<Swords aria-hidden size={32} />}
      title="No Bracket Yet"
      {...(view.canDraw && isEnough ? { action: <Button onClick={onDraw}>Generate Bracket</Button> } : {})}
    >
      {entered} entered.{' '}
      {view.canDraw
        ? isEnough
          ? 'Generate the bracket when everybody is in.'
          : 'A draw needs two.'
        : 'The matches appear here when the club has made the draw.'}
    </EmptyState>
  )
}
