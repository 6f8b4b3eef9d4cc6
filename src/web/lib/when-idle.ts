/** At the latest after this, however busy the page is. */
const MOST_WAIT_MS = 2_000

/** Resolves once the page has drawn what it is about; Safari, which does not say when it is idle, waits a moment instead. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: MOST_WAIT_MS })
    else setTimeout(resolve, 200)
  })
}
