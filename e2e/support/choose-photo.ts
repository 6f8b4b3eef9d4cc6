import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Chooses this photo for the card that is open, as from the phone's gallery. */
export async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose from Gallery' }).click()
  await (await opened).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('card.jpg')).toBeVisible()
}
