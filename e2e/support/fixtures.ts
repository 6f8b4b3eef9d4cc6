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
type Opened = { context: BrowserContext; page: Page }
type Person = Opened & {
  /** They are done; the next person may have their browser, in the same test too. */
  leave: () => Promise<void>
}

type Fixtures = {
  /** Leaves a test with the tag of long forms to them. */
  leaveLongForms: undefined
  /** A browser of its own for one person: own cookies, own storage. */
  person: (device: Device) => Promise<Person>
}

type WorkerFixtures = {
  server: RunningServer
  /** A club in the middle of a competition, for journeys that only look at it. */
  screensClub: SeededScreens
  /** Browsers of persons who left: whoever takes one finds nothing of theirs, and need not fetch the app again. */
  idle: Map<Device, Opened[]>
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
  idle: [({}, use) => use(new Map()), { scope: 'worker' }],
  person: async ({ browser, server, idle }, use, testInfo) => {
    const here = new Map<BrowserContext, Device>()
    const faults: string[] = []
    const leave = async (context: BrowserContext) => {
      const device = here.get(context)
      if (device === undefined || !here.delete(context)) return
      if (withOwnClock.has(context)) await context.close()
      else
        idle.set(device, [
          ...(idle.get(device) ?? []),
          { context, page: await forgetEverything(context, server.url) },
        ])
    }
    await use(async (device) => {
      const { context, page } = idle.get(device)?.pop() ?? (await openContext(browser, device, server.url))
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
      here.set(context, device)
      return { context, page, leave: () => leave(context) }
    })
    for (const context of here.keys())
      if (testInfo.status === testInfo.expectedStatus) await leave(context)
      else await context.close()
    expect(faults, 'errors in the pages').toEqual([])
  },
})

/** Contexts whose clock a test has taken over, which can't be undone. */
const withOwnClock = new WeakSet<BrowserContext>()

async function openContext(browser: Browser, device: Device, baseURL: string): Promise<Opened> {
  const context = await browser.newContext({ ...device, baseURL, locale: 'en-GB' })
  const { clock } = context
  const install = clock.install.bind(clock)
  clock.install = (options) => {
    withOwnClock.add(context)
    return install(options)
  }
  return { context, page: await context.newPage() }
}

/** Leaves a browser as one that was just opened, but for the files of the app in its cache. Gives its one page. */
async function forgetEverything(context: BrowserContext, address: string): Promise<Page> {
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
  await devtools.detach()
  return page
}

export { expect }
