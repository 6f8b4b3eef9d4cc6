import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import type { ChangeFeed } from '../../platform/live/change-feed.ts'
import { listClubsWithScores } from './webhook-events.store.ts'

/**
 * Which clubs want each score told to another program. Every score asks, so the answer is in memory; it is read again
 * when any club's webhooks change in any process. What this process hears of late is told from then on.
 */
export class ScoreClubs {
  readonly #db: Database
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #clubs: ReadonlySet<string> = new Set()
  /** One reading after the other, so that an older one is never the last. */
  #reading: Promise<void> = Promise.resolve()

  constructor(db: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  has(clubId: string): boolean {
    return this.#clubs.has(clubId)
  }

  async follow(feed: ChangeFeed): Promise<void> {
    feed.onChange((change) => {
      if (change.kind === 'webhooks') this.#readAgain()
    })
    feed.onGap(() => this.#readAgain())
    await this.read()
  }

  async read(): Promise<void> {
    this.#clubs = new Set(await listClubsWithScores(this.#db))
  }

  #readAgain(): void {
    this.#reading = this.#reading
      .then(() => this.read())
      .catch((error: unknown) => this.#log.warn({ err: error }, 'webhooks of scores not read'))
  }
}
