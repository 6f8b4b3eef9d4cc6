import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { listAdministrators } from './members/members.store.ts'
import { addNotices, type WebhookRow } from '../outbound/outbound.ts'

/** Tells the administrators of a club that one of its addresses failed for days and is told nothing any more. */
export async function tellSwitchedOff(
  services: Pick<Services, 'now' | 'config'> & { feed: Pick<Services['feed'], 'announce'> },
  tx: Transaction,
  { id, clubId, switchedOffAt }: WebhookRow,
): Promise<void> {
  await services.feed.announce(tx, { kind: 'webhooks' })
  await addNotices(services, tx, {
    kind: 'webhook_off',
    about: {},
    clubId,
    key: `webhook ${id} ${switchedOffAt?.toISOString()}`,
    userIds: await listAdministrators(tx, clubId),
  })
}
