import { Shuffle, Swords } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import type { BracketView, Match } from '#contract/match/matches.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { completeLanguage } from '#web/messages/load-language.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { BracketRounds } from './bracket-rounds.tsx'
import { DrawSummary } from './draw-summary.tsx'
import type { MatchAct, OnMatchAct } from './match-acts.ts'
import { YourMatch } from './your-match.tsx'
import { bracketTypeNames, competitionStatusTones, stageName } from '#web/lib/competition-words.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ClubMark } from '#web/ui/club-mark.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** What writes needs the server, so its code is fetched from there when it is first asked for. */
const dialogs = {
  draw: () => import('./generate-bracket-dialog.online.tsx'),
  record: () => import('./record-result-dialog.online.tsx'),
  undo: () => import('./undo-result-dialog.online.tsx'),
  answer: () => import('./weeks/answer-dialog.online.tsx'),
  walkover: () => import('./weeks/walkover-dialog.online.tsx'),
  time: () => import('./weeks/more-time-dialog.online.tsx'),
  terms: () => import('./weeks/draw-terms-dialog.online.tsx'),
}
const GenerateBracketDialog = lazy(dialogs.draw)
const RecordResultDialog = lazy(dialogs.record)
const UndoResultDialog = lazy(dialogs.undo)
const AnswerDialog = lazy(dialogs.answer)
const WalkoverDialog = lazy(dialogs.walkover)
const MoreTimeDialog = lazy(dialogs.time)
const DrawTermsDialog = lazy(dialogs.terms)
const OverdueMatches = lazy(async () => {
  const part = await import('./weeks/overdue-matches.online.tsx')
  await completeLanguage()
  return part
})

type Open = { dialog: 'draw' | 'terms' } | { dialog: MatchAct; matchId: string }

type BracketProps = {
  competition: Competition
  view: BracketView
  /** The last question was not answered. */
  isStale: boolean
  updatedAt: number
  freshness: ReactNode
}

export function Bracket({ competition, view, isStale, updatedAt, freshness }: BracketProps) {
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setOpen(undefined)
  }
  const show = (next: Open) => {
    dialogs[next.dialog]()
      .then(completeLanguage)
      .then(
        () => {
          setOpen(next)
        },
        () => {
          showToast({ tone: 'error', title: sharedText.noConnection })
        },
      )
  }
  const act: OnMatchAct = (dialog, { id }) => {
    show({ dialog, matchId: id })
  }
  const draw = () => {
    show({ dialog: 'draw' })
  }
  return (
    <Page
      title={competition.name}
      eyebrow={text.kind}
      lead={<BracketLead competition={competition} updatedAt={updatedAt} />}
      actions={
        <Actions
          view={view}
          onTerms={() => {
            show({ dialog: 'terms' })
          }}
          onDraw={draw}
        />
      }
    >
      <FromClub message={competition.message} />
      {freshness}
      {isStale && <Notice tone="warn">{text.stale}</Notice>}
      {view.draw ? (
        <>
          <YourMatch view={view} onAct={act} />
          {view.canManage && (
            <Suspense>
              <OverdueMatches view={view} onAct={act} />
            </Suspense>
          )}
          <DrawSummary view={view} />
          <BracketRounds view={view} onAct={act} />
        </>
      ) : (
        <NotDrawn view={view} onDraw={draw} />
      )}
      <OpenDialog open={open} competition={competition} view={view} onAct={act} onClose={close} />
    </Page>
  )
}

/** What the club wrote to all players, while it stands. */
function FromClub({ message }: Pick<Competition, 'message'>) {
  if (message === undefined) return null
  return (
    <Notice tone="warn" title={text.fromClub}>
      {message}
    </Notice>
  )
}

type ActionsProps = { view: BracketView; onTerms: () => void; onDraw: () => void }

function Actions({ view, onTerms, onDraw }: ActionsProps) {
  return (
    <>
      <BackLink href="/competitions">{text.back}</BackLink>
      {view.draw && <PrintButton>{text.print}</PrintButton>}
      {view.draw && view.canManage && (
        <Button look="secondary" onClick={onTerms}>
          {knockoutText.terms}
        </Button>
      )}
      {view.draw && view.canDraw && (
        <Button look="secondary" icon={<Shuffle aria-hidden size={18} />} onClick={onDraw}>
          {text.draw.again}
        </Button>
      )}
    </>
  )
}

type OpenDialogProps = Pick<BracketProps, 'competition' | 'view'> & {
  open: Open | undefined
  onAct: OnMatchAct
  onClose: () => void
}

function OpenDialog({ open, competition, view, onAct, onClose }: OpenDialogProps) {
  if (!open) return null
  if (!('matchId' in open)) {
    const Dialog = open.dialog === 'draw' ? GenerateBracketDialog : DrawTermsDialog
    return (
      <Suspense>
        <Dialog competition={competition} view={view} onClose={onClose} />
      </Suspense>
    )
  }
  const match = view.matches.find((one) => one.id === open.matchId)
  if (!match) return null
  const given = { match, competitionId: competition.id, onClose }
  return <Suspense>{matchDialog(open.dialog, { ...given, view, onAct })}</Suspense>
}

type MatchDialogProps = Pick<OpenDialogProps, 'view' | 'onAct' | 'onClose'> & {
  match: Match
  competitionId: string
}

function matchDialog(act: MatchAct, { view, onAct, ...given }: MatchDialogProps): ReactNode {
  switch (act) {
    case 'record':
      return <RecordResultDialog {...given} confirmDays={view.draw?.confirmDays ?? null} />
    case 'undo':
      return <UndoResultDialog {...given} />
    case 'answer':
      return (
        <AnswerDialog
          {...given}
          onWrong={() => {
            onAct('record', given.match)
          }}
        />
      )
    case 'walkover':
      return <WalkoverDialog {...given} isClub={view.canManage} />
    case 'time':
      return <MoreTimeDialog {...given} />
  }
}

/** Kind of draw, first day and status; on paper also whose bracket it is and of when. */
function BracketLead({ competition, updatedAt }: { competition: Competition; updatedAt: number }) {
  const { startDate, timeZone, status, bracketType, clubId } = competition
  const club = useUser()?.memberships.find((one) => one.clubId === clubId)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {club && <ClubMark club={club} className="font-semibold text-ink" />}
      <span>{bracketTypeNames[bracketType ?? 'single_elimination']}</span>
      <span>{startDate === null ? text.noDate : formatDate(startDate, timeZone)}</span>
      <Badge tone={competitionStatusTones[status]}>{stageName(competition)}</Badge>
      <span className="hidden print:inline">
        {text.printedAt(formatDateTime(new Date(updatedAt).toISOString(), timeZone))}
      </span>
    </span>
  )
}

function NotDrawn({ view, onDraw }: { view: BracketView; onDraw: () => void }) {
  const isEnough = view.entrants.length >= 2
  const next = view.canDraw ? (isEnough ? text.whenAllIn : text.needsTwo) : text.waiting
  return (
    <EmptyState
      icon={<Swords aria-hidden size={32} />}
      title={text.empty}
      {...(view.canDraw && isEnough
        ? { action: <Button onClick={onDraw}>{text.draw.generate}</Button> }
        : {})}
    >
      {text.entered(view.entrants.length)} {next}
    </EmptyState>
  )
}
