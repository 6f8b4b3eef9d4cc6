import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './transaction.ts'

/** Rows that several administrators edit; `version` says which state of a row somebody has seen. */
export type VersionedTable = PgTable & { id: PgColumn; version: PgColumn }

/**
 * Takes the next version of a row for a change in this transaction, and locks it. False when the row no longer has the
 * version that the change was made from: then nothing may be written. A change that names no version is made whatever
 * happened before it ([decision record 28](../../../docs/decisions/0028-versions-of-what-is-edited.md)).
 */
export async function takeNextVersion(
  tx: Transaction,
  table: VersionedTable,
  { id, seen }: { id: string; seen: number | undefined },
): Promise<boolean> {
  const taken = await tx
    .update(table)
    .set({ version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), seen === undefined ? undefined : eq(table.version, seen)))
    .returning({ id: table.id })
  return taken.length === 1
}

/** Whether a change would alter anything of a row. One that was made already is not made again, so it can be repeated. */
export function altersRow(row: object, change: object): boolean {
  const held = new Map<string, unknown>(Object.entries(row))
  return Object.entries(change).some(([name, value]) => !isDeepStrictEqual(held.get(name), value))
}
