import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clearTypedClubCode, findPerson, setEmailVerified, setTypedClubCode } from '../auth.store.ts'
import { lookUpCode } from '../sign-in/find-club-of-code.ts'

/**
 * Marks an address as verified and joins what waited for that: the club whose code the person gave, and every club that
 * has invited the address (D19, T61). Returns why the club of the code refused (it is full); the address stays verified. A
 * code that opens no club is kept with its refusal, for the field where the person lands. Inside the caller's transaction.
 */
export async function confirmAddress(
  services: Services,
  tx: Transaction,
  input: { userId: string; address: string; mustWait: boolean; requestId: string },
): Promise<AppError | undefined> {
  const { userId, address, mustWait, requestId } = input
  const before = await findPerson(tx, userId)
  const typed = before?.memberships.length === 0 ? before.typedClubCode : null
  // Before the invitations, because those lock their clubs (find-club-of-code.ts).
  const looked =
    typed === null
      ? undefined
      : { typed, found: await lookUpCode(services, tx, { clubCode: typed, address, userId }) }
  await setEmailVerified(tx, userId)
  await services.invitations.acceptAll(tx, { userId, requestId })
  const person = await findPerson(tx, userId)
  if (!person) return undefined
  await clearTypedClubCode(tx, userId)
  if (person.memberships.length > 0) return undefined
  let clubId = person.awaitingClubId
  if (looked) {
    const { typed, found } = looked
    if ('refusal' in found)
      return void (await setTypedClubCode(tx, userId, { typed, refusal: found.refusal }))
    clubId = found.clubId
  }
  if (clubId === null) return undefined
  try {
    await services.invitations.joinByCode(tx, { clubId, person, mustWait, requestId })
    return undefined
  } catch (error) {
    // joinByCode refuses before it writes, so the transaction can go on.
    if (error instanceof AppError) return error
    throw error
  }
}
