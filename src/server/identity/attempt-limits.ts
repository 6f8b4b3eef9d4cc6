import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import {
  clearCounter,
  givePointBack,
  readCounter,
  takePoint,
  type Counter,
} from '../platform/rate-limits/counters.store.ts'
import { limitTable, type LimitName } from '../platform/rate-limits/limit-table.ts'

/** The key of the counters for the whole site. They raise alarms and never refuse anybody. */
export const SITE = 'all'

/**
 * Counts sign-ins, codes and requests for mails, and refuses above a limit (P20, ASVS 6.3.1). An attempt takes its points
 * before it is looked at and gets them back when it was right, so that a burst is looked at no more often than one by
 * one. The counters are in the store: all processes count together.
 */
export class AttemptLimits {
  readonly #services: Pick<Services, 'db' | 'now'>

  constructor(services: Pick<Services, 'db' | 'now'>) {
    this.#services = services
  }

  /** Takes a point of each counter, or of none: then the milliseconds to wait until all of them have one. */
  async take(counters: readonly Counter[]): Promise<number | undefined> {
    const { db, now } = this.#services
    const taken: Counter[] = []
    for (const counter of counters) {
      if (!(await takePoint(db, { counter, now: now() }))) {
        await this.giveBack(taken)
        return this.#msToWait(counters)
      }
      taken.push(counter)
    }
    return undefined
  }

  async #msToWait(counters: readonly Counter[]): Promise<number> {
    const { db, now } = this.#services
    const waits = await Promise.all(
      counters.map(async (counter) => {
        const { points, msToWait } = await readCounter(db, { counter, now: now() })
        return points >= limitTable[counter[0]].points ? msToWait : 0
      }),
    )
    return Math.max(1000, ...waits)
  }

  /** Like `take`, but refuses with `too_many_requests`, which tells how long to wait. */
  async require(counters: readonly Counter[]): Promise<void> {
    const msToWait = await this.take(counters)
    if (msToWait !== undefined) throw tooMany(msToWait)
  }

  /** For an attempt that was right. */
  async giveBack(counters: readonly Counter[]): Promise<void> {
    const { db, now } = this.#services
    for (const counter of counters) await givePointBack(db, { counter, now: now() })
  }

  /** Sets counters back to zero, as after a password was replaced. */
  async clear(counters: readonly Counter[]): Promise<void> {
    for (const counter of counters) await clearCounter(this.#services.db, counter)
  }

  async count(counter: Counter): Promise<void> {
    await takePoint(this.#services.db, { counter, now: this.#services.now() })
  }

  /** How many points of a counter are used. */
  async used(counter: Counter): Promise<number> {
    const { db, now } = this.#services
    return (await readCounter(db, { counter, now: now() })).points
  }

  async hasLeft(counter: Counter): Promise<boolean> {
    return (await this.used(counter)) < limitTable[counter[0]].points
  }

  /** Whether so many come from everywhere together that more is asked of each. */
  async isBusy(name: LimitName): Promise<boolean> {
    return !(await this.hasLeft([name, SITE]))
  }

  /** Whether somebody is guessing club codes: then whoever joins waits for approval (P20). */
  isAlarmed(): Promise<boolean> {
    return this.isBusy('club-code-site')
  }
}

export function tooMany(msToWait: number, more: Record<string, unknown> = {}): AppError {
  const minutes = Math.max(1, Math.ceil(msToWait / 60_000))
  return new AppError('too_many_requests', {
    message: `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    details: { retryAfterSeconds: Math.ceil(msToWait / 1000), ...more },
  })
}
