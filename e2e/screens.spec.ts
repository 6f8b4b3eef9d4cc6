import { desk, expect, phone, test } from './fixtures.ts'
import { faults } from './screen-faults.ts'
import { everyone, screens, seedScreens, type SeededScreens } from './screen-list.ts'

/*
 * Every screen that exists, at phone and desk size, light and dark: axe finds nothing (WCAG 2.2 AA), no sideways scroll,
 * targets of 44 px with the score keys at 56 (U7), no text under 12 px and none under 14 on the card and the board (U8).
 */

let club: SeededScreens

test.beforeAll(async ({ browser, server }) => {
  club = await seedScreens(browser, server.url)
})

for (const who of everyone)
  for (const [size, device] of [
    ['phone', phone],
    ['desk', desk],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${who}, ${size}, ${colorScheme}`, async ({ browser, server }) => {
        const context = await browser.newContext({
          ...device,
          baseURL: server.url,
          colorScheme,
          reducedMotion: 'reduce',
          storageState: club.signedIn[who],
        })
        const page = await context.newPage()
        for (const screen of screens[who])
          await test.step(screen.name, async () => {
            await page.goto(screen.path(club.seeded))
            await expect(page.getByRole('heading', { level: 1, name: screen.heading }).first()).toBeVisible()
            await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
            await expect(page.getByText('Loading…')).toHaveCount(0)
            expect.soft(await faults(page, screen), screen.name).toEqual([])
          })
        await context.close()
      })
