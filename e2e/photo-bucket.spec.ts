import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { startBucketServer } from '../test/bucket-server.ts'
import { AFTER_SUBMIT_MS } from '#web/lib/timings.ts'
import { call } from './support/call.ts'
import { choosePhoto } from './support/choose-photo.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { CHEAP_ARGON2, startServer } from './support/running-server.ts'
import { seedClub, seedRound } from './support/seed.ts'
import { sendScores } from './support/send-scores.ts'

/* Where the club has a photo store, a browser sends photos straight there, and shows them from there. */

const gross = [4, 5, 4, 3, 5, 4, 6, 4, 4, 5, 4, 4, 3, 5, 6, 4, 5, 4]
const Round = z.looseObject({ id: z.string(), scorecardPhotoUrl: z.nullable(z.string()) })

test('a photo goes straight into the store, or through the club where the store lets no browser in, and is shown from there', async ({
  browser,
}) => {
  const store = await startBucketServer()
  const server = await startServer(store.env, CHEAP_ARGON2)
  const admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  const club = await seedClub(admin, 'Bucket Links')
  const context = await browser.newContext({ ...phone, baseURL: server.url, locale: 'en-GB' })
  const roundId = await seedRound(context, { club, admin, firstName: 'Bea', handicap: '14.0', gross })
  const page = await context.newPage()
  const desktop = await admin.newPage()
  const faults: string[] = []
  for (const one of [page, desktop])
    one.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
  const putTo: string[] = []
  page.on('request', (request) => {
    const isPhoto = request.method() === 'PUT' && /quarantine|objects.upload/.test(request.url())
    if (isPhoto) putTo.push(new URL(request.url()).origin === store.url ? 'store' : 'door')
  })
  await freezeTimers(page, AFTER_SUBMIT_MS)
  const goesBy = async (way: 'store' | 'door', id: string) => {
    await handIn(page)
    expect(putTo.at(-1)).toBe(way)
    const { scorecardPhotoUrl } = Round.parse(await call(context.request, 'GET', `/api/rounds/${id}`))
    await desktop.goto(`/rounds/${id}`)
    const shown = desktop.locator(`img[src="${scorecardPhotoUrl}"]`)
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
  }

  await test.step('a photo goes straight into the store and is shown from there', () =>
    goesBy('store', roundId))
  await test.step('when the store lets no browser in, then the photo goes through the club', async () => {
    const { id } = Round.parse(
      await call(context.request, 'POST', '/api/rounds', { courseId: club.courseId }),
    )
    // Another round has other scores.
    await sendScores(context.request, id, {
      scores: gross.map((strokes, i) => (i === 0 ? strokes + 1 : strokes)),
    })
    await store.shutBrowsersOut()
    await goesBy('door', id)
  })
  expect(faults).toEqual([])
  await context.close()
  await admin.close()
  await server.stop()
  await store.close()
})

/** The open card goes in with a photo. */
async function handIn(page: Page): Promise<void> {
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Save Round' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  for (const nine of ['Out', 'In'])
    await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
  await dialog.getByLabel('Partner’s full name').fill('Owen Price')
  await dialog.getByRole('button', { name: 'Type the signature instead' }).click()
  await dialog.getByLabel('Partner’s signature').fill('O. Price')
  const create = { width: 900, height: 1200, channels: 3, background: '#7a9' } as const
  await choosePhoto(page, await sharp({ create }).jpeg().toBuffer())
  await dialog.getByRole('button', { name: 'Submit Round' }).click()
  await expect(page.getByRole('heading', { name: 'Round Completed' })).toBeVisible()
}
