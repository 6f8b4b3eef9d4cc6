import { and, eq, sql } from 'drizzle-orm'
import { memberships } from '../../platform/db/tables/clubs.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type ListedMember = { userId: string; name: string }

/**
 * The members of a club who may be named among the movers: who plays, is an adult with an account of their own, and has not
 * asked to be left out. By the unique index of the club.
 */
export async function listMovableMembers(
  db: Queryable,
  { clubId, adultBornBy }: { clubId: string; adultBornBy: number },
): Promise<ListedMember[]> {
  const { rows } = await db.execute<ListedMember>(sql`
    select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.status = 'active' and (m.role = 'player' or m.also_plays)
      and not m.has_no_account and not m.hides_moves and coalesce(m.born_on, ${adultBornBy}::int) <= ${adultBornBy}::int
      and not exists (select 1 from guardians g where g.user_id = u.id)`)
  return rows
}

/** Undefined for who is no member of the club. */
export async function findHidesMoves(
  db: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<boolean | undefined> {
  const rows = await db
    .select({ hidesMoves: memberships.hidesMoves })
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.userId, userId)))
  return rows[0]?.hidesMoves
}

export async function setHidesMoves(
  db: Queryable,
  { clubId, userId, isHidden }: { clubId: string; userId: string; isHidden: boolean },
): Promise<void> {
  await db
    .update(memberships)
    .set({ hidesMoves: isHidden })
    .where(and(eq(memberships.clubId, clubId), eq(memberships.userId, userId)))
}
