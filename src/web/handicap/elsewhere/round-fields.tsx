import type { ComponentProps, ReactNode } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { RoundValues } from './round-values.ts'

type RoundFieldsProps = {
  form: UseFormReturn<RoundValues>
  /** The field that the server refused, and why. */
  wrong: { field: string; sentence: string } | undefined
}

/** All that is asked of a round at another club; for nine holes, the figures of these nine. */
export function RoundFields({ form, wrong }: RoundFieldsProps) {
  const { control, register, formState } = form
  const isNine = useWatch({ control, name: 'holes' }) === '9'
  const input = (
    name: Exclude<keyof RoundValues, 'holes'>,
    label: string,
    {
      hint,
      isOptional = false,
      ...rest
    }: Omit<ComponentProps<'input'>, 'form'> & { hint?: ReactNode; isOptional?: boolean } = {},
  ) => (
    <Field
      label={label}
      required={!isOptional}
      {...(hint === undefined ? {} : { hint })}
      error={formState.errors[name]?.message ?? (wrong?.field === name ? wrong.sentence : undefined)}
    >
      {(wiring) => <Input {...wiring} {...register(name)} autoComplete="off" {...rest} />}
    </Field>
  )
  return (
    <>
      {input('day', text.day, { type: 'date' })}
      <div className="grid gap-5 sm:grid-cols-2">
        {input('courseName', text.course, { maxLength: 120 })}
        {input('teeName', text.tee, { maxLength: 40 })}
      </div>
      <Controller
        control={control}
        name="holes"
        render={({ field }) => (
          <ChoiceGroup
            legend={text.holes}
            choices={(['18', '9'] as const).map((value) => ({ value, label: text.holesChoices[value] }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {input('courseRating', text.courseRating, {
          inputMode: 'decimal',
          maxLength: 5,
          hint: isNine ? text.nineRatingHint : text.ratingHint,
        })}
        {input('slope', text.slope, { inputMode: 'numeric', maxLength: 3 })}
        {input('par', text.par, {
          inputMode: 'numeric',
          maxLength: 2,
          ...(isNine ? { hint: text.nineParHint } : {}),
        })}
      </div>
      {input('adjustedGross', text.gross, { inputMode: 'numeric', maxLength: 3, hint: text.grossHint })}
      {input('markerName', text.marker, { maxLength: 80, hint: text.markerHint })}
      {input('note', text.note, { maxLength: 300, hint: text.noteHint, isOptional: true })}
      <p className="text-note text-soft">{text.noPcc}</p>
    </>
  )
}
