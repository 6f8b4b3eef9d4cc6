import { Shuffle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Competition } from '#contract/competitions.ts'
import type { BracketView } from '#contract/matches.ts'
import { useSession } from '#web/lib/session.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { BracketLead } from './bracket-lead.tsx'
import { BracketRounds } from './bracket-rounds.tsx'
import { DrawSummary } from './draw-summary.tsx'
import { GenerateBracketDialog } from './generate-bracket-dialog.tsx'
import { NotDrawn } from './not-drawn.tsx'
import { RecordResultDialog } from './record-result-dialog.tsx'
import { UndoResultDialog } from './undo-result-dialog.tsx'
import { YourMatch } from './your-match.tsx'

type Open = { dialog: 'draw' } | { dialog: 'record' | 'undo'; matchId: string }

type BracketProps = {
  competition: Competition
  view: BracketView
  /** The last question was not answered. */
  isStale: boolean
  updatedAt: number
  freshness: ReactNode
}

export function Bracket({ competition, view, isStale, updatedAt, freshness }: BracketProps) {
  const session = useSession()
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setOpen(undefined)
  }
  const draw = () => {
    setOpen({ dialog: 'draw' })
  }
  const match =
    open && open.dialog !== 'draw' ? view.matches.find((one) => one.id === open.matchId) : undefined
  return (
    <Page
      title={competition.name}
      eyebrow={text.kind}
      lead={<BracketLead competition={competition} updatedAt={updatedAt} />}
      actions={
        <>
          <BackLink href="/competitions">{text.back}</BackLink>
          {view.draw && <PrintButton>{text.print}</PrintButton>}
          {view.draw && view.canDraw && (
            <Button look="secondary" icon={<Shuffle aria-hidden size={18} />} onClick={draw}>
              {text.draw.again}
            </Button>
          )}
        </>
      }
    >
      {freshness}
      {isStale && <Notice tone="warn">{text.stale}</Notice>}
      {view.draw ? (
        <>
          {session.user && <YourMatch view={view} userId={session.user.id} />}
          <DrawSummary view={view} />
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
        <NotDrawn view={view} onDraw={draw} />
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
