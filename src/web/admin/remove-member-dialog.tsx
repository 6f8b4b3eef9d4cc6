import { removeMember, type Member } from '#contract/members.ts'
import { failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { nameOf } from './member-name.ts'

type RemoveMemberDialogProps = { member: Member; clubId: string; onClose: () => void }

export function RemoveMemberDialog({ member, clubId, onClose }: RemoveMemberDialogProps) {
  const removing = useAction({
    run: () => send(removeMember, { params: { clubId, memberId: member.id } }),
    changes: [
      ['api', 'clubs'],
      ['api', 'competitions'],
    ],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: adminText.removed })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: adminText.removeFailed,
        description: failureText(fault, adminText.pleaseTryAgain),
      })
    },
  })
  return (
    <Dialog
      title={adminText.removeMember}
      isOpen
      onClose={onClose}
      mayClose={!removing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={removing.isPending}>
            {sharedText.cancel}
          </Button>
          <Button
            look="danger"
            busy={removing.isPending ? adminText.removing : undefined}
            onClick={() => {
              removing.mutate(undefined)
            }}
          >
            {sharedText.remove}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{adminText.removeQuestion(nameOf(member))}</p>
        <p className="text-soft">{adminText.removeMeans}</p>
        {removing.isError && (
          <Notice tone="bad" title={adminText.removeFailed}>
            {failureText(removing.error, adminText.pleaseTryAgain)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
