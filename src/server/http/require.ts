import { mayAdministerClub, maySeeClub } from '#domain/club/permissions.ts'
import { AppError } from './app-error.ts'
import type { SignedIn } from './session.ts'

/** Members of one club see nothing of another, not even that it exists (D20): 404. */
export function requireMember(viewer: SignedIn, clubId: string): void {
  if (!maySeeClub(viewer, clubId)) throw new AppError('not_found')
}

/** 404 to strangers, 403 to the club's own players. */
export function requireClubAdmin(viewer: SignedIn, clubId: string): void {
  requireMember(viewer, clubId)
  if (!mayAdministerClub(viewer, clubId)) throw new AppError('forbidden')
}
