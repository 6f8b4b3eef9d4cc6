import type { Transaction } from '../db/transaction.ts'
import { takeNextVersion, type VersionedTable } from '../db/versions.ts'
import { AppError } from './app-error.ts'

/**
 * Every change that an administrator makes to a row that others edit too calls this first, in its transaction (P16). When
 * somebody else was faster, it throws a 409 with both: what was sent, and `now`, the row as its reader would get it.
 */
export async function takeVersion(
  tx: Transaction,
  table: VersionedTable,
  change: { id: string; seen: number | undefined; sent: object; now: () => Promise<object | undefined> },
): Promise<void> {
  const { id, seen, sent, now } = change
  if (await takeNextVersion(tx, table, { id, seen })) return
  const current = await now()
  if (!current) throw new AppError('not_found')
  throw new AppError('changed_meanwhile', { details: { sent, now: current } })
}
