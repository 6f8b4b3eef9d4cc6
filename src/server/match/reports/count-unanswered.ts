import { matchPairing } from '#golf/match/bracket/bracket.ts'
import { readReports } from '#golf/match/reported-result.ts'
import { findCompetition } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { findBracket, findCompetitionOfMatch } from '../matches.store.ts'
import { saveOutcome, type RecordingServices } from '../save-outcome.ts'
import { deleteReports, listReports, listUnanswered } from './match-reports.store.ts'

/**
 * Results that the other side has not answered in the days it had count now (D14). It runs in every process and as often as
 * it likes: each match is looked at again under the lock of its competition, so it counts once.
 */
export async function countUnanswered(services: RecordingServices): Promise<void> {
  for (const matchId of await listUnanswered(services.db, services.now()))
    await services.db.transaction((tx) => countMatch(services, tx, matchId))
}

async function countMatch(services: RecordingServices, tx: Transaction, matchId: string): Promise<void> {
  const competitionId = await findCompetitionOfMatch(tx, matchId)
  const competition = competitionId && (await findCompetition(tx, competitionId, { lock: true }))
  if (!competition || competition.status === 'final' || competition.status === 'cancelled') return
  const stored = await findBracket(tx, competition.id)
  const index = stored?.matchRows.findIndex((one) => one.id === matchId) ?? -1
  const [row, match] = [stored?.matchRows[index], stored?.bracket.matches[index]]
  if (!stored || !row || !match || match.result || stored.row.confirmDays === null) return
  const pairing = matchPairing(stored.bracket, match)
  const reports = await listReports(tx, [matchId])
  const state = readReports(reports, { pairing, confirmDays: stored.row.confirmDays })
  if (state.kind === 'none') await deleteReports(tx, [matchId])
  if (state.kind !== 'waiting' || state.countsAt > services.now()) return
  const { winnerId, result } = state.report
  await saveOutcome(services, tx, {
    competition,
    stored,
    index,
    row,
    by: null,
    winnerId,
    result,
    reason: null,
  })
}
