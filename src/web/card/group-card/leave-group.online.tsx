import { currentGroup, leaveGroup, type GroupPlayer, type PlayingGroup } from '#contract/card/groups.ts'
import { fullName } from '#contract/club/former-member.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'

type LeaveGroupProps = { group: PlayingGroup; player: GroupPlayer; isOwn: boolean; onClose: () => void }

/** Asks before a player, or the reader, leaves the group. */
export default function LeaveGroup({ group, player, isOwn, onClose }: LeaveGroupProps) {
  const leaving = useAction({
    run: () => send(leaveGroup, { params: { groupId: group.id, userId: player.userId } }),
    changes: [query(currentGroup)],
    onDone: () => {
      showToast({ tone: 'success', title: text.removed })
      onClose()
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: text.notRemoved, description: failureText(fault, text.tryAgain) })
    },
  })
  return (
    <Dialog
      title={isOwn ? text.leaveTitle : text.removeTitle(fullName(player))}
      isOpen
      onClose={onClose}
      mayClose={!leaving.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {sharedText.cancel}
          </Button>
          <Button
            look="danger"
            busy={leaving.isPending ? text.remove : undefined}
            onClick={() => {
              leaving.mutate(undefined)
            }}
          >
            {isOwn ? text.leave : text.remove}
          </Button>
        </>
      }
    >
      <p>{isOwn ? text.leaveText : text.removeText}</p>
    </Dialog>
  )
}
