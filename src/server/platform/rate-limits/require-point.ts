import type { Queryable } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { readCounter, takePoint, type Counter } from './counters.store.ts'

/** Takes a point of a counter before anything is looked at, and refuses where there is none left. */
export async function requirePoint(
  { db, now }: { db: Queryable } & Pick<Services, 'now'>,
  counter: Counter,
): Promise<void> {
  const asked = { counter, now: now() }
  if (await takePoint(db, asked)) return
  const { msToWait } = await readCounter(db, asked)
  const minutes = Math.max(1, Math.ceil(msToWait / 60_000))
  throw new AppError('too_many_requests', {
    message: `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    details: { retryAfterSeconds: Math.ceil(msToWait / 1000) },
  })
}
