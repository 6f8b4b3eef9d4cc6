import { sql } from 'drizzle-orm'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import type { Services } from '../../../platform/deps.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { CHANGE_CHANNEL, encodeChange } from '../../../platform/live/change-feed.ts'
import { queueAgain } from './given-up-mails.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Gives mails that did not arrive another day, and says how many; asked twice, the second time finds none. */
export async function sendMailsAgain(
  services: Services,
  { viewer, clubId, mailIds }: { viewer: SignedIn; clubId: string; mailIds: readonly string[] },
): Promise<number> {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const giveUpAt = new Date(now.getTime() + DAY_MS)
    const sent = await queueAgain(tx, { clubId, mailIds, now, giveUpAt })
    if (sent === 0) return 0
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.mails_sent_again',
      objectId: clubId,
      after: { mails: sent },
    })
    await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${encodeChange({ kind: 'mail' })})`)
    return sent
  })
}
