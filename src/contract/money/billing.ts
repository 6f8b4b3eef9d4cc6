import { z } from 'zod/mini'
import { plans } from './club-plan.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'

/** How a club pays for itself (D22). */
export const billing = z.object({
  /** False: this installation takes no card payments, and nothing is ever stopped. */
  takesPayments: z.boolean(),
  status: z.enum(['trial', 'active', 'lapsed']),
  trialDaysLeft: z.nullable(z.number()),
  plan: z.nullable(z.enum(plans)),
  /** The end of the period that is paid for. */
  paidUntil: z.nullable(z.string()),
  /** It ends there and is not renewed. */
  endsThen: z.boolean(),
  /** The last payment failed, and the processor tries it again. */
  isFailing: z.boolean(),
  /** The club has payments to manage at the processor. */
  hasPayments: z.boolean(),
})
export type Billing = z.infer<typeof billing>

const tag = 'Billing'
/** A page of the card processor, where the browser goes next. */
const page = z.object({ url: z.string() })

export const getBilling = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/billing',
  permission: 'administer_club',
  tag,
  summary: 'How the club pays for itself, and whether this installation takes card payments at all',
  params: clubParams,
  reply: billing,
})

export const openCheckout = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/billing/checkout',
  permission: 'administer_club',
  tag,
  summary:
    'Opens the card processor’s page on which a plan is bought; asked again before it is paid, the same page',
  params: clubParams,
  body: z.strictObject({ plan: z.enum(plans, { error: 'Choose annual or monthly.' }) }),
  reply: page,
})

export const openPortal = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/billing/portal',
  permission: 'administer_club',
  tag,
  summary: 'Opens the card processor’s page with the club’s card, its bills, and changing or ending its plan',
  params: clubParams,
  reply: page,
})

export const lookAtBilling = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/billing/look',
  permission: 'administer_club',
  tag,
  summary: 'Asks the card processor how things stand, where its message has not come',
  params: clubParams,
  reply: billing,
})
