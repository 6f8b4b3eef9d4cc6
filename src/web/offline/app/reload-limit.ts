const LAST = 'scoreclub.reloaded-for-version'
const PAUSE_MS = 10 * 60_000

/** Once in ten minutes, across page loads, so that a server and a version that never agree cause no loop. */
export function mayReloadAgain(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(LAST) ?? 0) < PAUSE_MS) return false
    sessionStorage.setItem(LAST, String(now))
    return true
  } catch {
    // Without storage nobody would know of the last time; the person has the button.
    return false
  }
}
