import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'

const QUARTER_HOUR_S = 15 * 60

/** Wrong tries that are counted, in the store so that all processes count together (P20, ASVS 6.3.1). */
export class GuessLimits {
  readonly #limiters

  constructor(pool: Pool) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration: QUARTER_HOUR_S,
      })
    this.#limiters = {
      /** Wrong passwords for one account. */
      account: limiter('sign-in-account', 10),
      /** Wrong passwords from one address. */
      address: limiter('sign-in-address', 50),
      /** Unknown club codes from one address. */
      clubCode: limiter('club-code-address', 5),
      /** Accounts made from one address; a whole field may sign up on the club's wifi. */
      signUp: limiter('sign-up-address', 300),
    }
  }

  /** Refuses with the minutes to wait when too many were counted already. */
  async check(kind: keyof GuessLimits['limits'], key: string): Promise<void> {
    const limiter = this.#limiters[kind]
    const counted = await limiter.get(key)
    if (counted !== null && counted.consumedPoints >= limiter.points) throw tooMany(counted.msBeforeNext)
  }

  /** Counts one. */
  async count(kind: keyof GuessLimits['limits'], key: string): Promise<void> {
    try {
      await this.#limiters[kind].consume(key)
    } catch (error) {
      // The limiter rejects with its count when the limit is passed; that answer is check's to give.
      if (!(error instanceof RateLimiterRes)) throw error
    }
  }

  get limits() {
    return this.#limiters
  }
}

function tooMany(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return new AppError('too_many_requests', {
    message: `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    details: { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  })
}
