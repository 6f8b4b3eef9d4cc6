import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { getStartSheet } from '#contract/competition/start-sheet.ts'
import {
  publishStarts,
  startDraw,
  withdrawStarts,
  type StartDraw,
} from '#contract/competition/start-sheet-draw.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { waitingOf } from './draw-model.ts'
import { useKeepDraw, type Arrangement } from './use-arrangement.ts'

type PublishBarProps = { competition: Competition; draw: StartDraw; arrangement: Arrangement }

/** Whether players see the start sheet, and as it is now; the ways to change that. */
export function PublishBar({ competition, draw, arrangement }: PublishBarProps) {
  const [asked, setAsked] = useState<'publish' | 'take_back'>()
  const { publishedAt, toTell, timeZone } = draw
  const isOut = publishedAt !== null
  const isAdmin = useIsClubAdmin() === true
  const close = () => {
    setAsked(undefined)
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          {isOut ? text.published(formatDateTime(publishedAt, timeZone)) : text.notPublished}
        </p>
        {isOut && toTell > 0 && <p>{text.changed(toTell)}</p>}
        {draw.settings && (
          <p className="text-note text-soft">
            {draw.settings.round !== undefined && `${text.roundNumber(draw.settings.round)}. `}
            {text.drawnBy(text.orders[draw.settings.order], draw.settings.seed)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`/competitions/${competition.id}/start-sheet`} look="secondary">
          {text.openSheet}
        </LinkButton>
        {isAdmin && isOut && (
          <Button
            look="secondary"
            onClick={() => {
              setAsked('take_back')
            }}
          >
            {text.takeBack}
          </Button>
        )}
        {draw.mismatches === undefined && (isOut ? toTell > 0 : isAdmin) && (
          <Button
            busy={arrangement.isSaving ? text.saving : undefined}
            onClick={() => {
              setAsked('publish')
            }}
          >
            {isOut ? text.publishChanges : text.publish}
          </Button>
        )}
      </div>
      {asked === 'publish' && <PublishDialog draw={draw} arrangement={arrangement} onClose={close} />}
      {asked === 'take_back' && <TakeBackDialog draw={draw} onClose={close} />}
    </Card>
  )
}

type PublishDialogProps = { draw: StartDraw; arrangement: Arrangement; onClose: () => void }

function PublishDialog({ draw, arrangement, onClose }: PublishDialogProps) {
  const { competitionId, version, toTell, toTellOnPaper } = draw
  const keep = useKeepDraw(competitionId)
  const waiting = waitingOf(draw, arrangement.groups).length
  const publishing = useAction({
    changes: [query(getStartSheet, { params: { competitionId } })],
    run: () => send(publishStarts, { params: { competitionId }, body: { version } }),
    onDone: (reply) => {
      keep(reply)
      showToast({ tone: 'success', title: text.publishedNow })
      onClose()
    },
    onFail: (fault) => {
      const theirs = readConflict(fault, startDraw)
      if (theirs) keep(theirs)
    },
  })
  return (
    <ConfirmDialog
      title={text.publishTitle}
      confirmLabel={text.publish}
      busyLabel={text.publishing}
      look="primary"
      isBusy={publishing.isPending}
      fault={
        publishing.isError
          ? { title: text.publishFailed, text: failureText(publishing.error, text.tryAgain) }
          : undefined
      }
      onConfirm={() => {
        publishing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.publishText(toTell - toTellOnPaper, toTellOnPaper)}</p>
      {waiting > 0 && <p>{text.publishWaiting(waiting)}</p>}
    </ConfirmDialog>
  )
}

function TakeBackDialog({ draw: { competitionId }, onClose }: Omit<PublishDialogProps, 'arrangement'>) {
  const keep = useKeepDraw(competitionId)
  const taking = useAction({
    changes: [query(getStartSheet, { params: { competitionId } })],
    run: () => send(withdrawStarts, { params: { competitionId } }),
    onDone: (reply) => {
      keep(reply)
      showToast({ tone: 'success', title: text.takenBack })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={text.takeBackTitle}
      confirmLabel={text.takeBack}
      busyLabel={text.takingBack}
      isBusy={taking.isPending}
      fault={
        taking.isError
          ? { title: text.takeBackFailed, text: failureText(taking.error, text.tryAgain) }
          : undefined
      }
      onConfirm={() => {
        taking.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.takeBackText}</p>
    </ConfirmDialog>
  )
}
