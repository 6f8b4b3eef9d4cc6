import { readRememberedUser } from './remembered-user.ts'

/** A cookie that the server sets beside the session cookie, which no script can read. */
const HINT = /(?:^|;\s*)scoreclub\.signed_in=1/

/** Whether the server has given this browser a session; it may have ended. */
export function holdsSession(): boolean {
  return typeof document !== 'undefined' && HINT.test(document.cookie)
}

/** False when this browser holds no session, so that the server need not be asked. */
export function mayBeSignedIn(): boolean {
  return holdsSession() || readRememberedUser() !== undefined
}
