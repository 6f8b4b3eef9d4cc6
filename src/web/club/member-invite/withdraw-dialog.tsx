import { listInvitations, withdrawInvitation, type Invitation } from '#contract/club/invitations.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

type WithdrawDialogProps = { invitation: Invitation; clubId: string; onClose: () => void }

export function WithdrawDialog({ invitation, clubId, onClose }: WithdrawDialogProps) {
  const withdrawing = useAction({
    run: () => send(withdrawInvitation, { params: { clubId, invitationId: invitation.id } }),
    changes: [query(listInvitations, { params: { clubId } })],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: memberInviteText.withdrawn })
    },
  })
  return (
    <Dialog
      title={memberInviteText.withdrawTitle}
      isOpen
      onClose={onClose}
      mayClose={!withdrawing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={withdrawing.isPending}>
            {sharedText.cancel}
          </Button>
          <Button
            look="danger"
            busy={withdrawing.isPending ? memberInviteText.withdrawing : undefined}
            onClick={() => {
              withdrawing.mutate(undefined)
            }}
          >
            {memberInviteText.withdraw}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="wrap-anywhere">{memberInviteText.withdrawQuestion(invitation.email)}</p>
        <p className="text-soft">{memberInviteText.withdrawMeans}</p>
        {withdrawing.isError && (
          <Notice tone="bad" title={memberInviteText.withdrawFailed}>
            {failureText(withdrawing.error, sharedText.tryAgainLater)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
