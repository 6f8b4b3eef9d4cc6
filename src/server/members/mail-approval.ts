import { findPerson } from '../auth/auth.store.ts'
import type { Queryable } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { absoluteUrl } from '../http/absolute-url.ts'
import { queueMail } from '../mail/mail.store.ts'

/** Mails somebody who waited that the club has let him in. Called once he is active. */
export async function mailApproval(
  services: Pick<Services, 'config' | 'now'>,
  tx: Queryable,
  terms: { clubId: string; memberId: string },
): Promise<void> {
  const now = services.now()
  const person = await findPerson(tx, terms.memberId)
  const clubName = person?.memberships.find(({ clubId }) => clubId === terms.clubId)?.clubName
  if (!person || clubName === undefined) return
  await queueMail(tx, {
    eventKey: `approved ${terms.clubId} ${terms.memberId} ${now.getTime()}`,
    to: person.email,
    language: person.language,
    content: {
      kind: 'member_approved',
      clubName,
      firstName: person.firstName,
      link: absoluteUrl(services.config, '/'),
    },
    now,
  })
}
