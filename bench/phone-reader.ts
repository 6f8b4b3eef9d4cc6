import { chromium, type Browser } from '@playwright/test'
import { localReader } from '#scan/local-reader.ts'
import { startReaderIn } from '../e2e/support/phone-reader.ts'
import { cardVariants, photosOfCards } from '../e2e/support/photos-of-cards.ts'
import { startServer } from '../e2e/support/running-server.ts'
import { limitToShareOfCore } from './core-share.ts'
import { type Row, quantile, ratios, spread } from './figures.ts'

/** A phone of the middle class is some four times slower than a core of the machines that this is measured on. */
const PHONE = 0.25

type Times = { here: number[]; there: number[] }

/**
 * A paper card read by the phone's reader in a browser and by the server's in this process, photo by photo; then again in the
 * browser with a quarter of a core for its page and worker together.
 */
export async function benchPhoneReader(): Promise<Row[]> {
  const server = await startServer()
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  })
  try {
    const page = await browser.newPage()
    await page.goto(server.url)
    // tsx notes each function's name with one of its own, which the page does not have.
    await page.evaluate('globalThis.__name = (named) => named')
    const reader = await startReaderIn(page)
    const whole = await readAll(reader)
    const release = await slowDown(browser)
    const slow = release ? await readAll(reader) : undefined
    await release?.()
    return [
      {
        measured: 'card read in the browser, against the server’s reader: s',
        ours: spread(whole.here, 1),
        bare: spread(whole.there, 1),
        ratio: spread(ratios(whole.here, whole.there), 2),
        goal: '',
      },
      p95('the same', whole.here, ''),
      ...(slow
        ? [
            {
              measured: 'card read in the browser with a quarter of a core: s',
              ours: spread(slow.here, 1),
              bare: '',
              ratio: '',
              goal: '',
            },
            p95('the same', slow.here, 'under 6'),
          ]
        : []),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function readAll(reader: Awaited<ReturnType<typeof startReaderIn>>): Promise<Times> {
  const local = await localReader()
  const times: Times = { here: [], there: [] }
  for (const { jpeg } of cardVariants.flatMap(photosOfCards)) {
    const photo = await jpeg()
    times.here.push(await seconds(() => reader.read(photo, {})))
    times.there.push(await seconds(() => local.read(photo, {})))
  }
  return times
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

const p95 = (what: string, values: readonly number[], goal: string): Row => ({
  measured: `${what}, 95th percentile: s`,
  ours: quantile(values, 0.95).toFixed(1),
  bare: '',
  ratio: '',
  goal,
})

/** Pages and their workers run in processes of their own, apart from the browser's. */
async function slowDown(browser: Browser): Promise<(() => Promise<void>) | undefined> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const limits = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => limitToShareOfCore(id, PHONE)),
  )
  if (limits.length === 0 || limits.includes(undefined)) return undefined
  return async () => {
    for (const release of limits) await release?.()
  }
}
