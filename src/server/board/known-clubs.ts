import { findCompetition } from '../competition/competition.ts'
import type { Database } from '../platform/db/client.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireCompetitionReader, requireMember } from '../platform/http/require.ts'
import type { SignedIn } from '../platform/http/session.ts'

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

  /**
   * The club of a competition that the viewer may read; throws `not_found`. A draft is asked for each time: it becomes
   * one that all members may read.
   */
  async requireReader(viewer: SignedIn, competitionId: string): Promise<string> {
    const known = this.#clubs.get(competitionId)
    if (known !== undefined) {
      requireMember(viewer, known)
      return known
    }
    const competition = await findCompetition(this.#db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    if (competition.status !== 'draft') this.#clubs.set(competitionId, competition.clubId)
    return competition.clubId
  }
}
