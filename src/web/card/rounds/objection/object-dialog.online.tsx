import { useState } from 'react'
import { objectToCard, readObjection } from '#contract/card/card-objections.ts'
import type { RoundCard } from '#contract/card/round-card.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { cardObjectionsText as text } from '#web/messages/en/card/card-objections.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { choiceMark, choiceName, choicesOf, fieldOf, holeChoices, valueOf } from '../hole-choice.ts'

const MOST_LETTERS = 200

type Draft = { id: string; hole: string; score: string; reason: string }

/** Which hole is wrong and what it should be, or what happened in the player's own words. */
export default function ObjectDialog({ round, onClose }: { round: RoundCard; onClose: () => void }) {
  const { values, change, clear } = useDraft<Draft>(`objection.${round.id}`, {
    id: newId('obj_'),
    hole: '',
    score: '',
    reason: '',
  })
  const [isAsked, setAsked] = useState(false)
  const params = { roundId: round.id }
  const saving = useAction({
    run: () => send(objectToCard, { params, body: toSend(values) }),
    changes: [query(readObjection, { params })],
    onDone: () => {
      clear()
      showToast({ tone: 'success', title: text.told })
      onClose()
    },
  })
  const fault = faultOf(round, values)
  return (
    <FormDialog
      title={text.dialogTitle}
      description={text.dialogNote}
      submitLabel={text.send}
      busyLabel={text.sending}
      isBusy={saving.isPending}
      faultTitle={text.failed}
      fault={saving.error ? failureText(saving.error, sharedText.tryAgainLater) : undefined}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true)
        if (fault === undefined) saving.mutate(undefined)
      }}
    >
      <HoleAndScore
        round={round}
        values={values}
        change={change}
        error={isAsked && fault?.field === 'score' ? fault.text : undefined}
      />
      <Field
        label={text.reason}
        hint={text.reasonHint}
        error={isAsked && fault?.field === 'reason' ? fault.text : undefined}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            value={values.reason}
            onChange={(event) => {
              change({ reason: event.target.value })
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}

type HoleAndScoreProps = {
  round: RoundCard
  values: Draft
  change: (part: Partial<Draft>) => void
  error: string | undefined
}

function HoleAndScore({ round, values, change, error }: HoleAndScoreProps) {
  const onCard = choicesOf(round)[fieldOf(Number(values.hole))] ?? ''
  return (
    <>
      <Field label={text.hole}>
        {(wiring) => (
          <Select
            {...wiring}
            value={values.hole}
            onChange={(event) => {
              const hole = event.target.value
              change({ hole, score: choicesOf(round)[fieldOf(Number(hole))] ?? '' })
            }}
          >
            <option value="">{text.noHole}</option>
            {round.terms.holes.map(({ holeNumber }) => (
              <option key={holeNumber} value={holeNumber}>
                {text.holeNumber(holeNumber)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {values.hole !== '' && (
        <Field label={text.shouldBe} hint={text.onCard(choiceName(onCard))} error={error}>
          {(wiring) => (
            <Select
              {...wiring}
              value={values.score}
              onChange={(event) => {
                change({ score: event.target.value })
              }}
            >
              {holeChoices.map((choice) => (
                <option key={choice} value={choice} aria-label={choiceName(choice)}>
                  {choiceMark(choice)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

function toSend({ id, hole, score, reason }: Draft) {
  return {
    id: `obj_${id.slice(4)}` as const,
    hole: hole === '' ? null : { holeNumber: Number(hole), ...valueOf(score) },
    reason: reason.trim() === '' ? null : reason.trim(),
  }
}

function faultOf(
  round: RoundCard,
  { hole, score, reason }: Draft,
): { field: 'score' | 'reason'; text: string } | undefined {
  const said = reason.trim()
  if (said.length > MOST_LETTERS) return { field: 'reason', text: text.tooLong(MOST_LETTERS) }
  if (said === '' && hole === '') return { field: 'reason', text: text.missing }
  // A hole that is right but needs a word, say of whose stroke it was, has its sentence.
  if (said === '' && hole !== '' && choicesOf(round)[fieldOf(Number(hole))] === score)
    return { field: 'score', text: text.sameScore }
  return undefined
}
