import { findPerson } from '../../identity/identity.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { queueMail } from '../../outbound/outbound.ts'
import { findClub } from './members.store.ts'

/** Tells a person by mail that the club has approved them. Called once their membership is active. */
export async function mailApproval(
  services: Pick<Services, 'config' | 'machine' | 'now'>,
  tx: Queryable,
  input: { clubId: string; memberId: string },
): Promise<void> {
  const now = services.now()
  const person = await findPerson(tx, input.memberId)
  const club = await findClub(tx, input.clubId)
  if (!club || !person?.memberships.some(({ clubId }) => clubId === club.id)) return
  await queueMail(tx, {
    eventKey: `approved ${input.clubId} ${input.memberId} ${now.getTime()}`,
    to: person.email,
    language: person.language,
    content: {
      kind: 'member_approved',
      clubId: club.id,
      clubName: club.name,
      firstName: person.firstName,
      link: absoluteUrl(services, { path: '/', networkHost: club.networkHost }),
    },
    now,
  })
}
