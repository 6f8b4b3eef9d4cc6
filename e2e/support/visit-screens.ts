import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchPage } from './page-faults.ts'
import { screens, type Screen, type SeededScreens, type Who } from './screen-list.ts'

type Visit = {
  baseURL: string
  who: Who
  club: SeededScreens
  /** The window, the colours and the language it is visited with. */
  device: BrowserContextOptions
  /** Before the first page. */
  prepare?: (page: Page) => Promise<unknown>
  check: (page: Page, screen: Screen) => Promise<void>
}

/**
 * Opens every screen of one kind of user, without motion, and checks each once its data has come. No screen may throw, write
 * an error to the console, break the Content-Security-Policy or ask for something that is refused, unless the screen is about
 * that refusal.
 */
export async function visitScreens(browser: Browser, visit: Visit): Promise<void> {
  const { baseURL, who, club, device, prepare, check } = visit
  const context = await browser.newContext({
    ...device,
    baseURL,
    reducedMotion: 'reduce',
    storageState: club.signedIn[who],
  })
  const page = await context.newPage()
  const watched = watchPage(page)
  await prepare?.(page)
  for (const screen of screens[who])
    await test.step(screen.name, async () => {
      await page.goto(screen.path(club.seeded))
      if (screen.isDialog) await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
      else await expect(page.getByRole('heading', { level: 1, name: screen.heading }).first()).toBeVisible()
      await expect(page.getByText(/^(Loading|Cargando)\b.*…$/)).toHaveCount(0)
      await check(page, screen)
      const { refused } = screen
      if (refused) await expect.poll(() => watched.hasSeen(refused), `${screen.name}: its refusal`).toBe(true)
      expect.soft(watched.take(refused), `${screen.name}: faults of the page`).toEqual([])
    })
  await context.close()
}
