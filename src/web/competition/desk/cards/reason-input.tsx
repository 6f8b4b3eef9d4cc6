import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** Why the club touches somebody's card, as its player reads it. */
export function ReasonInput({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  return (
    <Field label={text.reason} required className="min-w-56 flex-2">
      {(wiring) => (
        <Input
          {...wiring}
          required
          minLength={3}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={(event) => {
            onReason(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
