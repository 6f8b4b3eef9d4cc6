import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

export type Opened = { context: BrowserContext; page: Page }

/** What a test has changed in a way that can't be undone: pages, and contexts with a clock of their own. */
const changed = new WeakSet<object>()

/** How a test changes a page for as long as the page lives. */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const

/** What tests listen to. */
const EVENTS = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'websocket'],
]

/** What a context has that is given nothing else (playwright.config.ts). */
const MEDIA = {
  media: null,
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const

/** How large each page was when it was opened. */
const sizes = new WeakMap<Page, { width: number; height: number }>()

export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<Opened> {
  const context = await browser.newContext({ ...options, locale: 'en-GB' })
  noteCalls(context.clock, ['install'], () => changed.add(context))
  noteCalls(context, ['newCDPSession'], (page) => {
    if (typeof page === 'object' && page !== null) changed.add(page)
  })
  return { context, page: await openPage(context) }
}

/** Whether the next person may have it, once everything is forgotten. */
export function canBeHandedOn(context: BrowserContext): boolean {
  return !changed.has(context)
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const size = page.viewportSize()
  if (size) sizes.set(page, size)
  noteCalls(page, LASTING, () => changed.add(page))
  return page
}

/** Has `note` told of each call of these, with what the call was given first. */
function noteCalls<T extends object>(
  of: T,
  names: readonly (keyof T & string)[],
  note: (first: unknown) => void,
) {
  for (const name of names) {
    const call: unknown = of[name]
    if (typeof call !== 'function') throw new Error(`There is no ${name}.`)
    Object.assign(of, {
      [name]: (...given: unknown[]): unknown => {
        note(given[0])
        return Reflect.apply(call, of, given)
      },
    })
  }
}

/**
 * Leaves a browser as one that was just opened, but for the files of the app in its cache. Gives its one page: the same
 * one where nothing of it lasts, because a process that has the app's code in memory draws it for half the price.
 */
export async function forgetEverything({ context, page }: Opened, address: string): Promise<Page> {
  const { origin } = new URL(address)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  const isHere = page.url() === 'about:blank' || page.url().startsWith(`${origin}/`)
  const isKept = isHere && !page.isClosed() && !changed.has(page)
  // Pages that are still open would write again what is cleared.
  for (const other of context.pages()) if (other !== page || !isKept) await other.close()
  if (isKept) await leaveApp(page)
  await context.clearCookies()
  const next = isKept ? page : await openPage(context)
  const devtools = await context.newCDPSession(next)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers,file_systems',
  })
  if (isKept) await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
  changed.delete(next)
  return next
}

/** Brings a page to one of the same address that shows and remembers nothing. */
async function leaveApp(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.goto('/robots.txt')
  // Nothing lies under where the last one pointed.
  await page.mouse.move(-1, -1)
  await page.emulateMedia(MEDIA)
  const size = sizes.get(page)
  const isAsOpened =
    size?.width === page.viewportSize()?.width && size?.height === page.viewportSize()?.height
  if (size && !isAsOpened) await page.setViewportSize(size)
  await page.evaluate(() => {
    sessionStorage.clear()
  })
}
