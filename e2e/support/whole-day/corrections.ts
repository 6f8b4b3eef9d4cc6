import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { listDeskCards, type DeskCard } from '#contract/competition/desk-cards.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { mergeMembers } from '#contract/club/member-merges.ts'
import { call } from '../call.ts'
import { expect } from '../fixtures.ts'
import { cardRow, COMPETITION, openSection, takeStep } from './desk.ts'
import { guest, miscounted, pointsOf, runnerUp, winner, type Entrant } from './field.ts'

/*
 * What a secretary puts right on such a day. Whatever is a mistake of the secretary's own is taken back, so that the result is
 * the one that field.ts works out. What other journeys press on the screens of the club is sent here as those screens send it.
 */

/** The secretary's page and calls, and a board that was opened before play and is never loaded again. */
export type Desk = {
  page: Page
  request: APIRequestContext
  board: Page
  clubId: string
  courseId: string
  competitionId: string
}

const dialogOf = (page: Page) => page.getByRole('dialog')

/** A player's row at the desk, with or without a card. */
async function cardOf(
  { request, competitionId }: Pick<Desk, 'request' | 'competitionId'>,
  { name }: Pick<Entrant, 'name'>,
): Promise<DeskCard> {
  const { cards } = listDeskCards.reply.parse(
    await call(request, 'GET', `/api/competitions/${competitionId}/cards`),
  )
  const card = cards.find(({ playerName }) => playerName === name)
  if (!card) throw new Error(`${name} is not entered`)
  return card
}

/** One of the club's acts on a card, each of which has its reason. */
async function act(
  desk: Desk,
  entrant: Entrant,
  { as, ...body }: { as: string; reason: string; playedOn?: string; competitionId?: string },
) {
  const { roundId } = await cardOf(desk, entrant)
  if (roundId === null) throw new Error(`${entrant.name} has no card`)
  await call(desk.request, 'POST', `/api/rounds/${roundId}/${as}`, body)
}

