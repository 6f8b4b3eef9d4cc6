import type { BrowserContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { openLine, type Line } from './support/cut-line.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { flyRound, sentBy, sign } from './support/fly-round.ts'
import { killableBrowser, type KillableBrowser } from './support/killable-browser.ts'
import { seedClub, signUp, type SeededClub } from './support/seed.ts'
import { tapKey } from './support/tap-key.ts'

/*
 * Rounds where there is no network: started, scored, attested and handed in on the phone. The line to the server is cut, for
 * the service worker too. One phone, which fetches the app once, is used by one player after the other. The long form of the
 * first journey, twenty times in a row with the time to the board, is `npm run bench:faults -- flight`: killed after two holes.
 */

let club: SeededClub
let admin: BrowserContext
let line: Line
let browser: KillableBrowser

const Rounds = z.array(z.looseObject({ id: z.string() }))
const Round = z.looseObject({
  status: z.string(),
  partnerName: z.nullable(z.string()),
  partnerSignature: z.nullable(z.string()),
  entries: z.array(
    z.looseObject({ holeNumber: z.number(), result: z.string(), grossScore: z.nullable(z.number()) }),
  ),
})

/** How many holes are played of a round. */
const PLAYED = 3
const played = Array.from({ length: PLAYED }, (_, i) => ({
  holeNumber: i + 1,
  result: 'strokes',
  grossScore: 5,
}))

test.beforeAll(async ({ browser: any, server }) => {
  admin = await any.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Deep Valley')
  line = await openLine(server.url)
  browser = await killableBrowser(line.url)
})
test.afterAll(async () => {
  await browser.close()
  await line.close()
  await admin.close()
})

test('when a whole round is played without a network and the browser is killed twice, also with the signed card, then the club gets all of it at once', async () => {
  const kills = { afterHoles: [7], isKilledWithCard: true }
  await flyRound({ club, admin, phone: browser, line, firstName: 'Nessa', kills })
  await browser.kill()
})

/** A member whose phone has kept the app, the club's courses and what a start needs. */
async function preparedPhone(firstName: string): Promise<{ context: BrowserContext; userId: string }> {
  const context = await browser.open()
  await forgetPlayer(context)
  const userId = await signUp(context, { firstName, lastName: 'Moran', clubCode: club.clubCode })
  await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '14.2' })
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const page = await context.newPage()
  await keepApp(page)
  await page.close()
  return { context, userId }
}

/** Leaves the phone with the app, and with nothing of whoever had it before. */
async function forgetPlayer(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const storageTypes = 'cookies,indexeddb,local_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin: line.url, storageTypes })
  await page.close()
}

async function keepApp(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  for (const address of ['/courses', '/api/rounds/start-facts', `/api/competitions/${club.competitionId}`])
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringContaining(address))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not read'))
      })
    if (!(await indexedDB.databases()).some(({ name }) => name === 'scoreclub-kept')) return []
    const opened = await ended(indexedDB.open('scoreclub-kept'))
    const keys = await ended(opened.transaction('replies').objectStore('replies').getAllKeys())
    opened.close()
    return keys.map(String)
  })
}

async function scoreHoles(page: Page, from: number, to: number): Promise<void> {
  for (let hole = from; hole <= to; hole++)
    await tapKey(
      page
        .getByRole('group', { name: `Score for hole ${hole}`, exact: true })
        .getByRole('button', { name: /^5, / }),
    )
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Save Round' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  for (const nine of ['Out', 'In'])
    await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
  return dialog
}

/** Without a network: a round begun at the club's course, three holes, the rest not played; up to the signature. */
async function playOffline(page: Page): Promise<Locator> {
  await page.goto('/scorecard')
  await line.cut()
  await page.reload()
  await expect(page.getByLabel('Course')).toBeVisible()
  await expect(page.getByText(/This phone works out your strokes/)).toBeVisible()
  await page
    .getByRole('button', { name: 'Start Round' })
    .or(page.getByRole('button', { name: /^Start / }).first())
    .first()
    .tap()
  await expect(page.getByRole('group', { name: 'Score for hole 1', exact: true })).toBeVisible()
  await scoreHoles(page, 1, PLAYED)
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'The rest were not played' }).tap()
  await dialog.getByLabel('Partner’s full name').fill('Owen Price')
  return dialog
}

async function handIn(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Submit Round' }).tap()
  await expect(page.getByRole('heading', { name: 'Handed in on this phone' })).toBeVisible()
}

async function roundsAtClub(context: BrowserContext) {
  const listed = Rounds.parse(await call(context.request, 'GET', '/api/rounds'))
  const rounds = listed.map(({ id }) => call(context.request, 'GET', `/api/rounds/${id}`))
  return (await Promise.all(rounds)).map((round) => Round.parse(round))
}

test('a round without a network goes to the club all the same: after the browser cleared its storage, and sent back and changed', async () => {
  const { context, userId } = await preparedPhone('Grainne')
  const page = await context.newPage()

  await test.step('when the browser clears the storage between two starts, then the start, the scores and the signed card go all the same', async () => {
    const dialog = await playOffline(page)
    await sign(page, dialog)
    await handIn(page, dialog)
    const { origin } = new URL(page.url())
    await page.goto('about:blank')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'indexeddb,cache_storage,service_workers,file_systems',
    })
    const sent = sentBy(page)
    await line.mend()
    await page.goto('/')
    await expect
      .poll(async () => (await roundsAtClub(context)).map(({ status }) => status))
      .toEqual(['submitted'])
    expect(sent.filter((path) => path.startsWith('/api/rounds'))).toEqual(['/api/rounds/send-kept'])
    const [signed] = await roundsAtClub(context)
    expect(signed).toMatchObject({
      entries: played,
      partnerName: 'Owen Price',
      partnerSignature: expect.stringContaining('data:image/svg+xml'),
    })
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .not.toMatch(/svg|Owen Price|unsent/)
  })

  await test.step('when the club gives the card back, then the reason and all that was typed are there, and it goes after a change', async () => {
    await keepApp(page)
    const dialog = await playOffline(page)
    await dialog.getByRole('button', { name: 'Type the signature instead' }).tap()
    await dialog.getByLabel('Partner’s signature').fill('O. Price')
    await handIn(page, dialog)
    // Meanwhile the committee has changed the index: the totals that were attested are not the club's.
    await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '4.2' })
    await line.mend()
    await page.getByRole('button', { name: 'Try Now' }).tap()
    await expect(page.getByText('The club sent this card back')).toBeVisible()
    await expect(page.getByText('Handicap Index: 14.2 on this phone, 4.2 at the club')).toBeVisible()
    const back = await openDialog(page)
    await expect(back.getByLabel('Partner’s full name')).toHaveValue('Owen Price')
    await expect(back.getByLabel('Partner’s signature')).toHaveValue('O. Price')
    await back.getByRole('button', { name: 'The rest were not played' }).tap()
    await back.getByRole('button', { name: 'Submit Round' }).tap()
    await expect(page.getByRole('heading', { name: /Round Completed|Welcome/ })).toBeVisible()
    const both = Array.from({ length: 2 }, () => ({ status: 'submitted', entries: played }))
    expect(await roundsAtClub(context)).toMatchObject(both)
  })
})
