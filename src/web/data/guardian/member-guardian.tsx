import { clearMemberGuardian, getMemberGuardian, nameMemberGuardian } from '#contract/data/guardians.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { guardianText as text } from '#web/messages/en/data/guardian.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { GuardianForm } from './guardian-form.tsx'

/** An administrator names the guardian of a member who is a child, or says that none is needed any more. */
export default function MemberGuardian({ clubId, memberId }: { clubId: string; memberId: string }) {
  const params = { clubId, memberId }
  const read = query(getMemberGuardian, { params })
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
      <GuardianForm
        name={memberId}
        read={read}
        ask={(email) => send(nameMemberGuardian, { params, body: { email } })}
        besideAsk={
          <Button
            look="secondary"
            busy={clearing.isPending ? text.clearing : undefined}
            onClick={() => {
              clearing.mutate(undefined)
            }}
          >
            {text.clear}
          </Button>
        }
      />
    </section>
  )
}
