import { useState } from 'react'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { offerWatchRound } from '#contract/handicap/rounds-elsewhere.ts'
import { elsewhereFault } from '#web/handicap/rounds-elsewhere/elsewhere-fault.tsx'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

const MOST_OF_NOTE = 300

type OfferDialogProps = { roundId: string; strokes: readonly number[]; onClose: () => void }

/** Asks the handicap committee to accept a round from a watch, with the name of who marked it. */
export function OfferDialog({ roundId, strokes, onClose }: OfferDialogProps) {
  const [markerName, setMarkerName] = useState('')
  const [note, setNote] = useState(() => text.offerNote(strokes.join(' ')).slice(0, MOST_OF_NOTE))
  const [isMissing, setIsMissing] = useState(false)
  const offering = useOffering(roundId, onClose)
  const offer = (isAnotherRound: boolean) => {
    setIsMissing(markerName.trim() === '')
    if (markerName.trim() !== '' && !offering.isPending)
      offering.mutate({ markerName, note, ...(isAnotherRound ? { isAnotherRound } : {}) })
  }
  return (
    <FormDialog
      title={text.offerTitle}
      description={text.offerLead}
      submitLabel={text.offerSend}
      busyLabel={text.offerSending}
      isBusy={offering.isPending}
      {...elsewhereFault({
        error: offering.error,
        title: text.notOffered,
        answer: {
          label: text.offerAnother,
          onAnswer: () => {
            offer(true)
          },
        },
      })}
      onClose={onClose}
      onSubmit={() => {
        offer(false)
      }}
    >
      <Field label={text.marker} required error={isMissing ? text.markerMissing : undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            value={markerName}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => {
              setMarkerName(target.value)
            }}
          />
        )}
      </Field>
      <Field label={text.noteLabel}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            value={note}
            maxLength={MOST_OF_NOTE}
            onChange={({ target }) => {
              setNote(target.value)
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function useOffering(roundId: string, onDone: () => void) {
  return useAction({
    run: (body: InputOf<typeof offerWatchRound.body>) => send(offerWatchRound, { params: { roundId }, body }),
    changes: [query(ownHandicapRecord)],
    onDone: () => {
      showToast({ tone: 'success', title: text.offered, description: text.offeredNext })
      onDone()
    },
  })
}
