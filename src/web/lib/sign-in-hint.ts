import { readRememberedUser } from './remembered-user.ts'

/** A cookie that the server sets beside the session cookie, which no script can read. */
const HINT = /(?:^|;\s*)scoreclub\.signed_in=1/

/** Whether the server has set a session in this browser and not taken it back, as far as a script can know. */
export function hasSignInHint(): boolean {
  return typeof document !== 'undefined' && HINT.test(document.cookie)
}

/** False when this browser holds no session, so that the server need not be asked. */
export function mayBeSignedIn(): boolean {
  return hasSignInHint() || readRememberedUser() !== undefined
}
