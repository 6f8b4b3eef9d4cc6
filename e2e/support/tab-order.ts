import type { Page } from '@playwright/test'

const MOST = 400
const AT_ONCE = 20

/**
 * Holds Tab until the focus is where it was first, or has left the page. A dialog's own circle is no trap, and neither
 * are the parts of a date and time.
 */
export async function tabThrough(page: Page): Promise<string> {
  await page.evaluate(noteFocus)
  for (let pressed = 0; pressed < MOST; pressed += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.down('Tab')))
    await page.keyboard.up('Tab')
    const where = await page.evaluate(judge)
    if (where !== '') return where
  }
  return `not round after ${MOST} presses`
}

declare global {
  var focused: Element[] | undefined
}

/** Runs in the page: keeps where the focus is whenever Tab goes down, which is where the last Tab has brought it. */
function noteFocus(): void {
  const focused: Element[] = []
  globalThis.focused = focused
  addEventListener(
    'keydown',
    () => {
      if (globalThis.focused === focused) focused.push(document.activeElement ?? document.body)
    },
    { capture: true },
  )
}

/** Runs in the page. */
function judge(): string {
  if (!globalThis.focused) return 'the list is gone'
  const PARTS_OF_A_TIME = 8
  const passed: Element[] = []
  // The first was there before any Tab.
  for (const here of [...globalThis.focused.slice(1), document.activeElement ?? document.body]) {
    if (here === document.body) {
      if (passed.length > 0) return 'came round'
      continue
    }
    if (here === passed[0] && passed.at(-1) !== here) return 'came round'
    const isStuck =
      passed.length >= PARTS_OF_A_TIME && passed.slice(-PARTS_OF_A_TIME).every((one) => one === here)
    if (isStuck) return `stuck on ${here.outerHTML.slice(0, 80)}`
    passed.push(here)
  }
  return ''
}
