import { randomBytes } from 'node:crypto'
import type { SecondStepEvent } from '../../platform/db/tables/mail.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { queueMail } from '../../outbound/outbound.ts'
import type { PersonRow } from '../auth.store.ts'

/** Tells the owner of an account what became of its second step, in case it was not them. */
export async function mailSecondStep(
  services: Pick<Services, 'config' | 'machine' | 'now'>,
  tx: Queryable,
  { person, event, left }: { person: PersonRow; event: SecondStepEvent; left: number },
): Promise<void> {
  const { userId, email, language, firstName, networkHost } = person
  await queueMail(tx, {
    eventKey: `second step ${userId} ${randomBytes(9).toString('base64url')}`,
    to: email,
    language,
    content: {
      kind: 'second_step',
      event,
      firstName,
      left,
      link: absoluteUrl(services, { path: '/profile#second-step', networkHost }),
    },
    now: services.now(),
  })
}
