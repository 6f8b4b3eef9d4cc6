import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startServer, type RunningServer } from './running-server.ts'
import { seedScreens, type SeededScreens } from './screen-list.ts'

/** A phone held in one hand, and a desk. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
export const desk = { viewport: { width: 1440, height: 900 } }

type Person = { context: BrowserContext; page: Page }

type Fixtures = {
  /** A browser of its own for one person: own cookies, own storage. */
  person: (device: typeof phone | typeof desk) => Promise<Person>
}

type WorkerFixtures = {
  server: RunningServer
  /** A club in the middle of a competition, for journeys that only look at it. */
  screensClub: SeededScreens
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  screensClub: [
    ({ browser, server }, use) => seedScreens(browser, server.url).then(use),
    { scope: 'worker' },
  ],
  person: async ({ browser, server }, use) => {
    const opened: Person[] = []
    const faults: string[] = []
    await use(async (device) => {
      const one = await openPerson(browser, { device, baseURL: server.url })
      one.page.on('pageerror', (error) => faults.push(error.message))
      one.page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
      opened.push(one)
      return one
    })
    for (const { context } of opened) await context.close()
    expect(faults, 'errors in the pages').toEqual([])
  },
})

async function openPerson(
  browser: Browser,
  terms: { device: typeof phone | typeof desk; baseURL: string },
): Promise<Person> {
  const context = await browser.newContext({ ...terms.device, baseURL: terms.baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  return { context, page }
}

export { expect }
