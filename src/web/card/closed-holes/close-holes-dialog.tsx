import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { closeHoles, previewClosedHoles, type ClosedHolesEffect } from '#contract/card/closed-holes.ts'
import { listCompetitions, type Competition } from '#contract/competition/competitions.ts'
import { isOnNine } from '#golf/course/nine.ts'
import { nines } from '#golf/course/nines.ts'
import { getCourse } from '#contract/course/courses.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { bringIntoView } from '#web/lib/bring-into-view.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { closeHolesText as text } from '#web/messages/en/card/close-holes.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CorrectionReason, correctionReasonRules } from '../term-corrections/correction-reason.tsx'
import { EffectMoves } from '../term-corrections/effect-list.tsx'
import { changedByCorrection } from '../term-corrections/changed-by-correction.ts'

type CloseHolesDialogProps = { competition: Competition; onClose: () => void }

/** Closes holes of a round for everybody, or opens them again: first what that changes, then the reason. */
export default function CloseHolesDialog({ competition, onClose }: CloseHolesDialogProps) {
  const chosen = useChosenHoles(competition)
  const form = useForm({ defaultValues: { reason: '' } })
  const { previewing, closing, effect } = useClosing({ competition, ...chosen, onClose })
  const fault = closing.error ?? previewing.error
  return (
    <FormDialog
      title={text.title(competition.name)}
      description={text.means}
      width="wide"
      submitLabel={effect === undefined ? text.preview : text.save}
      busyLabel={closing.isPending ? text.saving : text.previewing}
      isBusy={closing.isPending || previewing.isPending}
      fault={fault ? closingFault(fault) : undefined}
      faultTitle={text.failed}
      {...(!chosen.isChanged && { notYet: text.nothing })}
      onClose={onClose}
      onSubmit={() => {
        if (effect === undefined) {
          closing.reset()
          previewing.mutate()
        } else
          void form.handleSubmit(({ reason }) => {
            closing.mutate(reason.trim())
          })()
      }}
    >
      <Rounds competition={competition} chosen={chosen} />
      <Holes competition={competition} chosen={chosen} />
      {effect !== undefined && <Effect effect={effect} />}
      {effect !== undefined && (
        <CorrectionReason
          field={form.register('reason', correctionReasonRules)}
          isWrong={form.formState.errors.reason !== undefined}
        />
      )}
    </FormDialog>
  )
}

type Chosen = ReturnType<typeof useChosenHoles>

/**
 * The round, and which of its holes are closed as the dialog stands. Keys that were pressed say what is wanted of their holes: what
 * another desk does meanwhile shows on the others.
 */
function useChosenHoles({ closedHoles = [] }: Competition) {
  const [roundNumber, setRoundNumber] = useState(1)
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map())
  const seen = closedHoles.find((one) => one.roundNumber === roundNumber)?.holes ?? []
  const wanted = [...pressed].flatMap(([hole, isClosed]) => (isClosed ? [hole] : []))
  const holes = [...seen.filter((one) => !pressed.has(one)), ...wanted].sort((a, b) => a - b)
  return {
    roundNumber,
    seen,
    holes,
    isChanged: holes.join() !== seen.join(),
    chooseRound: (round: number) => {
      setRoundNumber(round)
      setPressed(new Map())
    },
    press: (hole: number) => {
      setPressed(new Map([...pressed, [hole, !holes.includes(hole)]]))
    },
  }
}

function Rounds({ competition: { roundCount = 1 }, chosen }: { competition: Competition; chosen: Chosen }) {
  if (roundCount === 1) return null
  return (
    <Field label={text.round}>
      {(wiring) => (
        <Select
          {...wiring}
          value={chosen.roundNumber}
          onChange={(event) => {
            chosen.chooseRound(Number(event.target.value))
          }}
        >
          {Array.from({ length: roundCount }, (_, i) => (
            <option key={i} value={i + 1}>
              {text.roundIs(i + 1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type HolesProps = { competition: Competition; chosen: Chosen }

/** A key for each hole that is played; those that are pressed are closed. */
function Holes({ competition: { courseId, nine }, chosen }: HolesProps) {
  const course = useQuery({
    ...query(getCourse, { params: { courseId: courseId ?? '' } }),
    enabled: courseId !== null,
  })
  const played = nines.find((one) => one === nine)
  const holes = (course.data?.holes ?? []).filter(
    ({ holeNumber }) => played === undefined || isOnNine(holeNumber, played),
  )
  return (
    <div role="group" aria-label={text.holes} className="grid gap-2">
      <p aria-hidden className="font-medium">
        {text.holes}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(12),1fr))] gap-2">
        {holes.map(({ holeNumber }) => (
          <Button
            key={holeNumber}
            look={chosen.holes.includes(holeNumber) ? 'primary' : 'secondary'}
            aria-pressed={chosen.holes.includes(holeNumber)}
            aria-label={text.hole(holeNumber)}
            className="px-0"
            onClick={() => {
              chosen.press(holeNumber)
            }}
          >
            {holeNumber}
          </Button>
        ))}
      </div>
    </div>
  )
}

function Effect({ effect }: { effect: ClosedHolesEffect }) {
  const { holesLeft, par, cards, totalsToConfirm, onRecord } = effect
  return (
    <div ref={bringIntoView} className="grid scroll-m-4 gap-4">
      <div className="grid gap-1">
        <p className="font-semibold">{text.left({ holes: holesLeft, par })}</p>
        <p>{cards === 0 ? text.noCards : text.cards(cards)}</p>
        {totalsToConfirm > 0 && <p>{text.totalsToConfirm(totalsToConfirm)}</p>}
        {onRecord.before + onRecord.after > 0 && <p>{text.onRecord(onRecord)}</p>}
      </div>
      <EffectMoves effect={effect} />
    </div>
  )
}

type ClosingInput = {
  competition: Competition
  roundNumber: number
  holes: readonly number[]
  seen: readonly number[]
  onClose: () => void
}

/** `effect`: of these holes; what was shown of others is not what is about to be done. */
function useClosing({ competition, roundNumber, holes, seen, onClose }: ClosingInput) {
  const client = useQueryClient()
  const params = { competitionId: competition.id }
  const body = { roundNumber, holes: [...holes], seen: [...seen] }
  const asked = JSON.stringify(body)
  const onFail = (fault: Error) => {
    if (isOtherDesk(fault)) readAgain(client, [query(listCompetitions)])
  }
  const previewing = useAction({
    run: async (): Promise<{ asked: string; effect: ClosedHolesEffect }> => ({
      asked,
      effect: await send(previewClosedHoles, { params, body }),
    }),
    changes: [],
    onFail,
  })
  const closing = useAction({
    run: (reason: string) => send(closeHoles, { params, body: { ...body, reason } }),
    changes: changedByCorrection,
    onFail,
    onDone: () => {
      showToast({ tone: 'success', title: text.done })
      onClose()
    },
  })
  const shown = previewing.data
  return { previewing, closing, effect: shown?.asked === asked ? shown.effect : undefined }
}

function isOtherDesk(fault: Error): boolean {
  return fault instanceof ApiError && fault.body?.code === 'changed_meanwhile'
}

/** Why the holes were not closed, in the reader's language where the server gave a reason. */
function closingFault(fault: Error): string {
  if (isOtherDesk(fault)) return text.otherDesk
  const reason = fault instanceof ApiError ? fault.body?.details?.reason : undefined
  const own = Object.entries(text.refusals).find(([name]) => name === reason)
  return own?.[1] ?? failureText(fault, sharedText.tryAgainLater)
}
