import { lazy, Suspense, useState } from 'react'
import { listMembers, setMemberRole, type Member } from '#contract/club/members.ts'
import { currentUser, permissions } from '#contract/identity/session.ts'
import { send } from '#web/lib/api.ts'
import { asksSignInAgain } from '#web/lib/asks-sign-in-again.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SignInAgain } from '#web/ui/sign-in-again.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx'
import { PasswordAgain, passwordRefusal } from '../../identity/password-again.tsx'
import { CommitteeChoice, committeeFault } from './committee-choice.tsx'
import { memberName } from './member-name.ts'
import { TeeRatingsChoice } from './tee-ratings-choice.tsx'

const MemberListing = lazy(() => import('./listing/member-listing.tsx'))
const MergeMembersDialog = lazy(() => import('./merging/merge-members-dialog.tsx'))
const MergeOffer = lazy(() => import('./merging/merge-offer.tsx'))
const MemberGuardian = lazy(() => import('../../data/guardian/member-guardian.tsx'))

type MemberDialogProps = { member: Member; clubId: string; onClose: () => void }

/** What an administrator sets for one member besides the handicap: name, numbers, ratings, role (D17), handicap committee. */
export function MemberDialog({ member, clubId, onClose }: MemberDialogProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isMerging, setIsMerging] = useState(false)
  const isAdmin = member.role === 'club_admin'
  if (isAsking) return <RoleQuestion member={member} clubId={clubId} onClose={onClose} />
  if (isMerging)
    return (
      <Suspense>
        <MergeMembersDialog member={member} clubId={clubId} onClose={onClose} />
      </Suspense>
    )
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
        {member.mailFailsSince !== undefined && (
          <Notice tone="warn">{adminText.mailFailsSince(formatDate(member.mailFailsSince))}</Notice>
        )}
        <Suspense fallback={<Skeleton className="h-96" />}>
          <MemberListing member={member} clubId={clubId}>
            <TeeRatingsChoice
              memberId={member.id}
              value={member.gender}
              version={member.version}
              changes={[query(listMembers, { params: { clubId } })]}
            />
            <RoleOffer
              isAdmin={isAdmin}
              onAsk={() => {
                setIsAsking(true)
              }}
            />
            {isAdmin && <CommitteeChoice member={member} clubId={clubId} />}
            <MergeOffer
              onMerge={() => {
                setIsMerging(true)
              }}
            />
            <Suspense fallback={<Skeleton className="h-24" />}>
              <MemberGuardian clubId={clubId} memberId={member.id} />
            </Suspense>
          </MemberListing>
        </Suspense>
      </div>
    </Dialog>
  )
}

function RoleOffer({ isAdmin, onAsk }: { isAdmin: boolean; onAsk: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-medium">{adminText.role}</p>
      <p className="text-soft">{isAdmin ? adminText.roleAdmin : adminText.rolePlayer}</p>
      <Button look="secondary" onClick={onAsk}>
        {isAdmin ? adminText.demote : adminText.promote}
      </Button>
    </div>
  )
}

function RoleQuestion({ member, clubId, onClose }: MemberDialogProps) {
  const user = useUser()
  const [asksPassword, setAsksPassword] = useState(false)
  const [password, setPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string>()
  const name = memberName(member)
  const isAdmin = member.role === 'club_admin'
  const changing = useAction({
    run: () =>
      send(setMemberRole, {
        params: { clubId, memberId: member.id },
        body: { role: isAdmin ? 'player' : 'club_admin', ...(asksPassword ? { password } : {}) },
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
      if (passwordRefusal(fault) !== undefined) {
        setAsksPassword(true)
        setPasswordError(passwordRefusal(fault) === 'wrong' ? ownAccountText.passwordWrong : undefined)
        return
      }
      showToast({ tone: 'error', title: adminText.roleFailed, description: textOf(fault) })
    },
  })
  const textOf = (fault: Error) => committeeFault(fault, adminText.pleaseTryAgain)
  const change = () => {
    if (asksPassword && password === '') setPasswordError(ownAccountText.passwordMissing)
    else if (!changing.isPending) changing.mutate(undefined)
  }
  const isFault = changing.isError && passwordRefusal(changing.error) === undefined
  return (
    <ConfirmDialog
      title={isAdmin ? adminText.demote : adminText.promote}
      confirmLabel={isAdmin ? adminText.demote : adminText.promote}
      busyLabel={sharedText.saving}
      look={isAdmin ? 'danger' : 'primary'}
      isBusy={changing.isPending}
      fault={isFault ? { title: adminText.roleFailed, text: textOf(changing.error) } : undefined}
      onConfirm={change}
      onClose={onClose}
    >
      <p>{isAdmin ? adminText.demoteQuestion(name) : adminText.promoteQuestion(name)}</p>
      <p className="text-soft">{isAdmin ? adminText.demoteMeans : adminText.promoteMeans}</p>
      {asksPassword && (
        <PasswordAgain value={password} error={passwordError} onType={setPassword} onSubmit={change} />
      )}
      {asksSignInAgain(changing.error) && <SignInAgain />}
    </ConfirmDialog>
  )
}
