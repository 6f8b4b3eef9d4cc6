import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import type { User } from '#contract/identity/session.ts'
import { handicapIndexToWire } from '#contract/platform/wire-names.ts'
import { namedFace } from '#contract/club/named-face.ts'
import type { Config } from '../platform/config.ts'
import type { Services } from '../platform/deps.ts'
import type { SessionPerson } from '../platform/http/session.ts'
import { findPerson } from './auth.store.ts'
import { helpNow } from './help-now.ts'

/** The signed-in user as the store has them now, after a command has changed something about them. */
export async function readWireUser(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  userId: string,
): Promise<User> {
  const person = await findPerson(db, userId)
  if (!person) throw new Error(`User ${userId} is signed in and not in the store`)
  return toWireUser({ ...person, helpsAt: helpNow(person.deskHelp, now()) }, config)
}

/**
 * A person on the wire: role and clubId are those of the current club (D31). Addresses are verified only where this
 * installation can send mails.
 */
export function toWireUser(person: SessionPerson, { mail }: Pick<Config, 'mail'>): User {
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
    ...namedFace(current),
    alsoPlays: current?.alsoPlays ?? false,
    memberships: person.memberships.flatMap((one) =>
      one.status === 'removed'
        ? []
        : [
            {
              clubId: one.clubId,
              clubName: one.clubName,
              ...namedFace(one),
              role: one.role,
              alsoPlays: one.alsoPlays,
              status: one.status,
            },
          ],
    ),
    ...desksOf(person),
    ...refusedCode(person),
    asksForTerms: person.agreedTerms !== TERMS_VERSION,
    needsVerification: mail.smtpUrl !== undefined && !person.emailVerified,
  }
}

/** Where the person helps at a desk of the current club. */
function desksOf({ helpsAt = [], currentClubId }: SessionPerson): Pick<User, 'helpsAt'> {
  const here = helpsAt.filter(({ clubId }) => clubId === currentClubId)
  if (here.length === 0) return {}
  return { helpsAt: here.map(({ competitionId, name }) => ({ competitionId, name })) }
}

/** The code that opened no club, for the field where a person without one is told so. */
function refusedCode({
  memberships,
  typedClubCode,
  clubCodeRefusal,
}: SessionPerson): Pick<User, 'refusedClubCode'> {
  if (memberships.length > 0 || typedClubCode === null || clubCodeRefusal === null) return {}
  return { refusedClubCode: { typed: typedClubCode, why: clubCodeRefusal } }
}
