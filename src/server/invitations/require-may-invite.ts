import type { Queryable } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { countSentSince } from './invitations.store.ts'

const MOST_IN_AN_HOUR = 200

/**
 * Nobody may use our mail server to write to strangers: whoever invites needs a verified address of their own, and a
 * club invites so many in an hour.
 */
export async function requireMayInvite(
  services: Pick<Services, 'config' | 'now'>,
  tx: Queryable,
  { viewer, clubId }: { viewer: SignedIn; clubId: string },
): Promise<void> {
  if (services.config.mail.smtpUrl !== undefined && !viewer.emailVerified)
    throw new AppError('email_unverified')
  const since = new Date(services.now().getTime() - 60 * 60_000)
  if ((await countSentSince(tx, { clubId, since })) >= MOST_IN_AN_HOUR)
    throw new AppError('too_many_requests', {
      message: `A club can send ${MOST_IN_AN_HOUR} invitations in an hour. Please wait 60 minutes.`,
    })
}
