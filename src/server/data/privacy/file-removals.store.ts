import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import { fileRemovals } from '../../platform/db/tables/privacy.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type FileRemoval = typeof fileRemovals.$inferSelect
export type FileKind = FileRemoval['kind']

/** The file of other kinds than those that is due longest, counted as tried; nobody else takes it until then. */
export async function takeDueRemoval(
  db: Queryable,
  { now, until, without }: { now: Date; until: Date; without: readonly FileKind[] },
): Promise<FileRemoval | undefined> {
  const due = db
    .select({ kind: fileRemovals.kind, name: fileRemovals.name })
    .from(fileRemovals)
    .where(and(lte(fileRemovals.nextTryAt, now), notInArray(fileRemovals.kind, [...without])))
    .orderBy(asc(fileRemovals.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(fileRemovals)
    .set({ nextTryAt: until, attempts: sql`${fileRemovals.attempts} + 1` })
    .where(sql`(${fileRemovals.kind}, ${fileRemovals.name}) in (${due})`)
    .returning()
  return rows[0]
}

export async function forgetRemoval(db: Queryable, row: FileRemoval): Promise<void> {
  await db.delete(fileRemovals).where(isRow(row))
}

export async function postponeRemoval(db: Queryable, row: FileRemoval, nextTryAt: Date): Promise<void> {
  await db.update(fileRemovals).set({ nextTryAt }).where(isRow(row))
}

const isRow = ({ kind, name }: FileRemoval) => and(eq(fileRemovals.kind, kind), eq(fileRemovals.name, name))
