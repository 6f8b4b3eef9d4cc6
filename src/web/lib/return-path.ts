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
