import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { readCourseCard } from '#contract/course/course-card.ts'
import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { screenFaults } from './support/screen-faults.ts'
import { seedClub } from './support/seed.ts'

/*
 * A course from a photo of its card: what is printed is read, checked under its pictures, and saved in one call. The first journey
 * is the real server's and the real reader's; what no photo can be made to say is said in the server's place.
 */

const Truth = z.object({
  printed: z.array(z.object({ role: z.enum(['par', 'si', 'tee']), values: z.array(z.number()) })),
})
const Course = z.looseObject({
  name: z.string(),
  par: z.number(),
  tees: z.array(z.looseObject({ name: z.string(), ratings: z.array(z.looseObject({ slope: z.number() })) })),
  holes: z.array(
    z.looseObject({
      par: z.number(),
      handicapIndex: z.number(),
      yardages: z.record(z.string(), z.number()),
      generated: z.array(z.string()),
    }),
  ),
})
const names = ['Blue', 'Senior', 'Red']

const newCourse = (page: Page) => page.getByRole('dialog', { name: 'New course' })
const review = (page: Page) => page.getByRole('dialog', { name: 'Check the card' })

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const opened = page.waitForEvent('filechooser')
  await newCourse(page).getByRole('button', { name: 'Choose from Gallery' }).click()
  await (await opened).setFiles(file)
}

const card = (name: string) => ({
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(`fixtures/scorecards/${name}.jpg`),
})

/** Types what differs from the truth; each such number must have been asked about. */
async function correct(row: Locator, values: readonly number[]) {
  for (const [at, value] of values.entries()) {
    const cell = row.getByRole('textbox', { name: new RegExp(`, hole ${at + 1}(,|$)`) })
    if ((await cell.inputValue()) === String(value)) continue
    await expect(cell).toHaveAccessibleName(/not checked yet$/)
    await cell.fill(String(value))
  }
}

const inTurn = takingTurns('1440')

for (const [size, device] of [
  ['1440', desk],
  ['390', phone],
] as const)
  test(
    `a photo of a blank card becomes a saved course at ${size}`,
    { tag: inTurn(size) },
    async ({ person }) => {
      const { page, context } = await person(device)
      const club = await seedClub(context, 'Printed Links')
      const truth = Truth.parse(JSON.parse(readFileSync('fixtures/scorecards/blank.json', 'utf8'))).printed
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' && /\/api\/(courses|holes)/.test(request.url()))
          sent.push(request.url())
      })
      await page.goto('/club-admin?tab=courses&new=1')
      await newCourse(page).getByLabel('Name', { exact: false }).first().fill('Par Sixty')
      await choose(page, card('blank'))
      const dialog = review(page)
      await expect(dialog).toBeVisible({ timeout: 240_000 })
      await expect(dialog.getByRole('img', { name: /as it is printed$/ })).toHaveCount(truth.length)

      await test.step('what is open or missing is said, and nothing is lost by it', async () => {
        await dialog.getByRole('button', { name: 'Use these values' }).click()
        await expect(dialog.getByText(coursePhotoText.notYet)).toBeVisible()
        await expect(dialog.getByText('Row 1: type the name of the tee.')).toBeVisible()
        expect(await screenFaults(page, {})).toEqual([])
      })

      await test.step('each row is compared, and tees get the names of their pictures', async () => {
        const rest = [...names]
        for (const [at, { role, values }] of truth.entries()) {
          const name = role === 'tee' ? `Row ${at + 1}` : role === 'par' ? 'Par' : 'Stroke index'
          const row = dialog.getByRole('region', { name, exact: true })
          await correct(row, values)
          if (role === 'tee')
            await row
              .getByLabel('Tee', { exact: false })
              .first()
              .fill(rest.shift() ?? '')
        }
        const blue = dialog.getByRole('region', { name: 'Blue, yards' })
        await blue.getByLabel('Course rating').fill('70.0')
        await blue.getByLabel('Slope').fill('147')
        const right = dialog.getByRole('button', { name: / is right$/ })
        while ((await right.count()) > 0) await right.first().click()
        await expect(dialog.getByText(coursePhotoText.nothingToCheck)).toBeVisible()
      })

      await dialog.getByRole('button', { name: 'Use these values' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(newCourse(page).getByText(/^18 holes read: /)).toBeVisible()
      await expect(newCourse(page).getByLabel('Name', { exact: false }).first()).toHaveValue('Par Sixty')
      await newCourse(page).getByRole('button', { name: 'Create Course' }).click()
      await expect(page.getByText('Course Created', { exact: true })).toBeVisible()
      expect(sent, 'saved in one call').toHaveLength(1)

      const answer = await context.request.get(`/api/clubs/${club.clubId}/courses`)
      const saved = z
        .array(Course)
        .parse(await answer.json())
        .find((one) => one.name === 'Par Sixty')
      const of = (role: string) => truth.filter((row) => row.role === role).map(({ values }) => values)
      expect(saved?.holes.map(({ par }) => par)).toEqual(of('par')[0])
      expect(saved?.holes.map(({ handicapIndex }) => handicapIndex)).toEqual(of('si')[0])
      for (const [at, tee] of names.entries())
        expect(saved?.holes.map(({ yardages }) => yardages[tee])).toEqual(of('tee')[at])
      expect(saved?.par).toBe(60)
      expect(saved?.tees.map(({ name }) => name)).toEqual(names)
      expect(saved?.tees[0]?.ratings).toMatchObject([{ slope: 147 }])
      expect(saved?.holes.flatMap(({ generated }) => generated)).toEqual([])
    },
  )

