import type { Page } from '@playwright/test'

/** Waits until title, fonts and data are there and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () =>
      !document.querySelector('.animate-breathe, [aria-busy="true"]') &&
      !document.body.innerText.includes('Loading…'),
  )
  await page.evaluate(() => document.fonts.ready)
}
