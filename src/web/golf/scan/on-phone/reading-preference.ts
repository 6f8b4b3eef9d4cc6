const KEY = 'scoreclub.read_on_phone'
const YES = 'yes'
/** What the service worker keeps of the reader (src/worker/keep-card-reader.ts). */
const KEPT_FILES = 'scoreclub-card-reader'

/** Whether photos are to be read on this phone. Of the phone, not of the person: their tablet may be another. */
export function prefersReadingHere(): boolean {
  try {
    return localStorage.getItem(KEY) === YES
  } catch {
    // Without storage nobody has asked for it.
    return false
  }
}

/** Whoever no longer wants it gets the room on their phone back. */
export function rememberPreference(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, YES)
    else localStorage.removeItem(KEY)
  } catch {
    // The choice then lasts until the panel is closed.
  }
  if (!isWanted && 'caches' in globalThis) void caches.delete(KEPT_FILES).catch(() => false)
}
