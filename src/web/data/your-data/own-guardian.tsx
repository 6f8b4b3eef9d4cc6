import { getOwnGuardian, nameOwnGuardian } from '#contract/data/guardians.ts'
import { GuardianForm } from '#web/data/guardian/guardian-form.tsx'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { guardianText as text } from '#web/messages/en/data/guardian.online.ts'
import { Card } from '#web/ui/card.tsx'

/** A child names the parent or guardian who agrees for them. */
export function OwnGuardian({ userId }: { userId: string }) {
  return (
    <Card className="grid gap-3" role="region" aria-label={text.title}>
      <h3 className="font-semibold">{text.title}</h3>
      <p className="text-soft">{text.ownLead}</p>
      <GuardianForm
        name={userId}
        read={query(getOwnGuardian)}
        ask={(email) => send(nameOwnGuardian, { body: { email } })}
      />
    </Card>
  )
}
