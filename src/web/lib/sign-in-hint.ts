import { readRememberedUser } from './remembered-user.ts'

/** Set by the server beside its session cookie, which no script can read. */
const HINT = /(?:^|;\s*)scoreclub\.signed_in=1/

/** False: this browser holds no session, and asking the server would only be refused. */
export function mayBeSignedIn(): boolean {
  return (typeof document !== 'undefined' && HINT.test(document.cookie)) || readRememberedUser() !== undefined
}
