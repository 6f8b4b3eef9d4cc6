import { z } from 'zod'
import { axe } from './support/axe.ts'
import { boardRows, showRows } from './support/board-rows.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { pagesOf } from './support/pdf-text.ts'
import { seedClub, seedRound, signUp, type Caller, type SeededClub } from './support/seed.ts'

/* D35: a board's heading follows its competition, and only one that is being played is called live. */

const HOUR = 3_600_000
const Identified = z.looseObject({ id: z.string() })
const par = [4, 5, 4, 3, 4, 4, 3, 5, 4]

async function seedUpcoming(admin: Caller, club: SeededClub): Promise<string> {
  const startDate = new Date(Date.now() + 50.5 * HOUR).toISOString()
  const created = await call(admin.request, 'POST', '/api/competitions', {
    name: 'Winter Medal',
    clubId: club.clubId,
    courseId: club.courseId,
    startDate,
    endDate: new Date(Date.now() + 60 * HOUR).toISOString(),
    competitionType: 'stroke_play',
    maxParticipants: 40,
  })
  return Identified.parse(created).id
}

const setStatus = (admin: Caller, id: string, status: string) =>
  call(admin.request, 'PATCH', `/api/competitions/${id}/status`, { status })

test('when a competition has not started, then its board is the entry list with a countdown and Join; from that of a started one, a player joins too', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const club = await seedClub(admin, 'Before Play')
  const id = await seedUpcoming(admin, club)
  for (const [firstName, lastName] of [
    ['Zoe', 'Adams'],
    ['Ann', 'Young'],
  ] as const) {
    const other = await caller()
    await signUp(other, { firstName, lastName, clubCode: club.clubCode })
    await call(other.request, 'POST', `/api/competitions/${id}/join`, {})
  }
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Max', lastName: 'Moss', clubCode: club.clubCode })
  await page.goto(`/competitions/${id}/leaderboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Winter Medal Entry List' })).toBeVisible()
  const list = page.getByRole('table', { name: 'Entry list' })
  await expect(list.getByRole('rowheader')).toHaveText([/Zoe Adams/, /Ann Young/])
  const start = page.getByRole('region', { name: 'The start' })
  await expect(start).toContainText('2 days 2 hours')
  await expect(start).toContainText('2 of 40 players')
  await expect(start).toContainText('Luttrellstown Castle')
  await expect(page.getByText(/\bLive\b|In Progress/)).toHaveCount(0)
  expect(await axe(page, { within: 'main' })).toEqual([])

  await page.getByRole('button', { name: 'Join Winter Medal' }).click()
  await expect(page.getByText('Joined Competition', { exact: true })).toBeVisible()

  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await page.getByRole('button', { name: 'Join Captain’s Prize' }).click()
  await expect(page).toHaveURL(new RegExp(`/scorecard\\?competitionId=${club.competitionId}`))
})

test('when play is closed and made final under an open board, then it is provisional, then final with its podium, and never live', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const ahead = await caller()
  const done = await person(phone)
  const club = await seedClub(admin.context, 'Closed Play')
  const terms = { club, admin: admin.context, handicap: '14.2' }
  const openId = await seedRound(ahead, {
    ...terms,
    firstName: 'Niamh',
    gross: par.map((one) => one - 1),
  })
  const doneId = await seedRound(done.context, {
    ...terms,
    firstName: 'Orla',
    gross: [...par, ...par].map((one) => one + 3),
  })
  await call(done.context.request, 'PATCH', `/api/rounds/${doneId}`, {
    isCompleted: true,
    partnerName: 'Pat',
    partnerSignature: 'Pat',
  })
  const { page } = admin
  const path = `/competitions/${club.competitionId}/leaderboard`
  await page.goto(path)
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(page.getByRole('heading', { level: 1, name: 'Captain’s Prize Live Standings' })).toBeVisible()
  await expect(rows.first()).toContainText('Niamh Byrne')
  await expect(rows.first()).toContainText('Last holes: hole 7 in 2, par 4; hole 8 in 4, par 5; hole 9 in 3')
  await expect(page.getByRole('region', { name: 'Leader' })).toContainText('Niamh Byrne')

  await setStatus(admin.context, club.competitionId, 'completed')
  await expect(page.getByRole('heading', { level: 1, name: 'Captain’s Prize Results' })).toBeVisible()
  await expect(page.getByText('Provisional · 1 card out', { exact: true })).toBeVisible()
  await expect(rows.first(), 'an unfinished card leads nothing').toContainText('Orla Byrne')
  await expect(rows.nth(1)).toContainText('–')
  await expect(page.getByRole('region', { name: 'Leader' })).toContainText('Orla Byrne')
  await expect(page.getByRole('link', { name: 'Card of Niamh Byrne' })).toHaveAttribute(
    'href',
    `/rounds/${openId}`,
  )
  await expect(page.getByText(/^.?Live$/)).toHaveCount(0)
  expect(await axe(page, { within: 'main' })).toEqual([])
  const paper = pagesOf(await page.pdf({ format: 'A4' })).join('')
  for (const words of ['Captain’sPrizeResults', 'Provisional·1cardout', 'ClosedPlay', 'Printed'])
    expect(paper).toContain(words)
  for (const words of ['Live', 'Refresh']) expect(paper).not.toContain(words)

  await done.page.goto(path)
  await expect(done.page.getByText('Provisional · 1 card out', { exact: true })).toBeVisible()
  await expect(done.page.getByRole('link', { name: /^Card of/ })).toHaveCount(0)

  await call(ahead.request, 'PATCH', `/api/rounds/${openId}`, {
    isCompleted: true,
    partnerName: 'Pat',
    partnerSignature: 'Pat',
  })
  await expect(page.getByText('Provisional', { exact: true })).toBeVisible()
  await setStatus(admin.context, club.competitionId, 'final')
  const podium = page.getByRole('list', { name: 'The first three places' })
  await expect(podium.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/^.?Live$|Provisional/)).toHaveCount(0)
  expect(await axe(page, { within: 'main' })).toEqual([])

  // Three who share the first place stand on one step.
  await showRows(
    admin.context,
    boardRows(12).map((row) => ({ ...row, isCompleted: true })),
  )
  await page.reload()
  await expect(podium.getByRole('listitem')).toHaveCount(1)
  for (const name of ['Player001', 'Player002', 'Player003']) await expect(podium).toContainText(name)
})

test('when a board of sixty is opened on a phone, then its first row and the reader’s place are in sight', async ({
  caller,
  person,
}) => {
  const { page, context } = await person(phone)
  const club = await seedClub(await caller(), 'In Sight')
  const userId = await signUp(context, { firstName: 'Max', lastName: 'Moss', clubCode: club.clubCode })
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const rows = boardRows(60).map((row, i) => (i === 49 ? { ...row, userId, playerName: 'Max Moss' } : row))
  await showRows(context, rows)
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(200)

  const own = page.getByRole('button', { name: /Show my row/ })
  await expect(own).toBeVisible()
  await expect(page.getByText(/\d+ points behind/)).toBeVisible()
  // Wherever rows lie half under the bar, its button leaves theirs to be pressed.
  for (const height of [804, 814, 824, 834, 844]) {
    await page.setViewportSize({ width: 390, height })
    const violations = await axe(page, { rules: ['target-size'] })
    expect(violations, `${height} px high`).toEqual([])
  }
  await own.click()
  const row = page.getByRole('row').filter({ hasText: 'Max Moss' })
  await expect(row).toBeInViewport()
  await expect(row.getByRole('button', { name: 'Max Moss' })).toBeFocused()
  await expect(own).toBeHidden()
})
