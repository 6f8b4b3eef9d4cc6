import { feeWays, mayPayFee, cardAccountState, type PayRefusal } from '#contract/money/entry-payment.ts'
import type { ErrorCode } from '#contract/platform/error-body.ts'
import {
  closePaymentPages,
  currentStatus,
  type EntryPaymentRow,
  findCompetition,
  findEntry,
  findOpenPayment,
  insertPayment,
  keepPaymentSession,
} from '../../competition/competition.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import type { CardProcessor } from '../card-processor.ts'
import { findCardAccount } from './card-accounts.store.ts'
import { publicUrlOf } from './connect-account.ts'
import { closeFeePage, openFeePage } from './fee-processor.ts'
import { lookAtPayment } from './look-at-payment.ts'

const refusals = {
  not_entered: 'fee_not_open',
  no_fee: 'fee_not_open',
  at_desk: 'fee_at_desk',
  cards_off: 'fee_at_desk',
  fee_paid: 'fee_settled',
} as const satisfies Record<PayRefusal, ErrorCode>

type Asked = { viewer: SignedIn; competitionId: string }

/**
 * Gives the processor's page on which a player pays their own entry fee. Amount and currency are the competition's. There is
 * one such page an entry: asked again it is the same, and after the fee was changed another.
 */
export async function openFeePayment(
  services: Services,
  processor: CardProcessor,
  asked: Asked,
): Promise<string> {
  const kept = await keepPayment(services, asked)
  const url = await pageOf(services, processor, kept)
  if (url !== null) return url
  // It was paid a moment ago, the fee was changed, or its day is over: then the next is another.
  const next = await keepPayment(services, asked)
  const opened = next.payment.id === kept.payment.id ? null : await pageOf(services, processor, next)
  if (opened === null) throw new AppError('fee_settled')
  return opened
}

type Kept = { payment: EntryPaymentRow; what: string }

async function pageOf(
  services: Services,
  processor: CardProcessor,
  { payment, what }: Kept,
): Promise<string | null> {
  const { id: paymentId, accountId, amountMinor, currency, competitionId } = payment
  if (payment.sessionId !== null) return lookAtPayment(services, processor, { paymentId })
  const page = `${publicUrlOf(services)}/competitions/${competitionId}/fee`
  const { sessionId, url } = await openFeePage(processor, {
    paymentId,
    accountId,
    amountMinor,
    currency,
    what,
    returnTo: { paid: `${page}?payment=made`, back: `${page}?payment=left` },
  })
  if (await keepPaymentSession(services.db, { id: paymentId, sessionId })) return url
  await closeFeePage(processor, { accountId, sessionId })
  return null
}

/** The payment that may be made now, kept before the processor hears of it. */
async function keepPayment(services: Services, { viewer, competitionId }: Asked): Promise<Kept> {
  const { db, now, feed } = services
  return db.transaction(async (tx) => {
    const situation = await lockSituation(services, tx, { viewer, competitionId })
    const { competition, club, accountId, amountMinor } = situation
    const { userId } = viewer
    const what = `${competition.name} · ${club.name}`
    const open = await findOpenPayment(tx, { competitionId, userId })
    const isSame =
      open?.amountMinor === amountMinor && open.currency === club.currency && open.accountId === accountId
    if (open && isSame) return { payment: open, what }
    if (await closePaymentPages(tx, { competitionId, userIds: [userId], at: now() }))
      await feed.announce(tx, { kind: 'fees' })
    const payment = await insertPayment(tx, {
      id: newId('pay'),
      clubId: club.id,
      competitionId,
      userId,
      accountId,
      amountMinor,
      currency: club.currency,
      state: 'open',
      createdAt: now(),
      lookedAt: now(),
    })
    return { payment, what }
  })
}

async function lockSituation(services: Services, tx: Transaction, { viewer, competitionId }: Asked) {
  const competition = await findCompetition(tx, competitionId, { lock: true })
  if (!competition) throw new AppError('not_found')
  requireCompetitionReader(viewer, competition)
  const { clubId, entryFeeMinor: feeMinor } = competition
  const [club, account, entry] = [
    await findClub(tx, clubId),
    await findCardAccount(tx, clubId),
    await findEntry(tx, competitionId, viewer.userId),
  ]
  if (!club) throw new Error(`Competition ${competitionId} belongs to no club`)
  const isReady =
    cardAccountState(account && { ...account, isDisconnected: account.disconnectedAt !== null }) === 'ready'
  const allowed = mayPayFee({
    status: entry?.status,
    fee: entry?.fee,
    feeMinor,
    currency: club.currency,
    isCancelled: currentStatus(competition, services.now()) === 'cancelled',
    way: feeWays.find((one) => one === competition.feeWay) ?? 'desk',
    takesCards: isReady,
  })
  if (!allowed.ok)
    throw new AppError(refusals[allowed.reason], allowed.detail ? { message: allowed.detail } : {})
  if (!account || feeMinor === null) throw new Error('A fee was allowed that cannot be paid')
  return { competition, club, accountId: account.accountId, amountMinor: feeMinor }
}
