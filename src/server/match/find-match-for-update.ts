import { maySeeClub } from '#contract/club/permissions.ts'
import { type CompetitionRow, findCompetition } from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findBracket, findCompetitionOfMatch, type MatchRow, type StoredBracket } from './matches.store.ts'

/**
 * A match with its draw. The competition's row is locked, so that simultaneous writes happen one after the other. Throws
 * `not_found` to people outside the club.
 */
export async function findMatchForUpdate(
  tx: Transaction,
  { viewer, matchId }: { viewer: SignedIn; matchId: string },
): Promise<{ competition: CompetitionRow; stored: StoredBracket; index: number; row: MatchRow }> {
  const competitionId = await findCompetitionOfMatch(tx, matchId)
  const competition = competitionId && (await findCompetition(tx, competitionId, { lock: true }))
  if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
  const stored = await findBracket(tx, competition.id)
  const index = stored?.matchRows.findIndex((one) => one.id === matchId) ?? -1
  const row = stored?.matchRows[index]
  // The draw may have been replaced between the two reads.
  if (!stored || !row) throw new AppError('not_found')
  return { competition, stored, index, row }
}

export function requireCompetitionOpen(competition: Pick<CompetitionRow, 'status'>): void {
  if (competition.status === 'final' || competition.status === 'cancelled')
    throw new AppError('changed_meanwhile', { message: 'This competition is closed.' })
}
