/** The path to come back to after signing in (U28): one of ours, or home. Never another site, never the door itself. */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f]/.test(next)) return '/'
  return /^\/(api|auth)(\/|\?|$)/.test(next) ? '/' : next
}

/** The door, with the way back. */
export function signInAddress(next: string): string {
  const path = safeReturnPath(next)
  return path === '/' ? '/api/login' : `/api/login?next=${encodeURIComponent(path)}`
}

/** Where somebody goes who has just signed in: back, home, or to create the club he is to administer (D16). */
export function afterSignIn(user: { role: string; clubId: string | null }, next: string | null): string {
  const path = safeReturnPath(next)
  return path === '/' && user.role === 'club_admin' && user.clubId === null ? '/club-setup' : path
}
