import { undoResult as undoInBracket } from '#domain/bracket/advance.ts'
import { mayAdministerClub } from '#domain/club/permissions.ts'
import type { CompetitionRow } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findMatchForUpdate, requireCompetitionOpen } from './find-match-for-update.ts'
import { saveResult } from './matches.store.ts'

type Terms = { viewer: SignedIn; matchId: string; later: 'refuse' | 'clear' }

/**
 * Takes a result back, by an administrator (R8.6). While a later match is finished it is refused, or with `clear` that
 * one goes too. A match without a result stays as it is.
 */
export async function undoResult(services: Services, terms: Terms): Promise<CompetitionRow> {
  return services.db.transaction(async (tx) => {
    const { competition, stored, index } = await findMatchForUpdate(tx, terms)
    if (!mayAdministerClub(terms.viewer, competition.clubId)) throw new AppError('forbidden')
    requireCompetitionOpen(competition)
    const match = stored.bracket.matches[index]
    if (!match) throw new AppError('not_found')
    const undone = undoInBracket(stored.bracket, match.key, terms.later)
    if (!undone.ok)
      switch (undone.reason) {
        case 'no_such_match':
          throw new AppError('not_found')
        case 'later_match_finished':
          throw new AppError('later_match_finished')
      }
    for (const [i, after] of undone.value.matches.entries()) {
      const row = stored.matchRows[i]
      if (row && row.result !== null && after.result === null) await saveResult(tx, row.id, null)
    }
    if (match.result)
      await services.feed.announce(tx, {
        kind: 'board',
        competitionId: competition.id,
        userId: match.result.winnerId,
      })
    return competition
  })
}
