import { parseClubCode } from '#contract/club/club-code.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sourceKey } from '../../platform/rate-limits/address-key.ts'
import {
  holdCounter,
  readCounter,
  takePoint,
  type Counter,
} from '../../platform/rate-limits/counters.store.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'
import { SITE, tooMany } from '../attempt-limits.ts'
import { findClubByCode } from '../auth.store.ts'

/** The typed text, unless there is none: that is refused, and tells nothing. */
export function requireTyped(clubCode: string | null): string {
  if (clubCode === null || clubCode.trim() === '') throw codeError('club_code_missing')
  return clubCode
}

/** The club of the code that a signed-in person types, or the refusal for the field: unknown, or too many tries. */
export async function findClubOfCode(
  services: Pick<Services, 'db' | 'now'>,
  input: { clubCode: string; address: string; userId: string },
): Promise<string> {
  // What is counted has to stay, so the refusals are thrown when the transaction has ended.
  const found = await services.db.transaction((tx) => lookUpCode(services, tx, input))
  if ('clubId' in found) return found.clubId
  throw found.refusal === 'limited' ? tooMany(found.msToWait) : codeError('club_code_invalid')
}

type LookedUp = { clubId: string } | { refusal: 'unknown' } | { refusal: 'limited'; msToWait: number }

/**
 * The club that a typed code opens, for somebody who is signed in. An unknown code, one that is malformed and one of a
 * closed club get the same answer and count as the same attempt, of the address and of the account (D18, P20).
 *
 * The counters are held until the transaction ends, so that of a burst from one address only five wrong ones are answered,
 * while any number of players of one clubhouse may type the right one at once. Whoever also locks a club does so afterwards.
 */
export async function lookUpCode(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { clubCode, address, userId }: { clubCode: string; address: string; userId: string },
): Promise<LookedUp> {
  const counters: Counter[] = [
    ['club-code-address', address],
    ['club-code-account', userId],
  ]
  const now = services.now()
  for (const counter of counters)
    if ((await holdCounter(tx, { counter, now })) >= limitTable[counter[0]].points)
      return { refusal: 'limited', msToWait: (await readCounter(tx, { counter, now })).msToWait }
  const code = parseClubCode(clubCode)
  const club = code === undefined ? undefined : await findClubByCode(tx, code)
  if (club?.isActive) return { clubId: club.id }
  for (const counter of counters) await takePoint(tx, { counter, now })
  await raiseAlarm(tx, { address, now })
  return { refusal: 'unknown' }
}

/**
 * Counts a wrong code towards the alarm of the whole site (P20). One source counts only a few times in an hour, so that
 * the alarm needs many sources, and nobody alone can make all players of all clubs wait for approval.
 */
async function raiseAlarm(tx: Transaction, { address, now }: { address: string; now: Date }): Promise<void> {
  const isCounted = await takePoint(tx, { counter: ['club-code-share', sourceKey(address)], now })
  if (isCounted) await takePoint(tx, { counter: ['club-code-site', SITE], now })
}

function codeError(code: 'club_code_missing' | 'club_code_invalid'): AppError {
  const { message } = new AppError(code)
  return new AppError(code, { fields: [{ field: 'clubCode', message }] })
}
