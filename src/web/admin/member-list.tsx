import { useState } from 'react'
import type { Member } from '#contract/members.ts'
import { MemberRow } from './member-row.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

/** The members of a club, each with what an administrator may do to him. */
export function MemberList({ members, clubId }: { members: readonly Member[]; clubId: string }) {
  const [leaving, setLeaving] = useState<Member>()
  return (
    <>
      <ul className="grid gap-2">
        {members.map((member) => (
          <li key={member.id}>
            <MemberRow
              member={member}
              clubId={clubId}
              onRemove={() => {
                setLeaving(member)
              }}
            />
          </li>
        ))}
      </ul>
      {leaving && (
        <RemoveMemberDialog
          member={leaving}
          clubId={clubId}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </>
  )
}
