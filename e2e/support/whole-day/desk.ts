import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { competitionDeskText } from '#web/messages/en/competition/competition-desk.online.ts'
import { call } from '../call.ts'
import { checkReading } from '../check-reading.ts'
import { expect } from '../fixtures.ts'
import { drawnCard } from '../paper-card.ts'
import { signUp } from '../seed.ts'
import type { Phones } from './phones.ts'
import { asTyped, course, guest, leaver, memberList, members, miscounted, type Entrant } from './field.ts'

/* What the secretary does at the desk, in the order of the day. */

export const COMPETITION = 'Autumn Stableford'

const Identified = z.looseObject({ id: z.string() })

/** The club as it stands before the day: its course, and a Stableford of 24 places that begins in half an hour. */
export async function openClub(
  admin: BrowserContext,
): Promise<{ clubId: string; courseId: string; competitionId: string }> {
  const { request } = admin
  await signUp(admin, { firstName: 'Ruth', lastName: 'Secretary' })
  const clubId = Identified.parse(
    await call(request, 'POST', '/api/clubs', { name: 'Whole Day Links', timeZone: 'Europe/Dublin' }),
  ).id
  const par = course.par.reduce((sum, one) => sum + one, 0)
  const ratings = ['men', 'women'].map((gender) => ({ gender, rating: `${par}.0`, slope: 113, par }))
  const courseId = Identified.parse(
    await call(request, 'POST', '/api/courses', {
      name: 'Old Course',
      clubId,
      tees: [{ name: 'Yellow', color: '#e8c11c', order: 0, ratings }],
      holes: course.par.map((one, i) => ({ holeNumber: i + 1, par: one, handicapIndex: course.si[i] })),
    }),
  ).id
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const competition = await call(request, 'POST', '/api/competitions', {
    name: COMPETITION,
    clubId,
    courseId,
    competitionType: 'stableford',
    startDate: inHours(0.5),
    endDate: inHours(12),
  })
  return { clubId, courseId, competitionId: Identified.parse(competition).id }
}

/** A section of the desk: by its tab where the desk is open. */
export async function openSection(
  page: Page,
  competitionId: string,
  name: keyof typeof competitionDeskText.sections,
): Promise<void> {
  const path = `/competition-desk/${competitionId}`
  if (new URL(page.url()).pathname !== path) await page.goto(`${path}?section=${name}`)
  else await page.getByRole('tab', { name: competitionDeskText.sections[name], exact: true }).click()
}

const dialogOf = (page: Page) => page.getByRole('dialog')

export async function importMembers(page: Page): Promise<void> {
  await page.goto('/members/import')
  await page.getByLabel('List of members').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(memberList(), 'latin1'),
  })
  await page.getByRole('button', { name: `Import ${members.length} members` }).click()
  await page.getByRole('button', { name: `Choose all ${members.length}` }).click()
  await page.getByRole('button', { name: `Invite ${members.length} members` }).click()
  await expect(page.getByText(`${members.length} invited.`, { exact: true })).toBeVisible()
}

/** A season that waits for the result of the day; season.spec.ts presses it. */
export async function setUpSeason(
  { request }: BrowserContext,
  { clubId, competitionId }: { clubId: string; competitionId: string },
): Promise<void> {
  await call(request, 'PUT', `/api/clubs/${clubId}/seasons/sea_wholeday1`, {
    name: 'Order of merit',
    year: new Date().getFullYear(),
    best: null,
    points: [10, 8, 6],
    otherPoints: 0,
    competitionIds: [competitionId],
  })
}

/**
 * A limit of 24, a guest, and everybody of the list who has not entered; the reserves do so when it is full. The limit and the
 * guest are sent as the desk sends them, which entries.spec.ts and member-categories.spec.ts press.
 */
export async function enterField(
  { page, context: { request } }: { page: Page; context: BrowserContext },
  { competitionId, phones }: { competitionId: string; phones: Phones },
): Promise<void> {
  const competition = `/api/competitions/${competitionId}`
  await call(request, 'PUT', `${competition}/entry-terms`, { maxParticipants: 24 })
  const [firstName = '', lastName = ''] = guest.name.split(' ')
  await call(request, 'POST', `${competition}/entry-list/guests`, {
    key: 'wholedayguest',
    firstName,
    lastName,
    handicap: guest.index,
    gender: 'men',
    homeClub: 'Away Links',
  })
  const byThemselves = members.filter(({ way }) => way === 'phone' || way === 'open')
  for (const { name } of byThemselves.filter((one) => one.isReserve !== true)) {
    const own = phones.get(name)
    if (!own) throw new Error(`${name} has a phone`)
    await call(own, 'POST', `/api/competitions/${competitionId}/join`, {})
  }
  await openSection(page, competitionId, 'entries')
  await page.getByRole('button', { name: 'Enter players' }).click()
  await dialogOf(page)
    .getByRole('button', { name: /^Choose all/ })
    .click()
  for (const { name } of members.filter((one) => one.isReserve === true))
    await dialogOf(page).getByRole('checkbox', { name }).uncheck()
  await dialogOf(page).getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveCount(24)
}

const LATEST_START = '22:30'

