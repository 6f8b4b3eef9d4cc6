import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { everyone, seedScreens, type SeededScreens } from './support/screen-list.ts'
import { visitScreens } from './support/visit-screens.ts'

/*
 * Every screen at 320 px, which is also 1280 px at 400 % (U21); with letters half as large again (U22); and while its
 * data arrives: nothing that was there moves (U35), and no status, JSON or stack is shown to people (U34).
 */

let club: SeededScreens

test.beforeAll(async ({ browser, server }) => {
  club = await seedScreens(browser, server.url)
})

for (const who of everyone)
  for (const [name, terms] of [
    ['320 px', { width: 320, rootSize: '' }],
    ['390 px, letters of 24 px', { width: 390, rootSize: '24px' }],
  ] as const)
    test(`${who}, ${name}`, ({ browser, server }) =>
      visitScreens(browser, {
        baseURL: server.url,
        who,
        club,
        device: { viewport: { width: terms.width, height: 700 } },
        prepare: async (page) => {
          await page.addInitScript(watchShifts)
          await page.addInitScript((size) => {
            addEventListener('DOMContentLoaded', () => {
              if (size !== '') document.documentElement.style.fontSize = size
            })
          }, terms.rootSize)
        },
        check: async (page, screen) => {
          expect.soft(await page.evaluate(measure), screen.name).toEqual([])
          // Letters that are made larger while the page loads shift it by themselves.
          if (terms.rootSize === '')
            expect.soft(await shifts(page), `${screen.name}: layout shift`).toBeLessThanOrEqual(0.02)
        },
      }))

function watchShifts(): void {
  Object.assign(globalThis, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number')
        Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted')) + entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
}

function shifts(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))
}

/** Runs in the page: what is wider than the screen, cut off, or not meant for people. */
function measure(): string[] {
  const found: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    found.push(`sideways scroll: ${root.scrollWidth} > ${root.clientWidth}`)
  for (const element of document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, p, a, button, th, td, label, dt, dd',
  )) {
    const style = getComputedStyle(element)
    const isCut =
      style.overflow === 'hidden' &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    if (isCut && element.closest('.sr-only') === null)
      found.push(`cut: ${element.textContent.trim().slice(0, 40)}`)
  }
  const text = document.body.innerText
  for (const raw of [
    /\{"/,
    /\bat \S+ \(.*:\d+:\d+\)/,
    /\b[45]\d\d: /,
    /\bundefined\b/,
    /\bNaN\b/,
    /\[object /,
  ])
    if (raw.test(text)) found.push(`not for people: ${raw.exec(text)?.[0] ?? ''}`)
  return found
}
