import type { CardOut } from '#contract/competition/cards-out.ts'
import { cardStatusNames } from '#web/lib/competition-words.ts'
import { closingText as text } from '#web/messages/en/competition/closing.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

export const cardFates = ['open', 'no_return', 'withdrawn'] as const
/** What becomes of a card that is out: it stays open, or is ruled on with the step. */
export type CardFate = (typeof cardFates)[number]
export type CardFates = Readonly<Record<string, CardFate>>

export function fateNamed(name: string): CardFate {
  return cardFates.find((one) => one === name) ?? 'open'
}

type FateSelectProps = { label: string; value: CardFate | ''; onChoose: (fate: CardFate) => void }

export function FateSelect({ label, value, onChoose }: FateSelectProps) {
  return (
    <Select
      aria-label={label}
      className="w-44"
      value={value}
      onChange={(event) => {
        onChoose(fateNamed(event.target.value))
      }}
    >
      {value === '' && <option value="">{text.mixed}</option>}
      {cardFates.map((fate) => (
        <option key={fate} value={fate}>
          {fate === 'open' ? text.staysOpen : cardStatusNames[fate]}
        </option>
      ))}
    </Select>
  )
}

type AllFatesProps = {
  cards: readonly CardOut[]
  fates: CardFates
  reason: string
  onChoose: (fates: CardFates) => void
  onReason: (reason: string) => void
}

/** One choice for every card that is out, from which a row may differ, and one reason for those that are ruled on. */
export function AllFates({ cards, fates, reason, onChoose, onReason }: AllFatesProps) {
  const chosen = new Set(cards.map(({ userId }) => fates[userId] ?? 'open'))
  const [only = 'open'] = chosen
  return (
    <>
      {cards.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-semibold">{text.allOut}</span>
          <FateSelect
            label={text.fateOfAll}
            value={chosen.size > 1 ? '' : only}
            onChoose={(fate) => {
              onChoose(Object.fromEntries(cards.map(({ userId }) => [userId, fate])))
            }}
          />
        </div>
      )}
      {(chosen.has('no_return') || chosen.has('withdrawn')) && (
        <Field label={text.fateReason} hint={text.fateReasonHint}>
          {(wiring) => (
            <Input
              {...wiring}
              value={reason}
              maxLength={200}
              onChange={(event) => {
                onReason(event.target.value)
              }}
            />
          )}
        </Field>
      )}
    </>
  )
}
