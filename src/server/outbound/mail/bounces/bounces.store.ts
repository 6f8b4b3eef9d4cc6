import { and, eq, isNull } from 'drizzle-orm'
import { mails } from '../../../platform/db/tables/mail.ts'
import { users } from '../../../platform/db/tables/users.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'
import type { FailedDelivery } from './read-delivery-report.ts'

/** Puts a mail among those that did not arrive; a token is good once. Undefined: no mail has it. */
export async function markBounced(
  tx: Queryable,
  { token, failed, now }: { token: string; failed: FailedDelivery; now: Date },
): Promise<{ id: string; kind: string; recipient: string } | undefined> {
  const rows = await tx
    .update(mails)
    .set({
      sentAt: null,
      givenUpAt: now,
      content: null,
      bounceToken: null,
      failure: 'bounced',
      failureStatus: failed.status,
      failureReason: failed.reason,
    })
    .where(eq(mails.bounceToken, token))
    .returning({ id: mails.id, kind: mails.kind, recipient: mails.recipient })
  return rows[0]
}

/** Notes that mail to an address does not arrive, and since when; nothing where nobody has the address any more. */
export async function markAddress(
  tx: Queryable,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ emailBouncedAt: now })
    .where(and(eq(users.email, email), isNull(users.emailBouncedAt)))
}
