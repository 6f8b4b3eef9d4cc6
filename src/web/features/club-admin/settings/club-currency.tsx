import type { Club } from '#contract/clubs.ts'
import { currencies, type Currency } from '#domain/club/currencies.ts'
import { useClubChange } from '#web/admin/use-club-change.ts'
import { clubAdminText } from '#web/messages/en/club-admin.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { currencyName, currencySymbol } from './currency-words.ts'

/** The money of fees and prizes (D27). */
export function ClubCurrency({ club }: { club: Club }) {
  const saving = useClubChange(club, {
    body: (currency: Currency) => ({ currency }),
    onDone: (changed) => {
      showToast({
        tone: 'success',
        title: clubAdminText.currencyUpdated,
        description: clubAdminText.amountsIn(currencyName(changed.currency)),
      })
    },
    onFail: () => {
      showToast({
        tone: 'error',
        title: clubAdminText.updateFailed,
        description: clubAdminText.currencyFailed,
      })
    },
  })
  return (
    <Card>
      <Field
        label={clubAdminText.currency}
        hint={clubAdminText.currencyHint}
        error={saving.isError ? clubAdminText.currencyFailed : undefined}
      >
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
                {`${currency} (${currencySymbol(currency)}) – ${currencyName(currency)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  )
}
