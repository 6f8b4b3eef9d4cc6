import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
/** The key of what is counted for the whole site. */
export const SITE = 'all'

/** Wrong tries that are counted, in the store so that all processes count together (P20, ASVS 6.3.1). */
export class AttemptLimits {
  readonly #limiters

  constructor(pool: Pool) {
    const limiter = (keyPrefix: string, points: number, duration = QUARTER_HOUR_S) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration,
      })
    this.#limiters = {
      /** Wrong passwords for one account. */
      account: limiter('sign-in-account', 10),
      /** Wrong passwords from one address. */
      address: limiter('sign-in-address', 50),
      /** Unknown club codes from one address. */
      clubCode: limiter('club-code-address', 5),
      /** Unknown club codes anywhere; from here on every join waits for approval (P20). */
      clubCodeSite: limiter('club-code-site', 100, HOUR_S),
      /** Mails with a code asked for: for one account, from one address, anywhere. */
      mailAccount: limiter('mail-code-account', 5),
      mailAddress: limiter('mail-code-address', 50),
      mailSite: limiter('mail-code-site', 1_000),
      /** Wrong codes from mails. */
      codeAccount: limiter('code-account', 10),
      codeAddress: limiter('code-address', 50),
      codeSite: limiter('code-site', 1_000),
      /** Accounts made from one address; a whole field may sign up on the club's wifi. */
      signUp: limiter('sign-up-address', 300),
    }
  }

  /** Refuses with the minutes to wait when too many were counted already. */
  async check(kind: keyof AttemptLimits['limits'], key: string): Promise<void> {
    const waitMs = await this.#waitOf(kind, key)
    if (waitMs !== undefined) throw tooMany(waitMs)
  }

  /** Somebody is guessing club codes: joins wait for approval (P20). */
  async isAlarmed(): Promise<boolean> {
    return (await this.#waitOf('clubCodeSite', SITE)) !== undefined
  }

  /** Begins to count anew, as after a password was replaced. */
  async clear(kind: keyof AttemptLimits['limits'], key: string): Promise<void> {
    await this.#limiters[kind].delete(key)
  }

  async #waitOf(kind: keyof AttemptLimits['limits'], key: string): Promise<number | undefined> {
    const limiter = this.#limiters[kind]
    const counted = await limiter.get(key)
    return counted !== null && counted.consumedPoints >= limiter.points ? counted.msBeforeNext : undefined
  }

  /** Counts one. */
  async count(kind: keyof AttemptLimits['limits'], key: string): Promise<void> {
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
