import type { UseFormRegisterReturn } from 'react-hook-form'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

const LEAST = 3

/** What an administrator's reason for touching somebody's card has to be. */
export const reasonRules = { validate: (text: string) => text.trim().length >= LEAST }

/** Why the card is changed, as its player will read it. */
export function ReasonField({ field, isWrong }: { field: UseFormRegisterReturn; isWrong: boolean }) {
  return (
    <Field
      label={roundsText.reason}
      required
      hint={roundsText.reasonHint}
      error={isWrong ? roundsText.reasonMissing : undefined}
    >
      {(wiring) => <Input {...wiring} {...field} maxLength={200} autoComplete="off" />}
    </Field>
  )
}
