import type { Services } from '../../platform/deps.ts'
import { isScorer } from './scorers.store.ts'

/** As long as who is signed in is remembered (platform/http/session.ts). */
const FRESH_MS = 5_000
const MOST_KEPT = 5_000

/**
 * Who may score a card that is not theirs, so that a marker who enters hole after hole costs one read in five seconds.
 * Only a yes is remembered: who has just been added is not refused. Whose right ends may enter for five seconds more,
 * which overwrites nobody's score, and the card says whose it is.
 */
export class KnownScorers {
  readonly #until = new Map<string, number>()

  async has(
    services: Pick<Services, 'db' | 'now'>,
    scorer: { roundId: string; userId: string },
  ): Promise<boolean> {
    const key = `${scorer.roundId} ${scorer.userId}`
    const now = services.now().getTime()
    if ((this.#until.get(key) ?? 0) > now) return true
    this.#until.delete(key)
    if (!(await isScorer(services.db, scorer))) return false
    if (this.#until.size >= MOST_KEPT) this.#until.clear()
    this.#until.set(key, now + FRESH_MS)
    return true
  }
}
