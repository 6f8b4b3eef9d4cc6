import { laterMatches, undoResult as undoInBracket } from '#golf/match/bracket/advance.ts'
import type { BracketMatch } from '#golf/match/bracket/bracket.ts'
import { mayAdministerClub } from '#contract/club/permissions.ts'
import { isUnderWay } from '#golf/match/match-progress.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { CompetitionRow } from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findMatchForUpdate, requireCompetitionOpen } from './find-match-for-update.ts'
import { listOpenCards, reopenCard, setCardsAside } from './cards/match-cards.store.ts'
import { settleBracket, saveKeptStrokes, saveResult, type StoredBracket } from './matches.store.ts'
import { deleteReports } from './reports/match-reports.store.ts'

type Input = { viewer: SignedIn; matchId: string; later: 'refuse' | 'clear' }

/**
 * Removes a result; only an administrator may (R8.6). When a later match that depends on it is finished, this is refused,
 * or with `later: 'clear'` that result is removed too. Does nothing for a match without a result.
 */
export async function undoResult(services: Services, input: Input): Promise<CompetitionRow> {
  return services.db.transaction(async (tx) => {
    const { competition, stored, index, row: undoneRow } = await findMatchForUpdate(tx, input)
    const { matchId } = input
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
    const now = services.now()
    if (match.result) {
      await freeLaterCards(tx, { ...input, competition, stored, match, now })
      const later = laterMatches(stored.bracket, match.key).map((one) => rowOf(stored, one)?.id ?? '')
      await deleteReports(tx, [matchId, ...later])
    }
    for (const [i, after] of undone.value.matches.entries()) {
      const row = stored.matchRows[i]
      if (row && row.result !== null && after.result === null) await saveResult(tx, row.id, null)
    }
    await settleBracket(tx, { competitionId: competition.id, now })
    // The card is open again, off the strokes it was played with.
    if (match.result && (await reopenCard(tx, { matchId, now })) && undoneRow.keptStrokes)
      await saveKeptStrokes(tx, { matchId, keptStrokes: undoneRow.keptStrokes })
    if (match.result) {
      await services.feed.announce(tx, {
        kind: 'board',
        competitionId: competition.id,
        userId: match.result.winnerId ?? input.viewer.userId,
      })
      await recordAction(services, tx, {
        by: input.viewer,
        clubId: competition.clubId,
        action: 'match.undone',
        objectId: input.matchId,
        ...(match.result.winnerId === null ? {} : { subjectId: match.result.winnerId }),
        before: { competition: competition.name, result: match.result.result },
      })
    }
    return competition
  })
}

const rowOf = (stored: StoredBracket, match: BracketMatch) =>
  stored.matchRows[stored.bracket.matches.indexOf(match)]

type Undone = {
  competition: CompetitionRow
  stored: StoredBracket
  match: BracketMatch
  later: Input['later']
  now: Date
}

/**
 * Who plays the later matches is not known any more: their cards are set aside. While one of them is being played, that is
 * refused as it is for a finished one (R8.6).
 */
async function freeLaterCards(tx: Transaction, undone: Undone): Promise<void> {
  const { competition, stored, match, later, now } = undone
  const cards = await listOpenCards(tx, competition.id)
  const begun = laterMatches(stored.bracket, match.key).flatMap(
    (one) => cards.get(rowOf(stored, one)?.id ?? '') ?? [],
  )
  if (later === 'refuse' && begun.some(({ progress }) => isUnderWay(progress)))
    throw new AppError('later_match_finished', {
      message: 'A later match is being played with this result. Undo it together with this one.',
    })
  await setCardsAside(tx, { matchIds: begun.map(({ matchId }) => matchId), now })
}
