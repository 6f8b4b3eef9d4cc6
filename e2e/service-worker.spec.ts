import type { Page } from '@playwright/test'
import { createServer, request as ask } from 'node:http'
import { once } from 'node:events'
import { CONTRACT_HEADER } from '#contract/platform/contract-version.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { startServer } from './support/running-server.ts'
import { seedClub, seedRound } from './support/seed.ts'

/** One address before two servers, so that a browser meets the second as a restart of the first. */
async function oneAddress() {
  let port = ''
  let releases = 0
  let isOldAnswered = true
  let hasNewPages = false
  const front = createServer((near, answer) => {
    const isWorker = near.url === '/service-worker.js'
    const headers = { ...near.headers }
    // The pages of the first version speak a contract that the second one's server may not answer.
    if (!isOldAnswered && !hasNewPages && headers[CONTRACT_HEADER] !== undefined)
      headers[CONTRACT_HEADER] = '0'
    if (isWorker) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const far = ask({ host: '127.0.0.1', port, path: near.url, method: near.method, headers })
    far.on('response', (got) => {
      if (isWorker && releases > 0) {
        const headers = { ...got.headers }
        delete headers['content-length']
        delete headers.etag
        answer.writeHead(got.statusCode ?? 502, headers)
        got.pipe(answer, { end: false })
        got.on('end', () => answer.end(`\n// version ${releases + 1}`))
        return
      }
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    far.on('error', () => answer.destroy())
    near.pipe(far)
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** From now on the worker is another one; `answersOld` says whether pages of the one before are answered. */
    release: ({ answersOld }: { answersOld: boolean }) => {
      releases += 1
      isOldAnswered = answersOld
    },
    /** The pages that are opened from now on are of the new version. */
    newPages: () => {
      hasNewPages = true
    },
    leadTo: (url: string) => {
      ;({ port } = new URL(url))
      front.closeAllConnections()
    },
    close: () => {
      front.close()
      front.closeAllConnections()
    },
  }
}

type Site = Awaited<ReturnType<typeof oneAddress>>

test('when a new version comes, then pages of the old one say so and go on, and a worker that is switched off goes with all it kept', async ({
  server,
  browser,
}) => {
  const site = await oneAddress()
  site.leadTo(server.url)
  const contexts = await Promise.all([
    browser.newContext({ ...desk, baseURL: server.url }),
    browser.newContext({ ...phone, baseURL: site.url, locale: 'en-GB', serviceWorkers: 'allow' }),
  ])
  const [admin, context] = contexts
  try {
    const club = await seedClub(admin, 'Version Links')
    const roundId = await seedRound(context, { club, admin, firstName: 'Una', handicap: '9.1', gross: [4] })
    const page = await context.newPage()
    await test.step('when the server does not answer the version of a page, then it says so, its scores are taken, and it loads the new one', () =>
      loadNewVersion(page, { site, roundId }))
    await test.step('when a new version waits, then it is said outside of the card, and taken when asked for or at the next start', () =>
      takeWaitingVersion(page, site))
    await test.step('when the server switches the worker off, then browsers lose it and what it kept', () =>
      loseWorker(page, site))
  } finally {
    for (const one of contexts) await one.close()
    site.close()
  }
})

async function loadNewVersion(page: Page, { site, roundId }: { site: Site; roundId: string }): Promise<void> {
  await page.goto('/scorecard')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const keys = page.getByRole('group', { name: 'Score for hole 2' })
  await keys.waitFor()
  await page.getByRole('heading', { level: 1 }).first().tap()

  site.release({ answersOld: false })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: 'Tee and round' }).tap()
  // The dialog says it, and the bar below as soon as something else could not be loaded.
  const isOlder = page.getByText('This page is from an older version of Scoreclub').first()
  await expect(isOlder).toBeVisible()
  await page.keyboard.press('Escape')
  await keys.getByRole('button', { name: /^6, / }).tap()
  await expect(page.getByText('Saved at club', { exact: true }).first()).toBeVisible()
  const round = await (await page.request.get(`/api/rounds/${roundId}`)).text()
  expect(JSON.parse(round)).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ holeNumber: 2, grossScore: 6 })]),
  })

  site.newPages()
  await page.getByRole('button', { name: 'Load the new version' }).tap()
  await expect(isOlder).toBeHidden()
  await expect(page.getByRole('group', { name: 'Score for hole 3' })).toBeVisible()
  expect(await waits(page)).toBe(false)
}

async function takeWaitingVersion(page: Page, site: Site): Promise<void> {
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'New version' })
  await expect(bar).toBeHidden()

  site.release({ answersOld: true })
  await page.goto('/competitions')
  await expect(bar).toHaveText('A new version is ready. It starts when you next open Scoreclub.')
  // A round is open: nothing is offered, and the card says nothing.
  await expect(bar.getByRole('button')).toBeHidden()
  await page.goto('/scorecard')
  await expect(page.getByRole('group', { name: 'Score for hole 3' })).toBeVisible()
  await expect.poll(() => waits(page)).toBe(true)
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Tee and round' }).tap()
  await page.getByRole('button', { name: 'Abandon this round' }).tap()
  await page.getByRole('button', { name: 'Yes, abandon it' }).tap()
  await expect(page.getByRole('group', { name: 'Score for hole 3' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Compete' }).tap()
  const take = bar.getByRole('button', { name: 'Use it now' })
  await take.tap()
  // On a busy machine a worker needs longer than its page waits for it; then the button is there again.
  await expect(async () => {
    if (await take.isVisible()) await take.tap({ timeout: 5_000 })
    await expect(bar).toBeHidden({ timeout: 25_000 })
  }).toPass()
  // It may be in the middle of loading.
  await expect.poll(() => waits(page).catch(() => true)).toBe(false)
}

async function loseWorker(page: Page, site: Site): Promise<void> {
  const cacheControl = async () => (await page.request.get('/service-worker.js')).headers()['cache-control']
  expect(await page.evaluate(() => caches.keys())).not.toEqual([])
  expect(await cacheControl()).toBe('no-cache')
  const off = await startServer({ SERVICE_WORKER: 'off' })
  try {
    site.leadTo(off.url)
    expect(await cacheControl()).toBe('no-cache')
    await page.goto('/handicap-calculator')
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await page.close()
    const next = await page.context().newPage()
    const fromServer = await next.goto('/handicap-calculator')
    expect(fromServer?.fromServiceWorker()).toBe(false)
  } finally {
    await off.stop()
  }
}

function waits(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
}
