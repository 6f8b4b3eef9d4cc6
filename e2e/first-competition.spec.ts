import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { sign } from './support/fly-round.ts'
import { sendScores } from './support/send-scores.ts'
import { tapKey } from './support/tap-key.ts'

/*
 * The main job as new users do it: a secretary opens a club with a course from a real card and a competition; two
 * players sign up on phones, join and score, one with a reload in the middle, one with the network cut for three holes;
 * both are attested; the secretary's open board shows each score without reloading.
 *
 * Worked by hand from the card of Fox Creek (fixtures/courses/fox-creek.json), White tees, rating 70.9, slope 137, par 72:
 *   Maya 12.4: 12.4 x 137 / 113 - 1.1 = 13.93, 95 % = 13.24, plays off 13: a stroke on stroke indexes 1 to 13.
 *   Owen 24.8: 24.8 x 137 / 113 - 1.1 = 28.97, 95 % = 27.52, plays off 28: one everywhere, a second on 1 to 10.
 */
const Card = z.object({
  name: z.string(),
  holes: z.array(z.object({ holeNumber: z.number(), par: z.number(), strokeIndex: z.number() })),
})
const course = Card.parse(JSON.parse(readFileSync('fixtures/courses/fox-creek.json', 'utf8')))

type Tap = number | 'picked_up'
type Round = { name: string; handicap: string; playsOff: string; gross: Tap[]; points: number[] }

const maya: Round = {
  name: 'Maya Lindqvist',
  handicap: '12.4',
  playsOff: '13',
  gross: [6, 3, 5, 4, 6, 5, 5, 4, 6, 5, 4, 5, 4, 5, 6, 5, 3, 5],
  //       front 17                  back 18
  points: [2, 2, 2, 1, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 1, 2, 1],
}
const owen: Round = {
  name: 'Owen Price',
  handicap: '24.8',
  playsOff: '28',
  gross: [7, 4, 6, 'picked_up', 6, 4, 6, 5, 7, 7, 5, 6, 5, 5, 7, 5, 4, 6],
  //       front 18                  back 17
  points: [2, 2, 2, 0, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1],
}

const password = 'four quiet words here'

/** How many holes of the course are typed. */
const TYPED = 3

const Identified = z.looseObject({ id: z.string() })

test('when a club opens and two players play, then everybody watches', async ({ person }) => {
  const [{ page: secretary }, mayaPhone, owenPhone] = [
    await person(desk),
    await person(phone),
    await person(phone),
  ]
  // As most people see it; the other journeys ask for less motion (playwright.config.ts).
  for (const page of [secretary, mayaPhone.page, owenPhone.page])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  const clubCode = await openClub(secretary)
  await addCourse(secretary)
  await addCompetition(secretary)

  await signUp(mayaPhone.page, { ...maya, clubCode })
  await signUpByCall(owenPhone, { ...owen, clubCode: clubCode.toLowerCase() })
  await giveHandicaps(secretary, [maya, owen])

  const board = await openBoard(secretary)
  const row = (round: Round) => board.getByRole('row', { name: round.name })
  for (const one of [
    { page: mayaPhone.page, round: maya },
    { page: owenPhone.page, round: owen },
  ]) {
    await one.page.goto('/')
    await joinAndStart(one.page, one.round)
  }
  await expect(row(maya)).toContainText(`Plays off ${maya.playsOff}`)
  await expect(row(owen)).toContainText(`Plays off ${owen.playsOff}`)

  const players = [
    { ...mayaPhone, round: maya },
    { ...owenPhone, round: owen },
  ]
  for (const { page, round } of players) {
    await tapHole(page, { hole: 0, tap: round.gross[0] })
    await expectOnBoard(row(round), { points: sum(round.points, 0), thru: 1 })
  }
  // Holes 2 to 15 come without a screen.
  for (const { page, context, round } of players) {
    const { id } = Identified.parse(await call(context.request, 'GET', '/api/rounds/active'))
    await sendScores(context.request, id, { scores: round.gross.slice(1, 15), from: 2 })
    await expectOnBoard(row(round), { points: sum(round.points, 14), thru: 15 })
    if (round === maya) await page.reload()
    await page
      .getByRole('navigation', { name: 'Holes' })
      .getByRole('button', { name: /^Hole 16\b/ })
      .tap()
  }
  await owenPhone.context.setOffline(true)
  for (const hole of [15, 16, 17]) {
    await tapHole(mayaPhone.page, { hole, tap: maya.gross[hole] })
    await expectOnBoard(row(maya), { points: sum(maya.points, hole), thru: hole + 1 })
    await tapHole(owenPhone.page, { hole, tap: owen.gross[hole] })
  }
  await expectOnBoard(row(owen), { points: sum(owen.points, 14), thru: 15 })
  await owenPhone.context.setOffline(false)
  await expectOnBoard(row(owen), { points: sum(owen.points, 17), thru: 18 })

  await handIn(mayaPhone.page, 'Owen Price')
  await handIn(owenPhone.page, 'Maya Lindqvist')
  await expect(row(maya)).toContainText('Complete')
  await expect(row(owen)).toContainText('Complete')

  // Both have 35 points; Maya's last nine has 18, Owen's 17.
  const rows = board.getByRole('row').filter({ hasText: 'Complete' })
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText(/1.*Maya Lindqvist.*86.*73.*35.*1st on countback \(back nine\)/s)
  await expect(rows.nth(1)).toContainText(/2.*Owen Price.*-.*-.*35.*behind on countback \(back nine\)/s)
})

