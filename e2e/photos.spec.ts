import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { AFTER_SUBMIT_MS } from '#web/lib/timings.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { hugePhoto } from './support/huge-photo.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { seedClub, seedRound, signUp, type SeededClub } from './support/seed.ts'

/*
 * A photo of the paper card: with the round, for its player and the administrators; a wrong file says so and costs
 * nothing that was typed; a photo that cannot be sent never holds the card back. Card and photo without a network: flight-mode.spec.ts.
 */

const gross = [4, 5, 4, 3, 5, 4, 6, 4, 4, 5, 4, 4, 3, 5, 6, 4, 5, 4]
const Round = z.looseObject({ scorecardPhotoUrl: z.nullable(z.string()), isCompleted: z.boolean() })

/** What a phone's camera makes: stored on its side, with place and maker. */
async function cameraPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a9' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'TellTale' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '53/1 22/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '6/1 21/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
}

let club: SeededClub
let admin: BrowserContext

test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Camera Links')
})
test.afterAll(() => admin.close())

async function openDialog(page: Page) {
  // "Round Completed" stands there for a second, then home comes.
  await freezeTimers(page, AFTER_SUBMIT_MS)
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Save Round' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  for (const nine of ['Out', 'In'])
    await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
  await dialog.getByLabel('Partner’s full name').fill('Owen Price')
  await dialog.getByRole('button', { name: 'Type the signature instead' }).click()
  await dialog.getByLabel('Partner’s signature').fill('O. Price')
  return dialog
}

type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer }

async function choose(page: Page, button: string, file: ChosenFile) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await opened).setFiles(file)
}

/** How many photos this phone keeps. */
function keptPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('scoreclub-photos')
        opening.onerror = () => {
          reject(opening.error ?? new Error('no box of photos'))
        }
        opening.onsuccess = () => {
          const box = opening.result
          const counting = box.transaction('photos').objectStore('photos').count()
          counting.onsuccess = () => {
            box.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

async function readRound(context: BrowserContext, roundId: string) {
  return Round.parse(await (await context.request.get(`/api/rounds/${roundId}`)).json())
}

test('the administrator sees the photo at the round, others do not', async ({ caller, person }) => {
  const { page, context } = await person(phone)
  const roundId = await seedRound(context, { club, admin, firstName: 'Phil', handicap: '14.0', gross })
  const photo = await cameraPhoto()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const dialog = await openDialog(page)
  await choose(page, 'Take Photo', { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(dialog.getByText('card.jpg')).toBeVisible()
  await expect(dialog.getByText(/^[\d.]+ MB$/)).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Scorecard photo' })).toBeVisible()

  // It is still there after a reload in the middle, and can be taken out and chosen again.
  await expect.poll(() => keptPhotos(page)).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Save Round' }).click()
  await expect(dialog.getByText('card.jpg')).toBeVisible()
  await expect(dialog.getByLabel('Partner’s full name')).toHaveValue('Owen Price')
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(dialog.getByText('card.jpg')).toHaveCount(0)
  await choose(page, 'Choose from Gallery', { name: 'again.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(dialog.getByText('again.jpg')).toBeVisible()
  for (const nine of ['Out', 'In'])
    await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
  await dialog.getByRole('button', { name: 'Submit Round' }).click()
  await expect(page.getByRole('heading', { name: 'Round Completed' })).toBeVisible()

  const path = (await readRound(context, roundId)).scorecardPhotoUrl
  expect(path).toMatch(/^\/api\/objects\/pho_/)
  const stored = await (await admin.request.get(path ?? '')).body()
  const { format, width, height, exif, xmp, icc, orientation } = await sharp(stored).metadata()
  expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 900,
  })
  expect(stored.includes('TellTale')).toBe(false)

  const desktop = await admin.newPage()
  await desktop.goto(`/rounds/${roundId}`)
  await expect(desktop.getByText('Phil Byrne').first()).toBeVisible()
  const picture = desktop.locator(`img[src="${path}"]`)
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  await desktop.close()

  const member = await caller()
  await signUp(member, { firstName: 'Mia', lastName: 'Member', clubCode: club.clubCode })
  expect((await member.request.get(path ?? '')).status()).toBe(404)
  const visitor = await caller()
  expect((await visitor.request.get(path ?? '')).status()).toBe(404)
})

test('wrong files say so and cost nothing; the card goes in without a photo that cannot be sent', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  const roundId = await seedRound(context, { club, admin, firstName: 'Wendy', handicap: '20.0', gross })
  const dialog = await openDialog(page)
  const typedIsThere = async () => {
    await expect(dialog.getByLabel('Partner’s full name')).toHaveValue('Owen Price')
    await expect(dialog.getByLabel('Partner’s signature')).toHaveValue('O. Price')
    await expect(dialog.getByRole('button', { name: 'Submit Round' })).toBeEnabled()
  }

  for (const [file, title, sentence] of [
    [
      { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      'Invalid File Type',
      /Please choose an image file. This is a PDF/,
    ],
    [
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is text') },
      'Invalid File Type',
      'Please choose an image file.',
    ],
    [hugePhoto(test.info()), 'File Too Large', 'Please choose an image smaller than 10MB.'],
  ] as const) {
    await choose(page, 'Choose from Gallery', file)
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(page.getByText(title).first()).toBeVisible()
    await typedIsThere()
  }

  const pages = ['white', 'grey'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const scan = sharp(await Promise.all(pages), { join: { animated: true } }).tiff({ compression: 'lzw' })
  const tiff = { name: 'scan.tif', mimeType: 'image/tiff', buffer: await scan.toBuffer() }
  await choose(page, 'Choose from Gallery', tiff)
  await expect(dialog.getByText('This file has 2 pages. Only the first is used.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()

  await choose(page, 'Choose from Gallery', {
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto(),
  })
  await expect(dialog.getByText('card.jpg')).toBeVisible()
  await page.route('**/api/objects/upload/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await dialog.getByRole('button', { name: 'Submit Round' }).click()
  await expect(dialog.getByText('Submission Failed')).toBeVisible()
  await expect(dialog.getByText(/Failed to upload photo/)).toBeVisible()
  await expect(page.getByText('Failed to submit your round. Please try again.').first()).toBeVisible()
  await typedIsThere()
  expect((await readRound(context, roundId)).isCompleted).toBe(false)

  await dialog.getByRole('button', { name: 'Hand in without the photo' }).click()
  await expect(page.getByRole('heading', { name: 'Round Completed' })).toBeVisible()
  expect(await readRound(context, roundId)).toMatchObject({ isCompleted: true, scorecardPhotoUrl: null })
})

test('when more than 10 MiB are sent, then the answer says why', async ({ caller }) => {
  const sender = await caller()
  await signUp(sender, { firstName: 'Big', lastName: 'Sender', clubCode: club.clubCode })
  const started = await sender.request.post('/api/objects/upload')
  const { uploadURL } = z.object({ uploadURL: z.string() }).parse(await started.json())
  const answer = await sender.request.put(uploadURL, {
    data: Buffer.concat([readFileSync('fixtures/courses/fox-creek.json'), Buffer.alloc(30 * 1_048_576)]),
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(answer.status()).toBe(413)
  expect(await answer.text()).toContain('Please choose an image smaller than 10MB.')
})
