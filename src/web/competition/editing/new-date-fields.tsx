import { useState, type ChangeEvent } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import type { createCompetitionBody } from '#contract/competition/competition-changes.ts'
import { timeZoneName } from '#web/club/time-zones.ts'
import { clubCompetitionsText as text } from '#web/messages/en/competition/club-competitions.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { endError } from './competition-fields.tsx'
import type { CompetitionValues } from './competition-values.ts'
import { endAfter, firstMinuteOf, isWholeDay, lastMinuteOf } from './copied-values.ts'

type NewDateFieldsProps = {
  form: UseFormReturn<CompetitionValues, unknown, InputOf<typeof createCompetitionBody>>
  timeZone: string
}

/** When a new competition is: the end follows the start, and whole days need no times. */
export function NewDateFields({ form, timeZone }: NewDateFieldsProps) {
  const { startDate, endDate, wholeDay } = useDates(form)
  const { errors } = form.formState
  const type = wholeDay.isOn ? 'date' : 'datetime-local'
  const shown = (clock: string) => (wholeDay.isOn ? clock.slice(0, 10) : clock)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:col-span-2 sm:gap-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={wholeDay.isOn}
          onChange={(event) => {
            wholeDay.set(event.target.checked)
          }}
          className="size-6 shrink-0"
        />
        {text.wholeDay}
      </label>
      <Field
        label={text.start}
        required
        error={errors.startDate && text.chooseStart}
        hint={text.clock(timeZoneName(timeZone))}
      >
        {(wiring) => (
          <Input {...wiring} {...startDate} key={type} type={type} value={shown(startDate.value)} />
        )}
      </Field>
      <Field label={text.end} required error={errors.endDate && endError(errors.endDate)}>
        {(wiring) => <Input {...wiring} {...endDate} key={type} type={type} value={shown(endDate.value)} />}
      </Field>
    </div>
  )
}

/** The two dates as fields that are written by hand: with whole days the form holds more than the field shows. */
function useDates({ control, getValues, setValue, formState }: NewDateFieldsProps['form']) {
  const start = useController({ control, name: 'startDate' }).field
  const end = useController({ control, name: 'endDate' }).field
  const [isOn, setIsOn] = useState(() => isWholeDay(getValues()))
  // The last whole start: a field of the browser is empty while a part of it is being typed.
  const [before, setBefore] = useState(start.value)
  const put = (name: 'startDate' | 'endDate', value: string) => {
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const takeStart = (typed: string) => {
    const value = isOn ? firstMinuteOf(typed) : typed
    put('startDate', value)
    put('endDate', endAfter({ before, start: value, end: getValues('endDate') }))
    if (value !== '') setBefore(value)
  }
  const field = (
    { onBlur, ref, value }: Pick<typeof start, 'onBlur' | 'ref' | 'value'>,
    take: (typed: string) => void,
  ) => ({
    onBlur,
    ref,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      take(event.target.value)
    },
  })
  return {
    startDate: field(start, takeStart),
    endDate: field(end, (typed) => {
      put('endDate', isOn ? lastMinuteOf(typed) : typed)
    }),
    wholeDay: {
      isOn,
      set: (next: boolean) => {
        setIsOn(next)
        if (!next) return
        put('startDate', firstMinuteOf(start.value))
        put('endDate', lastMinuteOf(end.value))
      },
    },
  }
}
