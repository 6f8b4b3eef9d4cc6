import { cardAccountState } from '#contract/money/entry-payment.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import type { CardProcessor } from '../card-processor.ts'
import {
  findCardAccount,
  keepCardAccount,
  replaceCardAccount,
  setDisconnected,
  type CardAccountRow,
} from './card-accounts.store.ts'
import { closePaymentPages } from '../../competition/competition.ts'
import { makeAccount, openOnboarding } from './fee-processor.ts'
import { lookAtAccount } from './look-at-account.ts'

/**
 * Connects a club's own account at the processor and gives the page on which the club fills it in. A club keeps the account
 * that it has had, also after it was disconnected, because what was paid to it is paid back from it.
 */
export async function connectAccount(
  services: Services,
  processor: CardProcessor,
  { viewer, clubId }: { viewer: SignedIn; clubId: string },
): Promise<string> {
  const { db, now } = services
  const club = await findClub(db, clubId)
  if (!club) throw new AppError('not_found')
  const known = await findCardAccount(db, clubId)
  const accountId = await accountFor(services, processor, { club, known })
  await db.transaction(async (tx) => {
    const before = await findCardAccount(tx, clubId, { lock: true })
    if (before?.accountId !== accountId) await replaceCardAccount(tx, { clubId, accountId })
    await setDisconnected(tx, clubId, null)
    await recordAction({ now }, tx, {
      by: viewer,
      clubId,
      action: 'club.card_account_connected',
      objectId: clubId,
      before: { isConnected: known !== undefined && before?.disconnectedAt === null && !before.isGone },
      after: { isConnected: true },
    })
  })
  if (known) await lookAtAccount(services, processor, { clubId })
  const page = `${publicUrlOf(services)}/admin-dashboard?tab=billing`
  return openOnboarding(processor, {
    accountId,
    again: `${page}&cards=again`,
    back: `${page}&cards=back`,
  })
}

async function accountFor(
  { db, now }: Services,
  processor: CardProcessor,
  { club, known }: { club: { id: string; name: string }; known: CardAccountRow | undefined },
): Promise<string> {
  if (known && !known.isGone) return known.accountId
  // The one that is gone has been asked about, so its number is another one than that of the next.
  const accountId = await makeAccount(processor, { club, attempt: known?.asked ?? 0 })
  return known ? accountId : keepCardAccount(db, { clubId: club.id, accountId, createdAt: now() })
}

/** The club takes no cards any more, from now on; what was paid can still be paid back. */
export async function disconnectAccount(
  services: Services,
  { viewer, clubId }: { viewer: SignedIn; clubId: string },
): Promise<void> {
  const { db, now, feed } = services
  await db.transaction(async (tx) => {
    const account = await findCardAccount(tx, clubId, { lock: true })
    if (account?.disconnectedAt !== null) return
    await setDisconnected(tx, clubId, now())
    if (await closePaymentPages(tx, { clubId, at: now() })) await feed.announce(tx, { kind: 'fees' })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.card_account_disconnected',
      objectId: clubId,
      before: { cardAccount: cardAccountState({ ...account, isDisconnected: false }) },
      after: { cardAccount: 'none' },
    })
  })
}

export function publicUrlOf({ config: { publicUrl } }: Pick<Services, 'config'>): string {
  if (publicUrl === undefined) throw new Error('PUBLIC_URL is checked with the keys of the processor')
  return publicUrl
}
