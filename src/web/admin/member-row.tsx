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
import { nameOf } from './member-name.ts'

type MemberRowProps = { member: Member; clubId: string; onRemove: () => void }

/** A member with what an administrator may do to him. */
export function MemberRow({ member, clubId, onRemove }: MemberRowProps) {
  const name = nameOf(member)
  const isAdmin = member.role === 'club_admin'
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={name} />
      <div className="grid min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={isAdmin ? 'flag' : 'plain'}>{isAdmin ? adminText.clubAdmin : adminText.member}</Badge>
          {member.status === 'pending' && <Badge tone="warn">{adminText.waiting}</Badge>}
        </p>
        <p className="flex min-w-0 flex-wrap gap-x-2 text-note text-soft">
          <span className="min-w-0 wrap-anywhere">{member.email}</span>
          <span>{adminText.joined(formatDate(member.joinedAt))}</span>
        </p>
      </div>
      {isAdmin ? (
        <p className="text-soft">
          {adminText.handicap}{' '}
          <span className="font-semibold text-ink">
            {formatHandicap(member.handicap) ?? adminText.handicapNotSet}
          </span>
        </p>
      ) : member.status === 'pending' ? (
        <>
          <ApproveButton member={member} clubId={clubId} />
          <Button look="danger" onClick={onRemove} aria-label={adminText.removeNamed(name)}>
            {sharedText.remove}
          </Button>
        </>
      ) : (
        <>
          <HandicapEditor member={member} clubId={clubId} />
          <Link
            href={`/members/${member.id}/handicap`}
            aria-label={adminText.recordOf(name)}
            className={buttonClass('secondary')}
          >
            {adminText.record}
          </Link>
          <Button look="danger" onClick={onRemove} aria-label={adminText.removeNamed(name)}>
            {sharedText.remove}
          </Button>
        </>
      )}
    </Card>
  )
}
