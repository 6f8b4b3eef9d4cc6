import type { Page } from '@playwright/test'

/** Counts the presses of a journey from now on, over all pages of this tab; taps into a field to type are told apart. */
export async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      (event) => {
        const isTyping =
          event.target instanceof Element && event.target.closest('input:not([type=radio],[type=checkbox])')
        const name = isTyping ? 'typing-taps' : 'taps'
        sessionStorage.setItem(name, `${Number(sessionStorage.getItem(name) ?? 0) + 1}`)
      },
      { capture: true },
    )
  })
}

export async function readTaps(page: Page): Promise<{ presses: number; intoFields: number }> {
  return page.evaluate(() => ({
    presses: Number(sessionStorage.getItem('taps') ?? 0),
    intoFields: Number(sessionStorage.getItem('typing-taps') ?? 0),
  }))
}
