import { useDeferredValue, useMemo, useState } from 'react'
import type { Member } from '#contract/members.ts'
import { useUser } from '#web/lib/session.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { MemberDialog } from './member-dialog.tsx'
import { MemberFilterFields } from './member-filter-fields.tsx'
import { MemberRow } from './member-row.tsx'
import { MemberTable } from './member-table.tsx'
import { pickMembers } from './pick-members.ts'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { useMemberFilters } from './use-member-filters.ts'

/** With fewer members than this, nobody needs a search. */
const SEARCH_FROM = 6

/** The members of a club, each with what an administrator may do with them; searched and sorted on the spot. */
export function MemberList({ members, clubId }: { members: readonly Member[]; clubId: string }) {
  const { filters, change } = useMemberFilters()
  const [managed, setManaged] = useState<string>()
  const [leaving, setLeaving] = useState<Member>()
  const shown = useDeferredValue(filters)
  const picked = useMemo(() => pickMembers(members, shown), [members, shown])
  // The member as they are now, so that the dialog shows what was just saved.
  const inDialog = members.find((member) => member.id === managed)
  const [manage] = useState(() => (member: Member) => {
    setManaged(member.id)
  })
  const user = useUser()
  const own = members.find((member) => member.id === user?.id)
  const isFiltered =
    filters.search.trim() !== '' || filters.role !== undefined || filters.status !== undefined
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      {(members.length >= SEARCH_FROM || isFiltered) && (
        <MemberFilterFields filters={filters} onChange={change} />
      )}
      <p role="status" className={isFiltered ? 'text-note text-soft' : 'sr-only'}>
        {isFiltered && adminText.membersFound(picked.length)}
      </p>
      <MemberTable label={adminText.currentMembers(picked.length)} filters={filters} onSort={change}>
        {picked.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            clubId={clubId}
            isRead={own?.isOnHandicapCommittee === false}
            onManage={manage}
            onRemove={setLeaving}
          />
        ))}
      </MemberTable>
      {inDialog && (
        <MemberDialog
          member={inDialog}
          clubId={clubId}
          onClose={() => {
            setManaged(undefined)
          }}
        />
      )}
      {leaving && (
        <RemoveMemberDialog
          member={leaving}
          clubId={clubId}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </div>
  )
}
