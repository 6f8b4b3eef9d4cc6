import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { listCourses } from '#contract/course/courses.ts'
import type { DecisionKind } from '#golf/handicap/decision-kinds.ts'
import { penaltyReasons } from '#golf/handicap/penalty-score.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { handicapDecisionsText as text } from '#web/messages/en/handicap/handicap-decisions.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { restartsOf, type DecisionValues } from './decision-values.ts'

type FieldsProps = {
  form: UseFormReturn<DecisionValues>
  faults: (field: keyof DecisionValues) => string | undefined
}

/** What an entry of this kind asks for besides its reason; `held` is the index before it, on the wire. */
export function DecisionFields({
  kind,
  held,
  ...rest
}: FieldsProps & { kind: DecisionKind; held: string | null }) {
  if (kind === 'reset') return <ResetFields {...rest} held={held} />
  if (kind === 'hold')
    return (
      <div className="grid gap-5 sm:grid-cols-2">
        <DayField {...rest} name="from" label={text.from} />
        <DayField {...rest} name="until" label={text.until} />
      </div>
    )
  return kind === 'penalty' ? <PenaltyFields {...rest} /> : null
}

type DayFieldProps = FieldsProps & { name: 'heardOn' | 'from' | 'until' | 'day'; label: string }

function DayField({ form, faults, name, label }: DayFieldProps) {
  return (
    <Field label={label} required error={faults(name)}>
      {(wiring) => <Input {...wiring} {...form.register(name, { required: true })} type="date" />}
    </Field>
  )
}

function ResetFields({ form, faults, held }: FieldsProps & { held: string | null }) {
  const { register, control } = form
  const handicap = useWatch({ control, name: 'handicap' })
  return (
    <>
      <Field label={text.index} required hint={text.indexHint} error={faults('handicap')}>
        {(wiring) => (
          <Input
            {...wiring}
            {...register('handicap', { required: true })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
        )}
      </Field>
      <DayField form={form} faults={faults} name="heardOn" label={text.heardOn} />
      <Field label={text.hearing} required error={faults('hearing')}>
        {(wiring) => (
          <Input
            {...wiring}
            {...register('hearing', { validate: (typed) => typed.trim() !== '' })}
            maxLength={300}
            autoComplete="off"
          />
        )}
      </Field>
      <Controller
        control={control}
        name="isExceptional"
        render={({ field }) => (
          <TickBox
            label={text.isExceptional}
            note={text.isExceptionalNote}
            isTicked={field.value}
            onTick={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="restartsLowIndex"
        render={({ field }) => (
          <TickBox
            label={text.restartsLowIndex}
            note={text.restartsLowIndexNote}
            isTicked={restartsOf({ handicap, restartsLowIndex: field.value }, held)}
            onTick={(isTicked) => {
              field.onChange(isTicked ? 'yes' : 'no')
            }}
          />
        )}
      />
    </>
  )
}

function PenaltyFields({ form, faults }: FieldsProps) {
  const { register, control } = form
  const clubId = useUser()?.clubId ?? ''
  const courses = useQuery({ ...query(listCourses, { params: { clubId } }), enabled: clubId !== '' })
  const chosen = useWatch({ control })
  const tees = courses.data?.find(({ id }) => id === chosen.courseId)?.tees ?? []
  return (
    <>
      <DayField form={form} faults={faults} name="day" label={text.day} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={text.course} required error={faults('courseId')}>
          {(wiring) => (
            <Select {...wiring} {...register('courseId', { required: true })} value={chosen.courseId ?? ''}>
              <option value="">{text.chooseCourse}</option>
              <SelectOptions from={courses.data ?? []} />
            </Select>
          )}
        </Field>
        <Field label={text.tee} error={faults('teeId')}>
          {(wiring) => (
            <Select
              {...wiring}
              {...register('teeId')}
              value={tees.some(({ id }) => id === chosen.teeId) ? chosen.teeId : ''}
            >
              <option value="">{text.noTee}</option>
              <SelectOptions from={tees} />
            </Select>
          )}
        </Field>
      </div>
      <Field label={text.meant} required error={faults('meant')}>
        {(wiring) => (
          <Select {...wiring} {...register('meant', { required: true })}>
            <option value="">{text.chooseMeant}</option>
            {penaltyReasons.map((meant) => (
              <option key={meant} value={meant}>
                {text.reasons[meant]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
