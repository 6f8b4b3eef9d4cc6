import type { FastifyInstance } from 'fastify'
import {
  getBilling,
  lookAtBilling,
  openCheckout as openCheckoutCall,
  openPortal as openPortalCall,
  type Billing,
} from '#contract/money/billing.ts'
import { clubStanding, trialDaysLeft } from '#contract/money/club-plan.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireClubAdmin } from '../platform/http/require.ts'
import { serve } from '../platform/http/serve-call.ts'
import { requirePoint } from '../platform/rate-limits/require-point.ts'
import { findClub } from '../club/club.ts'
import { findSubscription } from './billing.store.ts'
import type { CardProcessor } from './card-processor.ts'
import { lookAtSubscription } from './look-at-subscription.ts'
import { openCheckout, openPortal } from './open-checkout.ts'
import { takeEvent } from './take-event.ts'

/** Where the card processor sends its messages; whoever sets it up enters this address there. */
export const EVENTS_PATH = '/api/payments/events'

const MOST_EVENT_BYTES = 512 * 1024

/** How a club pays for itself. Without a processor there is only the answer that nothing can be paid. */
export function billingRoutes(
  app: FastifyInstance,
  services: Services,
  processor: CardProcessor | undefined,
): void {
  const { sessions } = services

  async function requireProcessor(clubId: string): Promise<CardProcessor> {
    if (!processor) throw new AppError('payments_off')
    await requirePoint(services, ['payment-pages', clubId])
    return processor
  }

  serve(app, sessions, getBilling, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return readBilling(services, clubId)
  })

  serve(app, sessions, openCheckoutCall, async ({ viewer, params: { clubId }, body: { plan } }) => {
    requireClubAdmin(viewer, clubId)
    return { url: await openCheckout(services, await requireProcessor(clubId), { clubId, plan }) }
  })

  serve(app, sessions, openPortalCall, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return { url: await openPortal(services, await requireProcessor(clubId), clubId) }
  })

  serve(app, sessions, lookAtBilling, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    await lookAtSubscription(services, await requireProcessor(clubId), { clubId })
    return readBilling(services, clubId)
  })

  eventRoute(app, services, processor)
}

/** The signature is over the bytes as they came, so they are not parsed before. */
function eventRoute(app: FastifyInstance, services: Services, processor: CardProcessor | undefined): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MOST_EVENT_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post(EVENTS_PATH, { schema: { hide: true } }, async (request) => {
      if (!processor) throw new AppError('not_found')
      const { body, headers } = request
      const signature = String(headers['stripe-signature'] ?? '')
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const event = await processor.readEvent({ body: bytes, signature, now: services.now().getTime() })
      await takeEvent(services, processor, event)
      return { received: true }
    })
    done()
  })
}

async function readBilling(services: Services, clubId: string): Promise<Billing> {
  const now = services.now()
  const [club, row] = await Promise.all([
    findClub(services.db, clubId),
    findSubscription(services.db, clubId),
  ])
  if (!club) throw new AppError('not_found')
  const status = clubStanding(club, now)
  return {
    takesPayments: services.config.payments !== undefined,
    status,
    trialDaysLeft: status === 'trial' ? trialDaysLeft(club, now) : null,
    plan: row?.plan ?? null,
    paidUntil: row?.paidUntil?.toISOString() ?? null,
    endsThen: row?.endsThen ?? false,
    isFailing: row?.status === 'past_due',
    hasPayments: row !== undefined,
  }
}