async function openClub(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Join Now' }).first().click()
  await page.getByRole('radio', { name: /Club Administrator/ }).check()
  await page.getByLabel('First name').fill('Ruth')
  await page.getByLabel('Last name').fill('Secretary')
  await page.getByLabel('E-mail').fill('ruth@foxcreek.example')
  await page.getByLabel('Password', { exact: true }).or(page.getByLabel('Password *')).first().fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/club-setup/)
  await page.getByLabel('Club Name').fill('Fox Creek Golf Club')
  await page.getByRole('button', { name: 'Create Club' }).click()
  await expect(page).toHaveURL(/\/club-admin/)
  const code = page.getByText(/^SC\d{6}$/).first()
  await expect(code).toBeVisible()
  return (await code.innerText()).trim()
}

async function addCourse(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Courses', exact: true }).click()
  await page.getByRole('button', { name: /Create the first course/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New course' })
  await dialog.getByLabel('Name').first().fill(course.name)
  await dialog.getByLabel('Course rating').fill('70.9')
  await dialog.getByLabel('Slope').fill('137')
  await dialog.getByRole('button', { name: 'Create Course' }).click()

  const holes = page.getByRole('dialog', { name: 'Manage Holes' })
  for (const hole of course.holes.slice(0, TYPED)) {
    const par = holes.getByLabel(`Par of hole ${hole.holeNumber}`, { exact: true })
    if ((await par.inputValue()) !== String(hole.par))
      await saving(page, () => par.selectOption(String(hole.par)))
    const index = holes.getByLabel(`Stroke index of hole ${hole.holeNumber}`, { exact: true })
    if ((await index.inputValue()) === String(hole.strokeIndex)) continue
    await saving(page, async () => {
      await index.fill(String(hole.strokeIndex))
      await index.press('Enter')
    })
    await expect(index).toHaveValue(String(hole.strokeIndex))
  }
  // The others are pasted, as first-hour.spec.ts pastes them all.
  await holes.getByRole('button', { name: 'Paste a card' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste a card' })
  const rows = course.holes.map(({ holeNumber, par, strokeIndex }) =>
    [holeNumber, par, strokeIndex].join('\t'),
  )
  await paste.getByRole('textbox').fill(['Hole\tPar\tSI', ...rows].join('\n'))
  await paste.getByRole('button', { name: /^Use \d+ value/ }).click()
  await expect(paste).toBeHidden()
  for (const hole of course.holes)
    await expect(holes.getByLabel(`Stroke index of hole ${hole.holeNumber}`, { exact: true })).toHaveValue(
      String(hole.strokeIndex),
    )
  await page.keyboard.press('Escape')
}

/** Does something that saves a hole and waits for the server's answer. */
async function saving(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/api/holes/') && response.request().method() === 'PATCH',
  )
  await act()
  expect((await answered).status()).toBe(200)
}

async function addCompetition(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Competitions', exact: true }).click()
  await page.getByRole('button', { name: /Create the first competition/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New competition' })
  await dialog.getByLabel('Name').first().fill('Opening Stableford')
  await dialog.getByLabel('Course').selectOption({ label: course.name })
  const local = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)
  await dialog.getByLabel('Start').fill(local(-15))
  await dialog.getByLabel('End').fill(local(30))
  await dialog.getByRole('button', { name: 'Create Competition' }).click()
  await expect(page.getByText('Opening Stableford').first()).toBeVisible()
}

async function signUp(page: Page, who: Round & { clubCode: string }): Promise<void> {
  const [first = '', last = ''] = who.name.split(' ')
  await page.goto('/auth')
  await page.getByRole('radio', { name: /Player/ }).check()
  await page.getByLabel('Club code').fill(who.clubCode)
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('E-mail').fill(`${first}@players.example`)
  await page.getByLabel('Password', { exact: true }).or(page.getByLabel('Password *')).first().fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

/** The same without a screen. */
async function signUpByCall(
  { context: { request } }: { context: BrowserContext },
  { name, clubCode }: Round & { clubCode: string },
): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ')
  await call(request, 'POST', '/api/auth/preferences', { userType: 'player', clubCode })
  await call(request, 'POST', '/api/auth/sign-up', {
    firstName,
    lastName,
    email: `${firstName}@players.example`,
    password,
    agreedTo: { version: TERMS_VERSION, language: 'en' },
  })
}

async function giveHandicaps(page: Page, rounds: Round[]): Promise<void> {
  await page.getByRole('tab', { name: 'Members', exact: true }).click()
  for (const { name, handicap } of rounds) {
    await page.getByRole('button', { name: `Edit the handicap of ${name}` }).click()
    const field = page.getByLabel(`Handicap of ${name}`, { exact: true })
    await field.fill(handicap)
    await field.press('Enter')
    await expect(
      page.getByRole('button', { name: `Edit the handicap of ${name}, now ${handicap}` }),
    ).toBeVisible()
  }
}

async function openBoard(page: Page): Promise<Page> {
  await page.goto('/competitions')
  await page
    .getByRole('link', { name: /Leaderboard/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/leaderboard$/)
  await expect(page.getByText('No Scores Yet')).toBeVisible()
  // From here on nothing on this page may be loaded anew.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) throw new Error('The board was reloaded')
  })
  return page
}

async function joinAndStart(page: Page, round: Round): Promise<void> {
  await page.getByRole('link', { name: 'Compete' }).click()
  await page.getByRole('button', { name: 'Join Opening Stableford' }).first().click()
  await expect(page).toHaveURL(/\/scorecard\?competitionId=/)
  await expect(page.getByRole('group', { name: 'Score for hole 1' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Playing ${round.playsOff}`)
}

function keysOf(page: Page, hole: number): Locator {
  return page.getByRole('group', { name: `Score for hole ${hole + 1}`, exact: true })
}

async function tapHole(page: Page, { hole, tap }: { hole: number; tap: Tap | undefined }): Promise<void> {
  const keys = keysOf(page, hole)
  await expect(keys).toBeVisible()
  await tapKey(
    keys.getByRole('button', { name: tap === 'picked_up' ? 'Picked up' : new RegExp(`^${tap ?? ''}, `) }),
  )
}

async function expectOnBoard(
  row: Locator,
  { points, thru }: { points: number; thru: number },
): Promise<void> {
  await expect(row).toContainText(`Thru ${thru}`)
  await expect(row.getByRole('cell').nth(3)).toContainText(new RegExp(`\\b${points}$`))
}

async function handIn(page: Page, partner: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Round' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Submit Round' })).toBeDisabled()
  for (const part of ['Out', 'In'])
    await dialog
      .getByRole('heading', { name: part, exact: true })
      .or(dialog.getByText(part, { exact: true }))
      .first()
      .scrollIntoViewIfNeeded()
  await dialog.getByLabel('Partner’s full name').fill(partner)
  await sign(page, dialog)
  await dialog.getByRole('button', { name: 'Submit Round' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

function sum(points: number[], through: number): number {
  return points.slice(0, through + 1).reduce((total, one) => total + one, 0)
}
