import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { findPerson } from '../auth.store.ts'

/** Puts the sign-in of an administrator into the audit log of each of their clubs. Players' are not recorded. */
export async function recordSignIn(
  services: Services,
  tx: Transaction,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  const person = await findPerson(tx, userId)
  const clubIds = (person?.memberships ?? []).flatMap(({ clubId, role, status }) =>
    role === 'club_admin' && status === 'active' ? [clubId] : [],
  )
  // In one order for everybody, because each club's chain is held to the end.
  for (const clubId of clubIds.sort())
    await recordAction(services, tx, {
      by: person ? { ...person, requestId } : null,
      clubId,
      action: 'member.signed_in',
      objectId: userId,
    })
}
