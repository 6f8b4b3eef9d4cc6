import type { Membership } from './membership.ts'

/** Who asks: a signed-in person with the memberships that are his now. */
export type Viewer = { userId: string; currentClubId: string | null; memberships: readonly Membership[] }

function membershipIn(viewer: Viewer, clubId: string): Membership | undefined {
  return viewer.memberships.find((one) => one.clubId === clubId && one.status === 'active')
}

/** See the club's courses, competitions and boards (D20). */
export function maySeeClub(viewer: Viewer, clubId: string): boolean {
  return membershipIn(viewer, clubId) !== undefined
}

/** Courses, competitions, members, settings, analytics, club code and billing (spec section 6, D20). */
export function mayAdministerClub(viewer: Viewer, clubId: string): boolean {
  return membershipIn(viewer, clubId)?.role === 'club_admin'
}

/** Administer the club that is current: what GET /api/admin/permissions answers. */
export function isClubAdmin(viewer: Viewer): boolean {
  return viewer.currentClubId !== null && mayAdministerClub(viewer, viewer.currentClubId)
}

/** Play rounds and enter competitions of the club: players, and administrators who also play (D32). */
export function mayPlayAt(viewer: Viewer, clubId: string): boolean {
  const membership = membershipIn(viewer, clubId)
  return membership !== undefined && (membership.role === 'player' || membership.alsoPlays)
}

/** See a scorecard photo: whose it is, and the administrators of the club at which its round was played (D29). */
export function maySeePhoto(viewer: Viewer, photo: { ownerId: string; clubId: string | null }): boolean {
  return photo.ownerId === viewer.userId || (photo.clubId !== null && mayAdministerClub(viewer, photo.clubId))
}

/** Remove a member: an administrator of the club, never another administrator (spec section 6). */
export function mayRemoveMember(viewer: Viewer, clubId: string, member: Membership): boolean {
  return mayAdministerClub(viewer, clubId) && member.role !== 'club_admin'
}

/** Record a match's result: an administrator of the club, or one of the two who play it (D14). */
export function mayRecordMatch(viewer: Viewer, clubId: string, pairing: readonly (string | null)[]): boolean {
  return mayAdministerClub(viewer, clubId) || (maySeeClub(viewer, clubId) && pairing.includes(viewer.userId))
}
