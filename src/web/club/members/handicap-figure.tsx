import { Pencil } from 'lucide-react'
import type { Ref } from 'react'
import type { Member } from '#contract/club/members.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { memberName } from './member-name.ts'

type HandicapFigureProps = {
  member: Member
  /** The reader may not change it. */
  isRead: boolean
  /** The editor below the row while it is open. */
  fieldId: string | undefined
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}

/** A member's handicap in the list; a player's opens the editor below the row for the handicap committee, others are only read. */
export function HandicapFigure({ member, isRead, fieldId, onPress, ref }: HandicapFigureProps) {
  const handicap = formatHandicap(member.handicap)
  const shown = (
    <span className={handicap === undefined ? 'text-note text-soft' : 'font-semibold'}>
      {handicap ?? adminText.handicapNotSet}
    </span>
  )
  if (isRead || member.role === 'club_admin') return <span className="px-3 whitespace-nowrap">{shown}</span>
  return (
    <button
      ref={ref}
      type="button"
      aria-label={adminText.editHandicap(memberName(member), handicap ?? adminText.notSet)}
      aria-expanded={fieldId !== undefined}
      aria-controls={fieldId}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control px-3 whitespace-nowrap hover:bg-sunken"
    >
      {shown}
      <Pencil aria-hidden size={14} className="text-accent" />
    </button>
  )
}
