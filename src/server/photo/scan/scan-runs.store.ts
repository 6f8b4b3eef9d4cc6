import { and, eq, gt, lte, or } from 'drizzle-orm'
import { scanRuns } from '../../platform/db/tables/photos.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** Of a process that died with a reading, nothing is left to wait for after this. */
export const SCAN_LEASE_MS = 30_000
/** A clock that was set back since would otherwise keep somebody from reading for as long. */
const CLOCK_SKEW_MS = 5 * 60_000

type Progress = { stage: string | null; place: number }

type Asked = { owner: string; now: Date }

/**
 * Takes the one reading that somebody may have at a time, over all processes; it is renewed while it runs. False where there is
 * one already.
 */
export async function takeScan(db: Queryable, { owner, now }: Asked): Promise<boolean> {
  const expiresAt = endOfLease(now)
  const run = { stage: null, place: 0, expiresAt }
  const isOver = or(
    lte(scanRuns.expiresAt, now),
    gt(scanRuns.expiresAt, new Date(expiresAt.getTime() + CLOCK_SKEW_MS)),
  )
  const taken = await db
    .insert(scanRuns)
    .values({ ownerId: owner, ...run })
    .onConflictDoUpdate({ target: scanRuns.ownerId, set: run, ...(isOver && { setWhere: isOver }) })
    .returning({ ownerId: scanRuns.ownerId })
  return taken.length > 0
}

/** Says how far it is, and that it still runs. */
export async function renewScan(
  db: Queryable,
  { owner, now, progress }: Asked & { progress: Progress },
): Promise<void> {
  await db
    .update(scanRuns)
    .set({ ...progress, expiresAt: endOfLease(now) })
    .where(eq(scanRuns.ownerId, owner))
}

/** How far the reading is that runs in some process; undefined where none does. */
export async function findScan(db: Queryable, { owner, now }: Asked): Promise<Progress | undefined> {
  const [found] = await db
    .select({ stage: scanRuns.stage, place: scanRuns.place })
    .from(scanRuns)
    .where(and(eq(scanRuns.ownerId, owner), gt(scanRuns.expiresAt, now)))
  return found
}

/** With it go those of processes that died a while ago: one that comes back late can still renew its own. */
export async function endScan(db: Queryable, { owner, now }: Asked): Promise<void> {
  const longAgo = new Date(now.getTime() - CLOCK_SKEW_MS)
  await db.delete(scanRuns).where(or(eq(scanRuns.ownerId, owner), lte(scanRuns.expiresAt, longAgo)))
}

const endOfLease = (now: Date) => new Date(now.getTime() + SCAN_LEASE_MS)
