import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { endScorerAt, putScorer } from './scorers.store.ts'

/**
 * Lets somebody enter scores on a round that is not theirs, with the source `marker`. Whether they may be asked is the
 * caller's to decide, and so is who hears of it; membership of the club is asked with every score. Safe to repeat; false
 * where they may already.
 */
export async function addScorer(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { roundId, userId, addedBy }: { roundId: string; userId: string; addedBy: string },
): Promise<boolean> {
  return putScorer(tx, { roundId, userId, addedBy, addedAt: services.now() })
}

/** From now on they may not any more; what they have entered stays. False where they might not already. */
export async function endScorer(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { roundId, userId }: { roundId: string; userId: string },
): Promise<boolean> {
  return endScorerAt(tx, { roundId, userId, endedAt: services.now() })
}
