import type { CDPSession, Page } from '@playwright/test'

const TURN_MS = 12_000
const DROP_EVERY_MS = 30 * 60_000
const WARM_UP_MS = 10 * 60_000
const PLAYERS = 48
/** As long as a link's secret; nobody asks a server for it. */
const TOKEN = 'soak'.padEnd(43, '0')

export type Soak = { hours: number; grownBytes: number; drops: number; streams: number; turns: number }

/**
 * The wall over simulated hours, on a clock of the test's own: a score every twenty seconds, a ping every fifteen, a line
 * that drops every half hour, and the heap after forced collections before and after.
 */
export async function soakWall(
  page: Page,
  { origin, hours }: { origin: string; hours: number },
): Promise<Soak> {
  await page.clock.install({ time: new Date('2026-06-06T08:00:00Z') })
  // What runs benchmarks names functions by a helper, which a page does not have.
  await page.addInitScript({ content: 'globalThis.__name ??= (one) => one' })
  await page.addInitScript(fakeClub, { players: PLAYERS })
  await page.goto(`${origin}/competitions/cmp_soak/tv#link=${TOKEN}`)
  const cdp = await page.context().newCDPSession(page)
  const seen = new Set<string>()
  await page.locator('ol li').first().waitFor({ state: 'attached' })
  await run(page, WARM_UP_MS, seen)
  const before = await heapOf(cdp)
  let drops = 0
  for (let past = 0; past < hours * 3_600_000; past += DROP_EVERY_MS) {
    await run(page, DROP_EVERY_MS, seen)
    await page.evaluate(() => {
      dispatchEvent(new Event('soak:drop'))
    })
    drops += 1
    await run(page, TURN_MS, seen)
  }
  const grownBytes = (await heapOf(cdp)) - before
  const streams = Number(await page.evaluate(() => document.documentElement.dataset.streams))
  return { hours, grownBytes, drops, streams, turns: seen.size }
}

/** Time passes in steps of one screen, so that everything is drawn that a wall would draw. */
async function run(page: Page, ms: number, seen: Set<string>): Promise<void> {
  for (let past = 0; past < ms; past += TURN_MS) {
    await page.clock.runFor(TURN_MS)
    seen.add(await page.evaluate(() => document.querySelector('ol li')?.textContent ?? ''))
  }
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i += 1) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** Runs in the page: the club's answers and stream, so that hours pass without a network. */
function fakeClub({ players }: { players: number }): void {
  let version = 1
  let streams = 0
  const rows = Array.from({ length: players }, (_, i) => ({
    userId: `row${i}`,
    playerName: `Player Number ${i}`,
    handicap: null,
    playingHandicap: null,
    grossScore: null,
    netScore: null,
    stablefordPoints: 0,
    toPar: null,
    thru: 0,
    isCompleted: false,
    note: null,
    rank: { main: null as number | null, countback: null },
    revision: 1,
    position: null,
    isShared: false,
    decidedBy: null,
  }))
  const facts = {
    kind: 'wall',
    club: { name: 'Soak Links', colour: null, crestUrl: null },
    boards: [
      {
        competitionId: 'cmp_soak',
        name: 'Long Day',
        competitionType: 'stableford',
        status: 'active',
        startDate: '2026-06-06T07:00:00.000Z',
        timeZone: 'Europe/Dublin',
        courseName: 'Links',
        boardAddress: 'https://club.example/b/soak',
      },
    ],
  }
  const asked = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/api/shared/')) return asked(input, init)
    const body = url.includes('/boards/') ? rows : facts
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { etag: `"v.${version}"` } }))
  }
  const score = () => {
    const row = rows[version % players]
    if (!row) return { from: '', to: '', rows: [] }
    row.thru = (row.thru % 18) + 1
    row.stablefordPoints = row.thru === 1 ? 2 : row.stablefordPoints + (version % 4)
    row.rank.main = 0 - row.stablefordPoints
    row.revision += 1
    version += 1
    return { from: `v.${version - 1}`, to: `v.${version}`, rows: [row] }
  }
  class FakeStream extends EventTarget {
    readonly timers: number[]
    constructor() {
      super()
      streams += 1
      document.documentElement.dataset.streams = String(streams)
      const say = (name: string, data: unknown) =>
        this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
      const drop = () => {
        this.close()
        this.dispatchEvent(new Event('error'))
      }
      addEventListener('soak:drop', drop, { once: true })
      this.timers = [
        window.setTimeout(() => {
          this.dispatchEvent(new Event('open'))
          say('hello', { version: `v.${version}` })
        }, 50),
        window.setInterval(() => say('ping', {}), 15_000),
        window.setInterval(() => say('change', score()), 20_000),
      ]
    }
    close() {
      for (const timer of this.timers) clearInterval(timer)
    }
  }
  Object.assign(window, { EventSource: FakeStream })
}
