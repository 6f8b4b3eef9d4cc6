import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'

/** Readings of one person in an hour. A card takes one, or a few in bad light. */
export const MOST_SCANS = 30
const HOUR_S = 60 * 60

/** Counts a reading of this person in the database, which all processes share, and throws `scan_limit` for one too many. */
export function scanLimit(pool: Pool): (userId: string) => Promise<void> {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'scan-account',
    points: MOST_SCANS,
    duration: HOUR_S,
  })
  return async (userId) => {
    try {
      await limiter.consume(userId)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const minutes = Math.max(1, Math.ceil(error.msBeforeNext / 60_000))
      throw new AppError('scan_limit', {
        message: `You have had ${MOST_SCANS} photos read in the last hour. Type the scores in, or wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        details: { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) },
      })
    }
  }
}
