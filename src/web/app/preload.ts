import { home, landing, findRoute } from './route-table.ts'

/**
 * Loads the page behind a link as soon as a pointer or the focus is on it. One listener for all links, so that no link
 * has to know about it.
 */
export function preloadOnIntent(isSignedIn: () => boolean): () => void {
  const loaded = new Set<string>()
  const onIntent = (event: Event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || loaded.has(link.pathname)) return
    loaded.add(link.pathname)
    const route = link.pathname === '/' ? (isSignedIn() ? home : landing) : findRoute(link.pathname)
    // A page that could not be loaded ahead is loaded when it is opened, and then reports its failure.
    route?.load().catch(() => loaded.delete(link.pathname))
  }
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of kinds) addEventListener(kind, onIntent, { passive: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, onIntent)
  }
}
