import { useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Input } from '#contract/platform/call.ts'
import type { createClubBody } from '#contract/club/create-club.ts'
import { currencies } from '#contract/money/currencies.ts'
import { currencyAtHome, homeOfClub } from '#contract/club/home-of-club.ts'
import { golfUnions, type GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { currencyChoice } from '#web/club/currency-words.ts'
import { timeZoneName, timeZones } from '#web/club/time-zones.ts'
import { UnionLimits } from '#web/club/union-limits.tsx'
import { countryInSentence, UnionsOnClock } from '#web/club/unions-on-clock.tsx'
import { useFocusAfter } from '#web/lib/use-focus-after.ts'
import { clubRulesText } from '#web/messages/en/club/club-rules.online.ts'
import { clubSetupText as text } from '#web/messages/en/club/club-setup.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ClubValues } from './club-values.ts'

type NewClubForm = UseFormReturn<ClubValues, unknown, Input<typeof createClubBody>>
type PlaceFieldsProps = { form: NewClubForm; startZone: string }

/** Where the club is. Country and currency follow the clock, and the currency the country, until they are chosen by hand. */
export function PlaceFields({ form, startZone }: PlaceFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const place = usePlace(form)
  const countryPlace = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusAfter(countryPlace, 'select')
  const [timeZone, unionValue] = useWatch({ control, name: ['timeZone', 'union'] })
  const union = toUnion(unionValue)
  return (
    <>
      <Field label={text.timeZone} error={errors.timeZone?.message} hint={text.timeZoneHint}>
        {(wiring) => (
          <Select {...wiring} {...register('timeZone', { onChange: place.followZone })}>
            {timeZones(startZone).map((zone) => (
              <option key={zone} value={zone}>
                {timeZoneName(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div ref={countryPlace} className="grid gap-3">
        <Field label={clubRulesText.country} error={errors.union?.message} hint={text.countryHint}>
          {(wiring) => (
            <Select {...wiring} {...register('union', { onChange: place.followCountry })}>
              <option value="">{clubRulesText.noCountry}</option>
              {golfUnions.map((one) => (
                <option key={one} value={one}>
                  {clubRulesText.unions[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <UnionsOnClock
          timeZone={timeZone}
          chosen={union}
          onChoose={(chosen) => {
            place.chooseCountry(chosen)
            keepFocus()
          }}
        />
        <UnionLimits union={union} />
      </div>
      <CurrencyField form={form} keep={place.keepCurrency} />
    </>
  )
}

/** Says where another currency is usual. */
function CurrencyField({ form, keep }: { form: NewClubForm; keep: () => void }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [timeZone, unionValue, currency] = useWatch({ control, name: ['timeZone', 'union', 'currency'] })
  const union = toUnion(unionValue)
  const usual = currencyAtHome({ union, timeZone })
  return (
    <Field
      label={text.currency}
      error={errors.currency?.message}
      hint={
        usual === undefined || usual === currency
          ? text.currencyHint
          : text.currencyUnusual(union && countryInSentence(union, timeZone), usual)
      }
    >
      {(wiring) => (
        <Select {...wiring} {...register('currency', { onChange: keep })}>
          {currencies.map((one) => (
            <option key={one} value={one}>
              {currencyChoice(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function toUnion(value: string): GolfUnion | null {
  return golfUnions.find((one) => one === value) ?? null
}

type Place = { union: GolfUnion | null; timeZone: string }

/** A value follows while it is the proposal and nobody has chosen it; one from a kept draft may have been chosen before. */
function usePlace({ getValues, setValue }: NewClubForm) {
  const isChosen = useRef({ union: false, currency: false })
  const placeNow = (): Place => ({
    union: toUnion(getValues('union')),
    timeZone: getValues('timeZone'),
  })
  const before = useRef<Place | undefined>(undefined)
  before.current ??= placeNow()

  const followPlace = () => {
    const [was, now] = [before.current ?? placeNow(), placeNow()]
    before.current = now
    const usual = (place: Place) => currencyAtHome(place) ?? homeOfClub(place.timeZone).currency
    if (!isChosen.current.currency && getValues('currency') === usual(was)) setValue('currency', usual(now))
  }
  return {
    followZone: () => {
      const was = before.current ?? placeNow()
      if (!isChosen.current.union && was.union === homeOfClub(was.timeZone).union)
        setValue('union', homeOfClub(getValues('timeZone')).union ?? '')
      followPlace()
    },
    followCountry: () => {
      isChosen.current.union = true
      followPlace()
    },
    chooseCountry: (union: GolfUnion) => {
      isChosen.current.union = true
      setValue('union', union)
      followPlace()
    },
    keepCurrency: () => {
      isChosen.current.currency = true
    },
  }
}
