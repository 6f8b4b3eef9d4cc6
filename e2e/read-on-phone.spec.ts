import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { cardReader } from '#scan/card-reader.ts'
import { localReader } from '#scan/local-reader.ts'
import { decodePhoto } from '#scan/photo/decode-photo.ts'
import { loadModel } from '#scan/read-cells/load-model.ts'
import { wasmRuntime } from '#scan/read-cells/wasm-runtime.ts'
import { toWireReading } from '#scan/to-wire-reading.ts'
import { markerCard } from '#contract/card/marker-card.ts'
import { isLongForm } from '#test/long-form.ts'
import { farthestApart, withoutConfidences } from '#test/without-confidences.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { checkReading } from './support/check-reading.ts'
import { choosePhoto } from './support/choose-photo.ts'
import { openLine, type Line } from './support/cut-line.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { killableBrowser, type KillableBrowser } from './support/killable-browser.ts'
import { drawnCard } from './support/paper-card.ts'
import { cardVariants, photosInTurn, photosOfCards } from './support/photos-of-cards.ts'
import { SMALLER_TAG } from './support/long-form.ts'
import { startReaderIn } from './support/phone-reader.ts'
import { seedClub, signUp, type SeededClub } from './support/seed.ts'

/*
 * A paper card is read on the phone itself, where there is no network: with the server's reader in a worker, which the phone
 * keeps once it was wanted.
 */

const Round = z.looseObject({
  entries: z.array(z.looseObject({ holeNumber: z.number(), grossScore: z.nullable(z.number()) })),
})

let club: SeededClub
let admin: BrowserContext
let line: Line
let browser: KillableBrowser

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

async function post(context: BrowserContext, path: string, data: unknown): Promise<string> {
  const answer = await context.request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return z.looseObject({ id: z.string() }).parse(await answer.json()).id
}

const wish = (page: Page) => page.getByRole('checkbox', { name: 'Read the photo on this phone' })
const openScan = (page: Page) => page.getByRole('button', { name: 'Scan Scorecard' }).click()

async function readPhoto(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Process Scorecard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check the scores' })
  await expect(dialog).toBeVisible({ timeout: 240_000 })
  return dialog
}

/** A player in a round on the course of this card, whose phone has the reader. */
async function phoneWithReader(course: { par: number[]; si: number[] }): Promise<string> {
  const holes = course.par.map((par, i) => ({ holeNumber: i + 1, par, handicapIndex: course.si[i] }))
  const courseId = await post(admin, '/api/courses', { name: 'Valley', clubId: club.clubId, holes })
  const context = await browser.open()
  await signUp(context, { firstName: 'Vera', lastName: 'Valley', clubCode: club.clubCode })
  const roundId = await post(context, '/api/rounds', { courseId })
  const page = await context.newPage()
  await page.goto('/scorecard')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await openScan(page)
  await expect(wish(page)).not.toBeChecked()
  await wish(page).check()
  await expect(page.getByText('The reader is on this phone, also without a signal.')).toBeVisible({
    timeout: 120_000,
  })
  // A phone that ends the browser just after the tick loses it: the browser writes it seconds later.
  await page.evaluate(() => {
    localStorage.removeItem('scoreclub.read_on_phone')
  })
  await context.close()
  return roundId
}

test('when the phone has the reader and has lost the tick, then the tick is there once that is known, and never sets itself', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Tick', lastName: 'Valley', clubCode: club.clubCode })
  await post(context, '/api/rounds', { courseId: club.courseId })
  await page.addInitScript(() => {
    const has = caches.has.bind(caches)
    const letGo = new Promise((resolve) => {
      addEventListener('let-go', resolve)
    })
    caches.has = async (name) => {
      if (name === 'scoreclub-card-reader') {
        document.documentElement.setAttribute('data-asked', '')
        await letGo
      }
      return has(name)
    }
  })
  await page.goto('/scorecard')
  await page.evaluate(async () => {
    const kept = await caches.open('scoreclub-card-reader')
    await kept.put('/assets/reader.wasm', new Response('kept'))
  })
  await openScan(page)
  await expect(page.locator('html[data-asked]')).toBeAttached()
  await expect(wish(page)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('let-go')))
  await expect(wish(page)).toBeChecked()
})

