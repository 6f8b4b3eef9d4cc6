import { and, asc, desc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { MemberOrder, MemberStatus } from '#contract/club/member-orders.ts'
import type { Role } from '#contract/club/membership.ts'
import { plainWords } from '#contract/club/plain-words.ts'
import { memberships } from '../../../platform/db/tables/clubs.ts'
import { rounds } from '../../../platform/db/tables/rounds.ts'
import { users } from '../../../platform/db/tables/users.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'
import { isMemberOf, memberColumns } from '../member-columns.ts'
import { plain } from '../../../platform/db/plain-column.ts'
import type { MemberPlace } from './member-place.ts'

export type MemberFilter = {
  clubId: string
  search?: string | undefined
  role?: Role | undefined
  status?: MemberStatus | undefined
  /** An id, or none. */
  category?: string | undefined
}

export type MemberSort = { order: MemberOrder; isReversed: boolean }

export type FoundMember = Awaited<ReturnType<typeof findMembersAfter>>[number]

/**
 * The next members in order. The list goes on behind a place (keyset), never at a number, so a piece costs the same
 * wherever it begins, and nobody is shown twice when somebody joins meanwhile.
 */
export async function findMembersAfter(
  db: Queryable,
  input: { filter: MemberFilter; sort: MemberSort; after: MemberPlace | undefined; limit: number },
) {
  const { filter, sort, after, limit } = input
  const key = sortKey(sort)
  // Names turned round fall, and who waits must still come first, so then the whole key falls.
  const isFalling = sort.order === 'name' && sort.isReversed
  const turn = isFalling ? desc : asc
  const parts = [key.group, key.value, key.lastName, key.firstName, users.id]
  return db
    .select({ ...memberColumns, place: key })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(isMemberOf(filter.clubId), ...conditions(filter), after && isBehind({ parts, after, isFalling })),
    )
    .orderBy(...parts.map(turn))
    .limit(limit)
}

/** How many members the filter finds, and how many the club has. */
export async function countMatching(
  db: Queryable,
  filter: MemberFilter,
): Promise<{ found: number; total: number }> {
  const asked = conditions(filter)
  if (asked.length === 0) {
    const total = await db.$count(memberships, isMemberOf(filter.clubId))
    return { found: total, total }
  }
  const rows = await db
    .select({
      found: sql`count(*) filter (where ${and(...asked)})`.mapWith(Number),
      total: sql`count(*)`.mapWith(Number),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isMemberOf(filter.clubId))
  return rows[0] ?? { found: 0, total: 0 }
}

function conditions({ search, role, status, category }: MemberFilter): SQL[] {
  const text = plain(
    sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${memberColumns.email} || ' ' || coalesce(${memberships.memberNumber}, '')`,
  )
  const words = plainWords(search ?? '').map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`
    return sql`${text} like ${pattern}`
  })
  return [
    ...(role ? [eq(memberships.role, role)] : []),
    ...(status ? [eq(memberships.status, status)] : []),
    ...(category === undefined
      ? []
      : [category === 'none' ? isNull(memberships.categoryId) : eq(memberships.categoryId, category)]),
    ...words,
  ]
}

/** What a member stands by; the id follows, so that no two stand at one place. */
function sortKey({ order, isReversed }: MemberSort) {
  const waitsLast = order === 'name' && isReversed
  return {
    group: sql<number>`(${memberships.status} ${sql.raw(waitsLast ? '=' : '<>')} 'pending')::int`,
    value: sql<number>`${valueOf(order, isReversed ? -1 : 1)}::float8`,
    lastName: plain(users.lastName),
    firstName: plain(users.firstName),
  }
}

/** The value that members are ordered by, smallest first. Members without a value come last in either direction. */
function valueOf(order: MemberOrder, turn: 1 | -1): SQL {
  const orLast = (value: SQL) => sql`coalesce(${value} * ${sql.raw(String(turn))}, 1e18)`
  switch (order) {
    case 'name':
      return sql`0`
    case 'handicap':
      return orLast(sql`${users.handicapIndex}`)
    case 'joined':
      return orLast(sql`-extract(epoch from ${memberships.joinedAt})`)
    case 'played':
      return orLast(sql`-extract(epoch from (select max(r.started_at) from ${rounds} r
        where r.user_id = ${users.id} and r.club_id = ${memberships.clubId} and r.status = 'submitted'
          and r.watch_round_id is null))`)
  }
}

type Behind = { parts: readonly SQLWrapper[]; after: MemberPlace; isFalling: boolean }

function isBehind({ parts, after, isFalling }: Behind): SQL {
  const { group, value, lastName, firstName, id } = after
  const place = sql`(${group}::int, ${value}::float8, ${lastName}::text, ${firstName}::text, ${id}::text)`
  return sql`(${sql.join([...parts], sql`, `)}) ${sql.raw(isFalling ? '<' : '>')} ${place}`
}
