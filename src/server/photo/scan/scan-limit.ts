import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readCounter, takePoint, type Counter } from '../../platform/rate-limits/counters.store.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'

/** Readings of one person in an hour. A card takes one, or a few in bad light. */
export const MOST_SCANS = limitTable['scan-account'].points

type Needed = Pick<Services, 'db' | 'now'>

/** Counts a reading of this person and throws `scan_limit` for one too many. */
export function countScan(services: Needed, userId: string): Promise<void> {
  return count(services, ['scan-account', userId], `You have had ${MOST_SCANS} photos read in the last hour.`)
}

/** The same for a tablet of the bar, at which many players stand. */
export function countKioskScan(services: Needed, kioskId: string): Promise<void> {
  const { points } = limitTable['kiosk-scans']
  return count(services, ['kiosk-scans', kioskId], `${points} photos were read here in the last hour.`)
}

async function count({ db, now }: Needed, counter: Counter, reached: string): Promise<void> {
  const asked = { counter, now: now() }
  if (await takePoint(db, asked)) return
  const { msToWait } = await readCounter(db, asked)
  const minutes = Math.max(1, Math.ceil(msToWait / 60_000))
  throw new AppError('scan_limit', {
    message: `${reached} Type the scores in, or wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    details: { retryAfterSeconds: Math.ceil(msToWait / 1000) },
  })
}
