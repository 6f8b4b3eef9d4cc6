import { recordAction } from '../platform/audit/audit.store.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import type { ClubEvents } from '../club/club.ts'
import { letMoneyFollow } from './change-currency.ts'
import { currentStatus } from './competitions.store.ts'
import { listCompetitionsWithoutCards, setCountbackOrder } from './countback-order.store.ts'
import { takeUpHelp } from './desk-helpers/desk-helpers.store.ts'

type Needed = Pick<Services, 'events' | 'feed' | 'now'>

/** What competitions do when something happens in their club, in its transaction. */
export function followClub(services: Needed): void {
  const { events } = services
  events.follow('invitationAccepted', (tx, accepted) => takeUpHelp(tx, accepted))
  events.follow('currencyChanges', (tx, change) => letMoneyFollow(services, tx, change))
  events.follow('countbackChanged', (tx, change) => letCountbackFollow(services, tx, change))
}

/** Terms are not altered once a competition has started (Committee Procedures 5A), so those that have not follow. */
async function letCountbackFollow(
  services: Needed,
  tx: Transaction,
  { viewer, clubId, order }: ClubEvents['countbackChanged'],
): Promise<void> {
  const now = services.now()
  for (const competition of await listCompetitionsWithoutCards(tx, clubId)) {
    const status = currentStatus(competition, now)
    if ((status !== 'draft' && status !== 'upcoming') || competition.countbackOrder === order) continue
    await setCountbackOrder(tx, competition.id, order)
    await services.feed.announce(tx, { kind: 'competition', competitionId: competition.id })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'competition.changed',
      objectId: competition.id,
      before: { countbackOrder: competition.countbackOrder },
      after: { countbackOrder: order },
    })
  }
}
