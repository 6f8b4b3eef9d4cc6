import type { MailLanguage } from '../../platform/db/tables/mail.ts'
import type { Services } from '../../platform/deps.ts'
import { afterSignIn } from './after-sign-in.ts'

/**
 * A signed-in person accepts the invitation of a link. What makes an invitation valid, and what it refuses, is in
 * club/invitations/accept-invitation.ts.
 */
export async function followInvitation(
  services: Services,
  input: { userId: string; invitation: string; language: MailLanguage; address: string; requestId: string },
): Promise<void> {
  const { userId } = input
  await services.db.transaction(async (tx) => {
    await afterSignIn(services, tx, { ...input, mustWait: false })
    await services.feed.announce(tx, { kind: 'person', userId })
  })
  services.sessions.forget(userId)
}
