import type { Club } from '#contract/clubs.ts'
import { currencies, type Currency } from '#domain/club/currencies.ts'
import { currencyFault } from '#web/admin/currency-fault.ts'
import { currencyChoice, currencyName } from '#web/admin/currency-words.ts'
import { savedToasts, SavedSelect } from '#web/admin/saved-choice.tsx'
import { useClubChange } from '#web/admin/use-club-change.ts'
import { clubAdminText } from '#web/messages/en/club-admin.ts'
import { Card } from '#web/ui/card.tsx'

/** The currency of fees and prizes (D27). */
export function ClubCurrency({ club }: { club: Club }) {
  const saving = useClubChange(club, {
    body: (currency: Currency) => ({ currency }),
    ...savedToasts<Club>({
      topic: 'currency',
      done: (changed) => ({
        title: clubAdminText.currencyUpdated,
        description: clubAdminText.amountsIn(currencyName(changed.currency)),
      }),
      failed: { title: clubAdminText.updateFailed, text: currencyFault },
    }),
  })
  return (
    <Card>
      <SavedSelect
        label={clubAdminText.currency}
        hint={clubAdminText.currencyHint}
        error={saving.isError ? currencyFault(saving.error) : undefined}
        value={club.currency}
        choices={currencies.map((one) => ({
          value: one,
          label: currencyChoice(one),
        }))}
        saving={saving}
      />
    </Card>
  )
}
