import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { z } from 'zod'
import { processScorecard, readScanProgress, readScanReaders, scanFailures } from '#contract/photo/scan.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import spanish from '#web/messages/es/photo/scan.ts'
import { call } from './support/call.ts'
import { checkReading } from './support/check-reading.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { hugePhoto } from './support/huge-photo.ts'
import { LONG_FORM_TAG } from './support/long-form.ts'
import { colourOf, drawnCard, photoOfCard, readRow, replyOf } from './support/paper-card.ts'
import { expectRefusal } from './support/refused-write.ts'
import { screenFaults } from './support/screen-faults.ts'
import { waitForScript } from './support/script-file.ts'
import { seedClub, seedRound, signUp, type SeededClub } from './support/seed.ts'

/*
 * A paper card is read from a photo (D30): a proposal, each number under its picture, the doubtful ones first, nothing in
 * the card before one button. The journey is the real server's and the real reader's. What no photo can be made to say (a
 * queue, a failure of each kind, a reader outside) is said in the server's place.
 */

const Round = z.looseObject({
  entries: z.array(
    z.looseObject({ holeNumber: z.number(), result: z.string(), grossScore: z.nullable(z.number()) }),
  ),
})

const scores = [5, 4, 6, 3, 5, 7, 4, 4, 5, 5, 6, 4, 3, 5, 4, 6, 5, 4]
const open = Array.from({ length: 18 }, () => null)

let club: SeededClub
let admin: BrowserContext

test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Paper Links')
})
test.afterAll(() => admin.close())

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose from Gallery' }).click()
  await (await opened).setFiles(file)
}

