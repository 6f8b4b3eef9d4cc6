import { memo } from 'react'
import { Link } from 'wouter'
import type { Member } from '#contract/members.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ApproveButton } from './approve-button.tsx'
import { HandicapEditor } from './handicap-editor.tsx'
import { memberName } from './member-name.ts'

type MemberRowProps = {
  member: Member
  clubId: string
  onManage: (member: Member) => void
  onRemove: (member: Member) => void
}

/** A member with what an administrator may do with them. Memoised: a list of two hundred is searched at every key. */
export const MemberRow = memo(function MemberRow({ member, clubId, onManage, onRemove }: MemberRowProps) {
  const name = memberName(member)
  const isAdmin = member.role === 'club_admin'
  const isWaiting = member.status === 'pending'
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={name} />
      <div className="grid min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={isAdmin ? 'flag' : 'plain'}>{isAdmin ? adminText.clubAdmin : adminText.member}</Badge>
          {isWaiting && <Badge tone="warn">{adminText.waiting}</Badge>}
        </p>
        <p className="flex min-w-0 flex-wrap gap-x-2 text-note text-soft">
          <span className="min-w-0 wrap-anywhere">{member.email}</span>
          <span>{adminText.joined(formatDate(member.joinedAt))}</span>
        </p>
      </div>
      {isAdmin && (
        <p className="text-soft">
          {adminText.handicap}{' '}
          <span className="font-semibold text-ink">
            {formatHandicap(member.handicap) ?? adminText.handicapNotSet}
          </span>
        </p>
      )}
      {!isAdmin && !isWaiting && <HandicapEditor member={member} clubId={clubId} />}
      <RowActions member={member} clubId={clubId} onManage={onManage} onRemove={onRemove} />
    </Card>
  )
})

function RowActions({ member, clubId, onManage, onRemove }: MemberRowProps) {
  const name = memberName(member)
  const isAdmin = member.role === 'club_admin'
  const isWaiting = member.status === 'pending'
  return (
    <div className="flex flex-wrap gap-2">
      {isWaiting && <ApproveButton member={member} clubId={clubId} />}
      {!isAdmin && !isWaiting && (
        <Link
          href={`/members/${member.id}/handicap`}
          aria-label={adminText.recordOf(name)}
          className={buttonClass('secondary')}
        >
          {adminText.record}
        </Link>
      )}
      {!isWaiting && (
        <Button
          look="secondary"
          aria-label={adminText.manageNamed(name)}
          onClick={() => {
            onManage(member)
          }}
        >
          {adminText.manage}
        </Button>
      )}
      {!isAdmin && (
        <Button
          look="danger"
          aria-label={isWaiting ? adminText.refuseNamed(name) : adminText.removeNamed(name)}
          onClick={() => {
            onRemove(member)
          }}
        >
          {isWaiting ? adminText.refuse : sharedText.remove}
        </Button>
      )}
    </div>
  )
}
