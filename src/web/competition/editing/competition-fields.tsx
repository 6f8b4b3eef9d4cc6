import type { ReactNode } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { minorUnits, type Currency } from '#contract/money/currencies.ts'
import { timeZoneName } from '#web/club/time-zones.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { ClosableField, type ClosedFields } from './closable-field.tsx'
import type { CompetitionValues } from './competition-values.ts'

/** What a group of fields needs of its form. */
export type FormPart = {
  register: UseFormRegister<CompetitionValues>
  errors: FieldErrors<CompetitionValues>
  /** Left out where nothing is closed. */
  closed?: ClosedFields | undefined
}

/* The fields of both dialogs, for a new competition and for one that is changed. */

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">{children}</div>
}

export function NameField({ register, errors }: FormPart) {
  return (
    <Field label={clubCompetitionsText.name} required error={errors.name?.message}>
      {(wiring) => <Input {...wiring} {...register('name')} autoComplete="off" />}
    </Field>
  )
}

/** Each on a line of its own: in half a dialog's width, Firefox hides AM and PM behind its calendar button. */
export function DateFields({ register, errors, closed, timeZone }: FormPart & { timeZone: string }) {
  return (
    <>
      <ClosableField
        closed={closed}
        field="startDate"
        name="startDate"
        type="datetime-local"
        label={clubCompetitionsText.start}
        className="sm:col-span-2"
        required
        error={errors.startDate && clubCompetitionsText.chooseStart}
        hint={clubCompetitionsText.clock(timeZoneName(timeZone))}
      >
        {(wiring) => <Input {...wiring} {...register('startDate')} type="datetime-local" />}
      </ClosableField>
      <Field
        className="sm:col-span-2"
        label={clubCompetitionsText.end}
        required
        error={errors.endDate && endError(errors.endDate)}
      >
        {(wiring) => <Input {...wiring} {...register('endDate')} type="datetime-local" />}
      </Field>
    </>
  )
}

type LimitProps = FormPart & { currency: Currency }

export function LimitFields({ register, errors, currency }: LimitProps) {
  const isWhole = minorUnits(currency) === 1
  return (
    <>
      <Field label={clubCompetitionsText.maximum} error={errors.maxParticipants?.message}>
        {(wiring) => (
          <Input
            {...wiring}
            {...register('maxParticipants')}
            inputMode="numeric"
            placeholder={clubCompetitionsText.noLimit}
          />
        )}
      </Field>
      <Field label={clubCompetitionsText.entryFee(currency)} error={errors.entryFee?.message}>
        {(wiring) => (
          <Input
            {...wiring}
            {...register('entryFee')}
            inputMode={isWhole ? 'numeric' : 'decimal'}
            placeholder={isWhole ? '0' : '0.00'}
          />
        )}
      </Field>
    </>
  )
}

export function TextFields({ register, errors }: FormPart) {
  return (
    <>
      <Field label={clubCompetitionsText.description} error={errors.description?.message}>
        {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
      </Field>
      <Field label={clubCompetitionsText.prizes} error={errors.prizes?.message}>
        {(wiring) => <TextArea {...wiring} {...register('prizes')} rows={2} />}
      </Field>
    </>
  )
}

/** The contract's sentence is about ISO times, which nobody types here; only the server checks that the end comes last. */
export function endError({ type }: { type?: unknown }): string {
  return type === 'server' ? clubCompetitionsText.endAfterStart : clubCompetitionsText.chooseEnd
}
