import { chromium, type Browser, type Page } from '@playwright/test'
import { expect, test as base } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/*
 * The browser's back-forward cache: a page that is left comes back at once, as it was. Playwright switches it off, so these
 * journeys start a browser of their own.
 */
const test = base.extend<{ keeping: Browser }>({
  keeping: async ({}, use) => {
    const browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(browser)
    await browser.close()
  },
})

/** Why the browser did not keep the page that was just gone back to; empty when it did. */
async function goBack(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  const reasons: string[] = []
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`))
  })
  await cdp.send('Page.enable')
  await page.evaluate(() => {
    history.back()
  })
  return reasons
}

/** Goes on to a page that is a document of its own. */
async function leave(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    location.assign(to)
  }, path)
  await page.waitForURL(`**${path}`)
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { wasHere: true }))
const isMarked = (page: Page) => page.evaluate(() => 'wasHere' in globalThis)

test('when a member goes back, then home, card, competitions, profile and a live board are as they were left', async ({
  keeping,
  server,
}) => {
  const context = await keeping.newContext({ baseURL: server.url, locale: 'en-GB' })
  const club = await seedClub(context, 'Way Back')
  const page = await context.newPage()
  const paths = [
    '/',
    '/scorecard',
    '/competitions',
    '/profile',
    `/competitions/${club.competitionId}/leaderboard`,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('load')
    await mark(page)
    await leave(page, '/robots.txt')
    const reasons = await goBack(page)
    // A kept page is shown again without loading.
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }), `${path}: ${reasons.join()}`).toBeVisible()
    expect(await isMarked(page), `${path} was loaded again: ${reasons.join()}`).toBe(true)
  }
  // The board that came back follows its competition again.
  await expect(page.getByRole('status').filter({ hasText: 'Live' }).first()).toBeVisible()
  await context.close()
})

test('when they have signed out since, then going back shows nothing of theirs', async ({
  keeping,
  server,
}) => {
  const context = await keeping.newContext({ baseURL: server.url, locale: 'en-GB' })
  const admin = await keeping.newContext({ baseURL: server.url })
  const club = await seedClub(admin, 'Shared Tablet')
  await signUp(context, { firstName: 'Hortensia', lastName: 'Private', clubCode: club.clubCode })
  const page = await context.newPage()
  await page.goto('/profile')
  await expect(page.getByText(/Hortensia/).first()).toBeVisible()
  await leave(page, '/robots.txt')
  await page.evaluate(() => {
    location.assign('/api/logout')
  })
  await page.waitForURL(`${server.url}/`)
  await page.evaluate(() => {
    history.go(-2)
  })
  // On the sign-in page, or asked to go there.
  await expect(page.getByText(/sign in/i).first()).toBeVisible()
  await expect(page.getByText(/Hortensia/)).toHaveCount(0)
  await context.close()
  await admin.close()
})
