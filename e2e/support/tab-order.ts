import type { Page } from '@playwright/test'

/**
 * Presses Tab until the focus is where it was first, or has left the page. A dialog's own circle is no trap, and neither
 * are the parts of a date and time.
 */
export async function tabThrough(page: Page): Promise<string> {
  const MOST = 400
  await page.evaluate(() => {
    Object.assign(globalThis, { passed: [] })
  })
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const passed: unknown = Reflect.get(globalThis, 'passed')
      if (!Array.isArray(passed)) return 'the list is gone'
      const here = document.activeElement
      if (here === null || here === document.body) return passed.length > 0 ? 'came round' : ''
      if (here === passed[0] && passed.at(-1) !== here) return 'came round'
      const PARTS_OF_A_TIME = 8
      const isStuck =
        passed.length >= PARTS_OF_A_TIME && passed.slice(-PARTS_OF_A_TIME).every((one) => one === here)
      if (isStuck) return `stuck on ${here.outerHTML.slice(0, 80)}`
      passed.push(here)
      return ''
    })
    if (where !== '') return where
  }
  return `not round after ${MOST} presses`
}
