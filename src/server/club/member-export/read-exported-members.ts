import type { Queryable } from '../../platform/db/transaction.ts'
import {
  findMembersAfter,
  type FoundMember,
  type MemberFilter,
} from '../members/search/member-search.store.ts'
import { readListSays } from './member-export.store.ts'

const MEMBERS_AT_ONCE = 500

const nothingSaid = { memberNumber: null, nationalId: null, phone: null, bornOn: null, category: null }

export type ExportedMember = FoundMember & {
  memberNumber: string | null
  nationalId: string | null
  phone: string | null
  bornOn: number | null
  category: string | null
}

/** The members that a filter finds, by name, read in pieces, so that a club of any size takes the same memory. */
export async function* readExportedMembers(
  db: Queryable,
  filter: MemberFilter,
): AsyncGenerator<ExportedMember> {
  let after: Parameters<typeof findMembersAfter>[1]['after']
  for (;;) {
    const found = await findMembersAfter(db, {
      filter,
      after,
      limit: MEMBERS_AT_ONCE,
      sort: { order: 'name', isReversed: false },
    })
    const says = await readListSays(db, { clubId: filter.clubId, userIds: found.map(({ id }) => id) })
    for (const one of found) yield { ...one, ...(says.get(one.id) ?? nothingSaid) }
    const last = found.at(-1)
    if (!last || found.length < MEMBERS_AT_ONCE) return
    after = { ...last.place, id: last.id }
  }
}
