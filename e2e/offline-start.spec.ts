import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { desk, expect, test } from './support/fixtures.ts'
import { openLine, type Line } from './support/cut-line.ts'
import { killableBrowser, type KillableBrowser } from './support/killable-browser.ts'
import { seedClub, seedRound, type SeededClub } from './support/seed.ts'

/*
 * The app is opened where there is no network: the line to the server is cut, for the service worker too, and every page is
 * opened anew. Phones end a browser without warning, so it is killed as well.
 */

const Round = z.looseObject({
  entries: z.array(z.looseObject({ holeNumber: z.number(), grossScore: z.nullable(z.number()) })),
})

let club: SeededClub
let admin: BrowserContext
let line: Line
let browser: KillableBrowser

test.beforeAll(async ({ browser: any, server }) => {
  admin = await any.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Far Links')
})
test.afterAll(() => admin.close())
test.beforeEach(async ({ server }) => {
  line = await openLine(server.url)
  browser = await killableBrowser(line.url)
})
test.afterEach(async () => {
  await browser.close()
  await line.close()
})

/** A player in the middle of a round whose phone has kept the app, and what its home and board say. */
async function playingPhone(firstName: string): Promise<{ context: BrowserContext; roundId: string }> {
  const context = await browser.open()
  const roundId = await seedRound(context, {
    club,
    admin,
    firstName,
    handicap: '14.2',
    gross: [5, 4, 4, null],
  })
  const page = await context.newPage()
  const board = `/competitions/${club.competitionId}/leaderboard`
  await page.goto(board)
  await expect(page.getByRole('heading', { name: /Captain/ })).toBeVisible()
  await expectKept(page, `/api${board}`)
  await page.goto('/scorecard')
  await expect(page.getByText('Saved at club', { exact: true }).first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}` })).toBeVisible()
  await expectKept(page, '/api/competitions/current')
  await expect.poll(() => keysOf(page, { database: 'scoreclub-offline', store: 'rounds' })).toHaveLength(1)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.close()
  return { context, roundId }
}

/** What the club said at this address is on the phone's disk. */
async function expectKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringContaining(address))
}

function keptAddresses(page: Page): Promise<string[]> {
  return keysOf(page, { database: 'scoreclub-kept', store: 'replies' })
}

/** As where nobody has opened what asks for it. */
async function dropKept(page: Page, address: string): Promise<void> {
  await page.evaluate(async (address) => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not read'))
      })
    const opened = await ended(indexedDB.open('scoreclub-kept'))
    const store = opened.transaction('replies', 'readwrite').objectStore('replies')
    for (const key of await ended(store.getAllKeys()))
      if (Array.isArray(key) && key[1] === address) await ended(store.delete(key))
    opened.close()
  }, address)
}

function keysOf(page: Page, where: { database: string; store: string }): Promise<string[]> {
  return page.evaluate(async ({ database, store }) => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not read'))
      })
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return []
    const opened = await ended(indexedDB.open(database))
    const keys = await ended(opened.transaction(store).objectStore(store).getAllKeys())
    opened.close()
    return keys.map(String)
  }, where)
}

test('when the app is opened without a network, then home, card and board are there with their age', async () => {
  const { context } = await playingPhone('Nuala')
  await line.cut()
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Nuala' })).toBeVisible()
  await expect(
    page.getByText(/^Scoreclub has not answered\. You see what this phone had, from/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Continue/ }).first()).toBeVisible()
  await page.goto('/scorecard')
  await expect(page.getByRole('group', { name: 'Score for hole 4' })).toBeVisible()
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await expect(page.getByRole('row', { name: /Nuala Byrne/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^.?Offline$/ })).toBeVisible()
  for (const path of ['/profile', '/handicap', '/competitions', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
  }
  // Only administrators need it, and this player has not opened it while there was a network.
  await page.goto('/club-admin')
  await expect(page.getByRole('alert')).toContainText('There is no connection')
  await line.mend()
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await expect(page.getByRole('complementary', { name: 'Not up to date' })).toBeHidden()
})

test('when a phone has kept one of the two lists of competitions alone, then that list is shown', async () => {
  const { context } = await playingPhone('Roisin')
  const page = await context.newPage()
  // The card asks for those of today, and nothing for all.
  await page.goto('/competitions')
  await expectKept(page, '/api/competitions/active')
  await dropKept(page, '/api/competitions')
  await line.cut()
  await page.goto('/competitions')
  await expect(
    page
      .getByRole('link', { name: "View Details of Captain's Prize" })
      .or(page.getByRole('link', { name: /^Leaderboard of Captain/ }))
      .first(),
  ).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The competitions could not be loaded')
  await expect(page.getByRole('heading', { level: 2, name: 'All Competitions' })).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await line.mend()
  await page.getByRole('complementary', { name: 'Not up to date' }).getByRole('button').click()
  await expect(alert).toBeHidden()
})

test('when a language is chosen, then the phone keeps it for the next start without a network, and no other', async () => {
  const { context } = await playingPhone('Blanca')
  const page = await context.newPage()
  const choose = async (menu: string, language: string) => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByText(language, { exact: true }).click()
  }
  const isSpanishKept = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const file of await cache.keys())
          if ((await (await cache.match(file))?.text())?.includes('Resultado del hoyo')) return true
      }
      return false
    })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Blanca' })).toBeVisible()
  expect(await isSpanishKept()).toBe(false)
  await line.cut()
  await choose('Menu', 'Español')
  await expect(page.getByText('There is no connection. Please try again.').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Escape')

  await line.mend()
  await choose('Menu', 'Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect.poll(isSpanishKept).toBe(true)
  await line.cut()
  await page.goto('/scorecard')
  await expect(page.getByRole('group', { name: 'Resultado del hoyo 4' })).toBeVisible()

  await choose('Menú', 'English')
  await expect(page.getByRole('group', { name: 'Score for hole 4' })).toBeVisible()
  await expect.poll(isSpanishKept).toBe(false)
  await line.mend()
})

test('when a hole is entered offline and the browser is killed, then the club has it exactly once later', async () => {
  const prepared = await playingPhone('Aoife')
  const { roundId } = prepared
  // Closed as people close it, so that the cookies of the sign-in are on the disk; killed later.
  await prepared.context.close()
  await line.cut()
  const context = await browser.open()
  const page = await context.newPage()
  await page.goto('/scorecard')
  await page.getByRole('group', { name: 'Score for hole 4' }).getByRole('button', { name: /^5, / }).tap()
  await expect(page.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
  await browser.kill()

  const again = await browser.open()
  const later = await again.newPage()
  await later.goto('/scorecard')
  await expect(later.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
  await expect(later.getByRole('group', { name: 'Score for hole 5' })).toBeVisible()
  await line.mend()
  await expect(later.getByText('Saved at club', { exact: true }).first()).toBeVisible({ timeout: 90_000 })
  const { entries } = Round.parse(await (await again.request.get(`/api/rounds/${roundId}`)).json())
  expect(entries.filter(({ holeNumber }) => holeNumber === 4).map(({ grossScore }) => grossScore)).toEqual([
    5,
  ])
})

test('when the player has signed out, then nothing of theirs is kept, and a visitor without a network reads a sentence', async () => {
  const { context } = await playingPhone('Sile')
  const page = await context.newPage()
  await page.goto('/api/logout')
  await expect(page.getByRole('heading', { level: 1, name: /last putt/ })).toBeVisible()
  await expect.poll(() => keptAddresses(page)).toEqual([])
  await line.cut()
  // Its own words, as the server rendered them, came with the page; its script may or may not have come before the cut.
  await page.goto('/')
  const landing = page.getByRole('heading', { level: 1, name: /last putt/ })
  await expect(landing.or(page.getByRole('alert'))).toBeVisible()
  // Never opened on this phone.
  await page.goto('/news')
  await expect(page.getByRole('alert')).toContainText('There is no connection')
  await page.goto('/scorecard')
  await expect(page.getByText('Sile')).toBeHidden()
})

// Browsers write cookies to the disk now and then: one that is killed soon after a sign-in has lost it, and nothing else.
test('when the sign-in is lost and there is no network, then the card still opens and takes scores, which wait for it', async () => {
  const { context } = await playingPhone('Etain')
  await context.clearCookies()
  await line.cut()
  const page = await context.newPage()
  await page.goto('/scorecard')
  await page.getByRole('group', { name: 'Score for hole 4' }).getByRole('button', { name: /^5, / }).tap()
  await expect(page.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
  await line.mend()
  await page.reload()
  await expect(page).toHaveURL(/\/auth\?.*next=%2Fscorecard/)
  const kept = await keysOf(page, { database: 'scoreclub-offline', store: 'entries' })
  expect(kept).toHaveLength(1)
})
