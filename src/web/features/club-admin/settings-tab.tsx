import { useState } from 'react'
import { updateClub, type Club } from '#contract/clubs.ts'
import { currencies, type Currency } from '#domain/club/currencies.ts'
import type { HandicapMode } from '#domain/handicap/handicap-mode.ts'
import { failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup, type Choice } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ClubEntrance } from './club-entrance.tsx'

export function SettingsTab({ club }: { club: Club }) {
  return (
    <div className="grid max-w-xl gap-4">
      <ClubName club={club} />
      <ClubCurrency club={club} />
      <ClubHandicapMode club={club} />
      <ClubEntrance club={club} />
    </div>
  )
}

const changes = [
  ['api', 'clubs'],
  ['api', 'auth', 'user'],
  ['api', 'competitions'],
]

function ClubName({ club }: { club: Club }) {
  const [name, setName] = useState(club.name)
  const [error, setError] = useState<string>()
  const saving = useAction({
    run: (wanted: string) => send(updateClub, { params: { clubId: club.id }, body: { name: wanted } }),
    changes,
    onDone: () => {
      showToast({ tone: 'success', title: 'Club updated successfully!' })
    },
    onFail: (fault) => {
      const text = failureText(fault, 'The name was not changed.')
      setError(text)
      showToast({ tone: 'error', title: 'Update failed', description: text })
    },
  })
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (saving.isPending) return
          if (name.trim() === '') {
            setError('Please enter a club name')
            showToast({ tone: 'error', title: 'Club name required', description: 'Please enter a club name' })
            return
          }
          setError(undefined)
          saving.mutate(name.trim())
        }}
      >
        <Field label="Club name" required error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              value={name}
              onChange={(event) => {
                setName(event.target.value)
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={saving.isPending ? 'Saving…' : undefined}>
            Save name
          </Button>
        </div>
      </form>
    </Card>
  )
}

function ClubCurrency({ club }: { club: Club }) {
  const saving = useAction({
    run: (currency: Currency) => send(updateClub, { params: { clubId: club.id }, body: { currency } }),
    changes,
    onDone: (changed) => {
      showToast({
        tone: 'success',
        title: 'Currency Updated',
        description: `Amounts are in ${nameOf(changed.currency)}.`,
      })
    },
    onFail: () => {
      showToast({ tone: 'error', title: 'Update Failed', description: 'Failed to update currency' })
    },
  })
  return (
    <Card>
      <Field label="Default currency" hint="For entry fees and prizes. Saved at once.">
        {(wiring) => (
          <Select
            {...wiring}
            value={saving.isPending ? saving.variables : club.currency}
            disabled={saving.isPending}
            onChange={(event) => {
              const currency = currencies.find((one) => one === event.target.value)
              if (currency) saving.mutate(currency)
            }}
          >
            {currencies.map((currency) => (
              <option key={currency} value={currency}>
                {currency} – {nameOf(currency)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  )
}

const modes: readonly Choice<HandicapMode>[] = [
  {
    value: 'whs',
    label: 'Calculated',
    note: 'Every acceptable card moves the index by the World Handicap System’s method; a committee entry starts or overrides it.',
  },
  { value: 'assigned', label: 'Assigned', note: 'Only the club changes a Handicap Index.' },
]

function ClubHandicapMode({ club }: { club: Club }) {
  const saving = useAction({
    run: (handicapMode: HandicapMode) =>
      send(updateClub, { params: { clubId: club.id }, body: { handicapMode } }),
    changes: [
      ['api', 'clubs'],
      ['api', 'handicap-record'],
    ],
    onDone: () => {
      showToast({ tone: 'success', title: 'Handicap setting updated' })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: 'Update Failed',
        description: failureText(fault, 'The handicap setting was not changed.'),
      })
    },
  })
  return (
    <Card className="grid gap-2">
      <ChoiceGroup
        legend="Handicap Indexes"
        isStacked
        choices={modes}
        value={saving.isPending ? saving.variables : club.handicapMode}
        onChange={(mode) => {
          if (!saving.isPending) saving.mutate(mode)
        }}
      />
      <p className="text-note text-soft">
        Saved at once. Cards handed in while it is Assigned stay off the record.
      </p>
    </Card>
  )
}

function nameOf(currency: Currency): string {
  return new Intl.DisplayNames(undefined, { type: 'currency' }).of(currency) ?? currency
}
