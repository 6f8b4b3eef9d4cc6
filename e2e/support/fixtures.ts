import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { isLongForm } from '#test/long-form.ts'
import { LONG_FORM_TAG } from './long-form.ts'
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

type Device = typeof phone | typeof desk
type Person = { device: Device; context: BrowserContext; page: Page }

type Fixtures = {
  /** Leaves a test with the tag of long forms to them. */
  leaveLongForms: undefined
  /** A browser of its own for one person: own cookies, own storage. */
  person: (device: Device) => Promise<Omit<Person, 'device'>>
}

type WorkerFixtures = {
  server: RunningServer
  /** A club in the middle of a competition, for journeys that only look at it. */
  screensClub: SeededScreens
  /** Browsers of persons of earlier tests: whoever takes one finds nothing of theirs, and need not fetch the app again. */
  idleContexts: Map<Device, BrowserContext[]>
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
  leaveLongForms: [
    async ({}, use, testInfo) => {
      testInfo.skip(!isLongForm && testInfo.tags.includes(LONG_FORM_TAG), 'runs in npm run bench:faults only')
      await use(undefined)
    },
    { auto: true },
  ],
  idleContexts: [({}, use) => use(new Map()), { scope: 'worker' }],
  person: async ({ browser, server, idleContexts }, use, testInfo) => {
    const opened: Person[] = []
    const faults: string[] = []
    await use(async (device) => {
      const context = idleContexts.get(device)?.pop() ?? (await openContext(browser, device, server.url))
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
      opened.push({ device, context, page })
      return { context, page }
    })
    for (const { device, context } of opened)
      if (testInfo.status === testInfo.expectedStatus && !withOwnClock.has(context)) {
        await forgetEverything(context, server.url)
        idleContexts.set(device, [...(idleContexts.get(device) ?? []), context])
      } else await context.close()
    expect(faults, 'errors in the pages').toEqual([])
  },
})

/** Contexts whose clock a test has taken over, which can't be undone. */
const withOwnClock = new WeakSet<BrowserContext>()

async function openContext(browser: Browser, device: Device, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device, baseURL, locale: 'en-GB' })
  const { clock } = context
  const install = clock.install.bind(clock)
  clock.install = (options) => {
    withOwnClock.add(context)
    return install(options)
  }
  return context
}

/** Leaves a browser as one that was just opened, but for the files of the app in its cache. */
async function forgetEverything(context: BrowserContext, address: string): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  // Pages that are still open would write again what is cleared.
  for (const page of context.pages()) await page.close()
  await context.clearCookies()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers,file_systems',
  })
  await page.close()
}

export { expect }
