import { memo, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Member } from '#contract/club/members.ts'
import { formatDate } from '#web/lib/format.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { memberCategoriesText } from '#web/messages/en/club/member-categories.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { ApproveButton } from './approve-button.tsx'
import { HandicapField } from './handicap-field.tsx'
import { HandicapFigure } from './handicap-figure.tsx'
import { memberGrid, wideCell } from './member-grid.ts'
import { memberName } from './member-name.ts'

type MemberRowProps = {
  member: Member
  clubId: string
  /** The reader is not on the handicap committee, so the handicap is only read. */
  isRead: boolean
  /** Undefined while nobody chooses several members. */
  isChosen: boolean | undefined
  onToggle: (id: string) => void
  onManage: (member: Member) => void
  onRemove: (member: Member) => void
}

/** One member with all that an administrator may do with them. Memoised: a list of two hundred is searched at every key. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, clubId, isRead, isChosen } = props
  const [isEditing, setIsEditing] = useState(false)
  const fieldId = useId()
  const hiddenCell = isChosen === undefined ? '' : '@max-4xl:hidden'
  const figure = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div
        role="row"
        className={`${isChosen === undefined ? memberGrid.plain : memberGrid.choosing} border-t border-line py-1 pr-1 pl-3 sm:pl-4`}
      >
        {isChosen !== undefined && <ChooseCell {...props} isChosen={isChosen} />}
        <NameCell member={member} />
        <div role="cell" className={`@4xl:-ml-3 ${hiddenCell}`}>
          {member.status === 'pending' ? (
            <ApproveButton member={member} clubId={clubId} />
          ) : (
            <HandicapFigure
              ref={figure}
              member={member}
              isRead={isRead}
              fieldId={isEditing ? fieldId : undefined}
              onPress={() => {
                setIsEditing(!isEditing)
              }}
            />
          )}
        </div>
        <WideCells member={member} />
        <div role="cell" className={hiddenCell}>
          <Menu label={adminText.actionsFor(memberName(member))} items={actionsOf(props)} />
        </div>
      </div>
      {isEditing && (
        <div role="row">
          <div
            id={fieldId}
            role="cell"
            aria-colspan={isChosen === undefined ? 7 : 8}
            className="bg-sunken p-3 sm:px-4"
          >
            <HandicapField
              member={member}
              clubId={clubId}
              onClose={() => {
                setIsEditing(false)
                figure.current?.focus()
              }}
            />
          </div>
        </div>
      )}
    </>
  )
})

function ChooseCell({ member, isChosen, onToggle }: MemberRowProps & { isChosen: boolean }) {
  return (
    <div role="cell">
      <label className="-ml-2 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={memberCategoriesText.choose(memberName(member))}
          checked={isChosen}
          onChange={() => {
            onToggle(member.id)
          }}
          className="size-6"
        />
      </label>
    </div>
  )
}

/** The name; in the narrow list also, as the second line, what the wide one has in columns. */
function NameCell({ member }: { member: Member }) {
  const name = memberName(member)
  const { role, status, hasAccount, email, mailFailsSince, joinedAt, lastRoundAt } = member
  return (
    <div role="cell" className="grid min-w-0 py-1 @4xl:flex @4xl:items-center @4xl:gap-x-3 @4xl:py-0">
      {role === 'player' && status === 'active' ? (
        <Link
          href={`/members/${member.id}/handicap`}
          aria-label={adminText.recordOf(name)}
          className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-self-start font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="hidden min-w-0 truncate text-note text-soft @4xl:inline">{email}</span>
      <span className="text-note text-soft @4xl:hidden">
        {[
          roleName(member),
          ...(member.category ? [member.category.name] : []),
          ...(status === 'pending' ? [adminText.waiting] : []),
          ...(hasAccount === false ? [adminText.noAccount] : []),
          lastRoundAt === null
            ? adminText.joined(formatDate(joinedAt))
            : adminText.lastPlayed(formatDate(lastRoundAt)),
        ].join(' · ')}
      </span>
      {mailFailsSince !== undefined && (
        <span className="justify-self-start @4xl:hidden">
          <Badge tone="warn">{adminText.mailFails}</Badge>
        </span>
      )}
    </div>
  )
}

function WideCells({ member }: { member: Member }) {
  const { status, hasAccount, mailFailsSince, joinedAt, lastRoundAt } = member
  return (
    <>
      <span role="cell" className={wideCell}>
        {roleName(member)}
        {member.category && (
          <span className="block text-note wrap-anywhere text-soft">{member.category.name}</span>
        )}
      </span>
      <span role="cell" className={wideCell}>
        {status === 'pending' ? (
          <Badge tone="warn">{adminText.waiting}</Badge>
        ) : hasAccount === false ? (
          adminText.noAccount
        ) : (
          adminText.statuses.active
        )}
        {mailFailsSince !== undefined && (
          <span className="block">
            <Badge tone="warn">{adminText.mailFails}</Badge>
          </span>
        )}
      </span>
      <span role="cell" className={wideCell}>
        {formatDate(joinedAt)}
      </span>
      <span role="cell" className={wideCell}>
        {lastRoundAt === null ? adminText.noRound : formatDate(lastRoundAt)}
      </span>
    </>
  )
}

function roleName({ role }: Member): string {
  return role === 'club_admin' ? adminText.clubAdmin : adminText.member
}

/** What the menu of a row offers; removing comes last, and never for an administrator. */
function actionsOf({ member, onManage, onRemove }: MemberRowProps): MenuItem[] {
  const remove = () => {
    onRemove(member)
  }
  if (member.status === 'pending') return [{ label: adminText.refuse, isDanger: true, onChoose: remove }]
  const manage: MenuItem = {
    label: adminText.manage,
    onChoose: () => {
      onManage(member)
    },
  }
  if (member.role === 'club_admin') return [manage]
  return [
    { label: adminText.handicapRecord, href: `/members/${member.id}/handicap` },
    { label: adminText.rounds, href: `/members/${member.id}/rounds` },
    manage,
    { label: adminText.removeFromClub, isDanger: true, onChoose: remove },
  ]
}
