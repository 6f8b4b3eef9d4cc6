import sharp from 'sharp'
import { z } from 'zod'
import { startBucketServer, type BucketServer } from '../test/bucket-server.ts'
import { AFTER_SUBMIT_MS } from '#web/lib/timings.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { startServer, type RunningServer } from './support/running-server.ts'
import { seedClub, seedRound } from './support/seed.ts'

/* Where the club has a photo store, a browser sends photos straight there, and shows them from there. */

const gross = [4, 5, 4, 3, 5, 4, 6, 4, 4, 5, 4, 4, 3, 5, 6, 4, 5, 4]
const Round = z.looseObject({ scorecardPhotoUrl: z.nullable(z.string()) })

for (const { hasCors, title, way } of [
  { hasCors: true, title: 'a photo goes straight into the store and is shown from there', way: 'store' },
  {
    hasCors: false,
    title: 'when the store lets no browser in, then the photo goes through the club',
    way: 'door',
  },
])
  test(title, async ({ browser }) => {
    const store: BucketServer = await startBucketServer({ hasCors })
    const server: RunningServer = await startServer(store.env)
    const admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
    const club = await seedClub(admin, 'Bucket Links')
    const context = await browser.newContext({ ...phone, baseURL: server.url, locale: 'en-GB' })
    const roundId = await seedRound(context, { club, admin, firstName: 'Bea', handicap: '14.0', gross })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    const putTo: string[] = []
    page.on('request', (request) => {
      const isPhoto = request.method() === 'PUT' && /quarantine|objects.upload/.test(request.url())
      if (isPhoto) putTo.push(new URL(request.url()).origin === store.url ? 'store' : 'door')
    })

    await freezeTimers(page, AFTER_SUBMIT_MS)
    await page.goto('/scorecard')
    await page.getByRole('button', { name: 'Save Round' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
    for (const nine of ['Out', 'In'])
      await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
    await dialog.getByLabel('Partner’s full name').fill('Owen Price')
    await dialog.getByRole('button', { name: 'Type the signature instead' }).click()
    await dialog.getByLabel('Partner’s signature').fill('O. Price')
    const opened = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose from Gallery' }).click()
    const create = { width: 900, height: 1200, channels: 3, background: '#7a9' } as const
    await (
      await opened
    ).setFiles({
      ...{ name: 'card.jpg', mimeType: 'image/jpeg' },
      buffer: await sharp({ create }).jpeg().toBuffer(),
    })
    await expect(dialog.getByText('card.jpg')).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit Round' }).click()
    await expect(page.getByRole('heading', { name: 'Round Completed' })).toBeVisible()
    expect(putTo.at(-1)).toBe(way)

    const round = Round.parse(await (await context.request.get(`/api/rounds/${roundId}`)).json())
    const desktop = await admin.newPage()
    await desktop.goto(`/rounds/${roundId}`)
    const shown = desktop.locator(`img[src="${round.scorecardPhotoUrl}"]`)
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
    expect(faults).toEqual([])
    await context.close()
    await admin.close()
    await server.stop()
    await store.close()
  })
