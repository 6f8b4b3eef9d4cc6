import { placesForReserves } from '#golf/competition/join.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { addNotices } from '../../outbound/outbound.ts'
import {
  countEntered,
  currentStatus,
  readCompetitionType,
  type CompetitionRow,
} from '../competitions.store.ts'
import { enterReserves, isMatchPlayDrawn, listReserves } from './entries.store.ts'

/**
 * Enters as many of the reserve list as there are free places, in the order of arrival, and tells them. Whatever frees a
 * place calls it in the same transaction, with the competition's row locked, so that nobody who comes later is faster.
 * Returns who moved up.
 */
export async function moveUpReserves(
  services: Pick<Services, 'now' | 'feed'> & Partial<Pick<Services, 'config'>>,
  tx: Transaction,
  competition: CompetitionRow,
): Promise<string[]> {
  const { id: competitionId, clubId, maxParticipants } = competition
  const now = services.now()
  const limit = placesForReserves({
    status: currentStatus(competition, now),
    isDrawn: await isDrawn(tx, competition),
    maxParticipants,
    entered: await countEntered(tx, competition),
  })
  if (limit === 0) return []
  const userIds = await listReserves(tx, { competition, limit })
  if (userIds.length === 0) return []
  await enterReserves(tx, { competitionId, userIds })
  for (const userId of userIds) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  await addNotices(services, tx, {
    kind: 'moved_up',
    about: { competitionId },
    clubId,
    userIds,
    // Somebody who leaves and comes back can move up again.
    key: `moved up ${competitionId} ${now.toISOString()}`,
  })
  return userIds
}

/** Whether it is a match play with its draw made. */
export async function isDrawn(tx: Transaction, competition: CompetitionRow): Promise<boolean> {
  return readCompetitionType(competition) === 'matchplay' && (await isMatchPlayDrawn(tx, competition.id))
}
