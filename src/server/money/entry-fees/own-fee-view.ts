import type { OwnFee } from '#contract/money/entry-fees.ts'
import { cardAccountState, feeWays, mayPayFee } from '#contract/money/entry-payment.ts'
import { amountText } from '#contract/money/currencies.ts'
import { feeStates, shownFee } from '#contract/money/fee-states.ts'
import {
  currentStatus,
  type EntryPaymentRow,
  findCompetition,
  findEntry,
  listPayments,
} from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { findCardAccount } from './card-accounts.store.ts'

/** A player's own entry fee as they see it. */
export async function readOwnFee(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; isOffered: boolean },
): Promise<OwnFee> {
  const { db, now } = services
  const { competitionId, isOffered } = input
  const { userId } = input.viewer
  const competition = await findCompetition(db, competitionId)
  const club = competition && (await findClub(db, competition.clubId))
  if (!competition || !club) throw new AppError('not_found')
  const [account, entry, payments] = await Promise.all([
    findCardAccount(db, club.id),
    findEntry(db, competitionId, userId),
    listPayments(db, { competitionId, userId }),
  ])
  const isCancelled = currentStatus(competition, now()) === 'cancelled'
  const way = feeWays.find((one) => one === competition.feeWay) ?? 'desk'
  const known = account && { ...account, isDisconnected: account.disconnectedAt !== null }
  const { entryFeeMinor: feeMinor } = competition
  const { currency } = club
  const fee = feeStates.find((one) => one === entry?.fee) ?? 'owed'
  return {
    competitionName: competition.name,
    clubName: club.name,
    timeZone: club.timeZone,
    amount: feeMinor === null ? null : amountText(feeMinor, currency),
    currency,
    way: isOffered && cardAccountState(known) === 'ready' ? way : 'desk',
    fee:
      entry === undefined || entry.status === 'reserve' || feeMinor === null
        ? 'none'
        : shownFee({ status: entry.status, fee, isCancelled }),
    mayPay: mayPayFee({
      status: entry?.status,
      fee: entry?.fee,
      isCancelled,
      feeMinor,
      currency,
      way,
      takesCards: isOffered && cardAccountState(known) === 'ready',
    }).ok,
    payments: payments.filter(({ paidAt }) => paidAt !== null).map(toPayment),
  }
}

/** What was paid by card, as its player and the desk read it. */
export function toPayment(row: EntryPaymentRow): OwnFee['payments'][number] {
  const { state, amountMinor, currency, paidAt, returnedAt, returnReason } = row
  return {
    state,
    amount: amountText(amountMinor, currency),
    currency,
    returnReason,
    paidAt: paidAt?.toISOString() ?? null,
    returnedAt: returnedAt?.toISOString() ?? null,
  }
}
