import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { z } from 'zod'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound, type SeededClub } from './support/seed.ts'

/* P11, P6: what a phone does whose storage is full, gone or forbidden, and whose clock is wrong. */

const Round = z.looseObject({
  entries: z.array(z.looseObject({ holeNumber: z.number(), grossScore: z.nullable(z.number()) })),
})

let club: SeededClub
let admin: BrowserContext

test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Narrow Links')
})
test.afterAll(() => admin.close())

type Playing = { context: BrowserContext; page: Page; roundId: string; cdp: CDPSession; origin: string }

/** A player who has scored three holes, with the card open at the fourth. */
async function playing(
  { context, page }: { context: BrowserContext; page: Page },
  firstName: string,
): Promise<Playing> {
  const gross = [5, 4, 4, null]
  const roundId = await seedRound(context, { club, admin, firstName, handicap: '14.2', gross })
  await page.goto('/scorecard')
  await expect(page.getByText('Saved at club', { exact: true }).first()).toBeVisible()
  // What is fetched ahead for a time without a network has come.
  await page.waitForLoadState('networkidle')
  return {
    context,
    page,
    roundId,
    cdp: await context.newCDPSession(page),
    origin: new URL(page.url()).origin,
  }
}

async function enter(page: Page, hole: number, strokes: number): Promise<void> {
  const keys = page.getByRole('group', { name: `Score for hole ${hole}` })
  await keys.getByRole('button', { name: new RegExp(`^${strokes}, `) }).tap()
}

async function atClub({ context, roundId }: Playing): Promise<(number | null)[]> {
  const { entries } = Round.parse(await (await context.request.get(`/api/rounds/${roundId}`)).json())
  return entries.map(({ grossScore }) => grossScore)
}

const keptHere = (page: Page) => page.getByText('Saved on this phone', { exact: true }).first()
const savedAtClub = (page: Page) => page.getByText('Saved at club', { exact: true }).first()
const needsYou = (page: Page) => page.getByRole('complementary', { name: 'Scores need your attention' })

test('when the phone’s storage is full, then a score is not shown as saved, and it is sent from memory', async ({
  person,
  server,
}) => {
  const one = await person(phone)
  // Browsers look at the room once and remember it for a while, so it is short from the start.
  const cdp = await one.context.newCDPSession(one.page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(server.url).origin, quotaSize: 1 })
  const round = await playing(one, 'Fergus')
  const { page, context } = round
  await context.setOffline(true)
  await enter(page, 4, 6)
  await expect(needsYou(page)).toContainText(
    'Hole 4 not sent. This phone cannot store them now. Keep this page open until they are sent.',
  )
  await expect(keptHere(page)).toBeHidden()
  await enter(page, 5, 5)
  await expect(needsYou(page)).toContainText('Holes 4, 5 not sent.')
  await context.setOffline(false)
  await expect(savedAtClub(page)).toBeVisible()
  await expect(needsYou(page)).toHaveCount(0)
  await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 6, 5])
})

test('when the browser clears the storage under an open card or between two starts, then nothing that waits is lost', async ({
  person,
}) => {
  const round = await playing(await person(phone), 'Brona')
  const { page, context, cdp, origin } = round
  await test.step('under an open card, what waits is written again', async () => {
    await context.setOffline(true)
    await enter(page, 4, 6)
    await expect(keptHere(page)).toBeVisible()
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
    await enter(page, 5, 5)
    await expect(keptHere(page)).toBeVisible()
    await expect.poll(() => keptHoles(page)).toEqual([4, 5])
    await context.setOffline(false)
    await expect(savedAtClub(page)).toBeVisible()
    await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 6, 5])
  })
  await test.step('between two starts, what waited is sent all the same', async () => {
    await context.setOffline(true)
    await enter(page, 6, 6)
    await enter(page, 7, 5)
    await expect(keptHere(page)).toBeVisible()
    await page.goto('about:blank')
    // What browsers clear when a phone is short of room.
    const storageTypes = 'indexeddb,cache_storage,service_workers,file_systems'
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await context.setOffline(false)
    await page.goto('/scorecard')
    await expect(savedAtClub(page)).toBeVisible()
    await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 6, 5, 6, 5])
  })
})

