import { useState, type ReactNode } from 'react'
import type { Club } from '#contract/clubs.ts'
import { currencies, type Currency } from '#domain/club/currencies.ts'
import { afterUnion, type Unfit } from '#domain/club/home-of-club.ts'
import type { GolfUnion } from '#domain/rules-of-play/golf-unions.ts'
import { currencyChoice, currencyName } from '#web/admin/currency-words.ts'
import { savedToasts } from '#web/admin/saved-choice.tsx'
import { timeZoneName, timeZones } from '#web/admin/time-zones.ts'
import { countryName } from '#web/admin/unions-on-clock.tsx'
import { useClubChange } from '#web/admin/use-club-change.ts'
import { failureText, refusalText } from '#web/lib/failure-text.ts'
import { formatTime } from '#web/lib/format.ts'
import { clubAdminText } from '#web/messages/en/club-admin.ts'
import { clubRulesText as text } from '#web/messages/en/club-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'

type AfterCountryProps = { club: Club; from: GolfUnion | null; to: GolfUnion | null }

/** Asks about the money and the clock of a club that has just chosen another country; neither follows by itself. */
export function AfterCountry({ club, from, to }: AfterCountryProps) {
  const asked = afterUnion({ from, to, timeZone: club.timeZone, currency: club.currency })
  // Another country asks anew, from its own proposals.
  const key = `${from ?? ''} ${to ?? ''}`
  return (
    <div aria-live="polite" className="grid gap-3">
      {asked.currency && <Money key={key} club={club} to={to} unfit={asked.currency} />}
      {asked.timeZone && to !== null && (
        <Clock key={`${key} clock`} club={club} to={to} unfit={asked.timeZone} />
      )}
    </div>
  )
}

type MoneyProps = { club: Club; to: GolfUnion | null; unfit: Unfit<Currency> }

function Money({ club, to, unfit: { proposed, wasChosen } }: MoneyProps) {
  const failed = (fault: Error) => refusalText(fault, clubAdminText.currencyFailed)
  const saving = useClubChange(club, {
    body: (currency: Currency) => ({ currency }),
    ...savedToasts<Club>({
      topic: 'currency',
      done: (changed) => ({
        title: clubAdminText.currencyUpdated,
        description: clubAdminText.amountsIn(currencyName(changed.currency)),
      }),
      failed: { title: clubAdminText.updateFailed, text: failed },
    }),
  })
  return (
    <Proposal
      sentences={[
        text.usualMoney(to && countryName(to, club.timeZone), proposed, club.currency),
        wasChosen ? text.chosenMoney : text.proposedMoney,
      ]}
      label={text.newMoney}
      now={club.currency}
      start={wasChosen ? club.currency : proposed}
      choices={currencies.map((one) => ({ value: one, label: currencyChoice(one) }))}
      words={{ save: text.saveMoney, keep: text.keepMoney(club.currency) }}
      isSaving={saving.isPending}
      error={saving.isError ? failed(saving.error) : undefined}
      onSave={saving.mutate}
    />
  )
}

type ClockProps = { club: Club; to: GolfUnion; unfit: Unfit<string | undefined> }

function Clock({ club, to, unfit: { proposed, wasChosen } }: ClockProps) {
  const failed = (fault: Error) => failureText(fault, clubAdminText.timeZoneFailed)
  const saving = useClubChange(club, {
    body: (timeZone: string) => ({ timeZone }),
    ...savedToasts<Club>({
      topic: 'time-zone',
      done: (changed) => ({
        title: clubAdminText.timeZoneUpdated,
        description: clubAdminText.timeZoneNow(formatTime(new Date().toISOString(), changed.timeZone)),
      }),
      failed: { title: clubAdminText.updateFailed, text: failed },
    }),
  })
  const [country, now] = [countryName(to, proposed ?? club.timeZone), timeZoneName(club.timeZone)]
  return (
    <Proposal
      sentences={[
        proposed === undefined
          ? text.unusualClock(country, now)
          : text.usualClock(country, timeZoneName(proposed), now),
      ]}
      label={text.newClock}
      now={club.timeZone}
      start={wasChosen ? club.timeZone : (proposed ?? club.timeZone)}
      choices={timeZones(club.timeZone).map((zone) => ({ value: zone, label: timeZoneName(zone) }))}
      words={{ save: text.saveClock, keep: text.keepClock(now) }}
      isSaving={saving.isPending}
      error={saving.isError ? failed(saving.error) : undefined}
      onSave={saving.mutate}
    />
  )
}

type ProposalProps<Value extends string> = {
  sentences: readonly string[]
  label: string
  /** What is saved, and what the list shows first. */
  now: Value
  start: Value
  choices: readonly { value: Value; label: string }[]
  words: { save: string; keep: string }
  isSaving: boolean
  error: string | undefined
  onSave: (value: Value) => void
}

/** A value that is shown and can be changed before it is saved. */
function Proposal<Value extends string>(props: ProposalProps<Value>): ReactNode {
  const { sentences, label, now, start, choices, words, isSaving, error, onSave } = props
  const [value, setValue] = useState(start)
  const [isKept, setKept] = useState(false)
  if (isKept) return null
  return (
    <Notice tone="info">
      <div className="grid gap-3">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Field label={label} error={error}>
          {(wiring) => (
            <Select
              {...wiring}
              value={value}
              disabled={isSaving}
              onChange={(event) => {
                const chosen = choices.find((one) => one.value === event.target.value)
                if (chosen) setValue(chosen.value)
              }}
            >
              {choices.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={isSaving || value === now}
            onClick={() => {
              onSave(value)
            }}
          >
            {words.save}
          </Button>
          <Button
            look="secondary"
            disabled={isSaving}
            onClick={() => {
              setKept(true)
            }}
          >
            {words.keep}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
