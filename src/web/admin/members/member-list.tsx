import { useDeferredValue, useMemo, useState } from 'react'
import type { Member } from '#contract/members.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { memberOrders, pickMembers, type MemberOrder } from './pick-members.ts'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

/** With fewer members than this, nobody needs a search. */
const SEARCH_FROM = 6

/** The members of a club, each with what an administrator may do with them; searched and sorted on the spot. */
export function MemberList({ members, clubId }: { members: readonly Member[]; clubId: string }) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<MemberOrder>('name')
  const [managed, setManaged] = useState<string>()
  const [leaving, setLeaving] = useState<Member>()
  const shownSearch = useDeferredValue(search)
  const picked = useMemo(
    () => pickMembers(members, { search: shownSearch, order }),
    [members, shownSearch, order],
  )
  // The member as they are now, so that the dialog shows what was just saved.
  const inDialog = members.find((member) => member.id === managed)
  const [manage] = useState(() => (member: Member) => {
    setManaged(member.id)
  })
  return (
    <div className="grid gap-3">
      {members.length >= SEARCH_FROM && (
        <SearchFields search={search} onSearch={setSearch} order={order} onOrder={setOrder} />
      )}
      <p role="status" className={search === '' ? 'sr-only' : 'text-note text-soft'}>
        {search !== '' && adminText.membersFound(picked.length)}
      </p>
      <ul className="grid gap-2">
        {picked.map((member) => (
          <li key={member.id}>
            <MemberRow member={member} clubId={clubId} onManage={manage} onRemove={setLeaving} />
          </li>
        ))}
      </ul>
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

type SearchFieldsProps = {
  search: string
  onSearch: (search: string) => void
  order: MemberOrder
  onOrder: (order: MemberOrder) => void
}

function SearchFields({ search, onSearch, order, onOrder }: SearchFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
      <Field label={adminText.search}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            placeholder={adminText.searchPlaceholder}
            value={search}
            onChange={(event) => {
              onSearch(event.target.value)
            }}
          />
        )}
      </Field>
      <Field label={adminText.sortBy}>
        {(wiring) => (
          <Select
            {...wiring}
            value={order}
            onChange={(event) => {
              onOrder(memberOrders.find((one) => one === event.target.value) ?? 'name')
            }}
          >
            {memberOrders.map((one) => (
              <option key={one} value={one}>
                {adminText.orders[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
