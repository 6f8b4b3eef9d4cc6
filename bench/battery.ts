import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { killableBrowser } from '../e2e/support/killable-browser.ts'
import { startServer } from '../e2e/support/running-server.ts'
import { seedClub, seedRound } from '../e2e/support/seed.ts'
import type { Row } from './figures.ts'

const HOURS = 4
const HOLES = 18
const BETWEEN_HOLES_MS = (HOURS * 3_600_000) / HOLES
const IDLE_MS = 60_000
const SETTLED_AFTER_MS = 30_000

/**
 * What four hours of scoring cost the phone, after the app is installed: 18 holes entered with the card open and in view, the
 * page's clock run on between them so that every timer of those hours fires. Bytes are counted on the line, with headers, both
 * ways. Then, half a minute after a start, a minute of real time in which nobody touches the card: timers that fired,
 * requests, and time of the main thread.
 */
export async function benchBattery(): Promise<Row[]> {
  const server = await startServer()
  const line = await countingLine(server.url)
  const phone = await killableBrowser(line.url)
  try {
    const seeding = await chromium.launch(
      process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
    )
    const admin = await seeding.newContext({ baseURL: server.url })
    const club = await seedClub(admin, 'Quiet Links')
    const context = await phone.open()
    await seedRound(context, { club, admin, firstName: 'Niamh', handicap: '14.2', gross: [] })
    await seeding.close()
    const first = await context.newPage()
    await first.goto('/scorecard')
    await first.evaluate(async () => void (await navigator.serviceWorker.ready))
    await first.waitForTimeout(5_000)
    await first.close()

    const requests: string[] = []
    const page = await context.newPage()
    page.on('request', (request) => {
      if (!request.serviceWorker() && new URL(request.url()).pathname.startsWith('/api/'))
        requests.push(request.url())
    })
    const before = line.bytes()
    await page.clock.install()
    await page.goto('/scorecard')
    for (let hole = 1; hole <= HOLES; hole++) await playHole(page, hole)
    const bytes = line.bytes() - before
    await page.close()
    const idle = await idleMinute(await context.newPage())
    return [
      row('requests', `${requests.length}`, 'under 60'),
      row('on the line, both ways', `${(bytes / 1024).toFixed(0)} KiB`, 'under 300 KB'),
      row('timers in a minute of nobody touching it', `${idle.timers}`, ''),
      row('requests in that minute', `${idle.requests}`, '0'),
      row('main thread in that minute', `${idle.busyMs.toFixed(0)} ms`, 'under 60 ms'),
    ]
  } finally {
    await phone.close()
    await line.close()
    await server.stop()
  }
}

async function playHole(page: Page, hole: number): Promise<void> {
  await page
    .getByRole('group', { name: `Score for hole ${hole}`, exact: true })
    .getByRole('button', { name: /^Par / })
    .tap()
  await page.getByText('Saved at club', { exact: true }).first().waitFor()
  await page.clock.runFor(BETWEEN_HOLES_MS)
}

async function idleMinute(page: Page): Promise<{ timers: number; requests: number; busyMs: number }> {
  await page.addInitScript(countTimers)
  await page.goto('/scorecard')
  await page.getByRole('group', { name: /^Score for hole/ }).waitFor()
  // What comes after the first paint is over by then, and so is what the browser clears away after it.
  await page.waitForTimeout(SETTLED_AFTER_MS)
  const cdp = await page.context().newCDPSession(page)
  // Its own time, not that of whatever else the machine does.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  let requests = 0
  page.on('request', () => (requests += 1))
  const timers = () => page.evaluate(() => Number(Reflect.get(globalThis, 'timersFired')))
  const [firedBefore, busyBefore] = [await timers(), await busyMs(cdp)]
  await page.waitForTimeout(IDLE_MS)
  const busy = (await busyMs(cdp)) - busyBefore
  return { timers: (await timers()) - firedBefore, requests, busyMs: busy }
}

/** Runs in the page. */
function countTimers(): void {
  Object.assign(globalThis, { timersFired: 0 })
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name].bind(globalThis) as (act: () => void, ms?: number) => number
    Reflect.set(globalThis, name, (act: () => void, ms?: number) =>
      real(() => {
        Reflect.set(globalThis, 'timersFired', Number(Reflect.get(globalThis, 'timersFired')) + 1)
        act()
      }, ms),
    )
  }
}

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

/** A line to the server that counts what passes, both ways. */
async function countingLine(serverUrl: string) {
  const { port, hostname } = new URL(serverUrl)
  let bytes = 0
  const relay = createServer((near) => {
    const far = connect({ port: Number(port), host: hostname })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk: Buffer) => (bytes += chunk.length))
      from.on('error', () => to.destroy())
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => bytes,
    close: async () => {
      relay.close()
      await Promise.resolve()
    },
  }
}

function row(measured: string, ours: string, goal: string): Row {
  return { measured: `${HOURS} h of scoring, ${measured}`, ours, bare: '', ratio: '', goal }
}
