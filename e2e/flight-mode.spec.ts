import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { openLine, type Line } from './support/cut-line.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { killableBrowser, type KillableBrowser } from './support/killable-browser.ts'
import { seedClub, signUp, type SeededClub } from './support/seed.ts'
import { tapKey } from './support/tap-key.ts'

/*
 * A whole round where there is no network: started, scored, attested and handed in on the phone. The line to the server is
 * cut, for the service worker too, and the browser is killed in between.
 */

let club: SeededClub
let admin: BrowserContext
let line: Line
let browser: KillableBrowser

const Rounds = z.array(
  z.looseObject({ id: z.string(), status: z.string(), grossScore: z.nullable(z.number()) }),
)
const Round = z.looseObject({
  partnerName: z.nullable(z.string()),
  partnerSignature: z.nullable(z.string()),
  stablefordPoints: z.nullable(z.number()),
  entries: z.array(
    z.looseObject({ id: z.string(), holeNumber: z.number(), grossScore: z.nullable(z.number()) }),
  ),
})

test.beforeAll(async ({ browser: any, server }) => {
  admin = await any.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Deep Valley')
})
test.afterAll(() => admin.close())
test.beforeEach(async ({ server }) => {
  line = await openLine(server.url)
  browser = await killableBrowser(line.url)
})
test.afterEach(async () => {
  await browser.close()
  await line.close()
})

