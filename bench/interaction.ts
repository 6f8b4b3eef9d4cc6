import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { HttpConnection } from './http-connection.ts'
import { quantile, type Row } from './figures.ts'
import { postScore } from './score-write.ts'
import type { World } from './world.ts'

/** A cheap phone, as the performance budgets are stated (docs/ux.md). */
const SLOWDOWN = 4
const TAPS = 40
const CHANGES = 20

/** How long a user waits for taps, tabs, dialogs and changes of the board, in ms, in a browser slowed down four times. */
export async function benchInteraction(world: World): Promise<Row[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const open = (player: number) => openPhone(world, player, () => browser.newContext(phone(world)))
    return [
      ...(await scoreTaps(await open(0))),
      ...(await tabs(await open(1))),
      ...(await boardChange(world, await open(2))),
    ]
  } finally {
    await browser.close()
  }
}

type Phone = { page: Page; cdp: CDPSession }

function phone(world: World) {
  return {
    baseURL: `http://localhost:${world.port}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  }
}

async function openPhone(
  world: World,
  player: number,
  context: () => Promise<BrowserContext>,
): Promise<Phone> {
  const cookie = world.players[player]?.cookie ?? ''
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  const opened = await context()
  const url = `http://localhost:${world.port}`
  // The page asks who it is for only where the server has left this hint beside the session.
  await opened.addCookies([
    { name, value, url },
    { name: 'scoreclub.signed_in', value: '1', url },
  ])
  const page = await opened.newPage()
  await page.addInitScript(recordWaits)
  const cdp = await opened.newCDPSession(page)
  return { page, cdp }
}

/**
 * Runs in the page. For each press, records the time to the next paint as the browser counts it (Event Timing, from which
 * INP is computed; in steps of 8 ms). For each tap on a score key, records the time to the frame that shows it and to
 * "Saved on this phone", which appears after IndexedDB has written the score to the disk.
 */
function recordWaits(): void {
  const pressOptions: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  const waits: { presses: number[]; painted: number[]; durable: number[] } = {
    presses: [],
    painted: [],
    durable: [],
  }
  Object.assign(globalThis, { waits })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') waits.presses.push(entry.duration)
  }).observe(pressOptions)
  addEventListener(
    'pointerdown',
    (event) => {
      const key =
        event.target instanceof Element ? event.target.closest('[aria-label^="Score for hole"] button') : null
      if (!key) return
      const start = event.timeStamp
      let isPainted = false
      const observer = new MutationObserver(() => {
        if (!isPainted) {
          isPainted = true
          requestAnimationFrame(() => setTimeout(() => waits.painted.push(performance.now() - start)))
        }
        if (document.body.innerText.includes('Saved on this phone')) {
          waits.durable.push(performance.now() - start)
          observer.disconnect()
        }
      })
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
    },
    { capture: true },
  )
}

type Waits = { presses: number[]; painted: number[]; durable: number[] }

function readWaits(page: Page): Promise<Waits> {
  return page.evaluate(() => Reflect.get(globalThis, 'waits') as Waits)
}

/** Without a connection, so that "Saved on this phone" is the state shown; the card is full, so each tap changes a hole. */
async function scoreTaps({ page, cdp }: Phone): Promise<Row[]> {
  await page.goto('/scorecard')
  await page.getByRole('group', { name: /^Score for hole/ }).waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.context().setOffline(true)
  for (let tap = 0; tap < TAPS; tap++) {
    const known = (await readWaits(page)).durable.length
    // Never the key that is already chosen, because tapping it does nothing.
    await page
      .locator('[aria-label^="Score for hole"] button[aria-pressed="false"]')
      .nth(tap % 5)
      .tap()
    await page.waitForFunction(
      (count) => (Reflect.get(globalThis, 'waits') as Waits).durable.length > count,
      known,
    )
  }
  const { presses, painted, durable } = await readWaits(page)
  await page.context().close()
  return [
    row('score tap to the next paint at 4x CPU, ms (INP)', fillUp(presses, TAPS), 'p95 at most 150'),
    row('score tap to the number painted at 4x CPU, ms', painted, 'p95 at most 100'),
    row('score tap to durable on the phone at 4x CPU, ms', durable, 'p95 at most 150'),
  ]
}

/** Event Timing leaves out what took less than 16 ms. */
function fillUp(presses: readonly number[], count: number): number[] {
  return [...presses, ...Array<number>(Math.max(0, count - presses.length)).fill(16)]
}

async function tabs({ page, cdp }: Phone): Promise<Row[]> {
  await page.goto('/auth')
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  for (let turn = 0; turn < 10; turn++) {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    for (const place of ['Compete', 'Profile', 'Home'])
      await page
        .getByRole('navigation', { name: 'Places' })
        .getByRole('link', { name: place, exact: true })
        .tap()
  }
  const { presses } = await readWaits(page)
  await page.context().close()
  return [row('dialog and change of page at 4x CPU, ms (INP)', fillUp(presses, 50), 'p95 at most 150')]
}

/** Script time of one pushed change of one row on a board of 150. */
async function boardChange(world: World, { page, cdp }: Phone): Promise<Row[]> {
  await page.goto(`/competitions/${world.competitionId}/leaderboard`)
  await page.getByText('Lastname7', { exact: false }).first().waitFor()
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const connection = await HttpConnection.open(world.port)
  const spent: number[] = []
  const rows: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const player = world.players[20 + change]
    if (!player) throw new Error('There are too few players.')
    const before = await scriptMs(cdp)
    const [touched] = await Promise.all([page.evaluate(rowsChanged), postScore(connection, player)])
    // Sending the same score for that hole again changes nothing on the screen.
    if (touched === 0) continue
    rows.push(touched)
    spent.push((await scriptMs(cdp)) - before)
  }
  connection.close()
  await page.context().close()
  return [
    row('board of 150, one score: script at 4x CPU, ms', spent, 'p50 at most 16'),
    row('board of 150, one score: rows touched', rows, ''),
  ]
}

/** Runs in the page. Counts the rows that the next change touches, once the board is still; 0 when no change arrives. */
function rowsChanged(): Promise<number> {
  return new Promise((resolve) => {
    const touched = new Set<Element>()
    let settle = setTimeout(() => {
      observer.disconnect()
      resolve(0)
    }, 2_000)
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest(
          'tbody tr, [role="row"]',
        )
        if (row) touched.add(row)
      }
      if (touched.size === 0) return
      clearTimeout(settle)
      settle = setTimeout(() => {
        observer.disconnect()
        resolve(touched.size)
      }, 200)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000
}

function row(measured: string, ms: readonly number[], goal: string): Row {
  const parts = [0.5, 0.95, 1].map((part) => quantile(ms, part).toFixed(0))
  return {
    measured: `${measured}: p50 / p95 / max of ${ms.length}`,
    ours: parts.join(' / '),
    bare: '',
    ratio: '',
    goal,
  }
}
