import { findCompetition } from '../competitions/competitions.store.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../http/app-error.ts'

/** Which club each competition belongs to: it never changes, so a board's reader need not ask the store. */
export class KnownClubs {
  readonly #db: Database
  readonly #clubs = new Map<string, string>()

  constructor(db: Database) {
    this.#db = db
  }

  /** undefined while nobody has asked for the competition yet. */
  known(competitionId: string): string | undefined {
    return this.#clubs.get(competitionId)
  }

  async find(competitionId: string): Promise<string> {
    const known = this.#clubs.get(competitionId)
    if (known !== undefined) return known
    const clubId = (await findCompetition(this.#db, competitionId))?.clubId
    if (clubId === undefined) throw new AppError('not_found')
    this.#clubs.set(competitionId, clubId)
    return clubId
  }
}
