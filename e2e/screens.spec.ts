import type { Page } from '@playwright/test'
import { isLongForm } from '#test/long-form.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { englishArithmetic, englishOnly, linesIn, openArithmetic, shownOf } from './support/english-left.ts'
import { readShifts, watchShifts } from './support/layout-shifts.ts'
import { findMotion, recordMotion } from './support/motion.ts'
import { findReflowFaults } from './support/reflow.ts'
import { SMALLER_TAG } from './support/long-form.ts'
import { colourFaults, screenFaults, sizeFaults } from './support/screen-faults.ts'
import { everyone, type Screen } from './support/screen-list.ts'
import { tabThrough } from './support/tab-order.ts'
import { findCrowdedTargets } from './support/target-gaps.ts'
import { visitScreens } from './support/visit-screens.ts'

/*
 * Every screen that exists, loaded once in a narrow window, which is then made a phone, a smaller one, one on its side, a window
 * with large letters, and a desk. What axe finds changes with the layout and not with each window, so it looks once at a phone
 * and, colours aside, once at a desk; the long form has it look in every window and all colours. The screens are in Spanish,
 * whose words are longer and which the other journeys seldom read; the long form has them in English as well.
 */

test.describe.configure({ mode: 'parallel' })

/** Runs in the page: the first frame begins the change of colours, which lasts 1 ms at most, and the second ends it. */
function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(nextFrames)
}

/** The dark theme on what is read on the course; in the long form on every screen, and the outdoor one, too. */
async function expectSoundColours(page: Page, screen: Screen): Promise<void> {
  // The contrast of each theme's colours has a table of its own (src/web/ui/tokens.test.ts).
  if (!isLongForm && screen.isOnCourse !== true) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(nextFrames)
  expect.soft(await colourFaults(page), `${screen.name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  if (!isLongForm) return
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'outdoor'))
  await page.evaluate(nextFrames)
  expect.soft(await colourFaults(page), `${screen.name}, outdoor`).toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
}

const narrow = { width: 320, height: 700 }

/** As the screen was loaded: 320 px is also 1280 px at 400 % (U21). */
async function expectSoundAsLoaded(page: Page, screen: Screen): Promise<void> {
  expect.soft(await page.evaluate(findReflowFaults), `${screen.name}, 320 px`).toEqual([])
  // Before the window or the letters grow: that shifts a page by itself.
  const { sum, shifts } = await readShifts(page)
  expect.soft(sum, `${screen.name}: layout shift (U35) ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
}

/**
 * axe finds nothing (WCAG 2.2 AA), no sideways scroll, targets of 44 px with the score keys at 56 (U7), no text under
 * 12 px and none under 14 on the card and the board (U8).
 */
async function expectSoundOnPhone(page: Page, screen: Screen): Promise<void> {
  await resize(page, phone.viewport.width, phone.viewport.height)
  expect.soft(await page.evaluate(findMotion), `${screen.name}: motion (U40)`).toEqual([])
  expect.soft(await page.evaluate(findCrowdedTargets), `${screen.name}: 8 px (U7)`).toEqual([])
  expect.soft(await screenFaults(page, screen), screen.name).toEqual([])
  await expectSoundColours(page, screen)
}

/** On a smaller phone and on its side, with letters half as large again (U22), and at a desk. */
async function expectSoundInOtherWindows(page: Page, screen: Screen): Promise<void> {
  const findFaults = isLongForm ? screenFaults : sizeFaults
  for (const [width, height] of [
    [375, 553],
    [844, 390],
  ] as const) {
    await resize(page, width, height)
    expect.soft(await findFaults(page, screen), `${screen.name}, ${width}x${height}`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 700 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
  // Charts follow the new size a frame later.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(findReflowFaults), `${screen.name}, letters of 24 px`)
    .toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await resize(page, desk.viewport.width, desk.viewport.height)
  const faults = await screenFaults(page, screen, { looksAtColours: isLongForm })
  expect.soft(faults, `${screen.name}, at a desk`).toEqual([])
  if (isLongForm) await expectSoundColours(page, screen)
  expect.soft(await tabThrough(page), `${screen.name}: Tab (U19)`).toBe('came round')
}

/** No English sentence of the message catalogue is left, and what is folded away can be read and pressed, too. */
async function expectSpanish(page: Page, { screen, english }: { screen: Screen; english: Set<string> }) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect.soft(await shownOf(page, english), screen.name).toEqual([])
  await openArithmetic(page)
  expect.soft(await linesIn(page, englishArithmetic), `${screen.name}: arithmetic`).toEqual([])
  expect.soft(await sizeFaults(page, screen), `${screen.name}, unfolded`).toEqual([])
}

for (const locale of isLongForm ? ['es-ES', 'en-GB'] : ['es-ES'])
  for (const who of everyone)
    test(
      `when the ${who} opens each screen in a narrow window, on phones held both ways, with large letters and at a desk, then all can be read and pressed, nothing is cut off or shifts, Tab comes through, and the language is one (${locale})`,
      { tag: SMALLER_TAG },
      async ({ browser, server, screensClub: club }) => {
        const english = await englishOnly()
        await visitScreens(browser, {
          baseURL: server.url,
          who,
          club,
          device: { ...phone, viewport: narrow, colorScheme: 'light', locale },
          prepare: async (page) => {
            await page.addInitScript(recordMotion)
            await page.addInitScript(watchShifts)
          },
          check: async (page, screen) => {
            await expectSoundAsLoaded(page, screen)
            await expectSoundOnPhone(page, screen)
            if (locale === 'es-ES') await expectSpanish(page, { screen, english })
            await expectSoundInOtherWindows(page, screen)
            // The next screen is loaded in it.
            await page.setViewportSize(narrow)
          },
        })
      },
    )
