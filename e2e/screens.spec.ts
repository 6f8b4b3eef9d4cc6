import type { Page } from '@playwright/test'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { readShifts, watchShifts } from './support/layout-shifts.ts'
import { findMotion, recordMotion } from './support/motion.ts'
import { findReflowFaults } from './support/reflow.ts'
import { colourFaults, screenFaults } from './support/screen-faults.ts'
import { everyone } from './support/screen-list.ts'
import { tabThrough } from './support/tab-order.ts'
import { findCrowdedTargets } from './support/target-gaps.ts'
import { visitScreens } from './support/visit-screens.ts'

/*
 * Every screen that exists, opened once on a phone, at a desk and in a narrow window; each visit makes all checks of that
 * size, so that no screen is loaded twice for the sake of another measurement.
 */

// Twenty-six screens, each with two runs of axe: on a busy machine minutes.
test.describe.configure({ mode: 'parallel' })

/**
 * axe finds nothing (WCAG 2.2 AA), no sideways scroll, targets of 44 px with the score keys at 56 (U7), no text under
 * 12 px and none under 14 on the card and the board (U8); the same in the dark and outdoor themes, where only colours differ.
 */
async function expectSound(page: Page, screen: { name: string; isOnCourse?: boolean }): Promise<void> {
  expect.soft(await screenFaults(page, screen), screen.name).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(nextFrames)
  expect.soft(await colourFaults(page, screen), `${screen.name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'outdoor'))
  await page.evaluate(nextFrames)
  expect.soft(await colourFaults(page, screen), `${screen.name}, outdoor`).toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
}

/** Runs in the page: the first frame begins the change of colours, which lasts 1 ms at most, and the second ends it. */
function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

for (const who of everyone) {
  test(`when the ${who} opens each screen on a phone, then all can be read and pressed, and nothing moves`, ({
    browser,
    server,
    screensClub: club,
  }) =>
    visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: { ...phone, colorScheme: 'light' },
      prepare: (page) => page.addInitScript(recordMotion),
      check: async (page, screen) => {
        expect.soft(await page.evaluate(findMotion), `${screen.name}: motion (U40)`).toEqual([])
        expect.soft(await page.evaluate(findCrowdedTargets), `${screen.name}: 8 px (U7)`).toEqual([])
        await expectSound(page, screen)
      },
    }))

  test(`when the ${who} opens each screen at a desk, then all can be read, and Tab comes through`, ({
    browser,
    server,
    screensClub: club,
  }) =>
    visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: { ...desk, colorScheme: 'light' },
      check: async (page, screen) => {
        await expectSound(page, screen)
        expect.soft(await tabThrough(page), `${screen.name}: Tab (U19)`).toBe('came round')
      },
    }))

  test(`when the ${who} opens each screen on a small phone, then turns a phone on its side, then all can be read and pressed`, ({
    browser,
    server,
    screensClub: club,
  }) =>
    visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: { ...phone, viewport: { width: 375, height: 553 }, colorScheme: 'light' },
      check: async (page, screen) => {
        expect.soft(await screenFaults(page, screen), `${screen.name}, 375x553`).toEqual([])
        await page.setViewportSize({ width: 844, height: 390 })
        await page.evaluate(nextFrames)
        expect.soft(await screenFaults(page, screen), `${screen.name}, 844x390`).toEqual([])
        await page.setViewportSize({ width: 375, height: 553 })
      },
    }))

  // 320 px is also 1280 px at 400 % (U21); letters half as large again are U22.
  test(`when the ${who} opens each screen at 320 px, then with large letters, then nothing is cut off or shifts`, ({
    browser,
    server,
    screensClub: club,
  }) =>
    visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: { viewport: { width: 320, height: 700 } },
      prepare: (page) => page.addInitScript(watchShifts),
      check: async (page, screen) => {
        expect.soft(await page.evaluate(findReflowFaults), `${screen.name}, 320 px`).toEqual([])
        // Before the letters grow: that shifts a page by itself.
        const { sum, shifts } = await readShifts(page)
        expect
          .soft(sum, `${screen.name}: layout shift (U35) ${JSON.stringify(shifts)}`)
          .toBeLessThanOrEqual(0.02)
        await page.setViewportSize({ width: 390, height: 700 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
        // Charts follow the new size a frame later.
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(findReflowFaults), `${screen.name}, letters of 24 px`)
          .toEqual([])
        // The next screen is loaded at 320 px.
        await page.setViewportSize({ width: 320, height: 700 })
      },
    }))
}
