import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { startServer } from '../../e2e/support/running-server.ts'
import { seedClub, seedRound, type SeededClub } from '../../e2e/support/seed.ts'
import { median, type Row } from '../figures.ts'
import { installLighthouse, runLighthouse } from './run-lighthouse.ts'
import { freePort } from '../../test/free-port.ts'

const ROUNDS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

type Subject = {
  name: string
  path: (club: SeededClub) => string
  isMember: boolean
  goals: Partial<Record<Category, number>>
}

const subjects: readonly Subject[] = [
  {
    name: 'landing, signed out',
    path: () => '/',
    isMember: false,
    goals: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  { name: 'home', path: () => '/', isMember: true, goals: { performance: 95 } },
  { name: 'scorecard', path: () => '/scorecard', isMember: true, goals: { performance: 95 } },
  {
    name: 'leaderboard',
    path: ({ competitionId }) => `/competitions/${competitionId}/leaderboard`,
    isMember: true,
    goals: { performance: 95 },
  },
]

type Visit = { scores: Record<Category, number>; lcp: number; tbt: number; cls: number; failed: string[] }

/**
 * Lighthouse with its phone settings on the built application, for a player in a club with a competition in play: a first
 * visit, of a browser that never gets the service worker, and the start of the app where the worker keeps it.
 */
export async function benchLighthouse(): Promise<Row[]> {
  await installLighthouse()
  return [...(await measureAll({ hasWorker: false })), ...(await measureAll({ hasWorker: true }))]
}

async function measureAll({ hasWorker }: { hasWorker: boolean }): Promise<Row[]> {
  const server = await startServer({ SERVICE_WORKER: hasWorker ? 'on' : 'off' })
  const options = {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  }
  const seeding = await chromium.launch(options)
  const port = await freePort()
  // Lighthouse opens its tabs in the browser's own profile, so the player signs in there and not in a separate context.
  const profile = await mkdtemp(join(tmpdir(), 'scoreclub-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
    baseURL: server.url,
  })
  try {
    const rows: Row[] = []
    const club = await seedField(seeding, browser, server.url)
    const place = { browser, port, url: server.url, club, hasWorker }
    const cookies = await browser.cookies()
    await browser.clearCookies()
    const visitors = subjects.filter(({ isMember }) => !isMember && !hasWorker)
    for (const subject of visitors) rows.push(await measure(subject, place))
    await browser.addCookies(cookies)
    if (hasWorker) await installApp(browser)
    const members = subjects.filter(({ isMember }) => isMember)
    for (const subject of members) rows.push(await measure(subject, place))
    return rows
  } finally {
    await browser.close()
    await seeding.close()
    await server.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

/** The worker comes some seconds after the first page, and is ready when it has kept everything. */
async function installApp(browser: BrowserContext): Promise<void> {
  const page = await browser.newPage()
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.close()
}

/** Twelve others on the board; the reader is in the middle of a round. */
async function seedField(seeding: Browser, player: BrowserContext, baseURL: string): Promise<SeededClub> {
  const admin = await seeding.newContext({ baseURL })
  const club = await seedClub(admin, 'Castle Links')
  const card = [5, 4, 4, 3, 6, 4, 5, 3, 5, 4, 4, 5, 3, 5, 6, 4, 5, 4]
  for (let i = 0; i < 12; i++) {
    const context = await seeding.newContext({ baseURL })
    const gross = card.map((strokes, hole) => (hole < 6 + i ? strokes + ((hole + i) % 2) : null))
    await seedRound(context, { club, admin, firstName: `Player${i}`, handicap: `${8 + i}.4`, gross })
    await context.close()
  }
  await seedRound(player, { club, admin, firstName: 'Niamh', handicap: '14.2', gross: card.slice(0, 7) })
  await admin.close()
  return club
}

type Place = { browser: BrowserContext; port: number; url: string; club: SeededClub; hasWorker: boolean }

async function measure(subject: Subject, place: Place): Promise<Row> {
  const visits: Visit[] = []
  for (let tries = 0; visits.length < ROUNDS && tries < 2 * ROUNDS; tries++) {
    const made = await visit(subject, place)
    if (typeof made === 'string') console.log(`${subject.name}: ${made}`)
    else visits.push(made)
  }
  if (visits.length < ROUNDS) throw new Error(`${subject.name} could not be measured.`)
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const scores = categories.map((category) => middle(({ scores }) => scores[category]))
  const failed = [...new Set(visits.flatMap((one) => one.failed))]
  console.log(`${subject.name}: ${scores.join(' / ')}`)
  if (failed.length > 0) console.log(`${subject.name}: ${failed.join(', ')}`)
  return {
    measured: `Lighthouse phone, ${subject.name}${place.hasWorker ? ', from the worker' : ''}: performance / accessibility / best practices / SEO`,
    ours: scores.join(' / '),
    bare: '',
    ratio: `LCP ${(middle(({ lcp }) => lcp) / 1000).toFixed(2)} s, TBT ${middle(({ tbt }) => tbt).toFixed(0)} ms, CLS ${middle(({ cls }) => cls).toFixed(3)}`,
    goal: categories
      .map((category) => subject.goals[category] ?? '')
      .join(' / ')
      .replace(/(?: \/ )+$/, ''),
  }
}

/** Cookies and what the worker keeps stay, the browser's cache is emptied. A returned text says why there is no measurement. */
async function visit(subject: Subject, { browser, port, url, club }: Place): Promise<Visit | string> {
  const page = await browser.newPage()
  const session = await browser.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  const lhr = await runLighthouse(`${url}${subject.path(club)}`, { port, categories })
  if (lhr.runtimeError) return lhr.runtimeError.message
  const readScore = (category: Category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)
  const readValue = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: readScore('performance'),
      accessibility: readScore('accessibility'),
      'best-practices': readScore('best-practices'),
      seo: readScore('seo'),
    },
    lcp: readValue('largest-contentful-paint'),
    tbt: readValue('total-blocking-time'),
    cls: readValue('cumulative-layout-shift'),
    failed: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
