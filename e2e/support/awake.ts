import type { Page } from '@playwright/test'

/** A public page is sent ready to be read; until its code has come nothing hears a press or what is typed. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    // React's mark on the element whose events it hears.
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer$'))
  })
}