async function choosePhoto(page: Page, buffer: Buffer) {
  await choose(page, { name: 'card.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('card.jpg')).toBeVisible()
}

const processButton = (page: Page) => page.getByRole('button', { name: 'Process Scorecard' })
const review = (page: Page) => page.getByRole('dialog', { name: 'Check the scores' })
const putButton = (page: Page) => review(page).getByRole('button', { name: /^Put \d+ scores? on the card$/ })

async function cardOf(context: BrowserContext, roundId: string): Promise<(number | string | null)[]> {
  const { entries } = Round.parse(await (await context.request.get(`/api/rounds/${roundId}`)).json())
  return Array.from({ length: 18 }, (_, i) => {
    const entry = entries.find(({ holeNumber }) => holeNumber === i + 1)
    return entry?.result === 'strokes' ? entry.grossScore : (entry?.result ?? null)
  })
}

/** Whether a toast covers some of this button. */
async function isOver(toast: Locator, button: Locator): Promise<boolean> {
  const [over, under] = await Promise.all([toast.boundingBox(), button.boundingBox()])
  if (!over || !under) throw new Error('a toast or a button that is not shown')
  return over.y < under.y + under.height && under.y < over.y + over.height
}

/** Answers in the server's place; what was asked of it is kept. */
async function answering(page: Page, reply: () => unknown) {
  const asked: z.input<typeof processScorecard.body>[] = []
  await page.route(`**${processScorecard.path}`, async (route) => {
    asked.push(processScorecard.body.parse(route.request().postDataJSON()))
    await route.fulfill({ json: reply() })
  })
  return asked
}

test('a photo of a paper card becomes the card, once a doubtful hole is put right, and a club that learns keeps what was decided', async ({
  person,
  server,
}) => {
  const [secretary, player] = [await person(desk), await person(phone)]
  const own = await seedClub(secretary.context, 'Drawn Links')
  await call(secretary.context.request, 'PUT', `/api/clubs/${own.clubId}/learning`, { isOn: true })
  const { photo, course, rows } = await drawnCard('vertical', { scribbledOver: { row: 0, hole: 7 } })
  const mine = rows[0] ?? []
  const post = async (context: BrowserContext, path: string, data: unknown) => {
    const answer = await context.request.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return z.looseObject({ id: z.string() }).parse(await answer.json()).id
  }
  const holes = course.par.map((par, i) => ({ holeNumber: i + 1, par, handicapIndex: course.si[i] }))
  const courseId = await post(secretary.context, '/api/courses', {
    name: 'Drawn Course',
    clubId: own.clubId,
    holes,
  })
  await signUp(player.context, { firstName: 'Ruth', lastName: 'Reader', clubCode: own.clubCode })
  const roundId = await post(player.context, '/api/rounds', { courseId })

  const { page, context } = player
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await choosePhoto(page, photo)
  await expectRefusal(page, server, {
    table: 'photos',
    act: () => processButton(page).click(),
    shows: ['Processing Failed', 'Failed to process scorecard image. Please try again.'],
  })
  await processButton(page).click()
  const dialog = review(page)
  await expect(dialog).toBeVisible({ timeout: 240_000 })
  await dialog.getByRole('button', { name: /^Row 1, begins/ }).click()

  await expect(dialog.getByRole('heading', { name: /^Hole \d+, par/ })).toBeVisible()
  const asked = await checkReading(dialog, mine)
  expect(asked, 'the one that was scribbled over').toContain(7)
  await expect(putButton(page)).toHaveText('Put 18 scores on the card')
  expect(await cardOf(context, roundId)).toEqual(open)
  const agree = dialog.getByRole('checkbox', { name: 'Let the reader learn from what I corrected' })
  await expect(agree).not.toBeChecked()
  await agree.click()
  await expect(agree).toBeChecked()
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/learning') && answer.request().method() === 'POST',
  )
  await putButton(page).click()
  await expect(page.getByText('Scorecard Processed', { exact: true })).toBeVisible()
  await expect(page.getByText('Successfully extracted 18 hole scores!', { exact: true })).toBeVisible()
  await expect.poll(() => cardOf(context, roundId)).toEqual(mine)

  await test.step('the club has the decided cells of who agreed, until it erases them', async () => {
    expect((await sent).status()).toBe(200)
    const settings = secretary.page
    await settings.goto('/club-admin?tab=settings')
    await expect(settings.getByText(`${asked.length} of at most 5,000 boxes kept.`)).toBeVisible()
    await settings.getByRole('button', { name: 'Look at the newest' }).click()
    await expect(settings.getByRole('button', { name: /^Erase: / })).toHaveCount(asked.length)
    await settings.getByRole('button', { name: 'Erase all' }).click()
    await settings.getByRole('dialog').getByRole('button', { name: 'Erase all' }).click()
    await expect(settings.getByText('0 of at most 5,000 boxes kept.')).toBeVisible()
    const keeping = settings.getByRole('checkbox', { name: 'Keep corrected boxes' })
    for (const isKept of [true, false]) {
      await expect(keeping).toBeChecked({ checked: isKept })
      await keeping.click()
    }
    await expect(keeping).toBeChecked()
  })
})

test('row, doubtful holes, whole card: each number under its picture, nothing saved before the button', async ({
  person,
}) => {
  const others = scores.map((score) => score + 1)
  const but = {
    4: { doubtful: true, others: [8, 'picked_up' as const], confidence: 0.6 },
    12: { doubtful: true, grossScore: undefined, others: [4], confidence: 0.3 },
    17: { doubtful: true, others: [3], confidence: 0.7 },
  }
  const { page, context } = await person(phone)
  const gross = [5, 9, ...Array.from({ length: 16 }, () => null)]
  const roundId = await seedRound(context, { club, admin, firstName: 'Rowan', handicap: '14.0', gross })
  const held = [5, 9, ...open.slice(2)]
  const asked = await answering(page, () =>
    replyOf([readRow(others), readRow(scores, { at: 1, but })], ['was_turned', 'other_course']),
  )

  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await choosePhoto(page, await photoOfCard([others, scores]))
  await expect(page.getByText(/^[\d.]+ MB$/)).toBeVisible()
  await processButton(page).click()
  const dialog = review(page)

  await test.step('which row is mine', async () => {
    await expect(dialog.getByRole('heading', { name: 'Which row is yours?' })).toBeVisible()
    expect(asked).toMatchObject([{ courseId: club.courseId, roundId }])
    expect(asked[0]?.fileName).toMatch(/^\/api\/objects\/pho_/)
    expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
    await dialog.getByRole('button', { name: 'Row 2, begins 5, 4, 6, 3, 5' }).click()
  })

  await test.step('the doubtful ones first, each cut out of the photo and upright', async () => {
    await expect(dialog.getByRole('heading', { name: 'Hole 4, par 3' })).toBeFocused()
    await expect(dialog.getByText('1 of 3 to check')).toBeVisible()
    expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
    const cutOut = dialog.getByRole('img', { name: 'Hole 4 as written' })
    await expect
      .poll(() =>
        cutOut.evaluate((canvas: HTMLCanvasElement) => {
          const [r = 0, g = 0, b = 0] =
            canvas.getContext('2d')?.getImageData(canvas.width * 0.3, canvas.height * 0.25, 1, 1).data ?? []
          return { r: Math.round(r / 10), g: Math.round(g / 10), b: Math.round(b / 10) }
        }),
      )
      .toEqual(tenths(colourOf(1, 4)))
    const { width, height } = await cutOut.evaluate((canvas: HTMLCanvasElement) => ({
      width: canvas.width,
      height: canvas.height,
    }))
    expect(height, 'a card that was stored on its side stands upright').toBeGreaterThan(width)
    await dialog.getByRole('group', { name: 'It may be' }).getByRole('button', { name: '8' }).click()

    await expect(dialog.getByRole('heading', { name: 'Hole 12, par 5' })).toBeFocused()
    await expect(dialog.getByText('This could not be read.')).toBeVisible()
    const upright = page.viewportSize() ?? phone.viewport
    await page.setViewportSize({ width: 844, height: 390 })
    const written = await dialog.getByRole('img', { name: 'Hole 12 as written' }).boundingBox()
    const below = await dialog.getByRole('button', { name: 'See all holes' }).boundingBox()
    expect(written && written.y + written.height, 'all of the number is seen').toBeLessThan(below?.y ?? 0)
    await page.setViewportSize(upright)
    await dialog.getByRole('button', { name: 'Leave it for later' }).click()
    await expect(dialog.getByRole('heading', { name: /^Hole 17/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Picked up' }).click()
  })

  await test.step('the whole card says what is open, what changes and whose sums differ', async () => {
    await expect(
      dialog.getByRole('button', { name: /^Hole 17, par \d: Picked up, checked by you/ }),
    ).toBeFocused()
    await expect(dialog.getByText('1 number not checked, hole 12')).toBeVisible()
    await expect(dialog.getByText('The pars or stroke indexes on the paper')).toBeVisible()
    await expect(dialog.getByText('The photo was turned upright for you.')).toBeVisible()
    await expect(dialog.getByText('Hole 2: 9 becomes 4')).toBeVisible()
    await expect(dialog.getByText('43 on paper, differs')).toBeAttached()
    await expect(dialog.getByText('42 on paper', { exact: true })).toBeAttached()
    await expect(dialog.getByRole('img', { name: 'TOTAL as written' })).toBeVisible()
    await expect(putButton(page)).toHaveText('Put 17 scores on the card')
    expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
  })

  await test.step('every hole can be opened, closing loses nothing', async () => {
    await dialog.getByRole('button', { name: 'Hole 4, par 3: 8, checked by you' }).click()
    await expect(
      dialog.getByRole('group', { name: 'Any number' }).getByRole('button', { name: '8' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('button', { name: '3', exact: true }).first().click()
    await expect(dialog.getByText('43 on paper, agrees')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Check the scores' }).click()
    await expect(putButton(page)).toHaveText('Put 17 scores on the card')
  })

  await test.step('one button puts it into the card, which had nothing of it before', async () => {
    expect(await cardOf(context, roundId)).toEqual(held)
    await putButton(page).click()
    await expect(page.getByText('Scorecard Processed', { exact: true })).toBeVisible()
    await expect(page.getByText('Successfully extracted 17 hole scores!', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Scan Scorecard' })).toBeFocused()
    const expected: (number | string | null)[] = [...scores]
    expected[11] = null
    expected[16] = 'picked_up'
    await expect.poll(() => cardOf(context, roundId)).toEqual(expected)
    await expect(page.getByText('17 holes entered', { exact: true })).toBeVisible()
  })

  await test.step('the photo waits for the card to be handed in', async () => {
    await page.getByRole('button', { name: 'Save Round' }).click()
    await expect(page.getByRole('dialog', { name: 'Hand in your card' }).getByText('card.jpg')).toBeVisible()
  })
})

function tenths({ r, g, b }: { r: number; g: number; b: number }) {
  return { r: Math.round(r / 10), g: Math.round(g / 10), b: Math.round(b / 10) }
}

test('without a network the scores still go into the card, and the photo not where it is not wanted', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  const roundId = await seedRound(context, { club, admin, firstName: 'Nora', handicap: '14.0', gross: open })
  await answering(page, () => replyOf([readRow(scores)]))
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await choosePhoto(page, await photoOfCard([scores]))

  await context.setOffline(true)
  await processButton(page).click()
  await expect(page.getByText('Scanning needs a connection', { exact: true })).toBeVisible()
  await expect(page.getByText('card.jpg')).toBeVisible()
  await context.setOffline(false)
  // Fetched while the first hole is played (U2).
  await page.reload()
  await waitForScript(page, 'card/scorecard/hand-in/verify-dialog.tsx')
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await expect(page.getByText('card.jpg'), 'it outlives a reload (U17)').toBeVisible()
  await processButton(page).click()
  await expect(putButton(page)).toHaveText('Put 18 scores on the card')

  await context.setOffline(true)
  await review(page).getByRole('checkbox', { name: 'Keep this photo with the round' }).uncheck()
  await putButton(page).click()
  await expect(page.getByText('Successfully extracted 18 hole scores!', { exact: true })).toBeVisible()
  expect(await cardOf(admin, roundId)).toEqual(open)
  await page.getByRole('button', { name: 'Save Round' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  await expect(dialog.getByRole('button', { name: 'Take Photo' })).toBeVisible()
  await expect(dialog.getByText('card.jpg')).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(() => cardOf(context, roundId)).toEqual(scores)
})

/** With the panel open: each failure in the words of this language, and the photo stays chosen. */
async function seeFailures(
  page: Page,
  text: typeof scanText | typeof spanish,
  dismiss: string,
): Promise<void> {
  const panel = page.getByRole('region', { name: text.title })
  const run = panel.getByRole('button', { name: text.process })
  let answer = (route: Route) => route.fulfill({ status: 500, body: 'broken' })
  await page.route(`**${processScorecard.path}`, (route) => answer(route))
  await run.click()
  await expect(page.getByText(text.failed, { exact: true }).first()).toBeVisible()
  await expect(panel.getByText(text.failedText)).toBeVisible()
  const toast = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: dismiss }) })
  await expect(toast).toBeVisible()
  await expect.poll(() => isOver(toast, run), 'the next try waits for no toast').toBe(false)
  for (const failure of scanFailures)
    await test.step(failure, async () => {
      answer = (route) => route.fulfill({ json: { ...replyOf([]), failure } })
      await run.click()
      await expect(panel.getByText(text.failures[failure])).toBeVisible()
      await expect(panel.getByText('card.jpg')).toBeVisible()
    })
  expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
  await page.unroute(`**${processScorecard.path}`)
}

/** How far a reading is, and that it can be stopped. */
async function seeProgress(page: Page): Promise<void> {
  let stage: unknown = { stage: 'waiting', place: 3 }
  let asked = 0
  await page.route(`**${readScanProgress.path}`, (route) => route.fulfill({ json: stage }))
  // The first reading never ends by itself.
  await page.route(`**${processScorecard.path}`, (route) => {
    asked += 1
    return asked === 1 ? undefined : route.fulfill({ json: replyOf([readRow(scores)]) })
  })
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith(processScorecard.path))
  await processButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Scan a paper card' })
  const said = panel.getByRole('region', { name: 'Progress of the reading' }).getByRole('status')
  await expect(said).toHaveText('Waiting: place 3 in the queue')
  expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
  for (const [next, words] of [
    ['finding_card', 'Looking for the card'],
    ['finding_grid', 'Looking for the lines and holes'],
    ['reading', 'Reading the numbers'],
  ] as const) {
    stage = { stage: next, place: 0 }
    await expect(said).toHaveText(words)
  }
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await given
  await expect(page.getByText('Reading was stopped', { exact: true })).toBeVisible()
  expect(asked).toBe(1)
  await processButton(page).click()
  await expect(review(page)).toBeVisible()
  await page.unrouteAll()
}

/** On a card with a photo chosen. */
async function askReaderOutside(page: Page): Promise<void> {
  await page.route(`**${readScanReaders.path}`, (route) =>
    route.fulfill({
      json: [
        { id: 'local', outside: false },
        { id: 'vision', outside: true, operator: 'Eagle Eye, Oslo' },
      ],
    }),
  )
  const asked = await answering(page, () => ({ ...replyOf([]), failure: 'blurred' }))
  await page.reload()
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await expect(page.getByText('card.jpg')).toBeVisible()
  const tick = page.getByRole('checkbox', { name: 'Let Eagle Eye, Oslo read this photo instead' })
  await expect(tick).not.toBeChecked()
  expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
  await tick.check()
  await processButton(page).click()
  await expect(page.getByText(scanText.failures.blurred).first()).toBeVisible()
  await expect(tick).not.toBeChecked()
  await processButton(page).click()
  await expect.poll(() => asked.map(({ reader }) => reader)).toEqual(['vision', undefined])
}

test('the panel says which file is no photo, what failed and what to do, how far a reading is, and who reads', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await seedRound(context, { club, admin, firstName: 'Fiona', handicap: '14.0', gross: open })
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  const panel = page.getByRole('region', { name: 'Scan a paper card' })

  await test.step('when a file is no photo or there is none, then the panel says so', async () => {
    await expect(panel.getByText('AI extracts the scores and totals')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Take Photo' })).toBeVisible()
    expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
    const says = async (title: string, text: string) => {
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(panel.getByText(text)).toBeVisible()
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await processButton(page).click()
    await says('No File Selected', 'Please select a scorecard image to upload.')
    await choose(page, { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await says('Invalid File', 'Please select a valid image file.')
    await choose(page, hugePhoto(test.info()))
    await says('File Too Large', 'Please select an image smaller than 10MB.')

    await page.getByRole('button', { name: 'Hide OCR' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Scan Scorecard' })).toBeFocused()
    await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  })

  await choosePhoto(page, await photoOfCard([scores]))
  await test.step('every failure says what to do, and the photo stays', () =>
    seeFailures(page, scanText, 'Dismiss'))
  await test.step('how far it is, a place in the queue, and a way to stop', () => seeProgress(page))
  await test.step('a reader outside is asked only with a tick, for this photo alone', () =>
    askReaderOutside(page))
})

test(
  'es-ES: every failure says what to do, and the photo stays',
  { tag: LONG_FORM_TAG },
  async ({ browser, server }) => {
    const context = await browser.newContext({ ...phone, baseURL: server.url, locale: 'es-ES' })
    const page = await context.newPage()
    await seedRound(context, { club, admin, firstName: 'Felix', handicap: '14.0', gross: open })
    await page.goto('/scorecard')
    await page.getByRole('button', { name: 'Escanear tarjeta' }).click()
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Elegir de la galería' }).click()
    const buffer = await photoOfCard([scores])
    await (await chosen).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
    await seeFailures(page, spanish, 'Cerrar el aviso')
    await context.close()
  },
)

test('U32: from home without a round to the confirmed card in six taps', async ({ person }) => {
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Stella', lastName: 'Start', clubCode: club.clubCode })
  await answering(page, () => replyOf([readRow(scores)]))
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      sessionStorage.setItem('taps', `${Number(sessionStorage.getItem('taps') ?? 0) + 1}`)
    })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Scan Scorecard' }).click()
  await expect(page.getByText('Choose the course and start the round first')).toBeVisible()
  expect(await screenFaults(page, { isOnCourse: true })).toEqual([])
  // The club has one course, so it is chosen.
  await page.getByRole('button', { name: 'Start Round' }).click()
  await choosePhoto(page, await photoOfCard([scores]))
  await processButton(page).click()
  await putButton(page).click()
  await expect(page.getByText('18 holes entered', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => Number(sessionStorage.getItem('taps')))).toBeLessThanOrEqual(6)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save Round' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Scan a paper card' }), 'asked for once').toHaveCount(0)
})

test('when an administrator scans, then it is a member’s card, and their own only if they play', async ({
  caller,
  person,
}) => {
  const secretary = await person(desk)
  const { page } = secretary
  const own = await seedClub(secretary.context, 'Desk Links')
  await page.goto('/scorecard')
  await expect(page.getByRole('button', { name: 'Start Round' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scan Scorecard' })).toHaveCount(0)
  await secretary.context.request.put(`/api/clubs/${own.clubId}/also-plays`, { data: { alsoPlays: true } })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Scan Scorecard' })).toBeVisible()

  const gross = [4, ...open.slice(1)]
  const roundId = await seedRound(await caller(), {
    club: own,
    admin: secretary.context,
    firstName: 'Mary',
    handicap: '20.0',
    gross,
  })
  await answering(page, () => replyOf([readRow(scores)]))
  await page.goto(`/rounds/${roundId}`)
  await page.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await choosePhoto(page, await photoOfCard([scores]))
  await processButton(page).click()
  await expect(review(page).getByText('Hole 1: 4 becomes 5')).toBeVisible()
  await expect(review(page).getByRole('checkbox')).toHaveCount(0)
  expect(await screenFaults(page, {})).toEqual([])
  await putButton(page).click()
  await expect(page.getByText('18 holes changed', { exact: true })).toBeVisible()
  expect(await cardOf(secretary.context, roundId)).toEqual(gross)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const why = page.getByRole('dialog')
  await why.getByLabel('Reason').fill('From the paper card')
  await why.getByRole('button', { name: 'Correct card' }).click()
  await expect(page.getByText('Card corrected', { exact: true })).toBeVisible()
  expect(await cardOf(secretary.context, roundId)).toEqual(scores)
})
