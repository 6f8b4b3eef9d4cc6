import { useQuery } from '@tanstack/react-query'
import { getOwnGuardian, nameOwnGuardian } from '#contract/guardians.ts'
import { GuardianForm } from '#web/admin/guardian/guardian-form.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { guardianText as text } from '#web/messages/en/guardian.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A child names the parent or guardian who agrees for them. */
export function OwnGuardian({ userId }: { userId: string }) {
  const read = query(getOwnGuardian)
  const guardian = useQuery(read)
  return (
    <Card className="grid gap-3" role="region" aria-label={text.title}>
      <h3 className="font-semibold">{text.title}</h3>
      <p className="text-soft">{text.ownLead}</p>
      {guardian.isError ? (
        <ErrorState title={text.loadFailed} onRetry={() => void guardian.refetch()}>
          {failureText(guardian.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : guardian.data === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <GuardianForm
          key={guardian.data?.email}
          name={userId}
          guardian={guardian.data}
          ask={(email) => send(nameOwnGuardian, { body: { email } })}
          changes={[read]}
        />
      )}
    </Card>
  )
}
