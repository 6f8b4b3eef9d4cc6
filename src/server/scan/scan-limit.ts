import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'

/** Readings of one person in an hour; a card takes one, or a few where the light is bad. */
export const MOST_SCANS = 30
const HOUR_S = 60 * 60

/** Counts one reading of this person, in the store so that all processes count together; refuses the one too many. */
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
        message: `That were ${MOST_SCANS} photos in an hour. Type the scores in, or wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        details: { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) },
      })
    }
  }
}
