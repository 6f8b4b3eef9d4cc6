import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { currentStatus, listWithReserves, type CompetitionRow } from '../competitions.store.ts'

/**
 * Tells everybody who is entered or waits for a place that the start has been moved, once for each move: they may have
 * been told the old one. Nobody sees a draft, and who plays knows that play is on.
 */
export async function tellOfMove(
  services: Services,
  tx: Transaction,
  { before, after }: { before: CompetitionRow; after: CompetitionRow },
): Promise<void> {
  if (before.startDate.getTime() === after.startDate.getTime()) return
  if (currentStatus(after, services.now()) !== 'upcoming') return
  const { id: competitionId, clubId, startDate, version } = after
  await addNotices(services, tx, {
    kind: 'competition_moved',
    about: { competitionId },
    clubId,
    key: `moved ${competitionId} ${startDate.toISOString()} ${version}`,
    userIds: await listWithReserves(tx, competitionId),
  })
}
