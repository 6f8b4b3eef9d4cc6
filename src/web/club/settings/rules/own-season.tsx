import { useState } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import type { ClubRules } from '#contract/club/club-rules.ts'
import { isDayOfYear } from '#golf/handicap/rules-of-play/active-season.ts'
import { formatter } from '#web/lib/format.ts'
import { clubRulesText as text } from '#web/messages/en/club/club-rules.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useRulesChange } from './use-rules-change.ts'

type Closed = NonNullable<ClubRules['inactiveSeason']>
type OwnSeasonProps = { clubId: string; rules: ClubRules }
type Values = { fromDay: string; fromMonth: string; untilDay: string; untilMonth: string; reason: string }

const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

/** A day such as "11-01", in no particular year. */
function dayOfYearText(monthDay: string, options: Intl.DateTimeFormatOptions): string {
  return formatter({ ...options, timeZone: 'UTC' }).format(new Date(`2001-${monthDay}T12:00:00Z`))
}

/** The days that the club closes for handicap each year, in the place of its region's season, with the reason. */
export function OwnSeason({ clubId, rules }: OwnSeasonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const closed = rules.inactiveSeason
  const close = () => {
    setIsOpen(false)
  }
  return (
    <section className="grid gap-3" aria-label={text.ownSeason}>
      <div className="grid gap-1">
        <h3 className="font-medium">{text.ownSeason}</h3>
        <p className="text-note text-soft">{text.ownSeasonHint}</p>
      </div>
      {closed && !isOpen && (
        <p>{text.ownSeasonIs(dayText(closed.from), dayText(closed.until), closed.reason)}</p>
      )}
      {isOpen ? (
        <SeasonForm clubId={clubId} rules={rules} onClose={close} />
      ) : (
        <Actions
          clubId={clubId}
          rules={rules}
          onOpen={() => {
            setIsOpen(true)
          }}
        />
      )}
    </section>
  )
}

const dayText = (monthDay: string) => dayOfYearText(monthDay, { day: 'numeric', month: 'long' })

function Actions({ clubId, rules, onOpen }: OwnSeasonProps & { onOpen: () => void }) {
  const removing = useRulesChange(clubId, rules)
  const closed = rules.inactiveSeason
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={onOpen}>
        {closed ? text.ownSeasonChange : text.ownSeasonAdd}
      </Button>
      {closed && (
        <Button
          look="secondary"
          busy={removing.isPending ? sharedText.saving : undefined}
          onClick={() => {
            if (!removing.isPending) removing.mutate({ inactiveSeason: null })
          }}
        >
          {text.ownSeasonRemove}
        </Button>
      )}
    </div>
  )
}

function SeasonForm({ clubId, rules, onClose }: OwnSeasonProps & { onClose: () => void }) {
  const saving = useRulesChange(clubId, rules, { onSaved: onClose })
  const defaultValues = valuesOf(rules.inactiveSeason)
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues })
  const { errors } = formState
  const day = (end: 'from' | 'until') =>
    register(`${end}Day`, {
      validate: (typed, all) => isDayOfYear(monthDay(typed, all[`${end}Month`])) || text.ownSeasonNoDay,
    })
  // In the order on the page, so that the first that is wrong takes the focus.
  const days = { from: day('from'), until: day('until') }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void handleSubmit((values) => {
          if (!saving.isPending) saving.mutate({ inactiveSeason: seasonOf(values) })
        })()
      }}
    >
      {(['from', 'until'] as const).map((end) => (
        <div key={end} className="grid grid-cols-2 gap-3">
          <Field label={text.ownSeasonDay[end]} required error={errors[`${end}Day`]?.message}>
            {(wiring) => (
              <Input {...wiring} {...days[end]} inputMode="numeric" maxLength={2} autoComplete="off" />
            )}
          </Field>
          <Field label={text.ownSeasonMonth[end]}>
            {(wiring) => (
              <Select {...wiring} {...register(`${end}Month`)} defaultValue={defaultValues[`${end}Month`]}>
                {months.map((month) => (
                  <option key={month} value={month}>
                    {dayOfYearText(`${month}-01`, { month: 'long' })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      ))}
      <SeasonReason
        field={register('reason', { validate: (typed) => typed.trim() !== '' || text.ownSeasonNoReason })}
        error={errors.reason?.message}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving.isPending ? sharedText.saving : undefined}>
          {text.ownSeasonSave}
        </Button>
        <Button look="secondary" type="button" onClick={onClose} disabled={saving.isPending}>
          {sharedText.cancel}
        </Button>
      </div>
    </form>
  )
}

function SeasonReason({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label={text.ownSeasonReason} required error={error}>
      {(wiring) => <Input {...wiring} {...field} maxLength={200} autoComplete="off" />}
    </Field>
  )
}

const monthDay = (day: string, month: string) => `${month}-${day.trim().padStart(2, '0')}`

function seasonOf({ fromDay, fromMonth, untilDay, untilMonth, reason }: Values): Closed {
  return { from: monthDay(fromDay, fromMonth), until: monthDay(untilDay, untilMonth), reason: reason.trim() }
}

function valuesOf(closed: Closed | null): Values {
  const [fromMonth = '11', fromDay = ''] = closed?.from.split('-') ?? []
  const [untilMonth = '03', untilDay = ''] = closed?.until.split('-') ?? []
  return { fromDay, fromMonth, untilDay, untilMonth, reason: closed?.reason ?? '' }
}
