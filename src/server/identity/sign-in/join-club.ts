import { mayJoinByCode } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPerson, setTypedClubCode } from '../auth.store.ts'
import { mailCode } from '../mailed-code/mail-code.ts'
import { findClubOfCode, requireTyped } from './find-club-of-code.ts'
import { mustVerifyFirst } from './open-typed-code.ts'

/**
 * A signed-in person without a club joins the one whose code they type, as a player and by the rules of a sign-up: where
 * mails can be sent the address is verified before the code is looked up, and a club may approve its members (D18). Twice
 * is once.
 */
export async function joinClub(
  services: Services,
  limits: AttemptLimits,
  input: { viewer: SignedIn; clubCode: string; address: string },
): Promise<void> {
  const { viewer, clubCode, address } = input
  const { userId, requestId } = viewer
  if (!mayJoinByCode(viewer)) throw belongsElsewhere()
  requireTyped(clubCode)
  if (mustVerifyFirst(services, viewer)) return keepUntilVerified(services, { userId, clubCode })
  const clubId = await findClubOfCode(services, { clubCode, address, userId })
  const mustWait = await limits.isAlarmed()
  await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('unauthorized')
    // Asked again, or waiting for this club already.
    if (person.memberships.some((one) => one.clubId === clubId)) return
    await services.invitations.joinByCode(tx, { clubId, person, mustWait, requestId })
    // Of two codes sent at once the second waited for the person's row, which both change, and finds the first club here.
    const clubs = (await findPerson(tx, userId))?.memberships.filter(({ status }) => status === 'active')
    if (clubs && clubs.length > 1) throw belongsElsewhere()
    await services.feed.announce(tx, { kind: 'person', userId })
  })
  services.sessions.forget(userId)
}

function belongsElsewhere(): AppError {
  return new AppError('forbidden', {
    message: 'You already belong to a club. Another one can invite you.',
  })
}

/** The code is looked up when the address is confirmed (confirm-address.ts). */
async function keepUntilVerified(
  services: Services,
  { userId, clubCode }: { userId: string; clubCode: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('unauthorized')
    await setTypedClubCode(tx, userId, { typed: clubCode, refusal: null })
    await mailCode(services, tx, { person, purpose: 'verify' })
    await services.feed.announce(tx, { kind: 'person', userId })
  })
  services.sessions.forget(userId)
}
