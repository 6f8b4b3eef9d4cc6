import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
/** The key of the counters for the whole site. */
export const SITE = 'all'

const makeLimiters = (pool: Pool) => {
  const limiter = (keyPrefix: string, points: number, duration = QUARTER_HOUR_S) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  return {
    /** Wrong passwords for one account. */
    account: limiter('sign-in-account', 10),
    /** Wrong passwords from one address. */
    address: limiter('sign-in-address', 50),
    /** Unknown club codes from one address. */
    clubCode: limiter('club-code-address', 5),
    /** The same from one account. */
    clubCodeAccount: limiter('club-code-account', 5),
    /** Unknown club codes from anywhere; above this everybody who joins waits for approval (P20). */
    clubCodeSite: limiter('club-code-site', 100, HOUR_S),
    /** Requests for a mail with a code: for one account, from one address, from anywhere. */
    mailAccount: limiter('mail-code-account', 5),
    mailAddress: limiter('mail-code-address', 50),
    mailSite: limiter('mail-code-site', 1_000),
    /** Wrong codes from mails. */
    codeAccount: limiter('code-account', 10),
    codeAddress: limiter('code-address', 50),
    codeSite: limiter('code-site', 1_000),
    /** Accounts made from one address; a whole field of players may sign up over the club's wifi. */
    signUp: limiter('sign-up-address', 300),
  }
}

type AttemptKind = keyof ReturnType<typeof makeLimiters>

/**
 * Counts wrong passwords, wrong codes and requests for mails, and refuses more after a limit (P20, ASVS 6.3.1). The
 * counters are in the store, so that all processes count together.
 */
export class AttemptLimits {
  readonly #limiters: ReturnType<typeof makeLimiters>

  constructor(pool: Pool) {
    this.#limiters = makeLimiters(pool)
  }

  /** Refuses when the limit is reached (`too_many_requests`, with the minutes to wait). */
  async check(kind: AttemptKind, key: string): Promise<void> {
    const waitMs = await this.#msToWait(kind, key)
    if (waitMs !== undefined) throw tooMany(waitMs)
  }

  /** Whether somebody is guessing club codes: then whoever joins waits for approval (P20). */
  async isAlarmed(): Promise<boolean> {
    return (await this.#msToWait('clubCodeSite', SITE)) !== undefined
  }

  /** Sets a counter back to zero, as after a password was replaced. */
  async clear(kind: AttemptKind, key: string): Promise<void> {
    await this.#limiters[kind].delete(key)
  }

  async #msToWait(kind: AttemptKind, key: string): Promise<number | undefined> {
    const limiter = this.#limiters[kind]
    const counted = await limiter.get(key)
    return counted !== null && counted.consumedPoints >= limiter.points ? counted.msBeforeNext : undefined
  }

  /** Counts one attempt. */
  async count(kind: AttemptKind, key: string): Promise<void> {
    try {
      await this.#limiters[kind].consume(key)
    } catch (error) {
      // The limiter rejects with its count when the limit is passed; refusing is what check is for.
      if (!(error instanceof RateLimiterRes)) throw error
    }
  }
}

function tooMany(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return new AppError('too_many_requests', {
    message: `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    details: { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  })
}
