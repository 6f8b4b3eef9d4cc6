import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { learningCells } from '../../platform/db/tables/learning.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type LearningRow = typeof learningCells.$inferSelect

/** Whether the club learns now; held until the transaction ends, so that nothing is kept after it was switched off. */
export async function lockLearning(
  tx: Queryable,
  clubId: string,
): Promise<{ isOn: boolean; timeZone: string }> {
  const rows = await tx
    .select({ isOn: clubs.learnsFromCards, timeZone: clubs.timeZone })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update')
  return rows[0] ?? { isOn: false, timeZone: 'UTC' }
}

export async function isLearning(db: Queryable, clubId: string): Promise<boolean> {
  const rows = await db.select({ isOn: clubs.learnsFromCards }).from(clubs).where(eq(clubs.id, clubId))
  return rows[0]?.isOn === true
}

/** A cell that is there already gets the number that was decided on last. */
export async function putCells(tx: Queryable, rows: readonly LearningRow[]): Promise<void> {
  await tx
    .insert(learningCells)
    .values([...rows])
    .onConflictDoUpdate({
      target: [learningCells.clubId, learningCells.id],
      set: { value: sql`excluded.value`, read: sql`excluded.read` },
    })
}

/** The oldest days go first, and within a day as it comes. */
export async function removeCellsBeyond(tx: Queryable, clubId: string, most: number): Promise<void> {
  const beyond = tx
    .select({ id: learningCells.id })
    .from(learningCells)
    .where(eq(learningCells.clubId, clubId))
    .orderBy(desc(learningCells.keptOn), desc(learningCells.id))
    .offset(most)
  await tx
    .delete(learningCells)
    .where(and(eq(learningCells.clubId, clubId), inArray(learningCells.id, beyond)))
}

export async function countCells(db: Queryable, clubId: string): Promise<number> {
  const rows = await db.select({ kept: count() }).from(learningCells).where(eq(learningCells.clubId, clubId))
  return rows[0]?.kept ?? 0
}

/** The newest day first; after the cell of `after`, where it is given. */
export async function listCells(
  db: Queryable,
  {
    clubId,
    after,
    most,
  }: { clubId: string; after?: { keptOn: number; id: string } | undefined; most: number },
): Promise<LearningRow[]> {
  const { keptOn, id } = learningCells
  const isAfter = after && sql`(${keptOn}, ${id}) < (${after.keptOn}, ${after.id})`
  return db
    .select()
    .from(learningCells)
    .where(and(eq(learningCells.clubId, clubId), isAfter))
    .orderBy(desc(keptOn), desc(id))
    .limit(most)
}

/** By their hashes, which tell nothing of when or on which card they stood. */
export async function listCellsById(
  db: Queryable,
  { clubId, after, most }: { clubId: string; after: string; most: number },
): Promise<LearningRow[]> {
  return db
    .select()
    .from(learningCells)
    .where(and(eq(learningCells.clubId, clubId), gt(learningCells.id, after)))
    .orderBy(asc(learningCells.id))
    .limit(most)
}

/** All of the club's, or one. Answers how many there were. */
export async function eraseCells(tx: Queryable, clubId: string, id?: string): Promise<number> {
  const gone = await tx
    .delete(learningCells)
    .where(and(eq(learningCells.clubId, clubId), id === undefined ? undefined : eq(learningCells.id, id)))
    .returning({ id: learningCells.id })
  return gone.length
}
