import { getClub } from '#contract/club/clubs.ts'
import { approveMember, type Member } from '#contract/club/members.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { memberName } from './member-name.ts'

/** Approves a member who waits for approval, with one tap (D18). */
export function ApproveButton({
  member,
  clubId,
}: {
  member: Pick<Member, 'id' | 'firstName' | 'lastName'>
  clubId: string
}) {
  const name = memberName(member)
  const approving = useAction({
    run: () => send(approveMember, { params: { clubId, memberId: member.id } }),
    changes: [query(getClub, { params: { clubId } })],
    onDone: () => {
      showToast({ tone: 'success', title: adminText.approved, description: adminText.isIn(name) })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: sharedText.error,
        description: failureText(fault, adminText.approveFailed),
      })
    },
  })
  return (
    <Button
      busy={approving.isPending ? adminText.approving : undefined}
      aria-label={approving.isPending ? undefined : adminText.approveNamed(name)}
      onClick={() => {
        approving.mutate(undefined)
      }}
    >
      {adminText.approve}
    </Button>
  )
}
