import type { Page } from '@playwright/test'

/**
 * Timers of exactly this length wait in the page, also after a reload, until they are let go. What a page says for half
 * a second before it moves on can so be read on a machine of any speed.
 */
export async function holdTimers(page: Page, length: number): Promise<{ letGo: () => Promise<void> }> {
  await page.addInitScript(hold, length)
  await page.evaluate(hold, length)
  return { letGo: () => page.evaluate(letGo) }
}

declare global {
  var letTimersGo: (() => void) | undefined
}

/** Runs in the page. */
function hold(length: number): void {
  const LONGEST = 2_147_483_647
  const own = { start: Reflect.get(globalThis, 'setTimeout'), stop: Reflect.get(globalThis, 'clearTimeout') }
  const held = new Map<unknown, () => void>()
  let isHolding = true
  const start = (work: unknown, ms: number | undefined, given: unknown[]): unknown =>
    Reflect.apply(own.start, globalThis, [work, ms, ...given])
  Object.assign(globalThis, {
    setTimeout(work: unknown, ms?: number, ...given: unknown[]): unknown {
      const isHeld = isHolding && ms === length
      const id = start(work, isHeld ? LONGEST : ms, given)
      if (isHeld) held.set(id, () => void start(work, 0, given))
      return id
    },
    clearTimeout(id: unknown): void {
      held.delete(id)
      Reflect.apply(own.stop, globalThis, [id])
    },
    letTimersGo(): void {
      isHolding = false
      for (const run of held.values()) run()
      held.clear()
    },
  })
}

/** Runs in the page. */
function letGo(): void {
  if (!globalThis.letTimersGo) throw new Error('No timer is held in this page.')
  globalThis.letTimersGo()
}