test('when a score is tapped and the page is left in the same moment, while the disk is busy, then the next page has it', async ({
  person,
}) => {
  const round = await playing(await person(phone), 'Deirdre')
  const { page } = round
  await page.route('**/api/rounds/*/scores', (route) => route.abort())
  await keepDiskBusy(page)
  await page.getByRole('group', { name: 'Score for hole 4' }).evaluate((keys) => {
    const key = [...keys.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('7'))
    if (!key) throw new Error('There is no key 7')
    key.click()
    location.href = '/competitions'
  })
  await page.waitForURL('/competitions')
  await expect(page.getByRole('complementary', { name: 'Unsent scores' })).toContainText('hole 4')
  await expect.poll(() => keptHoles(page)).toEqual([4])
  await page.unroute('**/api/rounds/*/scores')
  await page.goto('/scorecard')
  await expect(savedAtClub(page)).toBeVisible()
  await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 7])
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent'))),
  ).toEqual([])
})

/** Nothing else is written as long as the page is open, as on a phone whose memory card is slow. */
async function keepDiskBusy(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('scoreclub-offline')
        opening.onsuccess = () => {
          const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries')
          const goOn = () => {
            entries.count().onsuccess = goOn
          }
          goOn()
          resolve()
        }
      }),
  )
}

/** Which holes wait in the phone's storage. */
function keptHoles(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not read'))
      })
    if (!(await indexedDB.databases()).some(({ name }) => name === 'scoreclub-offline')) return []
    const opened = await ended(indexedDB.open('scoreclub-offline'))
    const entries: unknown[] = await ended(opened.transaction('entries').objectStore('entries').getAll())
    opened.close()
    return entries.map((entry) => Number(Reflect.get(Object(entry), 'holeNumber')))
  })
}

test('when a private window forbids storage, then it says so and sends from memory', async ({ person }) => {
  const one = await person(phone)
  await one.page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  })
  const round = await playing(one, 'Piaras')
  const { page, context } = round
  await context.setOffline(true)
  await enter(page, 4, 6)
  await expect(needsYou(page)).toContainText(
    'This phone cannot store them now. Keep this page open until they are sent.',
  )
  await expect(keptHere(page)).toBeHidden()
  await context.setOffline(false)
  await expect(savedAtClub(page)).toBeVisible()
  await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 6])
})

test('when two tabs without a network score one round, then both show all of it and each score is sent once', async ({
  person,
}) => {
  const round = await playing(await person(phone), 'Tadgh')
  const { page, context } = round
  const other = await context.newPage()
  await other.goto('/scorecard?hole=5')
  await expect(savedAtClub(other)).toBeVisible()
  await context.setOffline(true)
  await enter(page, 4, 6)
  await expect(keptHere(page)).toBeVisible()
  await enter(other, 5, 3)
  await expect(keptHere(other)).toBeVisible()
  await expect(page.getByRole('button', { name: /Hole 5, 3/ }).first()).toBeVisible()
  await expect(other.getByRole('button', { name: /Hole 4, 6/ }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(savedAtClub(other)).toBeVisible()
  await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 6, 3])
})

for (const [how, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const)
  test(`when the phone’s clock is a day ${how}, then its newest score counts`, async ({ person }) => {
    const one = await person(phone)
    await one.page.addInitScript((off) => {
      const RightDate = Date
      Date = class extends RightDate {
        constructor(...given: []) {
          super(...(given.length === 0 ? ([RightDate.now() + off] as unknown as []) : given))
        }
        static override now = () => RightDate.now() + off
      } as DateConstructor
    }, days * 86_400_000)
    const round = await playing(one, days > 0 ? 'Orla' : 'Una')
    const { page, context } = round
    await context.setOffline(true)
    await enter(page, 4, 6)
    await expect(keptHere(page)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 6])
    await page.goto('/scorecard?hole=4')
    await enter(page, 4, 7)
    await expect.poll(() => atClub(round)).toEqual([5, 4, 4, 7])
    await expect(savedAtClub(page)).toBeVisible()
  })
