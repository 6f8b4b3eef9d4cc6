import { useState, type ReactNode } from 'react'
import { Info } from 'lucide-react'
import type { Club } from '#contract/club/clubs.ts'
import { currencies, type Currency } from '#contract/money/currencies.ts'
import type { CountryQuestion } from '#contract/club/country-questions.ts'
import type { AfterUnion, Unfit } from '#contract/club/home-of-club.ts'
import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { currencyFault } from '#web/club/currency-fault.ts'
import { currencyChoice, currencyName } from '#web/club/currency-words.ts'
import { savedToasts } from '#web/platform/saved-choice.tsx'
import { timeZoneName, timeZones } from '#web/club/time-zones.ts'
import { countryInSentence } from '#web/club/unions-on-clock.tsx'
import { useClubChange } from '#web/club/use-club-change.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatTime } from '#web/lib/format.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
import { clubRulesText as text } from '#web/messages/en/club/club-rules.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type AfterCountryProps = {
  club: Club
  union: GolfUnion | null
  asked: AfterUnion
  /** It was saved, or kept as it is. */
  onAnswer: (question: CountryQuestion) => void
}

/** Asks about the money and the clock of a club that has chosen another country; neither follows by itself. */
export function AfterCountry({ club, union, asked: { currency, timeZone }, onAnswer }: AfterCountryProps) {
  // Another country asks anew, from its own proposals.
  const key = union ?? ''
  const [zone, now] = [timeZone?.proposed, timeZoneName(club.timeZone)]
  const home = union && countryInSentence(union, zone ?? club.timeZone)
  return (
    <>
      <Question
        sentences={
          currency && [
            text.usualMoney(
              union && countryInSentence(union, club.timeZone),
              currency.proposed,
              club.currency,
            ),
            currency.wasChosen ? text.chosenMoney : text.proposedMoney,
          ]
        }
      >
        {currency && <Money key={key} club={club} unfit={currency} onAnswer={onAnswer} />}
      </Question>
      <Question
        sentences={
          timeZone && home !== null
            ? [
                zone === undefined
                  ? text.unusualClock(home, now)
                  : text.usualClock(home, timeZoneName(zone), now),
              ]
            : undefined
        }
      >
        {timeZone && <Clock key={key} club={club} unfit={timeZone} onAnswer={onAnswer} />}
      </Question>
    </>
  )
}

type QuestionProps = { sentences: readonly string[] | undefined; children: ReactNode }

/** Its sentences stand in a place that is there before them, so that a screen reader says them, and nothing of the form. */
function Question({ sentences, children }: QuestionProps) {
  const isAsked = sentences !== undefined
  return (
    <div className={classNames(isAsked && 'mt-3 flex gap-3 rounded-control bg-tint p-3 text-on-tint')}>
      {isAsked && <Info aria-hidden size={20} className="mt-0.5 shrink-0" />}
      <div className={classNames(isAsked && 'grid min-w-0 gap-3')}>
        <div aria-live="polite" className="grid gap-3">
          {sentences?.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}

type MoneyProps = {
  club: Club
  unfit: Unfit<Currency>
  onAnswer: (question: CountryQuestion) => void
}

function Money({ club, unfit: { proposed, wasChosen }, onAnswer }: MoneyProps) {
  const toasts = savedToasts<Club>({
    topic: 'currency',
    done: (changed) => ({
      title: clubAdminText.currencyUpdated,
      description: clubAdminText.amountsIn(currencyName(changed.currency)),
    }),
    failed: { title: clubAdminText.updateFailed, text: currencyFault },
  })
  const saving = useClubChange(club, {
    body: (currency: Currency) => ({ currency }),
    ...toasts,
    onDone: (changed) => {
      toasts.onDone(changed)
      onAnswer('money')
    },
  })
  return (
    <Proposal
      label={text.newMoney}
      now={club.currency}
      start={wasChosen ? club.currency : proposed}
      choices={currencies.map((one) => ({ value: one, label: currencyChoice(one) }))}
      words={{ save: text.saveMoney, keep: text.keepMoney(club.currency) }}
      isSaving={saving.isPending}
      error={saving.isError ? currencyFault(saving.error) : undefined}
      onSave={saving.mutate}
      onKeep={() => {
        onAnswer('money')
      }}
    />
  )
}

type ClockProps = {
  club: Club
  unfit: Unfit<string | undefined>
  onAnswer: (question: CountryQuestion) => void
}

function Clock({ club, unfit: { proposed, wasChosen }, onAnswer }: ClockProps) {
  const failed = (fault: Error) => failureText(fault, clubAdminText.timeZoneFailed)
  const toasts = savedToasts<Club>({
    topic: 'time-zone',
    done: (changed) => ({
      title: clubAdminText.timeZoneUpdated,
      description: clubAdminText.timeZoneNow(formatTime(new Date().toISOString(), changed.timeZone)),
    }),
    failed: { title: clubAdminText.updateFailed, text: failed },
  })
  const saving = useClubChange(club, {
    body: (timeZone: string) => ({ timeZone }),
    ...toasts,
    onDone: (changed) => {
      toasts.onDone(changed)
      onAnswer('clock')
    },
  })
  return (
    <Proposal
      label={text.newClock}
      now={club.timeZone}
      start={wasChosen ? club.timeZone : (proposed ?? club.timeZone)}
      choices={timeZones(club.timeZone).map((zone) => ({ value: zone, label: timeZoneName(zone) }))}
      words={{ save: text.saveClock, keep: text.keepClock(timeZoneName(club.timeZone)) }}
      isSaving={saving.isPending}
      error={saving.isError ? failed(saving.error) : undefined}
      onSave={saving.mutate}
      onKeep={() => {
        onAnswer('clock')
      }}
    />
  )
}

type ProposalProps<Value extends string> = {
  label: string
  /** What is saved, and what the list shows first. */
  now: Value
  start: Value
  choices: readonly { value: Value; label: string }[]
  words: { save: string; keep: string }
  isSaving: boolean
  error: string | undefined
  onSave: (value: Value) => void
  onKeep: () => void
}

/** A value that is shown and can be changed before it is saved. Nothing is switched off meanwhile, because that loses the focus. */
function Proposal<Value extends string>(props: ProposalProps<Value>): ReactNode {
  const { label, now, start, choices, words, isSaving, error, onSave, onKeep } = props
  const [value, setValue] = useState(start)
  return (
    <>
      <Field label={label} error={error}>
        {(wiring) => (
          <Select
            {...wiring}
            value={value}
            aria-busy={isSaving}
            onChange={(event) => {
              const chosen = choices.find((one) => one.value === event.target.value)
              if (chosen && !isSaving) setValue(chosen.value)
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
          disabled={value === now}
          busy={isSaving ? sharedText.saving : undefined}
          onClick={() => {
            onSave(value)
          }}
        >
          {words.save}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            if (!isSaving) onKeep()
          }}
        >
          {words.keep}
        </Button>
      </div>
    </>
  )
}
