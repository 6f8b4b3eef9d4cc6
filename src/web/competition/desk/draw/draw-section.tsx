import { useQuery } from '@tanstack/react-query'
import { Clock, ListOrdered } from 'lucide-react'
import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { getStartDraw, type StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { knowsZone } from '#golf/date-format.ts'
import { UnknownZone } from '#web/club/with-known-zone.tsx'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Section } from '#web/ui/card.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import type { DeskSectionProps } from '../desk-sections.ts'
import { PaperOfDraw } from '../paper/paper-parts.tsx'
import { DelayDialog } from './delay/delay-dialog.tsx'
import { useDelay, type Delaying, type MadeDelay } from './delay/use-delay.ts'
import { DrawDialog } from './form/draw-dialog.tsx'
import { GroupBoard } from './group-board.tsx'
import { MismatchNotice } from './mismatch-notice.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SavingState } from './saving-state.tsx'
import { useArrangement, type Arrangement } from './use-arrangement.ts'
import { WishesPart } from './wishes-part.tsx'

/** Where the groups are drawn, changed by hand and published. */
export default function DrawSection({ competition }: DeskSectionProps) {
  const draw = useQuery(query(getStartDraw, { params: { competitionId: competition.id } }))
  if (draw.data && !knowsZone(draw.data.timeZone)) return <UnknownZone timeZone={draw.data.timeZone} />
  if (draw.data)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <LastLoaded asked={draw} />
        <DrawDesk competition={competition} draw={draw.data} />
      </div>
    )
  if (draw.isError)
    return (
      <ErrorState
        title={text.loadFailed}
        isOffline={draw.error instanceof OfflineError}
        onRetry={() => void draw.refetch()}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  return <SkeletonCards count={6} />
}

type Asked = { kind: 'draw' } | { kind: 'wish'; userId: string | null }

function DrawDesk({ competition, draw }: { competition: Competition; draw: StartDraw }) {
  const arrangement = useArrangement(draw)
  const isAdmin = useIsClubAdmin() === true
  const [asked, setAsked] = useState<Asked>()
  const isDrawn = draw.version > 0
  if (draw.players.length === 0 && !isDrawn)
    return (
      <EmptyState icon={<ListOrdered aria-hidden size={32} />} title={text.nobody}>
        {text.nobodyNote}
      </EmptyState>
    )
  const openDraw = () => {
    setAsked({ kind: 'draw' })
  }
  const openWish = (userId: string | null) => {
    setAsked({ kind: 'wish', userId })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isDrawn ? (
        <DrawnGroups
          competition={competition}
          draw={draw}
          arrangement={arrangement}
          openDraw={openDraw}
          openWish={openWish}
        />
      ) : (
        <EmptyState
          icon={<ListOrdered aria-hidden size={32} />}
          title={text.notDrawn}
          {...(isAdmin && { action: <Button onClick={openDraw}>{text.draw}</Button> })}
        >
          {text.notDrawnNote(draw.players.length)}
        </EmptyState>
      )}
      <PaperOfDraw competition={competition} hasSheet={draw.publishedAt !== null} />
      {isAdmin && (
        <WishesPart
          draw={draw}
          groups={arrangement.groups}
          edited={asked?.kind === 'wish' ? { userId: asked.userId } : undefined}
          onEdit={openWish}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
      {asked?.kind === 'draw' && (
        <DrawDialog
          competition={competition}
          draw={draw}
          onDrawn={() => {
            if (isDrawn) arrangement.remember()
          }}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </div>
  )
}

type DrawnGroupsProps = {
  competition: Competition
  draw: StartDraw
  arrangement: Arrangement
  openDraw: () => void
  openWish: (userId: string) => void
}

function DrawnGroups({ competition, draw, arrangement, openDraw, openWish }: DrawnGroupsProps) {
  const isAdmin = useIsClubAdmin() === true
  const [isAsked, setAsked] = useState(false)
  const delaying = useDelay(draw, { arrangement })
  return (
    <Section
      title={text.groups}
      actions={
        <>
          <Button
            look="secondary"
            icon={<Clock aria-hidden size={18} />}
            busy={arrangement.isSaving ? text.saving : undefined}
            onClick={() => {
              delaying.reset()
              setAsked(true)
            }}
          >
            {text.delay}
          </Button>
          {isAdmin && (
            <Button look="secondary" onClick={openDraw}>
              {text.drawAgain}
            </Button>
          )}
        </>
      }
    >
      {delaying.made && <DelayMade made={delaying.made} delaying={delaying} />}
      {!isAsked && delaying.fault !== undefined && (
        <Notice tone="bad" title={text.delayFailed}>
          {delaying.fault}
        </Notice>
      )}
      <MismatchNotice draw={draw} onDraw={isAdmin ? openDraw : undefined} />
      <PublishBar competition={competition} draw={draw} arrangement={arrangement} />
      <SavingState arrangement={arrangement} />
      <GroupBoard draw={draw} arrangement={arrangement} onWish={isAdmin ? openWish : undefined} />
      {isAsked && (
        <DelayDialog
          draw={draw}
          delaying={delaying}
          onClose={() => {
            setAsked(false)
          }}
        />
      )}
    </Section>
  )
}

/** What came of the last delay: who starts when now, who keeps their time, who was told and who is still to be told. */
function DelayMade({ made, delaying }: { made: MadeDelay; delaying: Delaying }) {
  const { minutes, moved, teedOff, told, toTellOnPaper } = made
  const sentences = [
    ...(teedOff > 0 ? [text.delayedTeedOff(teedOff)] : []),
    ...(told > 0 ? [text.delayedTold(told)] : []),
    ...(toTellOnPaper > 0 ? [text.delayedOnPaper(toTellOnPaper)] : []),
  ]
  return (
    <div role="status">
      <Notice
        tone="info"
        title={text.delayedTitle(minutes, moved)}
        action={
          moved > 0 && (
            <Button
              look="secondary"
              className="mt-1"
              busy={delaying.isBusy ? text.delaying : undefined}
              onClick={() => {
                delaying.takeBack(made)
              }}
            >
              {text.takeDelayBack}
            </Button>
          )
        }
      >
        {sentences.join(' ')}
      </Notice>
    </div>
  )
}
