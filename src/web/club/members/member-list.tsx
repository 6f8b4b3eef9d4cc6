import { lazy, Suspense, useState } from 'react'
import type { Member } from '#contract/club/members.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChooseMembers } from './choosing/choose-members.tsx'
import { useChosenMembers } from './choosing/use-chosen-members.ts'
import { MemberDialog } from './member-dialog.tsx'
import { MemberFilterFields } from './member-filter-fields.tsx'
import { MemberRow } from './member-row.tsx'
import { MemberTable } from './member-table.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import type { FoundMembers } from './use-found-members.ts'

const ChosenBar = lazy(() => import('./choosing/chosen-bar.tsx'))

/** With fewer members than this, nobody needs a search. */
const SEARCH_FROM = 6

type MemberListProps = { list: FoundMembers; found: NonNullable<FoundMembers['found']>; clubId: string }

/** The members of a club, each with what an administrator may do with them; the club searches, sorts and sends them in pieces. */
export function MemberList({ list, found, clubId }: MemberListProps) {
  const { filters, change, isFiltered } = list
  const { members, count, total } = found
  const choosing = useChosenMembers()
  const { chosen } = choosing
  const [managed, setManaged] = useState<string>()
  const [leaving, setLeaving] = useState<Member>()
  const [manage] = useState(() => (member: Member) => {
    setManaged(member.id)
  })
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      {(total >= SEARCH_FROM || isFiltered) && (
        <MemberFilterFields clubId={clubId} filters={filters} onChange={change} />
      )}
      <p role="status" className={isFiltered ? 'text-note text-soft' : 'sr-only'}>
        {isFiltered && adminText.membersFound(count)}
      </p>
      {(total > 1 || chosen) && <ChooseMembers list={list} found={found} choosing={choosing} />}
      {count === 0 ? (
        <EmptyState title={adminText.nobodyFound}>{adminText.nobodyFoundNext}</EmptyState>
      ) : (
        <MemberTable
          label={adminText.currentMembers(count)}
          filters={filters}
          onSort={change}
          isChoosing={chosen !== undefined}
        >
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              clubId={clubId}
              isRead={!found.isOnHandicapCommittee}
              isChosen={chosen?.has(member.id)}
              onToggle={choosing.toggle}
              onManage={manage}
              onRemove={setLeaving}
            />
          ))}
        </MemberTable>
      )}
      {chosen && (
        <Suspense>
          <ChosenBar clubId={clubId} chosen={chosen} shown={members} onDone={choosing.begin} />
        </Suspense>
      )}
      {list.more && <MoreButton more={list.more} left={count - members.length} />}
      <MemberDialogs
        members={members}
        clubId={clubId}
        managed={managed}
        leaving={leaving}
        onClose={() => {
          setManaged(undefined)
          setLeaving(undefined)
        }}
      />
    </div>
  )
}

type MemberDialogsProps = {
  members: readonly Member[]
  clubId: string
  managed: string | undefined
  leaving: Member | undefined
  onClose: () => void
}

function MemberDialogs({ members, clubId, managed, leaving, onClose }: MemberDialogsProps) {
  // The member as they are now, so that the dialog shows what was just saved.
  const inDialog = members.find((member) => member.id === managed)
  return (
    <>
      {inDialog && <MemberDialog member={inDialog} clubId={clubId} onClose={onClose} />}
      {leaving && <RemoveMemberDialog member={leaving} clubId={clubId} onClose={onClose} />}
    </>
  )
}

function MoreButton({ more, left }: { more: NonNullable<FoundMembers['more']>; left: number }) {
  return (
    <Button
      look="secondary"
      className="justify-self-center"
      busy={more.isLoading ? sharedText.loading : undefined}
      onClick={more.load}
    >
      {adminText.moreMembers(left)}
    </Button>
  )
}
