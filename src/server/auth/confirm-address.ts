import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { findPerson, setAwaitingClub, setEmailVerified } from './auth.store.ts'
import { joinByCode } from './join-by-code.ts'

/**
 * The person has shown that he reads the mailbox: the club whose code he gave opens, and so does every club that invited
 * the address (D19, T61). Answers why the club of the code did not open, which does not undo the confirmation.
 */
export async function confirmAddress(
  services: Services,
  tx: Transaction,
  terms: { userId: string; mustWait: boolean },
): Promise<AppError | undefined> {
  const { userId, mustWait } = terms
  await setEmailVerified(tx, userId)
  await services.invitations.acceptAll(tx, { userId })
  const person = await findPerson(tx, userId)
  const clubId = person?.awaitingClubId
  if (!person || clubId === null || clubId === undefined) return undefined
  await setAwaitingClub(tx, userId, null)
  if (person.memberships.length > 0) return undefined
  try {
    await joinByCode(services, tx, { clubId, person, mustWait })
    return undefined
  } catch (error) {
    // It refuses before it writes, so the transaction may go on.
    if (error instanceof AppError) return error
    throw error
  }
}