export async function drawAndPublish(page: Page, competitionId: string): Promise<void> {
  await openSection(page, competitionId, 'draw')
  await page.getByRole('button', { name: 'Draw the groups' }).click()
  // The day begins half an hour from now, and late in the evening six groups would not start before midnight.
  const first = dialogOf(page).getByLabel('First start')
  const [date = '', time = ''] = (await first.inputValue()).split('T')
  if (time > LATEST_START) await first.fill(`${date}T${LATEST_START}`)
  await dialogOf(page).getByLabel('Order').selectOption({ label: 'As they entered' })
  await dialogOf(page).getByRole('button', { name: 'Draw the groups' }).click()
  await expect(page.getByRole('list', { name: 'Groups' }).locator('[data-name]')).toHaveCount(24)
  await expect(page.getByText(leaver.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Players see the start sheet')).toBeVisible()
}

/** A step of the competition from its overview, with a question in between where the step has one. */
export async function takeStep(page: Page, { competitionId, step }: { competitionId: string; step: string }) {
  await openSection(page, competitionId, 'overview')
  await page.getByRole('main').getByRole('button', { name: step }).click()
}

export const cardRow = (page: Page, { name }: Pick<Entrant, 'name'>) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Opens the paper of a card from its row. */
async function openPaper(page: Page, entrant: Entrant) {
  const row = cardRow(page, entrant)
  await row.getByRole('button', { name: `Type the paper card of ${entrant.name}` }).click()
  await expect(row.getByLabel(/^Hole 1\b/).first()).toBeVisible()
  return row
}

async function handInPaper(page: Page, entrant: Entrant): Promise<void> {
  await cardRow(page, entrant)
    .getByLabel(/^Marker’s name/)
    .fill('Mia Marker')
  await page.getByRole('button', { name: 'Hand in the card' }).click()
  await expect(cardRow(page, entrant)).toContainText('In, from paper')
}

/** A key a hole, from the first to the eighteenth. */
export async function typePaper(page: Page, entrant: Entrant): Promise<void> {
  const row = await openPaper(page, entrant)
  await row
    .getByLabel(/^Hole 1\b/)
    .first()
    .click()
  for (const strokes of entrant === miscounted ? asTyped : entrant.gross)
    await page.keyboard.press(`${strokes}`)
  await handInPaper(page, entrant)
}

/** A photo of the paper is read, and checked before it is taken. */
export async function readPaper(page: Page, entrant: Entrant): Promise<void> {
  const row = await openPaper(page, entrant)
  await row.getByRole('button', { name: 'Read a photo' }).click()
  const opened = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: 'Choose from Gallery' }).click()
  const { photo } = await drawnCard('vertical')
  await (await opened).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo })
  await row.getByRole('button', { name: 'Process Scorecard' }).click()
  const review = page.getByRole('dialog', { name: 'Check the scores' })
  await expect(review).toBeVisible({ timeout: 240_000 })
  await review.getByRole('button', { name: /^Row 1, begins/ }).click()
  await expect(
    review
      .getByRole('button', { name: /^Put \d+ scores/ })
      .or(review.getByRole('heading', { name: /^Hole \d+, par/ }))
      .first(),
  ).toBeVisible()
  await checkReading(review, entrant.gross)
  await review.getByRole('button', { name: 'Put 18 scores on the card' }).click()
  await expect(review).toBeHidden()
  await handInPaper(page, entrant)
}

type Ruling = { entrant: Entrant; ruling: string; reason: string }

export async function ruleOnCard(page: Page, { entrant, ruling, reason }: Ruling): Promise<void> {
  await page.getByRole('checkbox', { name: `Choose the card of ${entrant.name}` }).check()
  const form = page.getByRole('form', { name: 'Decision on the chosen card' })
  await form.getByRole('combobox').selectOption({ value: entrant.way })
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button', { name: 'Save decision', exact: true }).click()
  await expect(cardRow(page, entrant)).toContainText(`${ruling} · ${reason}`)
}

/** Play is closed, and all cards that are out are ruled on with it for one reason. */
export async function closePlay(page: Page, { competitionId, out }: { competitionId: string; out: number }) {
  await takeStep(page, { competitionId, step: 'Close play' })
  const dialog = dialogOf(page)
  await expect(dialog.getByText(`${out} cards are still out`)).toBeVisible()
  await dialog.getByLabel('Decision for all cards that are out').selectOption({ value: 'no_return' })
  await dialog.getByLabel('Reason').fill('Not back by seven')
  await dialog.getByRole('button', { name: 'Close play' }).click()
  await expect(page.getByRole('main').getByText('Provisional', { exact: true })).toBeVisible()
}

/** The hole that was typed one too good, put right in its row after play was closed. */
export async function correctCard(page: Page, competitionId: string): Promise<void> {
  await openSection(page, competitionId, 'cards')
  const row = cardRow(page, miscounted)
  await row.getByRole('button', { name: `Correct the card of ${miscounted.name}` }).click()
  await row
    .getByLabel(/^Hole 18\b/)
    .first()
    .fill(`${miscounted.gross[17]}`)
  await row.getByLabel(/^Reason/).fill('The paper says one more')
  await row.getByRole('button', { name: 'Correct 1 hole', exact: true }).click()
  await expect(row.getByLabel(/^Reason/)).toHaveCount(0)
}

/** The addresses that the club gives out. */
export async function shareBoards(
  page: Page,
  competitionId: string,
): Promise<{ board: string; wall: string }> {
  await openSection(page, competitionId, 'share')
  const make = async (region: string, button: string) => {
    const part = page.getByRole('region', { name: region })
    await part.getByRole('button', { name: button }).click()
    const { pathname, hash } = new URL(await part.locator('code').innerText())
    return `${pathname}${hash}`
  }
  return {
    board: await make('Public page', 'Make the public link'),
    wall: await make('Screen on the wall', 'Make the link for the wall'),
  }
}
