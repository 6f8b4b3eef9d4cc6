import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { guardians } from '../../platform/db/tables/consents.ts'
import { shareLinks } from '../../platform/db/tables/share-links.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** False: it was so already. */
export async function setUnnamed(
  tx: Queryable,
  { userId, isUnnamed }: { userId: string; isUnnamed: boolean },
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ isUnnamed })
    .where(and(eq(users.id, userId), ne(users.isUnnamed, isUnnamed)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** How a person stands on boards that are open to everybody; children are never named. */
export async function findPublicName(
  db: Queryable,
  userId: string,
): Promise<{ isUnnamed: boolean; isChild: boolean } | undefined> {
  const rows = await db
    .select({ isUnnamed: users.isUnnamed, isChild: sql<boolean>`${guardians.userId} is not null` })
    .from(users)
    .leftJoin(guardians, eq(guardians.userId, users.id))
    .where(eq(users.id, userId))
  return rows[0]
}

/** Competitions with a link on which this person stands. */
export async function listSharedOfPerson(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: shareLinks.competitionId })
    .from(shareLinks)
    .innerJoin(competitionEntries, eq(competitionEntries.competitionId, shareLinks.competitionId))
    .where(eq(competitionEntries.userId, userId))
  return rows.map(({ id }) => id)
}

/** Who has entered, as boards that are open to everybody name them. */
export async function listPublicNames(db: Queryable, competitionId: string) {
  return db
    .select({
      userId: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      isUnnamed: users.isUnnamed,
      isChild: sql<boolean>`${guardians.userId} is not null`,
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .leftJoin(guardians, eq(guardians.userId, users.id))
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}
