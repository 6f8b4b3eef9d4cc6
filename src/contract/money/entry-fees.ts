import { z } from 'zod/mini'
import { entryPaymentStates, feeWays, returnReasons } from './entry-payment.ts'
import { shownFees } from './fee-states.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { competitionParams } from '../competition/competitions.ts'

/* Entry fees that are paid by card, to the club's own account at the card processor (D22). */

export const cardAccount = z.object({
  /** False: this installation takes no entry fees by card. */
  isOffered: z.boolean(),
  /** `unfinished`: the club has not told the processor everything. `stopped`: the processor takes no cards for it now. */
  state: z.enum(['none', 'unfinished', 'ready', 'stopped']),
})
export type CardAccount = z.infer<typeof cardAccount>

const tag = 'Entry fees'
/** A page of the card processor, where the browser goes next. */
const page = z.object({ url: z.string() })
const path = '/api/clubs/:clubId/card-account'

export const getCardAccount = defineCall({
  method: 'GET',
  path,
  permission: 'administer_club',
  tag,
  summary: 'Whether the club can be paid entry fees by card',
  params: clubParams,
  reply: cardAccount,
})

export const connectCardAccount = defineCall({
  method: 'POST',
  path: `${path}/connection`,
  permission: 'administer_club',
  tag,
  summary:
    'Connects the club’s own account at the card processor, and opens the page on which the club fills it in or finishes that',
  params: clubParams,
  reply: page,
})

export const disconnectCardAccount = defineCall({
  method: 'DELETE',
  path: `${path}/connection`,
  permission: 'administer_club',
  tag,
  summary: 'Takes no more entry fees by card; what was paid can still be paid back. Safe to repeat',
  params: clubParams,
  reply: cardAccount,
})

export const lookAtCardAccount = defineCall({
  method: 'POST',
  path: `${path}/look`,
  permission: 'administer_club',
  tag,
  summary: 'Asks the card processor how the club’s account stands, where its message has not come',
  params: clubParams,
  reply: cardAccount,
})

/** What was paid by card, and where the money is. Amounts are decimal texts. */
export const cardPayment = z.object({
  state: z.enum(entryPaymentStates),
  amount: z.string(),
  currency: z.string(),
  paidAt: z.nullable(z.string()),
  returnedAt: z.nullable(z.string()),
  returnReason: z.nullable(z.enum(returnReasons)),
})

export const ownFee = z.object({
  competitionName: z.string(),
  clubName: z.string(),
  timeZone: z.string(),
  /** Decimal text in `currency`; null without a fee. */
  amount: z.nullable(z.string()),
  currency: z.string(),
  way: z.enum(feeWays),
  fee: z.enum(shownFees),
  /** The user may pay by card now. */
  mayPay: z.boolean(),
  /** Newest first; without pages on which nothing was paid. */
  payments: z.array(cardPayment),
})
export type OwnFee = z.infer<typeof ownFee>

const feePath = '/api/competitions/:competitionId/fee'

export const getOwnFee = defineCall({
  method: 'GET',
  path: feePath,
  permission: 'see_club',
  tag,
  summary: 'The user’s own entry fee: what is owed, and what became of what was paid by card',
  params: competitionParams,
  reply: ownFee,
})

export const payOwnFee = defineCall({
  method: 'POST',
  path: `${feePath}/payment`,
  permission: 'see_club',
  tag,
  summary:
    'Opens the card processor’s page on which the user’s entry fee is paid; asked again before it is paid, the same page',
  params: competitionParams,
  reply: page,
})

export const lookAtOwnFee = defineCall({
  method: 'POST',
  path: `${feePath}/look`,
  permission: 'see_club',
  tag,
  summary: 'Asks the card processor what became of the user’s payments, where its message has not come',
  params: competitionParams,
  reply: ownFee,
})
