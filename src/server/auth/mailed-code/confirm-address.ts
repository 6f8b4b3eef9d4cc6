import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findPerson, setAwaitingClub, setEmailVerified } from '../auth.store.ts'
import { joinByCode } from '../sign-in/join-by-code.ts'

/**
 * Marks an address as verified and joins what waited for that: the club whose code the person gave, and every club that
 * has invited the address (D19, T61). Returns why the club of the code refused (it is full); the address stays verified.
 * Inside the caller's transaction.
 */
export async function confirmAddress(
  services: Services,
  tx: Transaction,
  input: { userId: string; mustWait: boolean; requestId: string },
): Promise<AppError | undefined> {
  const { userId, mustWait, requestId } = input
  await setEmailVerified(tx, userId)
  await services.invitations.acceptAll(tx, { userId, requestId })
  const person = await findPerson(tx, userId)
  const clubId = person?.awaitingClubId
  if (!person || clubId === null || clubId === undefined) return undefined
  await setAwaitingClub(tx, userId, null)
  if (person.memberships.length > 0) return undefined
  try {
    await joinByCode(services, tx, { clubId, person, mustWait, requestId })
    return undefined
  } catch (error) {
    // joinByCode refuses before it writes, so the transaction can go on.
    if (error instanceof AppError) return error
    throw error
  }
}
