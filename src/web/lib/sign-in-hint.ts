import { readRememberedUser } from './remembered-user.ts'

/** A cookie that the server sets beside the session cookie, which no script can read. */
const HINT = /(?:^|;\s*)scoreclub\.signed_in=1/

/** False when this browser holds no session, so that the server need not be asked. */
export function mayBeSignedIn(): boolean {
  return (typeof document !== 'undefined' && HINT.test(document.cookie)) || readRememberedUser() !== undefined
}
