import { plates } from '#golf/match/bracket/bracket.ts'
import { bracketText } from '#web/messages/en/match/bracket.ts'
import { drawTermsText as text } from '#web/messages/en/match/draw-terms.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { changedDays, readDay, writeDay, type DatedRound } from './round-days.ts'

/** What an administrator chooses, as a draft keeps it. */
export type TermsDraft = { days: string; confirms: boolean; confirmDays: string; plate: string }

/** As many days as a weekend and an evening. */
export const USUAL_CONFIRM_DAYS = '3'

type Present = { confirmDays: number | null; plate: string | null }

/** Of a draw that is not made yet both sides confirm, as clubs do. */
export function blankTerms(present: Present | null | undefined): TermsDraft {
  return {
    days: '',
    confirms: present ? present.confirmDays !== null : true,
    confirmDays: `${present?.confirmDays ?? USUAL_CONFIRM_DAYS}`,
    plate: present?.plate ?? '',
  }
}

export function termsToSend(terms: TermsDraft, rounds: readonly DatedRound[]) {
  const playBy = changedDays(terms.days, rounds)
  return {
    ...(playBy.length > 0 && { playBy }),
    confirmDays: terms.confirms ? Number(terms.confirmDays) : null,
    plate: plates.find((one) => one === terms.plate) ?? null,
  }
}

type TermsFieldsProps = {
  terms: TermsDraft
  rounds: readonly DatedRound[]
  isKnockOut: boolean
  faults: Readonly<Record<string, string>>
  onChange: (part: Partial<TermsDraft>) => void
}

/** Last days of the rounds, how results are confirmed, and the plate. */
export function TermsFields({ terms, rounds, isKnockOut, faults, onChange }: TermsFieldsProps) {
  return (
    <>
      {rounds.length > 0 && <DayFields terms={terms} rounds={rounds} faults={faults} onChange={onChange} />}
      <TickBox
        label={text.confirms}
        note={text.confirmsNote}
        isTicked={terms.confirms}
        onTick={(confirms) => {
          onChange({ confirms })
        }}
      />
      {terms.confirms && (
        <Field label={text.confirmDays} error={faults.confirmDays}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              value={terms.confirmDays}
              maxLength={3}
              onChange={(event) => {
                onChange({ confirmDays: event.target.value })
              }}
            />
          )}
        </Field>
      )}
      {isKnockOut && (
        <Field label={text.plate} hint={text.plateNote}>
          {(wiring) => (
            <Select
              {...wiring}
              value={terms.plate}
              onChange={(event) => {
                onChange({ plate: event.target.value })
              }}
            >
              <option value="">{text.noPlate}</option>
              <option value="first_match">{text.first_match}</option>
              <option value="round_one">{text.round_one}</option>
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

function DayFields({ terms, rounds, faults, onChange }: Omit<TermsFieldsProps, 'isKnockOut'>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{text.lastDays}</legend>
      <p className="text-note text-soft">{text.lastDaysNote}</p>
      {rounds.map((round) => (
        <Field key={`${round.side}-${round.round}`} label={bracketText.roundName(round.roundName)}>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              value={readDay(terms.days, round)}
              onChange={(event) => {
                onChange({ days: writeDay(terms.days, { round, day: event.target.value }) })
              }}
            />
          )}
        </Field>
      ))}
      {faults.playBy !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {faults.playBy}
        </p>
      )}
    </fieldset>
  )
}
