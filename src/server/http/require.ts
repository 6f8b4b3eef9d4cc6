import { mayAdministerClub, maySeeClub, maySeeCompetition } from '#domain/club/permissions.ts'
import { AppError } from './app-error.ts'
import type { SessionPerson } from './session.ts'

/** Refuses people outside the club with 404, because they must not even learn that it exists (D20). */
export function requireMember(viewer: SessionPerson, clubId: string): void {
  if (!maySeeClub(viewer, clubId)) throw new AppError('not_found')
}

/** Refuses people outside the club, and its players while it is a draft, as if there were no such competition. */
export function requireCompetitionReader(
  viewer: SessionPerson,
  competition: { clubId: string; status: string },
): void {
  if (!maySeeCompetition(viewer, competition)) throw new AppError('not_found')
}

/** Refuses people outside the club with 404, and the club's players with 403. */
export function requireClubAdmin(viewer: SessionPerson, clubId: string): void {
  requireMember(viewer, clubId)
  if (!mayAdministerClub(viewer, clubId)) throw new AppError('forbidden')
}
