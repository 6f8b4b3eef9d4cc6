import type { User } from '#contract/session.ts'
import { handicapIndexToWire } from '#contract/wire-names.ts'
import type { SignedIn } from '../http/session.ts'

/**
 * A person as the wire shows him: role and clubId are those of the current club (D31). `hasMail`: this installation can
 * send mails, so addresses are verified.
 */
export function toWireUser(person: SignedIn, { hasMail }: { hasMail: boolean }): User {
  const current = person.memberships.find((one) => one.clubId === person.currentClubId)
  return {
    id: person.userId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    profileImageUrl: person.image,
    handicap: handicapIndexToWire(person.handicapIndex),
    role: current?.role ?? (person.signUpRole === 'club_admin' ? 'club_admin' : 'player'),
    clubId: person.currentClubId,
    clubName: current?.clubName ?? null,
    alsoPlays: current?.alsoPlays ?? false,
    memberships: person.memberships.flatMap((one) =>
      one.status === 'removed'
        ? []
        : [
            {
              clubId: one.clubId,
              clubName: one.clubName,
              role: one.role,
              alsoPlays: one.alsoPlays,
              status: one.status,
            },
          ],
    ),
    needsVerification: hasMail && !person.emailVerified,
  }
}