test('a card is read, checked and entered with no network, and the club has it later', async () => {
  const { photo, course, rows } = await drawnCard('vertical')
  const mine = rows[0] ?? []
  const roundId = await phoneWithReader(course)
  await line.cut()
  const context = await browser.open()
  const page = await context.newPage()
  await page.goto('/scorecard')
  await openScan(page)
  await expect(wish(page)).toBeChecked()
  await choosePhoto(page, photo)
  const dialog = await readPhoto(page)
  await dialog.getByRole('button', { name: /^Row 1, begins/ }).click()
  await expect(
    dialog
      .getByRole('button', { name: /^Put \d+ scores on the card$/ })
      .or(dialog.getByRole('heading', { name: /^Hole \d+, par/ })),
  ).toBeVisible()
  await checkReading(dialog, mine)
  await dialog.getByRole('button', { name: 'Put 18 scores on the card' }).click()
  await expect(page.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
  await browser.kill()

  await line.mend()
  const again = await browser.open()
  const later = await again.newPage()
  await later.goto('/scorecard')
  await expect
    .poll(async () => {
      const { entries } = Round.parse(await (await again.request.get(`/api/rounds/${roundId}`)).json())
      return [...entries]
        .sort((one, other) => one.holeNumber - other.holeNumber)
        .map(({ grossScore }) => grossScore)
    })
    .toEqual(mine)
})

// One card and one that is none, each in another way; the long form reads all cards in all of them, and natively as well.
for (const variant of isLongForm ? cardVariants : ['each in another way'])
  test(
    `the phone reads photos as the server does, to the cell: ${variant}`,
    { tag: SMALLER_TAG },
    async ({ page, server }) => {
      await page.goto(server.url)
      const here = await startReaderIn(page)
      const native = isLongForm ? await localReader() : undefined
      const there = await cardReader({ decodePhoto, loadModel, runtime: wasmRuntime })
      const { course } = await drawnCard('wide-two-players')
      const holes = course.par.map((par, i) => ({ holeNumber: i + 1, par, strokeIndex: course.si[i] }))
      const read = { cards: 0, refused: 0 }
      for (const [at, { name, jpeg }] of (isLongForm ? photosOfCards(variant) : photosInTurn()).entries()) {
        const photo = await jpeg()
        const hint = at % 2 === 0 ? {} : { course: { holes } }
        const reply = toWireReading(await there.read(photo, hint), 'local')
        expect(await here.read(photo, hint), name).toEqual(reply)
        read[reply.success ? 'cards' : 'refused'] += 1
        // The server's runtime differs in the last digits of confidences, and in nothing else (src/scan/runtimes.test.ts).
        if (!native) continue
        const [one, other] = [reply, toWireReading(await native.read(photo, hint), 'local')].map(
          withoutConfidences,
        )
        expect(one?.rest, name).toEqual(other?.rest)
        expect(farthestApart(one?.confidences ?? [], other?.confidences ?? []), name).toBeLessThan(0.001)
      }
      if (isLongForm) expect(read.cards).toBeGreaterThan(3)
      else expect(read.cards).toBe(1)
      expect(read.refused).toBeGreaterThan(0)
    },
  )

/** A browser whose camera sees what this file shows when it is opened. */
function browserWithCamera(film: string): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}

/** A player in a round of a medal on the course of this card, where the club compares card and paper. */
async function playMedal(context: BrowserContext, course: { par: number[]; si: number[] }): Promise<string> {
  const holes = course.par.map((par, i) => ({ holeNumber: i + 1, par, handicapIndex: course.si[i] }))
  const courseId = await post(admin, '/api/courses', { name: 'Paper Valley', clubId: club.clubId, holes })
  const competitionId = await post(admin, '/api/competitions', {
    name: 'Medal',
    clubId: club.clubId,
    courseId,
    competitionType: 'stableford',
    markerCard: true,
    startDate: new Date(Date.now() - 3_600_000).toISOString(),
    endDate: new Date(Date.now() + 8 * 3_600_000).toISOString(),
  })
  await signUp(context, { firstName: 'Paola', lastName: 'Valley', clubCode: club.clubCode })
  await call(context.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  return post(context, '/api/rounds', { courseId, competitionId })
}

test('the camera says what could be better, takes the photo by itself when nothing could, and its scores are sent as the paper’s, and not before', async ({
  server,
}) => {
  const { photo, course, rows } = await drawnCard('wide-two-players')
  const card = await sharp(photo).resize({ width: 1_280 }).jpeg().toBuffer()
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-camera-'))
  const film = join(folder, 'camera.mjpeg')
  const seeing = await browserWithCamera(film)
  const context = await seeing.newContext({ ...phone, baseURL: server.url, locale: 'en-GB' })
  const roundId = await playMedal(context, course)
  const page = await context.newPage()
  await page.goto('/scorecard')
  await openScan(page)
  await wish(page).check()
  const look = async (picture: Buffer) => {
    await writeFile(film, picture)
    await page.getByRole('button', { name: 'Take the photo with help' }).click({ timeout: 120_000 })
  }
  await test.step('where it is dark, it asks for light, and takes the photo when told to', async () => {
    await look(await sharp(card).modulate({ brightness: 0.2 }).jpeg().toBuffer())
    const dialog = page.getByRole('dialog', { name: 'Take the photo with help' })
    await expect(dialog.getByRole('status')).toHaveText('More light, please')
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Take it now' }).click()
    await expect(page.getByText('card.jpg')).toBeVisible()
    await page.getByRole('button', { name: 'Remove photo' }).click()
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?:objects|ocr\/process|scorecard-photos)/.test(request.url())) sent.push(request.url())
  })
  await test.step('where nothing could be better, it takes the photo by itself', async () => {
    await look(card)
    await expect(page.getByText('card.jpg')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('what is read on the phone is sent with the paper’s scores', async () => {
    const mine = rows[0] ?? []
    const dialog = await readPhoto(page)
    await expect(dialog.getByRole('button', { name: /^Row \d, begins/ })).toHaveCount(2)
    await dialog.getByRole('button', { name: /^Row 1, begins/ }).click()
    const keep = dialog.getByRole('button', { name: 'Keep the paper’s 18 scores' })
    await expect(keep.or(dialog.getByRole('heading', { name: /^Hole \d+, par/ }))).toBeVisible()
    await checkReading(dialog, mine)
    expect(sent).toEqual([])
    await keep.click()
    await expect(page.getByText('18 holes have a score only on the paper')).toBeVisible()
    expect(sent.length).toBeGreaterThan(0)
    const { said } = markerCard.parse(
      await call(context.request, 'GET', `/api/rounds/${roundId}/marker-card`, undefined),
    )
    const paper = said.filter(({ source }) => source === 'paper').sort((a, b) => a.holeNumber - b.holeNumber)
    expect(paper.map(({ grossScore }) => grossScore)).toEqual(mine)
  })
  await seeing.close()
  await rm(folder, { recursive: true })
})
