import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Input as CallInput } from '#contract/platform/call.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { getCourse, type Course } from '#contract/course/courses.ts'
import type { RoundCard } from '#contract/card/round-card.ts'
import {
  correctTerms,
  previewTermCorrection,
  type correctionScope,
  type CorrectionEffect,
} from '#contract/card/term-corrections.ts'
import { send } from '#web/lib/api.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { termCorrectionsText as text } from '#web/messages/en/card/term-corrections.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { changedByCorrection } from './changed-by-correction.ts'
import { correctionFault } from './correction-fault.ts'
import { CorrectionReason, correctionReasonRules } from './correction-reason.tsx'
import { EffectList } from './effect-list.tsx'

/** Which cards are put right. `from`: such as 2026-05-01. */
export type CorrectionOf =
  | { kind: 'competition'; competition: Competition }
  | { kind: 'course'; course: Course; from: string }
  | { kind: 'card'; round: RoundCard }

type CorrectTermsDialogProps = { clubId: string; of: CorrectionOf; onClose: () => void }
type Values = { allowance: string; from: string; handicapIndex: string; teeId: string; reason: string }
type Scope = CallInput<typeof correctionScope>

/** Shows first what a correction would move, then makes it. */
export default function CorrectTermsDialog({ clubId, of, onClose }: CorrectTermsDialogProps) {
  const form = useForm<Values>({ defaultValues: valuesOf(of) })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control })
  const scope = scopeOf(of, { ...valuesOf(of), ...typed })
  const { previewing, correcting, effect } = useCorrection({ clubId, scope, onClose })
  const fault = correcting.error ?? previewing.error
  const cards = effect?.cards.length ?? 0
  return (
    <FormDialog
      title={text.titles[of.kind](nameOf(of))}
      description={text.hints[of.kind]}
      width="wide"
      submitLabel={effect === undefined ? text.preview : text.doPut(cards)}
      busyLabel={correcting.isPending ? text.putting : text.previewing}
      isBusy={correcting.isPending || previewing.isPending}
      fault={fault ? correctionFault(fault) : undefined}
      faultTitle={text.failed}
      {...(effect !== undefined && cards === 0 && { notYet: nothingLeft(effect) })}
      onClose={onClose}
      onSubmit={() => {
        if (effect === undefined) {
          correcting.reset()
          previewing.mutate()
        } else
          void form.handleSubmit(({ reason }) => {
            correcting.mutate(reason.trim())
          })()
      }}
    >
      <ScopeFields of={of} form={form} />
      {effect !== undefined && <EffectList effect={effect} />}
      {cards > 0 && (
        <CorrectionReason
          field={form.register('reason', correctionReasonRules)}
          isWrong={errors.reason !== undefined}
        />
      )}
    </FormDialog>
  )
}

/** Why there is no card to put right. */
const nothingLeft = ({ withoutTee }: CorrectionEffect) =>
  withoutTee.length > 0 ? text.noOther : text.nothing

function nameOf(of: CorrectionOf): string {
  switch (of.kind) {
    case 'competition':
      return of.competition.name
    case 'course':
      return of.course.name
    case 'card':
      return of.round.playerName
  }
}

function valuesOf(of: CorrectionOf): Values {
  const values = { allowance: '', from: '', handicapIndex: '', teeId: '', reason: '' }
  switch (of.kind) {
    case 'competition':
      return { ...values, allowance: String(of.competition.allowance ?? '') }
    case 'course':
      return { ...values, from: of.from }
    case 'card':
      return { ...values, handicapIndex: formatHandicap(of.round.handicapUsed) ?? '' }
  }
}

/** What is asked of the server: fields as they stand on the card or the competition are left out. */
function scopeOf(of: CorrectionOf, { allowance, from, handicapIndex, teeId }: Values): Scope {
  const held = valuesOf(of)
  switch (of.kind) {
    case 'competition':
      return {
        competitionId: of.competition.id,
        ...(allowance !== held.allowance && { allowance }),
      }
    case 'course':
      return { courseId: of.course.id, from }
    case 'card':
      return {
        roundId: of.round.id,
        ...(handicapIndex !== held.handicapIndex && { handicapIndex }),
        ...(teeId !== '' && { teeId }),
      }
  }
}

type CorrectionInput = { clubId: string; scope: Scope; onClose: () => void }

/** `effect`: of this scope; what was shown of another one is not what is about to be done. */
function useCorrection({ clubId, scope, onClose }: CorrectionInput) {
  const params = { clubId }
  const asked = JSON.stringify(scope)
  const previewing = useAction({
    run: async (): Promise<{ asked: string; effect: CorrectionEffect }> => ({
      asked,
      effect: await send(previewTermCorrection, { params, body: { scope } }),
    }),
    changes: [],
  })
  const correcting = useAction({
    run: (reason: string) => send(correctTerms, { params, body: { scope, reason } }),
    changes: changedByCorrection,
    onDone: ({ cards }) => {
      showToast({ tone: 'success', title: text.done(cards) })
      onClose()
    },
  })
  const shown = previewing.data
  return { previewing, correcting, effect: shown?.asked === asked ? shown.effect : undefined }
}

function ScopeFields({ of, form }: { of: CorrectionOf; form: UseFormReturn<Values> }) {
  const { register } = form
  switch (of.kind) {
    case 'competition':
      return (
        <Field label={text.allowance}>
          {(wiring) => (
            <Input
              {...wiring}
              {...register('allowance')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
          )}
        </Field>
      )
    case 'course':
      return (
        <Field label={text.from}>{(wiring) => <Input {...wiring} {...register('from')} type="date" />}</Field>
      )
    case 'card':
      return (
        <>
          <Field label={text.index} hint={text.indexHint}>
            {(wiring) => (
              <Input {...wiring} {...register('handicapIndex')} autoComplete="off" maxLength={5} />
            )}
          </Field>
          <TeeField round={of.round} form={form} />
        </>
      )
  }
}

function TeeField({ round, form }: { round: RoundCard; form: UseFormReturn<Values> }) {
  const course = useQuery(query(getCourse, { params: { courseId: round.courseId } }))
  return (
    <Field label={text.tee}>
      {(wiring) => (
        <Select {...wiring} {...form.register('teeId')}>
          <option value="">{text.asOnCard}</option>
          <SelectOptions from={course.data?.tees ?? []} />
        </Select>
      )}
    </Field>
  )
}
