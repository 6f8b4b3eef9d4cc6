/** The path to come back to after signing in (U28): one of ours, or home. Never another site or the sign-in page itself. */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f]/.test(next)) return '/'
  return /^\/(api|auth)(\/|\?|$)/.test(next) ? '/' : next
}

/** The address of the sign-in page, with the way back. */
export function signInAddress(next: string): string {
  const path = safeReturnPath(next)
  return path === '/' ? '/api/login' : `/api/login?next=${encodeURIComponent(path)}`
}

/**
 * Where a reader goes after signing in: back, home, or to create the club that they will administer (D16). Whose club code
 * opened no club goes home, where they are told at the field for it (P20).
 */
export function afterSignIn(
  user: { role: string; clubId: string | null; refusedClubCode?: unknown },
  next: string | null,
): string {
  if (user.refusedClubCode !== undefined) return '/'
  const path = safeReturnPath(next)
  return path === '/' && user.role === 'club_admin' && user.clubId === null ? '/club-setup' : path
}
