import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { rateLimits } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** Of a process that died with a reading, nothing is left to wait for after this. */
export const SCAN_LEASE_MS = 30_000
/** A clock that was set back since would otherwise keep somebody from reading for as long. */
const CLOCK_SKEW_MS = 5 * 60_000

type Asked = { owner: string; now: Date }

/**
 * Who has a photo read at the moment, over all processes: a counter of one that is renewed while the reading runs and says in
 * its points how far that is. False where there is one already.
 */
export async function takeScan(db: Queryable, { owner, now }: Asked): Promise<boolean> {
  const at = now.getTime()
  const { points, expire } = row(0, now)
  const isOver = sql`(${lte(rateLimits.expire, at)} or ${gt(rateLimits.expire, expire + CLOCK_SKEW_MS)})`
  const taken = await db
    .insert(rateLimits)
    .values({ key: keyOf(owner), points, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { points, expire }, setWhere: isOver })
    .returning({ key: rateLimits.key })
  return taken.length > 0
}

/** Says how far it is, and that it still runs. */
export async function renewScan(
  db: Queryable,
  { owner, now, points }: Asked & { points: number },
): Promise<void> {
  await db
    .update(rateLimits)
    .set(row(points, now))
    .where(eq(rateLimits.key, keyOf(owner)))
}

/** How far the reading is that runs in some process; undefined where none does. */
export async function findScan(db: Queryable, { owner, now }: Asked): Promise<number | undefined> {
  const [found] = await db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyOf(owner)), gt(rateLimits.expire, now.getTime())))
  return found?.points
}

export async function endScan(db: Queryable, owner: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(owner)))
}

function row(points: number, now: Date) {
  return { points, expire: now.getTime() + SCAN_LEASE_MS }
}

function keyOf(owner: string): string {
  return `scan-running:${owner}`
}
