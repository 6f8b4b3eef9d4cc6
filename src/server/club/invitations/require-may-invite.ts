import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { readCounter, takePoint, type Counter } from '../../platform/rate-limits/counters.store.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'
import type { ClubRow } from '../members/members.store.ts'

const HOUR_MS = 60 * 60_000
/** A club that was made to send mails to strangers is not kept for days. */
const NEW_MS = 3 * 24 * HOUR_MS

/**
 * Nobody may use our mail server to write to strangers: whoever invites needs a verified address of their own, and a
 * club sends so many in a day, a new one fewer. The sending is counted in the transaction that sends.
 */
export async function requireMayInvite(
  services: Pick<Services, 'config' | 'now'>,
  tx: Transaction,
  { viewer, club }: { viewer: SignedIn; club: ClubRow },
): Promise<void> {
  if (services.config.mail.smtpUrl !== undefined && !viewer.emailVerified)
    throw new AppError('email_unverified')
  const now = services.now()
  const isNew = now.getTime() - club.createdAt.getTime() < NEW_MS
  const counters: Counter[] = [
    ...(isNew ? [['invitations-new-club', club.id] as const] : []),
    ['invitations-club', club.id],
  ]
  for (const counter of counters) {
    if (await takePoint(tx, { counter, now })) continue
    const { msToWait } = await readCounter(tx, { counter, now })
    const hours = Math.max(1, Math.ceil(msToWait / HOUR_MS))
    throw new AppError('too_many_requests', {
      message: `${isNew ? 'A new club' : 'A club'} can send ${limitTable[counter[0]].points} invitations in a day. Please wait ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
      details: { retryAfterSeconds: Math.ceil(msToWait / 1000) },
    })
  }
}
