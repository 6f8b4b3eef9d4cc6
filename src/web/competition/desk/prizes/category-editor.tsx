import { useId } from 'react'
import type { EntryTerms } from '#contract/competition/entries.ts'
import { isByPlace, isMeasured } from '#golf/competition/prizes/prize-plan.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { blankPrize, withOne, type CategoryValues, type PrizeValues } from './plan-values.ts'

const MOST_PRIZES = 20

type CategoryEditorProps = {
  category: CategoryValues
  /** Of the competition; none where it has no divisions. */
  divisions: EntryTerms['divisions']
  /** What the server says of a field of it, by the field's name in it: "prizes.0.amount". */
  errors: Readonly<Record<string, string>>
  /** undefined takes the category out. */
  onChange: (category: CategoryValues | undefined) => void
  /** Undefined for the first. */
  onMove: (() => void) | undefined
}

/** One category of prizes: its name, its hole where it is measured, and what each place wins. */
export function CategoryEditor({ category, divisions, errors, onChange, onMove }: CategoryEditorProps) {
  const { kind, prizes } = category
  const title = useId()
  return (
    <Card className="grid gap-4" role="group" aria-labelledby={title}>
      <CategoryHead title={title} category={category} onChange={onChange} onMove={onMove} />
      <CategoryFields category={category} divisions={divisions} errors={errors} onChange={onChange} />
      <ol className="grid gap-3">
        {prizes.map((prize, place) => (
          <PrizeRow
            // A prize is its place: removing one moves the others up.
            key={place}
            prize={prize}
            label={isByPlace(kind) ? text.place(place + 1) : text.prize}
            isMoneyOnly={kind === 'twos'}
            errors={{
              amount: errors[`prizes.${place}.amount`],
              thing: errors[`prizes.${place}.thing`],
            }}
            onChange={(change) => {
              onChange({ ...category, prizes: withOne(prizes, place, change) })
            }}
            isOnly={prizes.length === 1}
          />
        ))}
      </ol>
      {isByPlace(kind) && prizes.length < MOST_PRIZES && (
        <div>
          <Button
            look="secondary"
            onClick={() => {
              onChange({ ...category, prizes: [...prizes, blankPrize] })
            }}
          >
            {text.addPrize}
          </Button>
        </div>
      )}
    </Card>
  )
}

type CategoryHeadProps = Pick<CategoryEditorProps, 'category' | 'onChange' | 'onMove'> & { title: string }

function CategoryHead({ title, category: { kind, name }, onChange, onMove }: CategoryHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 id={title} className="text-lead font-semibold">
        {name === '' ? text.kinds[kind] : name}
      </h3>
      <div className="flex flex-wrap gap-2">
        {onMove && (
          <Button look="quiet" onClick={onMove}>
            {text.moveUp}
            <span className="sr-only">{name === '' ? text.kinds[kind] : name}</span>
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            onChange(undefined)
          }}
        >
          {text.removeCategory}
          <span className="sr-only">{name === '' ? text.kinds[kind] : name}</span>
        </Button>
      </div>
    </div>
  )
}

function CategoryFields({ category, divisions, errors, onChange }: Omit<CategoryEditorProps, 'onMove'>) {
  const { kind, name } = category
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Field label={text.name} hint={text.nameHint(text.kinds[kind])} error={errors.name}>
        {(wiring) => (
          <Input
            {...wiring}
            value={name}
            maxLength={60}
            onChange={(event) => {
              onChange({ ...category, name: event.target.value })
            }}
          />
        )}
      </Field>
      {isByPlace(kind) && (divisions.length > 0 || category.divisionId !== null) && (
        <Field label={text.division} error={errors.divisionId}>
          {(wiring) => (
            <Select
              {...wiring}
              value={category.divisionId ?? ''}
              onChange={(event) => {
                onChange({ ...category, divisionId: event.target.value || null })
              }}
            >
              <option value="">{text.everybody}</option>
              <SelectOptions from={divisions} />
            </Select>
          )}
        </Field>
      )}
      {isMeasured(kind) && (
        <Field label={text.hole} error={errors.holeNumber} required>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              value={category.holeNumber}
              onChange={(event) => {
                onChange({ ...category, holeNumber: event.target.value })
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}

type PrizeRowProps = {
  prize: PrizeValues
  label: string
  isMoneyOnly: boolean
  isOnly: boolean
  errors: { amount: string | undefined; thing: string | undefined }
  onChange: (prize: PrizeValues | undefined) => void
}

function PrizeRow({ prize, label, isMoneyOnly, isOnly, errors, onChange }: PrizeRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <Field label={text.amountOf(label)} error={errors.amount}>
        {(wiring) => (
          <Input
            {...wiring}
            inputMode="decimal"
            value={prize.amount}
            onChange={(event) => {
              onChange({ ...prize, amount: event.target.value })
            }}
          />
        )}
      </Field>
      {isMoneyOnly ? (
        <p className="self-center text-note text-soft">{text.twosShare}</p>
      ) : (
        <Field label={text.thingOf(label)} error={errors.thing}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={120}
              value={prize.thing}
              onChange={(event) => {
                onChange({ ...prize, thing: event.target.value })
              }}
            />
          )}
        </Field>
      )}
      {!isOnly && (
        <Button
          look="quiet"
          className="sm:self-end"
          onClick={() => {
            onChange(undefined)
          }}
        >
          {text.removePrize}
          <span className="sr-only">{label}</span>
        </Button>
      )}
    </li>
  )
}
