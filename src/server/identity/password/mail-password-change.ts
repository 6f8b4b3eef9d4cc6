import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { queueMail } from '../../outbound/outbound.ts'
import type { PersonRow } from '../auth.store.ts'

/** Tells the owner that their password was changed, with a link to set another in case it was not them. */
export async function mailPasswordChange(
  services: Services,
  tx: Transaction,
  person: PersonRow,
): Promise<void> {
  const now = services.now()
  await queueMail(tx, {
    eventKey: `password ${person.userId} ${now.getTime()}`,
    to: person.email,
    language: person.language,
    content: {
      kind: 'password_changed',
      firstName: person.firstName,
      link: absoluteUrl(services, { path: '/auth?forgot=1', networkHost: person.networkHost }),
    },
    now,
  })
}