test('every failure says what to do, the photo stays, and what was typed too; then doubtful numbers come first, and the card is taken over when each was looked at', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await seedClub(context, 'Failing Links')
  await page.goto('/club-admin?tab=courses&new=1')
  const form = newCourse(page)
  await form.getByLabel('Location').fill('By the sea')
  let answer: () => Promise<object | undefined> = () => Promise.resolve(undefined)
  await page.route(`**${readCourseCard.path.replace(':clubId', '*')}`, async (route) => {
    const json = await answer()
    if (json) await route.fulfill({ json })
    else await route.abort('internetdisconnected')
  })
  const failing = (failure: string) => () => Promise.resolve({ success: false, failure, rows: [], notes: [] })

  await test.step('a file that is no picture', async () => {
    await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await expect(form.getByRole('alert')).toBeVisible()
  })
  await test.step('no card', async () => {
    answer = failing('no_scorecard')
    await choose(page, card('no-scorecard'))
    await expect(form.getByText('No scorecard was found in the photo.')).toBeVisible()
    await expect(form.getByText('card.jpg')).toBeVisible()
  })
  await test.step('no pars', async () => {
    answer = failing('no_pars')
    await form.getByRole('button', { name: 'Read the photo again' }).click()
    await expect(form.getByText('A card was found, but no row of pars on it.')).toBeVisible()
    expect(await screenFaults(page, {})).toEqual([])
  })
  await test.step('how far it is, and stopping', async () => {
    answer = () => new Promise(() => undefined)
    await form.getByRole('button', { name: 'Read the photo again' }).click()
    await expect(form.getByRole('region', { name: 'Progress of the reading' })).toBeVisible()
    await form.getByRole('button', { name: 'Stop reading' }).click()
    await expect(form.getByText('Reading was stopped')).toBeVisible()
  })
  await test.step('offline', async () => {
    answer = () => Promise.resolve(undefined)
    await form.getByRole('button', { name: 'Read the photo again' }).click()
    await expect(form.getByText('Reading needs a connection')).toBeVisible()
    await expect(form.getByText('card.jpg')).toBeVisible()
  })
  await expect(form.getByLabel('Location')).toHaveValue('By the sea')
  await page.setViewportSize({ width: 375, height: 553 })
  answer = () => Promise.resolve(nineWithDoubts())
  await form.getByRole('button', { name: 'Read the photo again' }).click()
  await checkDoubts(page)
})

/** A nine as the reader tells it; of the doubtful holes one has no number. */
function nineWithDoubts() {
  const quad = [
    [0.1, 0.1],
    [0.2, 0.1],
    [0.2, 0.2],
    [0.1, 0.2],
  ]
  const row = (kind: string, values: readonly number[], doubtful: readonly number[] = []) => ({
    kind,
    labelQuad: quad,
    holes: values.map((value, at) => ({
      holeNumber: at + 1,
      ...(value > 0 ? { value } : {}),
      confidence: 0.5,
      doubtful: doubtful.includes(at + 1),
      others: [],
      quad,
    })),
    sums: kind === 'par' ? [{ of: 'out', value: 36, quad }] : [],
  })
  return {
    success: true,
    rows: [row('par', [4, 4, 3, 5, 0, 4, 3, 5, 5], [5, 8]), row('stroke_index', [5, 1, 9, 3, 7, 2, 8, 4, 6])],
    notes: ['nine_holes'],
  }
}

