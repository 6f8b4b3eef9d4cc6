import { guestAsPlayer, type Viewer } from '#contract/club/permissions.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findMembership } from '../club/club.ts'
import { isGuestOf } from '../competition/competition.ts'

type Person = { clubId: string; userId: string }

/** A member of the club, or a guest of it (U39), as the one who plays there; 404 for whoever is neither. */
export async function findPlayer(db: Queryable, person: Person): Promise<Viewer> {
  const player = await findPlayerHere(db, person)
  if (!player) throw new AppError('not_found')
  return player
}

/** The same; undefined for whoever is neither, as somebody who has left. */
export async function findPlayerHere(db: Queryable, { clubId, userId }: Person): Promise<Viewer | undefined> {
  if (await isGuestOf(db, { clubId, userId })) return guestAsPlayer(clubId, userId)
  const membership = await findMembership(db, clubId, userId)
  if (membership?.status !== 'active') return undefined
  const role = membership.role === 'club_admin' ? 'club_admin' : 'player'
  return {
    userId,
    currentClubId: clubId,
    memberships: [{ clubId, role, alsoPlays: membership.alsoPlays, status: 'active' }],
  }
}
