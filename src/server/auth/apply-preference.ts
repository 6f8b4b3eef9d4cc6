import type { Queryable } from '../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { addMember, findClub } from '../members/members.store.ts'
import { findPerson, setCurrentClub, setSignUpRole, takePreference } from './auth.store.ts'

/**
 * Applies what was chosen before sign-in, once (D16, T36): a player without a club joins the club of the code, an
 * administrator stays without a club and creates one. An account that has a club or a role keeps it. Inside the
 * caller's transaction.
 */
export async function applyPreference(
  tx: Queryable,
  terms: { userId: string; tokenHash: string; now: Date },
): Promise<void> {
  const preference = await takePreference(tx, terms.tokenHash, terms.now)
  const person = await findPerson(tx, terms.userId)
  if (!preference || !person || person.memberships.length > 0) return
  if (person.signUpRole === null) await setSignUpRole(tx, terms.userId, preference.userType)
  if (preference.userType !== 'player' || preference.clubId === null) return
  const club = await findClub(tx, preference.clubId, { lock: true })
  if (!club) throw new AppError('club_code_invalid')
  const status = club.requiresApproval ? 'pending' : 'active'
  const isIn = await addMember(tx, { club, userId: terms.userId, role: 'player', status, now: terms.now })
  if (!isIn)
    throw new AppError('club_full', {
      message: `${club.name} has reached its limit of ${club.maxMembers} members.`,
    })
  if (status === 'active') await setCurrentClub(tx, terms.userId, club.id)
}
