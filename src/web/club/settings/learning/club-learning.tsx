import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  eraseLearningCells,
  exportLearningCells,
  getLearning,
  setLearning,
  type Learning,
} from '#contract/photo/learning.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { OfflineError, send, sendForText } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubLearningText as text } from '#web/messages/en/club/club-learning.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLocale } from '#web/messages/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { KeptCells } from './kept-cells.tsx'

/** Whether the club keeps corrected cells of paper cards, and what it has of them. */
export default function ClubLearning({ clubId }: { clubId: string }) {
  const read = useQuery(query(getLearning, { params: { clubId } }))
  if (read.error)
    return (
      <ErrorState
        title={text.notLoaded}
        isOffline={read.error instanceof OfflineError}
        onRetry={() => void read.refetch()}
      >
        {failureText(read.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  return read.data ? <Choices clubId={clubId} learning={read.data} /> : null
}

function Choices({ clubId, learning }: { clubId: string; learning: Learning }) {
  const [isLooking, setIsLooking] = useState(false)
  const [asked, setAsked] = useState<'off' | 'erase'>()
  const { switching, erasing, saving } = useLearning(clubId, () => setAsked(undefined))
  const { isOn, kept, most } = learning
  const number = (count: number) => new Intl.NumberFormat(readerLocale()).format(count)
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lead font-semibold">{text.title}</h2>
        <p className="text-soft">{text.lead}</p>
      </div>
      <TickBox
        label={text.isOn}
        note={text.isOnText}
        isTicked={isOn}
        onTick={(isTicked) => {
          if (isTicked || kept === 0) switching.mutate(isTicked)
          else setAsked('off')
        }}
      />
      {isOn && <p className="text-note text-soft">{text.kept(number(kept), number(most))}</p>}
      {kept > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
            {isLooking ? text.hide : text.look}
          </Button>
          <Button look="secondary" disabled={saving.isPending} onClick={() => saving.mutate(undefined)}>
            {text.export}
          </Button>
          <Button look="danger" onClick={() => setAsked('erase')}>
            {text.erase}
          </Button>
        </div>
      )}
      {isLooking && kept > 0 && <KeptCells clubId={clubId} />}
      {asked !== undefined && (
        <ConfirmDialog
          title={asked === 'off' ? text.offQuestion : text.eraseQuestion}
          confirmLabel={text.erase}
          busyLabel={text.erasing}
          isBusy={switching.isPending || erasing.isPending}
          onConfirm={() => {
            if (asked === 'off') switching.mutate(false)
            else erasing.mutate(undefined)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{text.eraseMeans}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function useLearning(clubId: string, onDone: () => void) {
  const params = { clubId }
  const changes = [query(getLearning, { params })]
  const onFail = (fault: Error) => {
    showToast({
      tone: 'error',
      topic: 'learning',
      title: text.failed,
      description: failureText(fault, sharedText.tryAgainLater),
    })
  }
  return {
    switching: useAction({
      run: (isOn: boolean) => send(setLearning, { params, body: { isOn } }),
      changes,
      onDone,
      onFail,
    }),
    erasing: useAction({
      run: () => send(eraseLearningCells, { params }),
      changes,
      onDone,
      onFail,
    }),
    saving: useAction({
      run: () => sendForText(exportLearningCells, { params }),
      changes: [],
      onDone: (file) => offerFile(file, 'learning-cells.jsonl'),
      onFail,
    }),
  }
}
