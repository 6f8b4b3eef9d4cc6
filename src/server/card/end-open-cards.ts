import type { Actor } from '../platform/audit/audit.store.ts'
import { currentStatus, findCompetition, findEntry } from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { keptState } from './card-changes/after-card-changed.ts'
import { recordCardChange } from './card-changes/record-card-change.ts'
import { changeRound, type RoundRow } from './rounds.store.ts'
import { lockPlayer } from '../identity/identity.ts'
import { settleRound } from './same-round/count-once.ts'

/**
 * Ends open cards as they stand, in the transaction of whoever decides it: the ruling on a card that is out, the final result,
 * or the start of another round. The holes that were played are kept; the club can hand such a card in or give it back. Cards
 * that are not open are left. Boards are announced by the caller.
 */
export async function endOpenCards(
  services: Services,
  tx: Transaction,
  input: {
    rounds: readonly RoundRow[]
    /** Who decided it; null where the start of another round ended a card that counted for nothing. */
    by: Actor | null
    reason: string | null
  },
): Promise<void> {
  const { rounds, by, reason } = input
  for (const round of rounds) {
    if (round.status !== 'in_progress') continue
    const ended = { ...round, status: 'withdrawn', revision: round.revision + 1 }
    await changeRound(tx, round.id, { status: ended.status, revision: ended.revision })
    await settleRound(services, tx, ended)
    const { handicapIndex = null } = (await lockPlayer(tx, round.userId)) ?? {}
    const event = {
      kind: 'ended' as const,
      reason: reason ?? '',
      before: keptState({ round, entries: [] }, { handicapIndex }),
      after: keptState({ round: ended, entries: [] }, { handicapIndex }),
    }
    await recordCardChange(services, tx, { by, round, ...event })
  }
}

/**
 * Ends an open card that counts for nothing any more, because the committee has ruled on it or its competition is final or
 * cancelled. False: it is still being played.
 */
export async function endRuledCard(services: Services, tx: Transaction, open: RoundRow): Promise<boolean> {
  const { competitionId, userId } = open
  if (competitionId === null) return false
  const competition = await findCompetition(tx, competitionId)
  if (!competition) return false
  const status = currentStatus(competition, services.now())
  const ruling = (await findEntry(tx, competitionId, userId))?.cardStatus ?? 'playing'
  if (status !== 'final' && status !== 'cancelled' && ruling === 'playing') return false
  await endOpenCards(services, tx, { rounds: [open], by: null, reason: null })
  await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  return true
}
