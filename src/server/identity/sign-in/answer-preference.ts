import type { MailLanguage } from '../../platform/db/tables/mail.ts'
import type { Services } from '../../platform/deps.ts'
import { afterSignIn } from './after-sign-in.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { takePreference } from '../auth.store.ts'

/**
 * A signed-in person says yes or no to the club that was chosen before signing in (T36). Either way the choice is used
 * up; a yes joins the club.
 */
export async function answerPreference(
  services: Services,
  limits: AttemptLimits,
  input: {
    userId: string
    tokenHash: string | undefined
    joins: boolean
    language: MailLanguage
    address: string
    requestId: string
  },
): Promise<void> {
  const { userId, tokenHash, joins, language, address, requestId } = input
  if (tokenHash !== undefined) {
    const mustWait = await limits.isAlarmed()
    await services.db.transaction(async (tx) => {
      if (!joins) return void (await takePreference(tx, tokenHash, services.now()))
      await afterSignIn(services, tx, { userId, tokenHash, language, address, mustWait, requestId })
      await services.feed.announce(tx, { kind: 'person', userId })
    })
  }
  services.sessions.forget(userId)
}
