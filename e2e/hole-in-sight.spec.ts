import type { BrowserContext, Page } from '@playwright/test'
import { isLongForm } from '#test/long-form.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { SMALLER_TAG } from './support/long-form.ts'
import { seedClub, seedRound, signUp, type SeededClub } from './support/seed.ts'
import { tapKey } from './support/tap-key.ts'

/*
 * The hole that is scored and all its keys are in sight at once, without scrolling, and they stand still: a thumb that lies
 * on Par after the first tap lies on Par after the eighteenth.
 */

const sizes = [
  ['a phone', 390, 844],
  ['a phone in its browser', 390, 664],
  ['a small phone', 375, 667],
  ['a small phone in its browser', 375, 553],
  ['a narrow phone', 360, 640],
  ['a narrow phone in its browser', 360, 560],
  ['the smallest phone', 320, 568],
  ['a phone on its side', 844, 390],
  ['a small phone on its side', 667, 375],
  ['the smallest phone on its side', 568, 320],
  ['a window at 200 %', 640, 400],
  ['a wide and low window', 720, 450],
  ['a tablet on its side', 960, 600],
] as const

/** As src/web/ui/toast-queue.ts has it. */
const TOAST_MS = 5_000

let club: SeededClub
let admin: BrowserContext

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Low Links')
})
test.afterAll(() => admin.close())

/** A whole round in this one; all take turns in one round, hole by hole. The long form plays a round in each. */
const playedThrough = 'a small phone in its browser'

for (const [what, width, height] of isLongForm ? sizes : sizes.filter(([name]) => name === playedThrough))
  test(`when 18 holes are scored on ${what} of ${width} x ${height}, then hole and keys are in sight and still`, async ({
    person,
  }) => {
    const page = await openCard(await person(phone), { width, height })
    const still = await page.evaluate(keyPlaces)
    expect(still).toHaveLength(13)
    for (let hole = 1; hole <= 18; hole++) {
      await expectInSight(page, hole, still)
      await tapScore(page, hole)
      expect(await page.evaluate(keyPlaces), `after the tap on hole ${hole}`).toEqual(still)
    }
    expect(await page.evaluate(findHidden, 18), 'hole 18 after its tap').toEqual([])
  })

test(
  'when a window takes every size during a round, then hole and keys are in sight in each, and a tap moves no key',
  { tag: SMALLER_TAG },
  async ({ person }) => {
    const page = await openCard(await person(phone), { width: 390, height: 664 })
    for (let hole = 1; hole <= 18; hole++) {
      const [, width, height] = sizes[hole % sizes.length] ?? sizes[0]
      await page.setViewportSize({ width, height })
      await page.evaluate(nextFrames)
      const still = await page.evaluate(keyPlaces)
      expect(still, `${width} x ${height}`).toHaveLength(13)
      await expectInSight(page, hole, still)
      await tapScore(page, hole)
      expect(await page.evaluate(keyPlaces), `after the tap on hole ${hole}`).toEqual(still)
    }
  },
)

/** The card of a player with two strokes on some holes: the longest words that stand beside a hole. */
async function openCard(
  { context, page }: { context: BrowserContext; page: Page },
  size: { width: number; height: number },
): Promise<Page> {
  await seedRound(context, { club, admin, firstName: 'Low', handicap: '24.0', gross: [] })
  await page.setViewportSize(size)
  await page.goto('/scorecard')
  await keysOf(page, 1).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

async function expectInSight(page: Page, hole: number, still: number[][]): Promise<void> {
  await keysOf(page, hole).waitFor()
  expect(await page.evaluate(findHidden, hole), `hole ${hole} before its tap`).toEqual([])
  expect(await page.evaluate(keyPlaces), `hole ${hole} before its tap`).toEqual(still)
}

async function tapScore(page: Page, hole: number): Promise<void> {
  await tapKey(keysOf(page, hole).getByRole('button', { name: hole % 3 === 0 ? /^10/ : /^Par/ }))
  await expect(page.getByRole('status').filter({ hasText: `Hole ${hole},` })).toBeAttached()
}

/** Runs in the page. */
function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test('when a toast stands and the card is scrolled under it, then it covers neither the hole nor a key', async ({
  person,
}) => {
  const { context, page } = await person(phone)
  await signUp(context, { firstName: 'Toast', lastName: 'Byrne', clubCode: club.clubCode })
  await page.setViewportSize({ width: 390, height: 664 })
  await freezeTimers(page, TOAST_MS)
  await page.goto('/scorecard')
  await page.getByLabel('Course').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Start Round' }).tap()
  const toast = page.getByText('Round Started', { exact: true }).first()
  await keysOf(page, 1).waitFor()
  await expect(toast).toBeVisible()
  for (const top of [0, 40, 90, 0]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => page.evaluate(findHidden, 1), `scrolled by ${top}`).toEqual([])
    await expect(toast).toBeVisible()
  }
  // Nor the header and the mark that says where scores are; with the first score it has said what it had to say.
  for (const size of [phone.viewport, { width: 375, height: 553 }, { width: 390, height: 664 }]) {
    await page.setViewportSize(size)
    await expect.poll(() => toast.evaluate(findUnder), `${size.width} x ${size.height}`).toEqual([])
  }
  await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  await expect.poll(() => toast.evaluate(isOverFoot), 'it covers Scan Scorecard and Save Round').toBe(false)
  await tapScore(page, 1)
  await expect(toast).toHaveCount(0)
})