/** A member whose phone has kept the app, the club's courses and what a start needs. */
async function preparedPhone(firstName: string): Promise<{ context: BrowserContext; userId: string }> {
  const context = await browser.open()
  const userId = await signUp(context, { firstName, lastName: 'Moran', clubCode: club.clubCode })
  await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '14.2' })
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}` })).toBeVisible()
  for (const address of ['/courses', '/api/rounds/start-facts', `/api/competitions/${club.competitionId}`])
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringContaining(address))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.close()
  return { context, userId }
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

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here with a finger or a pen' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('The signature pad is not on the screen')
  await page.mouse.move(box.x + 20, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 8 })
  await page.mouse.up()
}

test('when a whole round is played without a network and the browser is killed, then all of it is at the club once, soon after the signal', async () => {
  const prepared = await preparedPhone('Fiona')
  // Closed as people close it, so that the cookies of the sign-in are on the disk; killed later.
  await prepared.context.close()
  await line.cut()
  const context = await browser.open()
  const page = await context.newPage()
  await page.goto(`/scorecard?competitionId=${club.competitionId}`)
  await expect(page.getByText(/This phone works out your strokes/)).toBeVisible()
  await page
    .getByRole('button', { name: 'Start Round' })
    .or(page.getByRole('button', { name: /^Start / }).first())
    .first()
    .tap()
  await expect(page.getByRole('group', { name: 'Score for hole 1', exact: true })).toBeVisible()
  await expect(page.getByText(/Started on this phone/)).toBeVisible()
  await scoreHoles(page, 1, 7)
  await expect(page.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
  await browser.kill()

  const again = await (await browser.open()).newPage()
  await again.goto('/scorecard')
  await expect(again.getByRole('group', { name: 'Score for hole 8', exact: true })).toBeVisible()
  await scoreHoles(again, 8, 18)
  const dialog = await openDialog(again)
  await dialog.getByLabel('Partner’s full name').fill('Owen Price')
  await draw(again)
  await dialog.getByRole('button', { name: 'Submit Round' }).tap()
  await expect(again.getByRole('heading', { name: 'Handed in on this phone' })).toBeVisible()
  await again.getByRole('button', { name: 'See what is waiting' }).tap()
  const list = again.getByRole('dialog', { name: 'Waiting on this phone' })
  for (const thing of ['Start of the round', 'Scores of holes 1, 2, 3', 'The signed card'])
    await expect(list.getByText(thing)).toBeVisible()
  await list.getByRole('button', { name: 'Try Now' }).tap()
  await expect(list.getByText('The signed card')).toBeVisible()
  await browser.kill()

  const later = await browser.open()
  const last = await later.newPage()
  await last.goto('/scorecard')
  await expect(last.getByText('Handed in on this phone')).toBeVisible()
  // Tries that met no club may come before the line is mended.
  const answered: string[] = []
  last.on('response', (response) => {
    if (response.request().method() !== 'GET') answered.push(new URL(response.url()).pathname)
  })
  await line.mend()
  await last.getByRole('button', { name: 'See what is waiting' }).first().tap()
  await last.getByRole('button', { name: 'Try Now' }).tap()
  // The list goes with the card that it was opened on, as soon as the club has it.
  await expect.poll(() => answered).toEqual(['/api/rounds/send-kept'])

  const listed = Rounds.parse(await (await later.request.get('/api/rounds')).json())
  expect(listed).toMatchObject([{ status: 'submitted', grossScore: 90 }])
  const round = Round.parse(await (await later.request.get(`/api/rounds/${listed[0]?.id}`)).json())
  expect(round.entries).toHaveLength(18)
  expect(round).toMatchObject({
    partnerName: 'Owen Price',
    partnerSignature: expect.stringContaining('data:image/svg+xml'),
  })
  const board = await later.request.get(`/api/competitions/${club.competitionId}/leaderboard`)
  expect(await board.text()).toContain('Fiona Moran')
  // Nothing of the signature is left on the phone.
  expect(await last.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'svg',
  )
})

test('when the browser clears the storage between two starts, then the start, the scores and the signed card go all the same', async () => {
  const { context } = await preparedPhone('Sinead')
  const page = await context.newPage()
  await page.goto('/scorecard')
  await line.cut()
  await page.reload()
  await expect(page.getByLabel('Course')).toBeVisible()
  await page
    .getByRole('button', { name: 'Start Round' })
    .or(page.getByRole('button', { name: /^Start / }).first())
    .first()
    .tap()
  await expect(page.getByRole('group', { name: 'Score for hole 1', exact: true })).toBeVisible()
  await scoreHoles(page, 1, 18)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Partner’s full name').fill('Owen Price')
  await draw(page)
  await dialog.getByRole('button', { name: 'Submit Round' }).tap()
  await expect(page.getByRole('heading', { name: 'Handed in on this phone' })).toBeVisible()
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'indexeddb,cache_storage,service_workers,file_systems',
  })
  await line.mend()
  await page.goto('/')
  const submitted = { status: 'submitted', grossScore: 90 }
  await expect
    .poll(async () => Rounds.parse(await (await context.request.get('/api/rounds')).json()))
    .toMatchObject([submitted])
  const [listed] = Rounds.parse(await (await context.request.get('/api/rounds')).json())
  const round = Round.parse(await (await context.request.get(`/api/rounds/${listed?.id}`)).json())
  expect(round.entries.map(({ grossScore }) => grossScore)).toEqual(Array.from({ length: 18 }, () => 5))
  expect(round).toMatchObject({
    partnerName: 'Owen Price',
    partnerSignature: expect.stringContaining('data:image/svg+xml'),
  })
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toMatch(/svg|Owen Price|unsent/)
})

test('when the club gives the card back, then the reason and all that was typed are there, and it goes after a change', async () => {
  const { context, userId } = await preparedPhone('Grainne')
  const page = await context.newPage()
  await page.goto('/scorecard')
  await line.cut()
  await page.reload()
  const course = page.getByLabel('Course')
  await expect(course).toBeVisible()
  await page
    .getByRole('button', { name: 'Start Round' })
    .or(page.getByRole('button', { name: /^Start / }).first())
    .first()
    .tap()
  await expect(page.getByRole('group', { name: 'Score for hole 1', exact: true })).toBeVisible()
  await scoreHoles(page, 1, 18)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Partner’s full name').fill('Owen Price')
  await dialog.getByRole('button', { name: 'Type the signature instead' }).tap()
  await dialog.getByLabel('Partner’s signature').fill('O. Price')
  await dialog.getByRole('button', { name: 'Submit Round' }).tap()
  await expect(page.getByRole('heading', { name: 'Handed in on this phone' })).toBeVisible()
  // Meanwhile the committee has changed the index: the totals that were attested are not the club's.
  await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '4.2' })
  await line.mend()
  await page.getByRole('button', { name: 'Try Now' }).tap()
  await expect(page.getByText('The club sent this card back')).toBeVisible()
  await expect(page.getByText('Handicap Index: 14.2 on this phone, 4.2 at the club')).toBeVisible()
  const back = await openDialog(page)
  await expect(back.getByLabel('Partner’s full name')).toHaveValue('Owen Price')
  await expect(back.getByLabel('Partner’s signature')).toHaveValue('O. Price')
  await back.getByRole('button', { name: 'Submit Round' }).tap()
  await expect(page.getByRole('heading', { name: /Round Completed|Welcome/ })).toBeVisible()
  const listed = Rounds.parse(await (await context.request.get('/api/rounds')).json())
  expect(listed).toMatchObject([{ status: 'submitted', grossScore: 90 }])
})
