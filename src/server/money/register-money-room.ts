import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { DueWork } from '../platform/due-work.ts'
import { billingRoutes } from './billing.routes.ts'
import { CardProcessor } from './card-processor.ts'
import { entryFeeRoutes } from './entry-fees/entry-fees.routes.ts'
import { finishEntryFees } from './entry-fees/finish-entry-fees.ts'
import { repairSubscriptions } from './repair-subscriptions.ts'

const SUBSCRIPTIONS_MS = 60 * 60_000
const FEES_MS = 60_000

/** How clubs pay, how they are paid, and the looks at what a lost message left wrong. */
export function registerMoneyRoom(app: FastifyInstance, services: Services): void {
  const { payments } = services.config
  const processor = payments && new CardProcessor(payments)
  billingRoutes(app, services, processor)
  entryFeeRoutes(app, services, processor)
  if (!processor) return
  const run = () => repairSubscriptions({ ...services, log: app.log }, processor)
  const looks = new DueWork({ run, everyMs: SUBSCRIPTIONS_MS, what: 'subscriptions', log: app.log })
  looks.start()
  const finish = () => finishEntryFees({ ...services, log: app.log }, processor)
  const fees = new DueWork({ run: finish, everyMs: FEES_MS, what: 'entry fees', log: app.log })
  services.feed.onChange(({ kind }) => {
    if (kind === 'fees') fees.wake()
  })
  fees.start()
  app.addHook('onClose', async () => void (await Promise.all([looks.stop(), fees.stop()])))
}