/** Runs in the page: whether a toast lies over the buttons below the keys. */
function isOverFoot(words: Element): boolean {
  const toast = words.closest('li')?.getBoundingClientRect() ?? new DOMRect()
  return [...document.querySelectorAll('main button')]
    .filter((button) => /^(?:Scan Scorecard|Save Round)$/.test(button.textContent))
    .map((button) => button.getBoundingClientRect())
    .some(({ top, bottom }) => top < toast.bottom && bottom > toast.top)
}

/** Runs in the page: what of the frame and the card a toast lies over. */
function findUnder(words: Element): string[] {
  const toast = words.closest('li')?.getBoundingClientRect() ?? new DOMRect()
  return [...document.querySelectorAll('header, main h1, nav, section[aria-label], [role="group"]')]
    .filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      return height > 0 && top < toast.bottom - 0.5 && bottom > toast.top + 0.5
    })
    .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? ''}`)
}

test('when a round is started far down the start page, then its card opens at the top', async ({
  person,
}) => {
  const { context, page } = await person(phone)
  await signUp(context, { firstName: 'Far', lastName: 'Down', clubCode: club.clubCode })
  await page.setViewportSize({ width: 375, height: 553 })
  await page.goto('/scorecard')
  await page.getByLabel('Course').selectOption({ index: 1 })
  const start = page.getByRole('button', { name: 'Start Round' })
  await start.waitFor()
  await page.evaluate(() => {
    document.body.style.paddingBottom = '60rem'
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    document.body.style.paddingBottom = ''
  })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await start.tap()
  await keysOf(page, 1).waitFor()
  await expect.poll(() => page.evaluate(findHidden, 1)).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const keysOf = (page: Page, hole: number) =>
  page.getByRole('group', { name: `Score for hole ${hole}`, exact: true })

/** Runs in the page: where each key lies, and how large it is. */
function keyPlaces(): number[][] {
  return [...document.querySelectorAll('[aria-label^="Score for hole"] button')].map((key) => {
    const { x, y, width, height } = key.getBoundingClientRect()
    return [x, y, width, height].map((one) => Math.round(one * 10) / 10)
  })
}

/** Runs in the page: what of the hole and its keys is not there, cut off, covered, too small or too close. */
function findHidden(hole: number): string[] {
  const found: string[] = []
  const panel = document.querySelector<HTMLElement>(`section[aria-label="Hole ${hole}"]`)
  const keys = [...document.querySelectorAll(`[aria-label="Score for hole ${hole}"] button`)]
  if (!panel) return ['no hole']
  for (const wanted of [`Hole ${hole}`, /Par\s*[345]/, /SI\s*\d+/, /(no|\d) strokes?/])
    if (!new RegExp(wanted).test(panel.innerText)) found.push(`missing: ${String(wanted)}`)

  const view = { width: visualViewport?.width ?? 0, height: visualViewport?.height ?? 0 }
  const check = (name: string, box: DOMRect, owner: Element) => {
    const isInside =
      box.left >= 0 && box.top >= 0 && box.right <= view.width + 0.5 && box.bottom <= view.height + 0.5
    if (!isInside) found.push(`${name}: ${box.left},${box.top} to ${box.right},${box.bottom}`)
    const inset = 3
    for (const x of [box.left + inset, (box.left + box.right) / 2, box.right - inset])
      for (const y of [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset]) {
        const top = document.elementFromPoint(x, y)
        if (!top || !owner.contains(top))
          found.push(`${name}: covered at ${x},${y} by ${top?.tagName ?? 'nothing'}`)
      }
  }
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? ''
    if (words === '' || text.parentElement?.closest('.sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width > 0) check(words, box, panel)
  }
  for (const [i, key] of keys.entries()) {
    const box = key.getBoundingClientRect()
    check(key.textContent, box, key)
    if (box.height < 55.5 || box.width < 44) found.push(`${key.textContent}: ${box.width} x ${box.height}`)
    if (key.scrollWidth > key.clientWidth) found.push(`${key.textContent}: cut`)
    for (const other of keys.slice(i + 1)) {
      const to = other.getBoundingClientRect()
      const gap = Math.max(to.left - box.right, box.left - to.right, to.top - box.bottom, box.top - to.bottom)
      if (gap < 7.5) found.push(`${key.textContent} and ${other.textContent}: ${gap} apart`)
    }
  }
  return found
}
