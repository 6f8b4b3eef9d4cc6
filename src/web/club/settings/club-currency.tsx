import type { Club } from '#contract/club/clubs.ts'
import { currencies, type Currency } from '#contract/money/currencies.ts'
import { currencyFault } from '#web/club/currency-fault.ts'
import { currencyChoice, currencyName } from '#web/club/currency-words.ts'
import { savedToasts, SavedSelect } from '#web/platform/saved-choice.tsx'
import { useClubChange } from '#web/club/use-club-change.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
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
