import { desk, expect, phone, test } from './support/fixtures.ts'
import { faults } from './support/screen-faults.ts'
import { everyone, seedScreens, type SeededScreens } from './support/screen-list.ts'
import { visitScreens } from './support/visit-screens.ts'

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
      test(`${who}, ${size}, ${colorScheme}`, ({ browser, server }) =>
        visitScreens(browser, {
          baseURL: server.url,
          who,
          club,
          device: { ...device, colorScheme },
          check: async (page, screen) => {
            expect.soft(await faults(page, screen), screen.name).toEqual([])
          },
        }))
