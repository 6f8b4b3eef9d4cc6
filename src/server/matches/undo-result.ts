import { undoResult as undoInBracket } from '#domain/bracket/advance.ts'
import { mayAdministerClub } from '#domain/club/permissions.ts'
import { recordAction } from '../audit/audit.store.ts'
import type { CompetitionRow } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findMatchForUpdate, requireCompetitionOpen } from './find-match-for-update.ts'
import { saveResult } from './matches.store.ts'

type Input = { viewer: SignedIn; matchId: string; later: 'refuse' | 'clear' }

/**
 * Removes a result; only an administrator may (R8.6). When a later match that depends on it is finished, this is refused,
 * or with `later: 'clear'` that result is removed too. Does nothing for a match without a result.
 */
export async function undoResult(services: Services, input: Input): Promise<CompetitionRow> {
  return services.db.transaction(async (tx) => {
    const { competition, stored, index } = await findMatchForUpdate(tx, input)
    if (!mayAdministerClub(input.viewer, competition.clubId)) throw new AppError('forbidden')
    requireCompetitionOpen(competition)
    const match = stored.bracket.matches[index]
    if (!match) throw new AppError('not_found')
    const undone = undoInBracket(stored.bracket, match.key, input.later)
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
    if (match.result) {
      await services.feed.announce(tx, {
        kind: 'board',
        competitionId: competition.id,
        userId: match.result.winnerId,
      })
      await recordAction(services, tx, {
        ...{ by: input.viewer, clubId: competition.clubId, action: 'match.undone', objectId: input.matchId },
        subjectId: match.result.winnerId,
        before: { competition: competition.name, result: match.result.result },
      })
    }
    return competition
  })
}
