import { getClub } from '#contract/club/clubs.ts'
import { listCompetitions } from '#contract/competition/competitions.ts'
import { removeMember, type Member } from '#contract/club/members.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx'
import { memberName } from './member-name.ts'

type RemoveMemberDialogProps = { member: Member; clubId: string; onClose: () => void }

/** Removes a member, or refuses one who waits for approval: the call is the same, the question differs (T30). */
export function RemoveMemberDialog({ member, clubId, onClose }: RemoveMemberDialogProps) {
  const isWaiting = member.status === 'pending'
  const removing = useAction({
    run: () => send(removeMember, { params: { clubId, memberId: member.id } }),
    changes: [allOf(getClub), query(listCompetitions)],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: isWaiting ? adminText.refused : adminText.removed })
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: failedTitle, description: textOf(fault) })
    },
  })
  const failedTitle = isWaiting ? adminText.refuseFailed : adminText.removeFailed
  const textOf = (fault: Error) => failureText(fault, adminText.pleaseTryAgain)
  return (
    <ConfirmDialog
      title={isWaiting ? adminText.refuseMember : adminText.removeMember}
      confirmLabel={isWaiting ? adminText.refuse : sharedText.remove}
      busyLabel={isWaiting ? adminText.refusing : adminText.removing}
      isBusy={removing.isPending}
      fault={removing.isError ? { title: failedTitle, text: textOf(removing.error) } : undefined}
      onConfirm={() => {
        removing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{(isWaiting ? adminText.refuseQuestion : adminText.removeQuestion)(memberName(member))}</p>
      <p className="text-soft">{isWaiting ? adminText.refuseMeans : adminText.removeMeans}</p>
    </ConfirmDialog>
  )
}
