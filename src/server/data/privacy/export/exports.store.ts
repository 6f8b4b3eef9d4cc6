import { and, count, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { dataExports, fileRemovals } from '../../../platform/db/tables/privacy.ts'
import { users } from '../../../platform/db/tables/users.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'

export type ExportRow = typeof dataExports.$inferSelect

export async function findLatestExport(db: Queryable, userId: string): Promise<ExportRow | undefined> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(1)
  return rows[0]
}

export async function countExportsSince(db: Queryable, userId: string, since: Date): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.requestedAt, since)))
  return rows[0]?.count ?? 0
}

export async function insertExport(tx: Queryable, row: typeof dataExports.$inferInsert): Promise<void> {
  await tx.insert(dataExports).values(row)
}

export async function findReadyExport(
  db: Queryable,
  input: { id: string; userId: string; now: Date },
): Promise<ExportRow | undefined> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, input.id),
        eq(dataExports.userId, input.userId),
        eq(dataExports.state, 'ready'),
        gt(dataExports.expiresAt, input.now),
      ),
    )
  return rows[0]
}

/** The job that waits longest, or one whose process has died; nobody else takes it until the lease is over. */
export async function takeExport(
  db: Queryable,
  input: { now: Date; leasedUntil: Date },
): Promise<ExportRow | undefined> {
  const waiting = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      or(
        eq(dataExports.state, 'waiting'),
        and(eq(dataExports.state, 'running'), lte(dataExports.leasedUntil, input.now)),
      ),
    )
    .orderBy(dataExports.requestedAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(dataExports)
    .set({ state: 'running', leasedUntil: input.leasedUntil, attempts: sql`${dataExports.attempts} + 1` })
    .where(inArray(dataExports.id, waiting))
    .returning()
  return rows[0]
}

/** False: the job is not ours any more, or was deleted with its person. */
export async function changeExport(
  db: Queryable,
  job: Pick<ExportRow, 'id' | 'attempts'>,
  change: Partial<ExportRow>,
): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set(change)
    .where(
      and(
        eq(dataExports.id, job.id),
        eq(dataExports.attempts, job.attempts),
        eq(dataExports.state, 'running'),
      ),
    )
    .returning({ id: dataExports.id })
  return rows.length === 1
}

export async function findExportedPerson(db: Queryable, userId: string) {
  const rows = await db
    .select({ userId: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return rows[0]
}

/** Which of these archives have a row. */
export async function listNamedExports(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(inArray(dataExports.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Files that a job has to remove; the same one twice is one. */
export async function noteFileRemovals(
  tx: Queryable,
  files: readonly Pick<typeof fileRemovals.$inferInsert, 'kind' | 'name'>[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return
  await tx
    .insert(fileRemovals)
    .values(files.map((file) => ({ ...file, createdAt: now, nextTryAt: now })))
    .onConflictDoNothing()
}
