import type { UseFormRegisterReturn } from 'react-hook-form'
import { termCorrectionsText as text } from '#web/messages/en/card/term-corrections.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

const LEAST = 3

/** What the reason of a correction has to be. */
export const correctionReasonRules = { validate: (typed: string) => typed.trim().length >= LEAST }

/** Why cards are put right, as their players will read it. */
export function CorrectionReason({ field, isWrong }: { field: UseFormRegisterReturn; isWrong: boolean }) {
  return (
    <Field
      label={text.reason}
      required
      hint={text.reasonHint}
      error={isWrong ? text.reasonMissing : undefined}
    >
      {(wiring) => <Input {...wiring} {...field} maxLength={200} autoComplete="off" />}
    </Field>
  )
}
