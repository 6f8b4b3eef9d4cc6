import { cardAccountState } from '#contract/money/entry-payment.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { keepEvent } from '../billing.store.ts'
import type { CardProcessor, ProcessorEvent } from '../card-processor.ts'
import { findCardAccount, keepAccountAnswer, numberAccountQuestion } from './card-accounts.store.ts'
import { readAccount } from './fee-processor.ts'

/** Asks the processor how a club's account is now, and writes that; questions are numbered as those about subscriptions are. */
export async function lookAtAccount(
  services: Pick<Services, 'db' | 'now'>,
  processor: CardProcessor,
  { clubId, event }: { clubId: string; event?: ProcessorEvent },
): Promise<void> {
  const asked = await numberAccountQuestion(services.db, clubId)
  if (!asked) return
  const said = await readAccount(processor, asked.accountId)
  await services.db.transaction(async (tx) => {
    const before = await findCardAccount(tx, clubId, { lock: true })
    if (before?.accountId !== asked.accountId) return
    if (event) await keepEvent(tx, { id: event.id, type: event.type, clubId, receivedAt: services.now() })
    if (!(await keepAccountAnswer(tx, { clubId, question: asked.question, ...said }))) return
    const stateOf = (account: typeof said) => ({
      cardAccount: cardAccountState({ isDisconnected: before.disconnectedAt !== null, ...account }),
    })
    await recordAction(services, tx, {
      by: null,
      clubId,
      action: 'club.card_account_changed',
      objectId: clubId,
      before: stateOf(before),
      after: stateOf(said),
    })
  })
}
