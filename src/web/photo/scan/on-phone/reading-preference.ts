const KEY = 'scoreclub.read_on_phone'
const YES = 'yes'
const NO = 'no'
/** What the service worker keeps of the reader (src/worker/keep-card-reader.ts). */
const KEPT_FILES = 'scoreclub-card-reader'

/**
 * Whether photos are to be read on this phone; undefined where nobody has said so. Of the phone, not of the person: their
 * tablet may be another.
 */
export function readingPreference(): boolean | undefined {
  try {
    const said = localStorage.getItem(KEY)
    return said === YES ? true : said === NO ? false : undefined
  } catch {
    // Without storage nobody has asked for it.
    return undefined
  }
}

/** Whether photos are to be read on this phone: as was said, else where it has the reader. */
export async function findPreference(): Promise<boolean> {
  // A browser that forbids its storage has no reader in it.
  return readingPreference() ?? (await hasKeptReader().catch(() => false))
}

/**
 * Whether this phone has the reader. A browser writes local storage seconds later, so a phone that ends it just after
 * the tick loses the tick, and not the reader, which is there for the tick alone.
 */
export async function hasKeptReader(): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_FILES))) return false
  const kept = await (await caches.open(KEPT_FILES)).keys()
  // Other parts of it come with the review of a reading by the club's server.
  return kept.some(({ url }) => url.endsWith('.wasm'))
}

/** Whoever no longer wants it gets the room on their phone back. */
export function rememberPreference(isWanted: boolean): void {
  try {
    localStorage.setItem(KEY, isWanted ? YES : NO)
  } catch {
    // The choice then lasts until the panel is closed.
  }
  if (!isWanted && 'caches' in globalThis) void caches.delete(KEPT_FILES).catch(() => false)
}
