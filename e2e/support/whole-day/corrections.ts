import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from '../call.ts'
import { expect } from '../fixtures.ts'
import { cardRow, COMPETITION, openSection, takeStep, typePaper } from './desk.ts'
import { guest, miscounted, pointsOf, runnerUp, winner, type Entrant } from './field.ts'

/*
 * What a secretary puts right on such a day. Whatever is a mistake of the secretary's own is taken back, so that the result is
 * the one that field.ts works out.
 */

/** The secretary's page, and a board that was opened before play and is never loaded again. */
export type Desk = { page: Page; board: Page; competitionId: string }

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Opens the page of a card from its row. */
async function openCard(page: Page, { competitionId, entrant }: { competitionId: string; entrant: Entrant }) {
  await openSection(page, competitionId, 'cards')
  await cardRow(page, entrant)
    .getByRole('link', { name: `Open the card of ${entrant.name}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: entrant.name })).toBeVisible()
}

type Act = { act: string; submit?: string; reason: string; done: string }

/** One of the buttons of a card that ask why. */
async function actOnCard(page: Page, { act, submit = act, reason, done }: Act): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: act, exact: true }).click()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill(reason)
  await dialogOf(page).getByRole('button', { name: submit, exact: true }).click()
  await expect(page.getByText(done, { exact: true }).first()).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** The first places of the board. */
async function expectFirst(board: Page, places: readonly Entrant[]): Promise<void> {
  const names = board.getByRole('rowheader')
  for (const [i, { name }] of places.entries()) await expect(names.nth(i)).toHaveText(name)
}

async function expectPoints({ page, competitionId }: Desk, entrant: Entrant, points: number) {
  await openSection(page, competitionId, 'cards')
  await expect(cardRow(page, entrant)).toContainText(`· ${points} points`)
}

/** The days of the scores on a member's handicap record, newest first; '' is any day. */
async function expectOnRecord(page: Page, { name }: Entrant, days: readonly string[]): Promise<void> {
  await page.goto('/club-admin?tab=members')
  await page.getByRole('link', { name: `Handicap record of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const differentials = page.getByRole('button', { name: /^Differential of/ })
  await expect(differentials).toHaveCount(days.length)
  for (const [i, day] of days.entries())
    await expect(differentials.nth(i)).toHaveAccessibleName(new RegExp(`^Differential of ${day}`))
}

const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The paper of the guest, typed into the row of another player, is moved to the guest. */
export async function moveToItsPlayer({ page, competitionId }: Omit<Desk, 'board'>): Promise<void> {
  await typePaper(page, { ...miscounted, gross: guest.gross })
  const move = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Move', exact: true }).click()
    await dialogOf(page).getByLabel('Player', { exact: true }).selectOption({ label: guest.name })
    await dialogOf(page)
      .getByLabel(/^Reason/)
      .fill('Typed in the wrong row')
    await dialogOf(page).getByRole('button', { name: 'Move card' }).click()
  }
  await openCard(page, { competitionId, entrant: miscounted })
  await move()
  await expect(dialogOf(page).getByText(/^The player has an open card of this round already\./)).toBeVisible()
  await page.keyboard.press('Escape')
  await openCard(page, { competitionId, entrant: guest })
  await actOnCard(page, { act: 'Take card off', reason: 'There are no scores on it', done: 'Card taken off' })
  await openCard(page, { competitionId, entrant: miscounted })
  await move()
  await expect(page.getByRole('heading', { level: 1, name: guest.name })).toBeVisible()
  await expect(page.getByText('Typed in the wrong row').first()).toBeVisible()
  await openSection(page, competitionId, 'cards')
  await expect(cardRow(page, guest)).toContainText(
    `In, from paper · ${pointsOf(guest.gross, guest.index)} points`,
  )
  await expect(cardRow(page, miscounted)).toContainText('Not started')
}

/** Somebody went home with an open card: it is ended, and still has to be ruled on. */
export async function endOpenCard({ page, competitionId }: Omit<Desk, 'board'>, entrant: Entrant) {
  await openCard(page, { competitionId, entrant })
  await actOnCard(page, { act: 'End card', reason: 'Went home after twelve holes', done: 'Card ended' })
  await expect(page.getByText('Went home after twelve holes').first()).toBeVisible()
}

/** The day on which a paper card was played, for a day that was wrong and back. */
export async function changeDay(desk: Desk): Promise<void> {
  const { page, board, competitionId } = desk
  await openCard(page, { competitionId, entrant: miscounted })
  const playedOn = dialogOf(page).getByLabel('Played on')
  const move = async (change: (day: string) => string, reason: string) => {
    await page.getByRole('main').getByRole('button', { name: 'Move', exact: true }).click()
    const before = await playedOn.inputValue()
    const day = change(before)
    await playedOn.fill(day)
    await dialogOf(page)
      .getByLabel(/^Reason/)
      .fill(reason)
    await dialogOf(page).getByRole('button', { name: 'Move card' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByText(reason).first()).toBeVisible()
    return { before, day }
  }
  const { before: today, day } = await move(dayBefore, 'Played the evening before')
  await expectOnRecord(page, miscounted, [dayText(day)])
  await expectPoints(desk, miscounted, 38)
  await openCard(page, { competitionId, entrant: miscounted })
  await move(() => today, 'Played today after all')
  await expectOnRecord(page, miscounted, [dayText(today)])
  await expectPoints(desk, miscounted, 38)
  await expectFirst(board, [winner, runnerUp, miscounted])
}

/** A card is taken off, with which another moves up, and put back. */
export async function takeOffAndPutBack(desk: Desk): Promise<void> {
  const { page, board, competitionId } = desk
  await openCard(page, { competitionId, entrant: runnerUp })
  const card = page.url()
  await actOnCard(page, { act: 'Take card off', reason: 'Not the card of today', done: 'Card taken off' })
  await expectFirst(board, [winner, miscounted])
  await openSection(page, competitionId, 'cards')
  await expect(cardRow(page, runnerUp)).toContainText('Not started')
  await expectOnRecord(page, runnerUp, [])
  await page.goto(card)
  await actOnCard(page, { act: 'Put card back', reason: 'It is the card of today', done: 'Card put back' })
  await expectFirst(board, [winner, runnerUp, miscounted])
  await expectOnRecord(page, runnerUp, [''])
  await expectPoints(desk, runnerUp, 38)
}

/** A hole is closed for everybody, and opened again. */
export async function closeAndOpenHole(desk: Desk): Promise<void> {
  const { page, board, competitionId } = desk
  await openSection(page, competitionId, 'cards')
  const toggle = async (left: RegExp, reason: string) => {
    await page.getByRole('button', { name: 'Close holes' }).click()
    await dialogOf(page).getByRole('button', { name: 'Hole 18', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Show what changes' }).click()
    await expect(dialogOf(page).getByText(left)).toBeVisible()
    await dialogOf(page)
      .getByLabel(/^Reason/)
      .fill(reason)
    await dialogOf(page).getByRole('button', { name: 'Save closed holes' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
  }
  await toggle(/^17 holes count/, 'The eighteenth green was under water')
  await expect(board.getByText('Hole 18 closed: 17 holes count.')).toBeVisible()
  await expectPoints(desk, miscounted, pointsOf(miscounted.gross.slice(0, 17), miscounted.index))
  await toggle(/^18 holes count/, 'It was another course')
  await expect(board.getByText('Hole 18 closed: 17 holes count.')).toHaveCount(0)
  await expectPoints(desk, miscounted, 38)
  await expectFirst(board, [winner, runnerUp, miscounted])
}

/** An index on one card: 21.9 at 95 % is three strokes more. Then back. */
export async function correctIndex(desk: Desk): Promise<void> {
  const { page, board, competitionId } = desk
  await openCard(page, { competitionId, entrant: miscounted })
  await page.getByRole('main').getByRole('button', { name: 'Put handicap right' }).click()
  await dialogOf(page).getByLabel('Handicap Index on this card').fill('21.9')
  await dialogOf(page).getByRole('button', { name: 'Show what moves' }).click()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('The list was old')
  await dialogOf(page).getByRole('button', { name: 'Put 1 card right' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expectFirst(board, [miscounted, winner, runnerUp])
  await expectPoints(desk, miscounted, 41)
  await takeCorrectionBack(desk, 'The list was right')
  await expectPoints(desk, miscounted, 38)
  await expectFirst(board, [winner, runnerUp, miscounted])
}

async function takeCorrectionBack({ page, competitionId }: Desk, reason: string): Promise<void> {
  await openSection(page, competitionId, 'cards')
  await page.getByRole('button', { name: 'Take back', exact: true }).click()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill(reason)
  await dialogOf(page).getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toHaveCount(0)
}

/** The guest is taken for a member who is on a later list, and is a guest again. */
export async function mergeGuest({ page, board, competitionId }: Desk): Promise<void> {
  const member = 'Gilbert Gaston'
  await page.goto('/members/import')
  await page.getByLabel('List of members').setInputFiles({
    ...{ name: 'one-more.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('Surname;First name;HCP;Gender\r\nGaston;Gilbert;28,4;M'),
  })
  await page.getByRole('button', { name: 'Import 1 member' }).click()
  await expect(page.getByText('Members imported', { exact: true }).first()).toBeVisible()
  await page.goto('/club-admin?tab=members')
  await page.getByRole('button', { name: `Actions for ${member}` }).click()
  await page.getByRole('menuitem', { name: 'Manage' }).click()
  await dialogOf(page).getByRole('button', { name: 'Merge with another record' }).click()
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(`^Choose ${guest.name}, Guest`) })
    .click()
  await dialogOf(page).getByLabel('Reason').fill('The guest has joined the club')
  await dialogOf(page).getByRole('button', { name: 'Merge the records' }).click()
  await expect(page.getByText(`${member} is one record now`, { exact: true })).toBeVisible()
  await expect(board.getByRole('rowheader', { name: member })).toHaveCount(1)
  await expect(board.getByRole('rowheader')).toHaveCount(24)
  await openSection(page, competitionId, 'cards')
  await expect(cardRow(page, { name: member })).toContainText('In, from paper · 33 points')
  await page.goto('/club-admin?tab=members')
  await page.getByRole('button', { name: `Undo the merge of ${guest.name}` }).click()
  await dialogOf(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(board.getByRole('rowheader', { name: guest.name })).toHaveCount(1)
  await expect(board.getByRole('rowheader', { name: member })).toHaveCount(0)
  await openSection(page, competitionId, 'cards')
  await expect(cardRow(page, guest)).toContainText('In, from paper · 33 points')
}

const Placed = z.looseObject({ clubId: z.string(), courseId: z.string() })
const Identified = z.looseObject({ id: z.string() })
const SWEEP = 'Weekend Sweep'

/** A card also counts for a second competition of the day; there it is taken off again. */
export async function alsoCount(desk: Desk, { request }: BrowserContext): Promise<void> {
  const { page, board, competitionId } = desk
  const { clubId, courseId } = Placed.parse(await call(request, 'GET', `/api/competitions/${competitionId}`))
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const { id: sweepId } = Identified.parse(
    await call(request, 'POST', '/api/competitions', {
      ...{ name: SWEEP, clubId, courseId, competitionType: 'stableford' },
      ...{ startDate: inHours(-1), endDate: inHours(12) },
    }),
  )
  await openSection(page, sweepId, 'entries')
  await page.getByRole('button', { name: 'Enter players' }).click()
  await dialogOf(page).getByRole('checkbox', { name: runnerUp.name }).check()
  await dialogOf(page).getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(dialogOf(page)).toBeHidden()
  await openCard(page, { competitionId, entrant: runnerUp })
  await page.getByRole('main').getByRole('button', { name: 'Also counts for' }).click()
  await dialogOf(page).getByLabel('Competition').selectOption({ label: SWEEP })
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('Paid for both')
  await dialogOf(page).getByRole('button', { name: 'Enter it there' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(
    page.getByText(`For the Handicap Index it counts once, by its card in ${COMPETITION}.`),
  ).toBeVisible()
  await expectOnRecord(page, runnerUp, [''])
  await expectPoints({ ...desk, competitionId: sweepId }, runnerUp, 38)
  await expectPoints(desk, runnerUp, 38)
  await openCard(page, { competitionId: sweepId, entrant: runnerUp })
  await actOnCard(page, { act: 'Take card off', reason: 'Paid for one only', done: 'Card taken off' })
  await openSection(page, sweepId, 'cards')
  await expect(cardRow(page, runnerUp)).toContainText('Not started')
  await expectPoints(desk, runnerUp, 38)
  await expectFirst(board, [winner, runnerUp, miscounted])
}

export async function makeFinal({ page, competitionId }: Omit<Desk, 'board'>): Promise<void> {
  await takeStep(page, { competitionId, step: 'Make results final' })
  await dialogOf(page).getByRole('button', { name: 'Make results final' }).click()
  await expect(page.getByText('Results are final.')).toBeVisible()
}

/** The allowance of all cards after the final result: at 100 % of 18.9 there is one stroke more. Then back. */
export async function correctAllowance(desk: Desk): Promise<void> {
  const { page, board, competitionId } = desk
  await openSection(page, competitionId, 'cards')
  await page.getByRole('button', { name: 'Put cards right' }).click()
  await dialogOf(page).getByLabel('Handicap allowance in %').fill('100')
  await dialogOf(page).getByRole('button', { name: 'Show what moves' }).click()
  await expect(
    dialogOf(page).getByText(new RegExp(`^The final result of ${COMPETITION} is reopened`)),
  ).toBeVisible()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('The conditions say 100 %')
  await dialogOf(page)
    .getByRole('button', { name: /^Put \d+ cards right$/ })
    .click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expectFirst(board, [winner, miscounted, runnerUp])
  await expectPoints(desk, miscounted, 39)
  await makeFinal(desk)
  await takeCorrectionBack(desk, 'The conditions say 95 %')
  await expectFirst(board, [winner, runnerUp, miscounted])
  await expectPoints(desk, miscounted, 38)
  await makeFinal(desk)
}