/** Opens the page of a card from its row. */
async function openCard(desk: Desk, entrant: Entrant) {
  const { page, competitionId } = desk
  await openSection(page, competitionId, 'cards')
  await cardRow(page, entrant)
    .getByRole('link', { name: `Open the card of ${entrant.name}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: entrant.name })).toBeVisible()
}

/** One of the buttons of a card that ask why. */
async function press(page: Page, { button, reason, done }: Record<'button' | 'reason' | 'done', string>) {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill(reason)
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText(done, { exact: true }).first()).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** The first places of the board. */
async function expectFirst({ board }: Desk, places: readonly Entrant[]): Promise<void> {
  const names = board.getByRole('rowheader')
  for (const [i, { name }] of places.entries()) await expect(names.nth(i)).toHaveText(name)
}

/** On the open board, and at the desk. */
async function expectPoints(desk: Desk, entrant: Entrant, points: number): Promise<void> {
  const row = desk.board
    .getByRole('row')
    .filter({ has: desk.board.getByRole('rowheader', { name: entrant.name }) })
  await expect(row.getByRole('cell', { name: `${points}`, exact: true })).toHaveCount(1)
  expect(await cardOf(desk, entrant)).toMatchObject({ totals: { points } })
}

/** The days of the scores on a member's handicap record, newest first. */
async function daysOnRecord(desk: Desk, entrant: Entrant): Promise<string[]> {
  const { userId } = await cardOf(desk, entrant)
  const record = await call(desk.request, 'GET', `/api/members/${userId}/handicap-record`)
  return handicapRecord.parse(record).scores.map(({ day }) => day)
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const Typed = z.looseObject({
  id: z.string(),
  terms: z.object({ holes: z.array(z.object({ holeNumber: z.number() })) }),
})

/** The paper of the guest, typed into the row of another player, is moved to the guest once the empty card there is off. */
export async function moveToItsPlayer(desk: Desk): Promise<void> {
  const { page, competitionId } = desk
  await typeWrongPaper(desk)
  await openCard(desk, miscounted)
  await page.getByRole('main').getByRole('button', { name: 'Move', exact: true }).click()
  await dialogOf(page).getByLabel('Player', { exact: true }).selectOption({ label: guest.name })
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('Typed in the wrong row')
  const move = dialogOf(page).getByRole('button', { name: 'Move card' })
  await move.click()
  await expect(dialogOf(page).getByText(/^The player has an open card of this round already\./)).toBeVisible()
  await act(desk, guest, { as: 'take-off', reason: 'There are no scores on it' })
  await move.click()
  await expect(page.getByRole('heading', { level: 1, name: guest.name })).toBeVisible()
  await expect(page.getByText('Typed in the wrong row').first()).toBeVisible()
  await openSection(page, competitionId, 'cards')
  await expect(cardRow(page, guest)).toContainText(
    `In, from paper · ${pointsOf(guest.gross, guest.index)} points`,
  )
  await expect(cardRow(page, miscounted)).toContainText('Not started')
}

/** As the desk's row sends it, which types a card with the keyboard later on. */
async function typeWrongPaper(desk: Desk): Promise<void> {
  const { request, clubId, courseId, competitionId } = desk
  const reason = 'From paper'
  const card = await cardOf(desk, miscounted)
  const begun = await call(request, 'POST', `/api/clubs/${clubId}/members/${card.userId}/rounds`, {
    reason,
    courseId,
    competitionId,
  })
  const { id, terms } = Typed.parse(begun)
  const holes = terms.holes.map(({ holeNumber }, i) => ({
    holeNumber,
    from: { result: 'not_played', grossScore: null },
    to: { result: 'strokes', grossScore: guest.gross[i] },
  }))
  await call(request, 'POST', `/api/rounds/${id}/corrections`, { reason, holes })
  await call(request, 'POST', `/api/rounds/${id}/hand-in`, { reason, partnerName: 'Mia Marker' })
}

/** As the desk sends the ruling, which ruleOnCard presses for another card. */
export async function ruleNoReturn(desk: Desk, entrant: Entrant): Promise<void> {
  const { userId } = await cardOf(desk, entrant)
  await call(desk.request, 'PATCH', `/api/competitions/${desk.competitionId}/entries/${userId}`, {
    status: 'no_return',
    reason: 'Walked in',
  })
}

/** Somebody went home with an open card: it is ended, and still has to be ruled on (rounds.spec.ts presses it). */
export async function endOpenCard(desk: Desk, entrant: Entrant): Promise<void> {
  await act(desk, entrant, { as: 'end', reason: 'Went home after twelve holes' })
}

/** The day on which a paper card was played, for a day that was wrong and back (rounds.spec.ts presses it). */
export async function changeDay(desk: Desk): Promise<void> {
  const [today = ''] = await daysOnRecord(desk, miscounted)
  for (const [playedOn, reason] of [
    [dayBefore(today), 'Played the evening before'],
    [today, 'Played today after all'],
  ] as const) {
    await act(desk, miscounted, { as: 'move', playedOn, reason })
    expect(await daysOnRecord(desk, miscounted)).toEqual([playedOn])
    await expectPoints(desk, miscounted, 38)
  }
  await expectFirst(desk, [winner, runnerUp, miscounted])
}

/** A card is taken off, with which another moves up, and put back. */
export async function takeOffAndPutBack(desk: Desk): Promise<void> {
  const { page } = desk
  await openCard(desk, runnerUp)
  await press(page, { button: 'Take card off', reason: 'Not the card of today', done: 'Card taken off' })
  await expectFirst(desk, [winner, miscounted])
  expect(await cardOf(desk, runnerUp)).toMatchObject({ state: 'not_begun' })
  expect(await daysOnRecord(desk, runnerUp)).toEqual([])
  await press(page, { button: 'Put card back', reason: 'It is the card of today', done: 'Card put back' })
  await expectFirst(desk, [winner, runnerUp, miscounted])
  expect(await daysOnRecord(desk, runnerUp)).toHaveLength(1)
  await expectPoints(desk, runnerUp, 38)
}

/** A hole is closed for everybody, and opened again (term-corrections.spec.ts presses that too). */
export async function closeAndOpenHole(desk: Desk): Promise<void> {
  const { page, board, competitionId } = desk
  await openSection(page, competitionId, 'cards')
  await page.getByRole('button', { name: 'Close holes' }).click()
  await dialogOf(page).getByRole('button', { name: 'Hole 18', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Show what changes' }).click()
  await expect(dialogOf(page).getByText(/^17 holes count/)).toBeVisible()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('The eighteenth green was under water')
  await dialogOf(page).getByRole('button', { name: 'Save closed holes' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(board.getByText('Hole 18 closed: 17 holes count.')).toBeVisible()
  await expectPoints(desk, miscounted, pointsOf(miscounted.gross.slice(0, 17), miscounted.index))
  await call(desk.request, 'PUT', `/api/competitions/${competitionId}/closed-holes`, {
    roundNumber: 1,
    holes: [],
    seen: [18],
    reason: 'It was another course',
  })
  await expect(board.getByText('Hole 18 closed: 17 holes count.')).toHaveCount(0)
  await expectPoints(desk, miscounted, 38)
  await expectFirst(desk, [winner, runnerUp, miscounted])
}

/** An index on one card: 21.9 at 95 % is three strokes more. Then back. */
export async function correctIndex(desk: Desk): Promise<void> {
  const { page } = desk
  await openCard(desk, miscounted)
  await page.getByRole('main').getByRole('button', { name: 'Put handicap right' }).click()
  await dialogOf(page).getByLabel('Handicap Index on this card').fill('21.9')
  await dialogOf(page).getByRole('button', { name: 'Show what moves' }).click()
  await dialogOf(page)
    .getByLabel(/^Reason/)
    .fill('The list was old')
  await dialogOf(page).getByRole('button', { name: 'Put 1 card right' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expectFirst(desk, [miscounted, winner, runnerUp])
  await expectPoints(desk, miscounted, 41)
  await takeCorrectionBack(desk, 'The list was right')
  await expectPoints(desk, miscounted, 38)
  await expectFirst(desk, [winner, runnerUp, miscounted])
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

/** The guest is taken for a member who is on a later list, and is a guest again (one-person-once.spec.ts presses it). */
export async function mergeGuest(desk: Desk): Promise<void> {
  const { request, board, clubId } = desk
  const member = 'Gilbert Gaston'
  const imported = await request.put(`/api/clubs/${clubId}/member-imports/imp_wholeday000000000002?ready=1`, {
    headers: { 'content-type': 'text/csv' },
    data: Buffer.from('Surname;First name;HCP;Gender\r\nGaston;Gilbert;28,4;M'),
  })
  expect(await imported.json()).toMatchObject({ taken: 1 })
  const found = Members.parse(await call(request, 'GET', `/api/clubs/${clubId}/members`))
  const memberId = found.find(({ lastName, firstName }) => `${firstName} ${lastName}` === member)?.id ?? ''
  const { userId: otherId } = await cardOf(desk, guest)
  const merges = `/api/clubs/${clubId}/member-merges`
  const { id } = mergeMembers.reply.parse(
    await call(request, 'POST', merges, { memberId, otherId, reason: 'The guest has joined the club' }),
  )
  await expect(board.getByRole('rowheader', { name: member })).toHaveCount(1)
  await expect(board.getByRole('rowheader')).toHaveCount(24)
  expect(await cardOf(desk, { name: member })).toMatchObject({ totals: { points: 33 } })
  await call(request, 'POST', `${merges}/${id}/take-back`)
  await expect(board.getByRole('rowheader', { name: guest.name })).toHaveCount(1)
  await expect(board.getByRole('rowheader', { name: member })).toHaveCount(0)
  expect(await cardOf(desk, guest)).toMatchObject({ totals: { points: 33 } })
}

const Members = z.array(z.looseObject({ id: z.string(), firstName: z.string(), lastName: z.string() }))
const Identified = z.looseObject({ id: z.string() })

/** A card also counts for a second competition of the day, and is taken off there (rounds.spec.ts presses it). */
export async function alsoCount(desk: Desk): Promise<void> {
  const { request, clubId, courseId } = desk
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const { id: sweepId } = Identified.parse(
    await call(request, 'POST', '/api/competitions', {
      name: 'Weekend Sweep',
      clubId,
      courseId,
      competitionType: 'stableford',
      startDate: inHours(-1),
      endDate: inHours(12),
    }),
  )
  const { userId } = await cardOf(desk, runnerUp)
  await call(request, 'POST', `/api/competitions/${sweepId}/entry-list`, { userIds: [userId] })
  await act(desk, runnerUp, { as: 'also-counts-for', competitionId: sweepId, reason: 'Paid for both' })
  const sweep = { ...desk, competitionId: sweepId }
  expect(await cardOf(sweep, runnerUp)).toMatchObject({ totals: { points: 38 } })
  expect(await daysOnRecord(desk, runnerUp)).toHaveLength(1)
  await act(sweep, runnerUp, { as: 'take-off', reason: 'Paid for one only' })
  expect(await cardOf(sweep, runnerUp)).toMatchObject({ state: 'not_begun' })
  await expectPoints(desk, runnerUp, 38)
  await expectFirst(desk, [winner, runnerUp, miscounted])
}

export async function makeFinal({ page, competitionId }: Desk): Promise<void> {
  await takeStep(page, { competitionId, step: 'Make results final' })
  await dialogOf(page).getByRole('button', { name: 'Make results final' }).click()
  await expect(page.getByText('Results are final.')).toBeVisible()
}

async function makeFinalAgain({ request, competitionId }: Desk): Promise<void> {
  await call(request, 'PATCH', `/api/competitions/${competitionId}/status`, { status: 'final' })
}

/** The allowance of all cards after the final result: at 100 % of 18.9 there is one stroke more. Then back. */
export async function correctAllowance(desk: Desk): Promise<void> {
  const { page, competitionId } = desk
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
  await expectFirst(desk, [winner, miscounted, runnerUp])
  await expectPoints(desk, miscounted, 39)
  await makeFinalAgain(desk)
  await takeCorrectionBack(desk, 'The conditions say 95 %')
  await expectFirst(desk, [winner, runnerUp, miscounted])
  await expectPoints(desk, miscounted, 38)
  await makeFinalAgain(desk)
}
