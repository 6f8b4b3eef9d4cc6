import { and, eq, lt, sql } from 'drizzle-orm'
import { rateLimits } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'
import { limitTable, type LimitName } from './limit-table.ts'

/** A counter: which limit, and whom it counts (an address, an account, a device, a club). */
export type Counter = readonly [name: LimitName, whom: string]

type Asked = { counter: Counter; now: Date }

/** Takes one point, and says whether there was one. One statement, so that a burst never takes more than the limit has. */
export async function takePoint(db: Queryable, { counter, now }: Asked): Promise<boolean> {
  const { key, points, at, until } = read(counter, now)
  const isOver = endedBy(at, until)
  const rows = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${until}::bigint else ${rateLimits.expire} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.points} < ${points}`,
    })
    .returning({ points: rateLimits.points })
  return rows.length > 0
}

/** Gives points back that turned out not to count, as after a right password. */
export async function givePointBack(db: Queryable, { counter, now }: Asked): Promise<void> {
  const { key, at, until } = read(counter, now)
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(and(eq(rateLimits.key, key), sql`not ${endedBy(at, until)}`))
}

/**
 * Reads the points taken so far and locks the counter until the transaction ends, so that others wait. Use it where the number to
 * add is only known after a look-up: points that are given back afterwards would wrongly refuse people who ask at the same moment.
 */
export async function holdCounter(tx: Queryable, { counter, now }: Asked): Promise<number> {
  const { key, at, until } = read(counter, now)
  const isOver = endedBy(at, until)
  const rows = await tx
    .insert(rateLimits)
    .values({ key, points: 0, expire: until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 0 else ${rateLimits.points} end`,
        expire: sql`case when ${isOver} then ${until}::bigint else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points })
  return rows[0]?.points ?? 0
}

/** How many points are taken, and how long until they are all there again. */
export async function readCounter(
  db: Queryable,
  { counter, now }: Asked,
): Promise<{ points: number; msToWait: number }> {
  const { key, at, until } = read(counter, now)
  const rows = await db
    .select({ points: rateLimits.points, expire: rateLimits.expire })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), sql`not ${endedBy(at, until)}`))
  return { points: rows[0]?.points ?? 0, msToWait: (rows[0]?.expire ?? at) - at }
}

/** Sets a counter back to zero. */
export async function clearCounter(db: Queryable, [name, whom]: Counter): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, `${name}:${whom}`))
}

/** Deletes the rows of windows that are over; they count as zero anyway. */
export async function removeEndedCounters(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}

function read([name, whom]: Counter, now: Date) {
  const { points, seconds } = limitTable[name]
  const at = now.getTime()
  return { key: `${name}:${whom}`, points, at, until: at + seconds * 1000 }
}

/** Between processes, and between attempts at once, of which one that came first may be counted last. */
const CLOCK_SKEW_MS = 5 * 60_000

/** A window that ends much later than one beginning now was opened by a clock that has been set back since. */
function endedBy(at: number, until: number) {
  const end = sql`coalesce(${rateLimits.expire}, 0)`
  return sql`(${end} <= ${at}::bigint or ${end} > ${until + CLOCK_SKEW_MS}::bigint)`
}
