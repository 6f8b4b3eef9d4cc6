import { removeMember, type Member } from '#contract/members.ts'
import { failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

type RemoveMemberDialogProps = { member: Member; clubId: string; onClose: () => void }

export function RemoveMemberDialog({ member, clubId, onClose }: RemoveMemberDialogProps) {
  const name = `${member.firstName} ${member.lastName}`
  const removing = useAction({
    run: () => send(removeMember, { params: { clubId, memberId: member.id } }),
    changes: [
      ['api', 'clubs'],
      ['api', 'competitions'],
    ],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: 'Member removed successfully!' })
    },
  })
  return (
    <Dialog
      title="Remove member"
      isOpen
      onClose={onClose}
      mayClose={!removing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={removing.isPending}>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={removing.isPending ? 'Removing…' : undefined}
            onClick={() => {
              removing.mutate(undefined)
            }}
          >
            Remove
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>Are you sure you want to remove {name} from the club?</p>
        <p className="text-soft">
          Entries in competitions that are not over are withdrawn, and opponents in matches still to be played
          get a walkover. Rounds played and results stay.
        </p>
        {removing.isError && (
          <Notice tone="bad" title="Failed to remove member">
            {failureText(removing.error, 'Please try again.')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
