import { runningSubscription } from '#contract/money/club-plan.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Services } from '../platform/deps.ts'
import { findClub } from '../club/club.ts'
import { keepAnswer, keepEvent, numberQuestion, setClubPlan } from './billing.store.ts'
import type { CardProcessor, ProcessorEvent } from './card-processor.ts'

/**
 * Asks the processor how a club's subscription is now, and writes that. What a message says is never taken for the state, so
 * messages may come late, twice and in any order. Questions are numbered before they are asked, and the answer to an earlier one
 * never replaces that to a later one: the last change has a message whose question comes after it, and so has every later number.
 */
export async function lookAtSubscription(
  services: Pick<Services, 'db' | 'now'>,
  processor: CardProcessor,
  { clubId, event }: { clubId: string; event?: ProcessorEvent },
): Promise<void> {
  const asked = await numberQuestion(services.db, clubId)
  if (!asked) return
  const running = runningSubscription(await processor.subscriptionsOf(asked.customerId))
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    if (!club) return
    if (event) await keepEvent(tx, { id: event.id, type: event.type, clubId, receivedAt: now })
    if (!(await keepAnswer(tx, { clubId, question: asked.question, running, lookedAt: now }))) return
    const before = { isPaid: club.subscriptionStatus === 'active', planType: club.planType }
    const after = { isPaid: running !== undefined, planType: running ? running.plan : null }
    await setClubPlan(tx, clubId, after)
    await recordAction(services, tx, {
      by: null,
      clubId,
      action: 'club.plan_changed',
      objectId: clubId,
      before,
      after,
    })
  })
}
