import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { queueMail } from '../../outbound/outbound.ts'
import { findPerson, findUserIdByEmail, setEmail } from '../auth.store.ts'
import { deleteCodes } from '../mailed-code/code.store.ts'
import { confirmAddress } from '../mailed-code/confirm-address.ts'
import type { Visitor } from './enter-by-provider.ts'
import type { KnownPerson } from './person-of-claims.ts'

/**
 * People change their address at the sign-in service, so ours follows a confirmed one, unless another account has it. Both
 * addresses are told of a change. Inside the caller's transaction.
 */
export async function followAddress(
  services: Services,
  tx: Transaction,
  input: { userId: string; person: KnownPerson; visitor: Visitor; mustWait: boolean },
): Promise<void> {
  const { userId, person, visitor, mustWait } = input
  const account = await findPerson(tx, userId)
  if (!account || !person.isConfirmed) return
  const now = services.now()
  if (account.email !== person.email) {
    if ((await findUserIdByEmail(tx, person.email)) !== undefined) return
    await setEmail(tx, { userId, email: person.email, isVerified: false, now })
    await deleteCodes(tx, userId, ['reset', 'verify', 'change'])
    for (const to of [account.email, person.email])
      await queueMail(tx, {
        eventKey: `address ${userId} ${now.getTime()} ${to === person.email ? 'new' : 'old'}`,
        to,
        language: account.language,
        content: {
          kind: 'email_changed',
          firstName: account.firstName,
          newEmail: person.email,
          link: absoluteUrl(services, { path: '/', networkHost: account.networkHost }),
        },
        now,
      })
  } else if (account.emailVerified) return
  const { address, requestId } = visitor
  // Whether the club of a code that waited is full is no reason to keep a person out.
  await confirmAddress(services, tx, { userId, address, mustWait, requestId })
}
