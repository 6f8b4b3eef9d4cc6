import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { openLine, type Line } from './support/cut-line.ts'
import { killableBrowser } from './support/killable-browser.ts'
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

test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Far Links')
})
test.afterAll(() => admin.close())
test.beforeEach(async ({ server }) => {
  line = await openLine(server.url)
})
test.afterEach(() => line.close())

/** Has this phone play a round and keep the app, and what its home and board say. Gives the round. */
async function play(context: BrowserContext, firstName: string): Promise<string> {
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
  return roundId
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

/** The files with the sentences of Spanish, which the worker keeps for whoever reads it. */
const { languages } = z
  .object({ languages: z.record(z.string(), z.array(z.string())) })
  .parse(JSON.parse(readFileSync('dist/pages/kept-files.json', 'utf8')))

function keptOf(page: Page, files: readonly string[]): Promise<string[]> {
  return page.evaluate(async (files) => {
    const kept = await Promise.all(files.map(async (file) => (await caches.match(file)) !== undefined))
    return files.filter((_, i) => kept[i])
  }, files)
}

test('when the app is opened without a network, then its player’s pages are there with their age, in the language chosen, until the sign-out', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...phone,
    baseURL: line.url,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  })
  await play(context, 'Nuala')
  const page = await context.newPage()
  await test.step('home, card and board are there with their age', () => readWithoutNetwork(page))
  await test.step('where one of the two lists of competitions is kept alone, that list is shown', () =>
    readOneList(page))
  await test.step('a language that is chosen is kept for the next start, and no other', () =>
    chooseLanguage(page))
  await test.step('after the sign-out nothing of theirs is kept, and a visitor reads a sentence', () =>
    signOut(page))
  await context.close()
})

async function readWithoutNetwork(page: Page): Promise<void> {
  await line.cut()
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
  for (const path of ['/profile', '/handicap', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
  }
  // Only administrators need it, and this player has not opened it while there was a network.
  await page.goto('/club-admin')
  await expect(page.getByRole('alert')).toContainText('There is no connection')
  await line.mend()
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await expect(page.getByRole('complementary', { name: 'Not up to date' })).toBeHidden()
}

async function readOneList(page: Page): Promise<void> {
  // The card asks for those of today, and nothing for all.
  await page.goto('/competitions')
  await expectKept(page, '/api/competitions/active')
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/,\/api\/competitions$/))
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
}

async function chooseLanguage(page: Page): Promise<void> {
  const spanish = languages.es ?? []
  expect(spanish.map((file) => readFileSync(`dist/web${file}`, 'utf8')).join('')).toContain(
    'Resultado del hoyo',
  )
  const choose = async (menu: string, language: string) => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByText(language, { exact: true }).click()
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Nuala' })).toBeVisible()
  expect(await keptOf(page, spanish)).toEqual([])
  await line.cut()
  await choose('Menu', 'Español')
  await expect(page.getByText('There is no connection. Please try again.').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Escape')

  await line.mend()
  await choose('Menu', 'Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect.poll(() => keptOf(page, spanish)).toEqual(spanish)
  await line.cut()
  await page.goto('/scorecard')
  await expect(page.getByRole('group', { name: 'Resultado del hoyo 4' })).toBeVisible()

  await choose('Menú', 'English')
  await expect(page.getByRole('group', { name: 'Score for hole 4' })).toBeVisible()
  await expect.poll(() => keptOf(page, spanish)).toEqual([])
  await line.mend()
}

async function signOut(page: Page): Promise<void> {
  await expectKept(page, '/api/competitions/current')
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
  await expect(page.getByText('Nuala')).toBeHidden()
}

async function tapFive(page: Page, hole: number): Promise<void> {
  await page
    .getByRole('group', { name: `Score for hole ${hole}` })
    .getByRole('button', { name: /^5, / })
    .tap()
  await expect(page.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
}

test('when a hole is entered offline and the browser is killed, then the club has it exactly once later, and a card opens without its sign-in too', async () => {
  const browser = await killableBrowser(line.url)
  try {
    const first = await browser.open()
    const roundId = await play(first, 'Aoife')
    // Closed as people close it, so that the cookies of the sign-in are on the disk; killed later.
    await first.close()
    await line.cut()
    const killed = await browser.open()
    const page = await killed.newPage()
    await page.goto('/scorecard')
    await tapFive(page, 4)
    await browser.kill()

    const context = await browser.open()
    const later = await context.newPage()
    await later.goto('/scorecard')
    await expect(later.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
    await expect(later.getByRole('group', { name: 'Score for hole 5' })).toBeVisible()
    await line.mend()
    await expect(later.getByText('Saved at club', { exact: true }).first()).toBeVisible({ timeout: 90_000 })
    const { entries } = Round.parse(await (await context.request.get(`/api/rounds/${roundId}`)).json())
    expect(entries.filter(({ holeNumber }) => holeNumber === 4).map(({ grossScore }) => grossScore)).toEqual([
      5,
    ])

    // Browsers write cookies to the disk now and then: one that is killed soon after a sign-in has lost it, and nothing else.
    await test.step('when the sign-in is lost, then the card takes scores, which wait for it', async () => {
      await context.clearCookies()
      await line.cut()
      await later.goto('/scorecard')
      await tapFive(later, 5)
      await line.mend()
      await later.reload()
      await expect(later).toHaveURL(/\/auth\?.*next=%2Fscorecard/)
      expect(await keysOf(later, { database: 'scoreclub-offline', store: 'entries' })).toHaveLength(1)
    })
  } finally {
    await browser.close()
  }
})
