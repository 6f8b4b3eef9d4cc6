import { clubStanding, type Plan } from '#contract/money/club-plan.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { type ClubRow, findClub } from '../club/club.ts'
import { findSubscription, keepCustomer } from './billing.store.ts'
import type { CardProcessor } from './card-processor.ts'
import { lookAtSubscription } from './look-at-subscription.ts'

/** Gives the processor's page on which the club buys a plan; refuses where one runs, so that nobody pays twice. */
export async function openCheckout(
  services: Services,
  processor: CardProcessor,
  { clubId, plan }: { clubId: string; plan: Plan },
): Promise<string> {
  const { db, now } = services
  const known = await findSubscription(db, clubId)
  // What was paid a moment ago may not have been told yet.
  if (known) await lookAtSubscription(services, processor, { clubId })
  const club = await requireClub(services, clubId)
  if (clubStanding(club, now()) === 'active') throw new AppError('plan_runs')
  const customerId =
    known?.customerId ??
    (await keepCustomer(db, { clubId, customerId: await processor.makeCustomer(club), createdAt: now() }))
  const back = billingPage(services)
  return processor.openCheckout({
    customerId,
    clubId,
    plan,
    returnTo: { paid: `${back}&payment=made`, back: `${back}&payment=left` },
  })
}

/** Gives the processor's page on which a club manages what it pays. */
export async function openPortal(
  services: Services,
  processor: CardProcessor,
  clubId: string,
): Promise<string> {
  const known = await findSubscription(services.db, clubId)
  if (!known) throw new AppError('not_found')
  return processor.openPortal(known.customerId, billingPage(services))
}

async function requireClub({ db }: Services, clubId: string): Promise<ClubRow> {
  const club = await findClub(db, clubId)
  if (!club) throw new AppError('not_found')
  return club
}

function billingPage({ config: { publicUrl } }: Services): string {
  if (publicUrl === undefined) throw new Error('PUBLIC_URL is checked with the keys of the processor')
  return `${publicUrl}/admin-dashboard?tab=billing`
}
