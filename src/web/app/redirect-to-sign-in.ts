import { appText } from '#web/messages/en/app/app.ts'
import { loadToaster, showToast } from '#web/ui/toast.tsx'
import { signInAddress } from '#web/lib/return-path.ts'
import { UNAUTHORIZED_QUIET_MS, UNAUTHORIZED_REDIRECT_MS } from '#web/lib/timings.ts'

const LAST_REDIRECT = 'scoreclub.last-sign-in-redirect'
/** By the clock of this page, which begins at 0 when it is opened. */
let redirectedAt = 0

/**
 * Says that the session ended and goes to the sign-in page, keeping the path; at most once in ten seconds, across page
 * loads too, so that a server that refuses every session cannot cause a loop (T41). Answers whether it went.
 */
export function redirectToSignIn(
  readPath: () => string = () => location.pathname + location.search,
  go: (address: string) => void = (address) => {
    location.assign(address)
  },
): boolean {
  if (!mayRedirect()) return false
  showToast({
    tone: 'error',
    title: appText.unauthorized,
    description: appText.loggedOut,
  })
  const leave = () => {
    setTimeout(() => {
      // Read now: whoever went on while the message stood comes back to where they went.
      go(signInAddress(readPath()))
    }, UNAUTHORIZED_REDIRECT_MS)
  }
  // The half second starts when the message can be read.
  void loadToaster().then(leave, leave)
  return true
}

function mayRedirect(): boolean {
  const now = Date.now()
  try {
    const last = Number(sessionStorage.getItem(LAST_REDIRECT) ?? 0)
    if (now - last < UNAUTHORIZED_QUIET_MS) return false
    sessionStorage.setItem(LAST_REDIRECT, String(now))
    return true
  } catch {
    // Without storage the age of the page bounds it: a new one stays for as long as two redirects are apart.
    if (performance.now() - redirectedAt < UNAUTHORIZED_QUIET_MS) return false
    redirectedAt = performance.now()
    return true
  }
}
