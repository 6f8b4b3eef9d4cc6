import { useQuery } from '@tanstack/react-query'
import { clearMemberGuardian, getMemberGuardian, nameMemberGuardian } from '#contract/guardians.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { guardianText as text } from '#web/messages/en/guardian.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { GuardianForm } from './guardian-form.tsx'

/** An administrator names the guardian of a member who is a child, or says that none is needed any more. */
export default function MemberGuardian({ clubId, memberId }: { clubId: string; memberId: string }) {
  const params = { clubId, memberId }
  const read = query(getMemberGuardian, { params })
  const guardian = useQuery(read)
  const clearing = useAction({
    run: () => send(clearMemberGuardian, { params }),
    changes: [read],
    onDone: () => {
      showToast({ tone: 'success', title: text.cleared })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notCleared,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <section className="grid gap-2" aria-label={text.title}>
      <p className="font-medium">{text.title}</p>
      <p className="text-soft">{text.memberLead}</p>
      {guardian.isError ? (
        <ErrorState title={text.loadFailed} onRetry={() => void guardian.refetch()}>
          {failureText(guardian.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : guardian.data === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <GuardianForm
          key={guardian.data?.email}
          name={memberId}
          guardian={guardian.data}
          ask={(email) => send(nameMemberGuardian, { params, body: { email } })}
          changes={[read]}
        >
          {guardian.data && (
            <Button
              look="secondary"
              busy={clearing.isPending ? text.clearing : undefined}
              onClick={() => {
                clearing.mutate(undefined)
              }}
            >
              {text.clear}
            </Button>
          )}
        </GuardianForm>
      )}
    </section>
  )
}
