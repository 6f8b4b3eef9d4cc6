import { useState } from 'react'
import { listMembers, setMemberRole, type Member } from '#contract/members.ts'
import { currentUser, permissions } from '#contract/session.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { memberName } from './member-name.ts'
import { TeeRatingsChoice } from './tee-ratings-choice.tsx'

type MemberDialogProps = { member: Member; clubId: string; onClose: () => void }

/** What an administrator sets for one member besides the handicap: the ratings that apply to them, and their role (D17). */
export function MemberDialog({ member, clubId, onClose }: MemberDialogProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isAdmin = member.role === 'club_admin'
  if (isAsking) return <RoleQuestion member={member} clubId={clubId} onClose={onClose} />
  return (
    <Dialog
      title={memberName(member)}
      description={member.email}
      isOpen
      onClose={onClose}
      footer={
        <Button look="secondary" onClick={onClose}>
          {sharedText.close}
        </Button>
      }
    >
      <div className="grid gap-6">
        <TeeRatingsChoice
          memberId={member.id}
          value={member.gender}
          version={member.version}
          changes={[query(listMembers, { params: { clubId } })]}
        />
        <div className="grid justify-items-start gap-2">
          <p className="font-medium">{adminText.role}</p>
          <p className="text-soft">{isAdmin ? adminText.roleAdmin : adminText.rolePlayer}</p>
          <Button
            look="secondary"
            onClick={() => {
              setIsAsking(true)
            }}
          >
            {isAdmin ? adminText.demote : adminText.promote}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function RoleQuestion({ member, clubId, onClose }: MemberDialogProps) {
  const user = useUser()
  const name = memberName(member)
  const isAdmin = member.role === 'club_admin'
  const changing = useAction({
    run: () =>
      send(setMemberRole, {
        params: { clubId, memberId: member.id },
        body: { role: isAdmin ? 'player' : 'club_admin' },
      }),
    changes: [
      query(listMembers, { params: { clubId } }),
      ...(user?.id === member.id ? [query(currentUser), query(permissions)] : []),
    ],
    onDone: () => {
      onClose()
      showToast({
        tone: 'success',
        title: adminText.roleChanged,
        description: isAdmin ? adminText.isPlayerNow(name) : adminText.isAdminNow(name),
      })
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: adminText.roleFailed, description: textOf(fault) })
    },
  })
  const textOf = (fault: Error) => failureText(fault, adminText.pleaseTryAgain)
  return (
    <ConfirmDialog
      title={isAdmin ? adminText.demote : adminText.promote}
      confirmLabel={isAdmin ? adminText.demote : adminText.promote}
      busyLabel={sharedText.saving}
      look={isAdmin ? 'danger' : 'primary'}
      isBusy={changing.isPending}
      fault={changing.isError ? { title: adminText.roleFailed, text: textOf(changing.error) } : undefined}
      onConfirm={() => {
        changing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{isAdmin ? adminText.demoteQuestion(name) : adminText.promoteQuestion(name)}</p>
      <p className="text-soft">{isAdmin ? adminText.demoteMeans : adminText.promoteMeans}</p>
    </ConfirmDialog>
  )
}
