import type { Page } from '@playwright/test'

/**
 * Timers of exactly this length wait in the page, also after a reload, until they are released. So what a page says for half
 * a second before it moves on can be read on a machine of any speed.
 */
export async function freezeTimers(page: Page, length: number): Promise<{ release: () => Promise<void> }> {
  await page.addInitScript(freeze, length)
  await page.evaluate(freeze, length)
  return { release: () => page.evaluate(release) }
}

declare global {
  var releaseTimers: (() => void) | undefined
}

/** Runs in the page. */
function freeze(length: number): void {
  const LONGEST = 2_147_483_647
  const own = { start: Reflect.get(globalThis, 'setTimeout'), stop: Reflect.get(globalThis, 'clearTimeout') }
  const frozen = new Map<unknown, () => void>()
  let isFrozen = true
  const start = (work: unknown, ms: number | undefined, given: unknown[]): unknown =>
    Reflect.apply(own.start, globalThis, [work, ms, ...given])
  Object.assign(globalThis, {
    setTimeout(work: unknown, ms?: number, ...given: unknown[]): unknown {
      const isHeldBack = isFrozen && ms === length
      const id = start(work, isHeldBack ? LONGEST : ms, given)
      if (isHeldBack) frozen.set(id, () => void start(work, 0, given))
      return id
    },
    clearTimeout(id: unknown): void {
      frozen.delete(id)
      Reflect.apply(own.stop, globalThis, [id])
    },
    releaseTimers(): void {
      isFrozen = false
      for (const run of frozen.values()) run()
      frozen.clear()
    },
  })
}

/** Runs in the page. */
function release(): void {
  if (!globalThis.releaseTimers) throw new Error('No timer is frozen in this page.')
  globalThis.releaseTimers()
}