async function checkDoubts(page: Page): Promise<void> {
  const dialog = review(page)
  await expect(dialog.getByRole('status').filter({ hasText: '2 numbers to check first' })).toBeVisible()
  await expect(dialog.getByText('Only nine holes were found on the card.')).toBeVisible()
  expect(await screenFaults(page, {})).toEqual([])
  const doubtful = dialog.getByRole('region', { name: '2 numbers to check first' })
  await doubtful.getByRole('textbox', { name: 'Par, hole 5, not checked yet' }).fill('4')
  await dialog.getByRole('button', { name: 'Use these values' }).click()
  await expect(dialog.getByText('1 number to check at the top.')).toBeVisible()
  await expect(dialog.getByText('Par: OUT on the card reads 36, the holes add up to 37.')).toBeVisible()
  await dialog
    .getByRole('region', { name: 'Par', exact: true })
    .getByRole('textbox', { name: /hole 8/ })
    .fill('4')
  await expect(dialog.getByText('OUT on the card reads')).toHaveCount(0)

  await test.step('closing loses nothing', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await newCourse(page).getByRole('button', { name: 'Check the card' }).click()
    await expect(dialog.getByText(coursePhotoText.nothingToCheck)).toBeVisible()
  })
  await dialog.getByRole('button', { name: 'Use these values' }).click()
  await expect(newCourse(page).getByText('9 holes read: Par, Stroke index.')).toBeVisible()
  await expect(newCourse(page).getByLabel('Holes', { exact: true })).toHaveValue('9')
}

const nineIndexes = [5, 9, 7, 1, 3, 2, 6, 4, 8]
const apiPars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4]
const apiIndexes = [...nineIndexes.map((index) => 2 * index - 1), ...nineIndexes.map((index) => 2 * index)]
const apiTee = (name: string, rating: number, pars: readonly number[]) => ({
  tee_name: name,
  course_rating: rating,
  slope_rating: 128,
  bogey_rating: 96.1,
  front_course_rating: rating / 2,
  front_slope_rating: 126,
  back_course_rating: rating / 2,
  back_slope_rating: 130,
  number_of_holes: 18,
  par_total: pars.reduce((sum, par) => sum + par, 0),
  holes: pars.map((par, at) => ({
    par,
    yardage: (apiPars[at] ?? 4) * 170 - 345 + at,
    handicap: apiIndexes[at],
  })),
})
const apiFile = {
  course: {
    id: 4711,
    club_name: 'Larch Hill',
    course_name: 'Ridge',
    location: { address: '1 Larch Lane', city: 'Larch', country: 'United States' },
    tees: {
      male: [apiTee('Blue', 71.2, apiPars), apiTee('White', 69.4, apiPars)],
      female: [apiTee('White', 75.2, [5, ...apiPars.slice(1)])],
    },
  },
}

