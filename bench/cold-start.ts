import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { openLine } from '../e2e/support/cut-line.ts'
import { killableBrowser, type KillableBrowser } from '../e2e/support/killable-browser.ts'
import { startServer } from '../e2e/support/running-server.ts'
import { seedClub, seedRound } from '../e2e/support/seed.ts'
import { quantile, type Row } from './figures.ts'

/** A cheap phone, as the performance budgets are stated (docs/ux.md). */
const SLOWDOWN = 4
const STARTS = Number(process.env.BENCH_STARTS ?? 9)
const TAPS = 17
const KEYS = '[aria-label^="Score for hole"] button'

/**
 * How long the installed app takes to open at the card of an open round, in a browser slowed down four times whose process
 * was started anew each time, without a network and with one. Times count from the start of the navigation, as the browser
 * does; the process itself and the service worker's thread are not slowed down. Then taps on the keys of that card.
 */
export async function benchColdStart(): Promise<Row[]> {
  const server = await startServer()
  const line = await openLine(server.url)
  const phone = await killableBrowser(line.url)
  try {
    await prepare(phone, server.url)
    await line.cut()
    const offline = await starts(phone)
    await line.mend()
    const online = await starts(phone)
    return [
      row('without a network: first paint', offline.painted, 'under 300'),
      row('without a network: a hole that takes a score', offline.usable, 'under 1,000'),
      row('with the network: first paint', online.painted, ''),
      row('with the network: a hole that takes a score', online.usable, ''),
      row('tap to net and points on the screen', offline.taps, 'p95 under 50'),
    ]
  } finally {
    await phone.close()
    await line.close()
    await server.stop()
  }
}

/** A player in the middle of a round, whose phone has kept the app. */
async function prepare(phone: KillableBrowser, serverUrl: string): Promise<void> {
  const seeding = await chromium.launch(
    process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  )
  const admin = await seeding.newContext({ baseURL: serverUrl })
  const context = await phone.open()
  const club = await seedClub(admin, 'Early Links')
  await seedRound(context, { club, admin, firstName: 'Niamh', handicap: '14.2', gross: [5] })
  await seeding.close()
  const page = await context.newPage()
  await page.goto('/scorecard')
  await page.locator(KEYS).first().waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/')
  await page.getByRole('heading', { name: /Welcome/ }).waitFor()
  await page.waitForTimeout(5_000)
  await context.close()
}

type Times = { painted: number; usable: number }

async function starts(
  phone: KillableBrowser,
): Promise<{ painted: number[]; usable: number[]; taps: number[] }> {
  const times: Times[] = []
  let taps: number[] = []
  for (let turn = 0; turn < STARTS; turn++) {
    const context = await phone.open()
    const { page, usable } = await openSlowed(context)
    await page.goto('/scorecard')
    await usable
    times.push(await readTimes(page))
    if (turn === STARTS - 1) taps = await tapKeys(page)
    await context.close()
  }
  return { painted: times.map(({ painted }) => painted), usable: times.map(({ usable }) => usable), taps }
}

/** What to wait for says the page itself: to be asked it would first compile the asking, in the middle of its start. */
async function openSlowed(context: BrowserContext): Promise<{ page: Page; usable: Promise<void> }> {
  const page = await context.newPage()
  await page.addInitScript(watch, KEYS)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Runtime.addBinding', { name: 'tellUsable' })
  const usable = new Promise<void>((resolve) => {
    cdp.on('Runtime.bindingCalled', () => {
      resolve()
    })
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, usable }
}

/** Runs in the page: when the keys of a hole were painted, and how long each tap takes until the figures are. */
function watch(keys: string): void {
  const seen: { usable: number | undefined; taps: number[] } = { usable: undefined, taps: [] }
  Object.assign(globalThis, { seen })
  const observer = new MutationObserver(() => {
    if (!document.querySelector(keys)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.usable = performance.now()
        const tell: unknown = Reflect.get(globalThis, 'tellUsable')
        if (typeof tell === 'function') Reflect.apply(tell, undefined, [''])
      }),
    )
  })
  observer.observe(document, { subtree: true, childList: true })
  addEventListener(
    'pointerdown',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(keys)) return
      const start = event.timeStamp
      const shown = new MutationObserver(() => {
        shown.disconnect()
        requestAnimationFrame(() => setTimeout(() => seen.taps.push(performance.now() - start)))
      })
      shown.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    },
    { capture: true },
  )
}

async function readTimes(page: Page): Promise<Times> {
  const found = await page.waitForFunction(() => {
    const seen = Reflect.get(globalThis, 'seen') as { usable: number | undefined }
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return seen.usable !== undefined && paint ? { painted: paint.startTime, usable: seen.usable } : undefined
  })
  const times = await found.jsonValue()
  if (!times) throw new Error('A start has no times.')
  return times
}

async function tapKeys(page: Page): Promise<number[]> {
  const counted = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'seen') as { taps: number[] }).taps.length)
  for (let tap = 0; tap < TAPS; tap++) {
    const before = await counted()
    await page
      .locator(`${KEYS}[aria-pressed="false"]`)
      .nth(tap % 5)
      .tap()
    await page.waitForFunction(
      (count) => (Reflect.get(globalThis, 'seen') as { taps: number[] }).taps.length > count,
      before,
    )
  }
  return page.evaluate(() => (Reflect.get(globalThis, 'seen') as { taps: number[] }).taps)
}

function row(measured: string, ms: readonly number[], goal: string): Row {
  const parts = [0, 0.5, 0.95].map((part) => quantile(ms, part).toFixed(0))
  return {
    measured: `cold start at 4x CPU, ${measured}, ms: best / p50 / p95 of ${ms.length}`,
    ours: parts.join(' / '),
    bare: '',
    ratio: '',
    goal,
  }
}
