import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { courses } from '../../platform/db/tables/courses.ts'
import { kioskHandIns, kiosks } from '../../platform/db/tables/kiosks.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type HandInRow = typeof kioskHandIns.$inferSelect

/** What came in under this id. Whoever sends it again at the same moment waits until the transaction of the first ends. */
export async function holdHandIn(tx: Queryable, id: string): Promise<HandInRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
  return (await tx.select().from(kioskHandIns).where(eq(kioskHandIns.id, id)))[0]
}

export async function insertHandIn(
  tx: Queryable,
  row: Pick<HandInRow, 'id' | 'roundId' | 'kioskId' | 'attesterId' | 'at'>,
): Promise<void> {
  await tx.insert(kioskHandIns).values(row)
}

/** The last time a card came in at a kiosk, with the names; a card that was reopened may have come in more than once. */
export async function findLatestHandIn(db: Queryable, roundId: string) {
  const rows = await db
    .select({
      handIn: kioskHandIns,
      kioskName: kiosks.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(kioskHandIns)
    .innerJoin(kiosks, eq(kiosks.id, kioskHandIns.kioskId))
    .innerJoin(users, eq(users.id, kioskHandIns.attesterId))
    .where(eq(kioskHandIns.roundId, roundId))
    .orderBy(desc(kioskHandIns.at))
    .limit(1)
  return rows[0]
}

export async function changeHandIn(tx: Queryable, id: string, change: Partial<HandInRow>): Promise<void> {
  await tx.update(kioskHandIns).set(change).where(eq(kioskHandIns.id, id))
}

/** Cards of a club to which their players object and that nobody has answered, the oldest first. */
export async function listDisputed(db: Queryable, clubId: string, limit: number) {
  return db
    .select({
      roundId: kioskHandIns.roundId,
      reason: kioskHandIns.disputeReason,
      courseName: courses.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(kioskHandIns)
    .innerJoin(kiosks, eq(kiosks.id, kioskHandIns.kioskId))
    .innerJoin(rounds, eq(rounds.id, kioskHandIns.roundId))
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .innerJoin(users, eq(users.id, rounds.userId))
    .where(and(eq(kiosks.clubId, clubId), isNotNull(kioskHandIns.disputedAt), isNull(kioskHandIns.settledAt)))
    .orderBy(asc(kioskHandIns.disputedAt))
    .limit(limit)
}
