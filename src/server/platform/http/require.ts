import { mayAdministerClub, mayRunDesk, maySeeClub, maySeeCompetition } from '#contract/club/permissions.ts'
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
  if (!mayAdministerClub(viewer, clubId)) throw refusalFor(viewer, clubId)
}

/** Refuses people outside the club with 404, and with 403 its members who do not help at this desk now. */
export function requireDesk(
  viewer: SessionPerson,
  { id: competitionId, clubId }: { id: string; clubId: string },
): void {
  requireMember(viewer, clubId)
  if (!mayRunDesk(viewer, { clubId, competitionId })) throw refusalFor(viewer, clubId)
}

/** A desk helper is told whom to ask for what a desk does not do. */
export function refusalFor(viewer: SessionPerson, clubId: string): AppError {
  const helps = viewer.helpsAt?.some((one) => one.clubId === clubId) === true
  return new AppError(helps ? 'ask_administrator' : 'forbidden')
}