const fileOf = (content: unknown) => ({
  name: 'course.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})

test('a course comes from a file of golfcourseapi.com in three presses, and leaves and comes back as a file of its own', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Filed Links')
  const coursesNow = async () => {
    const answer = await context.request.get(`/api/clubs/${club.clubId}/courses`)
    return z.array(z.looseObject({ name: z.string() })).parse(await answer.json())
  }
  await page.goto('/club-admin?tab=courses')
  await page.getByRole('button', { name: 'New course' }).click()
  await newCourse(page).getByLabel('Choose a course file').setInputFiles(fileOf(apiFile))
  const panel = newCourse(page).getByRole('region', { name: 'Course from a file' })
  await expect(panel.getByRole('status')).toHaveText(/^From golfcourseapi\.com: 18 holes, 2 tees/)
  expect(await screenFaults(page, {})).toEqual([])
  await newCourse(page).getByRole('button', { name: 'Create Course' }).click()
  await expect(page.getByText('Course Created', { exact: true })).toBeVisible()

  const saved = Course.parse((await coursesNow()).find(({ name }) => name === 'Larch Hill, Ridge'))
  expect(saved.holes.map(({ par }) => par)).toEqual(apiPars)
  expect(saved.holes.map(({ handicapIndex }) => handicapIndex)).toEqual(apiIndexes)
  expect(saved.holes.map(({ womenPar }) => womenPar)).toEqual([5, ...apiPars.slice(1)])
  expect(saved.holes.flatMap(({ generated }) => generated)).toEqual([])
  expect(saved.tees.map(({ name, ratings }) => [name, ratings])).toMatchObject([
    ['Blue', [{ gender: 'men', rating: '71.2', slope: 128, par: 72 }]],
    [
      'White',
      [
        { gender: 'men', nines: { front: { rating: '34.7', slope: 126, par: 36 } } },
        { gender: 'women', rating: '75.2', par: 73, nines: { front: { par: 37 } } },
      ],
    ],
  ])

  await test.step('saved as a file and brought again it is the same', async () => {
    const manager = page.getByRole('dialog', { name: 'Manage Holes' })
    const started = page.waitForEvent('download')
    await manager.getByRole('button', { name: 'Save as a file' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('larch-hill-ridge.course.json')
    const path = await download.path()
    await page.goto('/club-admin?tab=courses&new=1')
    await newCourse(page).getByLabel('Card (optional)').fill(readFileSync(path, 'utf8'))
    await expect(panel.getByRole('status')).toHaveText(/^From Scoreclub: 18 holes, 2 tees/)
    await newCourse(page).getByRole('button', { name: 'Create Course' }).click()
    await expect(manager).toBeVisible()
    const again = page.waitForEvent('download')
    await manager.getByRole('button', { name: 'Save as a file' }).click()
    expect(readFileSync(await (await again).path(), 'utf8')).toBe(readFileSync(path, 'utf8'))
    expect((await coursesNow()).filter(({ name }) => name === 'Larch Hill, Ridge')).toHaveLength(2)
  })

  await test.step('a newer file changes the holes of a course that is there, and nothing else of it', async () => {
    const manager = page.getByRole('dialog', { name: 'Manage Holes' })
    await manager.getByRole('button', { name: 'Paste a card' }).click()
    const paste = page.getByRole('dialog', { name: 'Paste a card' })
    const newer = [4, 3, ...apiPars.slice(2)]
    await paste.getByLabel('Choose a course file').setInputFiles(
      fileOf({
        club_name: 'Larch Hill',
        course_name: 'Ridge',
        tees: { male: [apiTee('Blue', 70.1, newer)] },
      }),
    )
    await expect(paste.getByRole('status').first()).toHaveText(/Only the holes are taken/)
    await expect(paste.getByRole('cell', { name: `3 was ${apiPars[1]}` })).toBeVisible()
    expect(await screenFaults(page, {})).toEqual([])
    // 336 yards are long for a par 3.
    await paste.getByRole('checkbox', { name: /doubtful/ }).check()
    await paste.getByRole('button', { name: /^Use/ }).click()
    await expect(manager).toBeVisible()
    const last = Course.parse((await coursesNow()).findLast(({ name }) => name === 'Larch Hill, Ridge'))
    expect(last.holes.map(({ par }) => par)).toEqual(newer)
    expect(last.tees.find(({ name }) => name === 'Blue')?.ratings[0]?.rating).toBe('71.2')
  })
})

test('Garmin’s stroke indexes wait for a tick, and a file that is none says so', async ({ person }) => {
  const { page, context } = await person(phone)
  const club = await seedClub(context, 'Watched Links')
  await page.goto('/club-admin?tab=courses&new=1')
  const panel = newCourse(page).getByRole('region', { name: 'Course from a file' })
  const file = panel.getByLabel('Choose a course file')
  await file.setInputFiles(fileOf({ rounds: [] }))
  await expect(panel.getByRole('alert')).toContainText('This is not a course file')
  const tee = (name: string, handicapType: string) => ({
    name,
    handicapType,
    rating: 35.1,
    slope: 120,
    holeHandicaps: nineIndexes.map((index) => `0${index}`).join(''),
  })
  const snapshot = (name: string) => ({
    name,
    holePars: apiPars.slice(0, 9).join(''),
    tees: [tee('White', 'MEN'), tee('Red', 'WOMEN')],
  })
  await panel
    .getByLabel('Choose')
    .first()
    .setInputFiles(fileOf({ courseSnapshots: [snapshot('Dunes ~ North'), snapshot('Dunes ~ South')] }))
  await panel.getByLabel('Which course of the file').selectOption('Dunes, South')
  await expect(newCourse(page).getByLabel('Name', { exact: false }).first()).toHaveValue('Dunes, South')
  await expect(newCourse(page).getByLabel('Card (optional)')).not.toHaveValue(/SI/)
  await panel.getByRole('checkbox', { name: /^Stroke index: 5 9 7/ }).check()
  await expect(newCourse(page).getByLabel('Card (optional)')).toHaveValue(/SI\t5\t9\t7/)
  expect(await screenFaults(page, {})).toEqual([])
  await newCourse(page).getByRole('button', { name: 'Create Course' }).click()
  await expect(page.getByText('Course Created', { exact: true })).toBeVisible()
  const answer = await context.request.get(`/api/clubs/${club.clubId}/courses`)
  const saved = z
    .array(Course)
    .parse(await answer.json())
    .find(({ name }) => name === 'Dunes, South')
  expect(saved?.holes.map(({ handicapIndex }) => handicapIndex)).toEqual(nineIndexes)
})
