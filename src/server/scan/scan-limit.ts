import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { readCounter, takePoint } from '../limits/counters.store.ts'
import { limitTable } from '../limits/limit-table.ts'

/** Readings of one person in an hour. A card takes one, or a few in bad light. */
export const MOST_SCANS = limitTable['scan-account'].points

/** Counts a reading of this person and throws `scan_limit` for one too many. */
export async function countScan({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<void> {
  const asked = { counter: ['scan-account', userId] as const, now: now() }
  if (await takePoint(db, asked)) return
  const { msToWait } = await readCounter(db, asked)
  const minutes = Math.max(1, Math.ceil(msToWait / 60_000))
  throw new AppError('scan_limit', {
    message: `You have had ${MOST_SCANS} photos read in the last hour. Type the scores in, or wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    details: { retryAfterSeconds: Math.ceil(msToWait / 1000) },
  })
}
