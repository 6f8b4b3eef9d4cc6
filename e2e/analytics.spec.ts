import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { ACCESS_DENIED_REDIRECT_MS } from '#web/lib/timings.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { expectSaid } from './support/refused-write.ts'
import { seedClub, signUp, type Caller } from './support/seed.ts'

/*
 * The generated course has par 3 at holes 3, 7, 12, 16 and par 5 at 5, 9, 15, 18. Nobody has a Handicap Index before
 * the third card, so all is gross:
 *
 *   Nora  par on every hole    72, 36 points      Nora  fives            90, 18 points
 *   Nora  one over everywhere  90, 18 points      Omar  par but hole 1 picked up, 34 points
 */
const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
const Identified = z.looseObject({ id: z.string() })
const Made = z.looseObject({
  id: z.string(),
  tees: z.array(z.looseObject({ id: z.string(), name: z.string(), color: z.string() })),
})

let taps = 0

/** Plays a round through the API and hands it in; null is a pick-up. */
async function play(request: APIRequestContext, courseId: string, scores: (number | null)[]) {
  const round = Identified.parse(await call(request, 'POST', '/api/rounds', { courseId }))
  await call(request, 'POST', `/api/rounds/${round.id}/scores`, {
    entries: scores.map((gross, i) => ({
      id: `ent_${(taps += 1).toString(36).padStart(9, '0')}analytics1`,
      holeNumber: i + 1,
      ...(gross === null ? { result: 'picked_up' } : { result: 'strokes', grossScore: gross }),
      at: new Date(Date.now() - 60_000 + i).toISOString(),
    })),
  })
  await call(request, 'PATCH', `/api/rounds/${round.id}`, {
    partnerName: 'Max Marker',
    // Rounds of one day with the same scores.
    sameRound: false,
    partnerSignature: 'Max Marker',
  })
  return round.id
}

const cells = (page: Page, region: string, row: string | RegExp) =>
  page
    .getByRole('region', { name: region })
    .or(page.getByRole('group', { name: region }))
    .getByRole('row', { name: row })
    .getByRole('cell')

test('when cards are handed in, then the figures of a club are those of its cards', async ({
  caller,
  person,
}) => {
  const [secretary, nora, omar] = [await person(desk), await person(phone), await caller()]
  const club = await seedClub(secretary.context, 'Figures Hill')
  const { id: courseId, tees } = Made.parse(
    await call(secretary.context.request, 'POST', '/api/courses', {
      name: 'New Course',
      clubId: club.clubId,
      holeCount: 18,
    }),
  )
  const ratings = ['men', 'women'].map((gender) => ({ gender, rating: '72.0', slope: 113, par: 72 }))
  await call(secretary.context.request, 'PUT', `/api/courses/${courseId}/tees`, {
    tees: tees.map(({ id, name, color }) => ({ id, name, color, ratings })),
  })
  const { page } = secretary

  await test.step('nothing to show, or what cannot be loaded, is said with a way on', async () => {
    await page.route('**/api/analytics/player-stats', (route) => route.abort())
    await page.goto('/analytics?tab=players')
    await expect(page.getByRole('alert')).toContainText('The figures could not be loaded')
    await page.unroute('**/api/analytics/player-stats')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No rounds yet')).toBeVisible()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page).toHaveURL(/analytics(\?tab=overview)?$/)
    await expect(page.getByText('No rounds yet')).toBeVisible()
  })

  const join = (one: Caller, firstName: string) =>
    signUp(one, { firstName, lastName: 'Nolan', clubCode: club.clubCode })
  await join(nora.context, 'Nora')
  await join(omar, 'Omar')
  await play(nora.context.request, courseId, pars)
  await play(
    nora.context.request,
    courseId,
    pars.map(() => 5),
  )
  const last = await play(
    nora.context.request,
    courseId,
    pars.map((par) => par + 1),
  )
  await play(omar.request, courseId, [null, ...pars.slice(1)])

  await test.step('Overview', async () => {
    await page.goto('/analytics')
    for (const [label, value] of [
      ['Total Members', '3'],
      ['Rounds This Month', '4'],
      ['Active Competitions', '1'],
      // (72 + 90 + 90) / 3
      ['Average Score', '84.0'],
    ] as const)
      await expect(page.locator('dl > div', { hasText: label }).locator('dd').first()).toHaveText(value)
    await expect(page.getByText('3 18-hole rounds')).toBeVisible()
    // (36 + 18 + 18) / 3; Omar's one round is too few.
    await expect(cells(page, 'Best performers', /Nora Nolan/)).toHaveText(['1', 'Nora Nolan', '24.00', '3'])
    await expect(page.getByRole('group', { name: 'Best performers' }).getByText('Omar')).toHaveCount(0)
    await expect(page.getByText('from at least 3 rounds. More rounds decide a tie')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Rounds per month\. 4 rounds were handed in/ })).toBeVisible()
  })

  await test.step('Players, sorted by keyboard', async () => {
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/tab=players/)
    const table = page.getByRole('group', { name: 'Players and their figures' })
    await expect(cells(page, 'Players and their figures', /Nora/)).toHaveText([
      // Differentials 0, 18, 18: of three the lowest less 2.0.
      ...['Nora Nolan', '+2.0', '3', '84.0 of 3', '72', '24.0 of 3', '72'],
    ])
    await expect(cells(page, 'Players and their figures', /Omar/)).toHaveText([
      ...['Omar Nolan', '–', '1', '–', '–', '34.0 of 1', '34'],
    ])
    const rows = table.getByRole('row')
    await expect(rows.nth(1)).toContainText('Omar')
    await table.getByRole('button', { name: 'Total points' }).press('Enter')
    await expect(table.getByRole('columnheader', { name: 'Total points' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(rows.nth(1)).toContainText('Nora')
  })

  await test.step('Course Stats lead to the holes of a course', async () => {
    await page.getByRole('tab', { name: 'Course Stats' }).click()
    await expect(cells(page, 'Courses and their figures', /New Course/)).toHaveText([
      // (36 + 18 + 18 + 34) / 4
      ...['New Course', '4', '84.0 of 3', '72', '26.5 of 4', 'Hole Analysis'],
    ])
    await page.getByRole('link', { name: 'Hole Analysis of New Course' }).click()
    await expect(page).toHaveURL(new RegExp(`tab=holes&courseId=${courseId}`))
  })

  await test.step('Hole Analysis, by a deep link', async () => {
    await page.goto(`/analytics?tab=holes&courseId=${club.courseId}`)
    await expect(page.getByText('Nobody has played this course yet')).toBeVisible()
    await expect(page.getByLabel('Course', { exact: true })).toHaveValue(club.courseId)
    await page.getByLabel('Course', { exact: true }).selectOption('New Course')
    await expect(page).toHaveURL(new RegExp(`courseId=${courseId}`))
    // Hole 1: 4, 5, 5 and a pick-up; hole 3, and with it the other par threes: 3, 5, 4, 3.
    await expect(cells(page, 'Holes and their figures', /^1 4 1 /)).toHaveText([
      ...['1', '4', '1', '5', '4.67', '+0.67', '4', '0', '0', '1', '2', '0', '1'],
    ])
    await expect(cells(page, 'Holes and their figures', /^3 3 3 /)).toHaveText([
      ...['3', '3', '3', '1', '3.75', '+0.75', '4', '0', '0', '2', '1', '1', '0'],
    ])
    await expect(page.getByRole('img', { name: /^How hard each hole plays/ })).toBeVisible()
    await expect(page.getByText(/compared once every hole has been played 20 times/)).toBeVisible()
  })

  await test.step('on paper: black on white, no menus, charts on the sheet', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('tablist')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.setViewportSize({ width: 720, height: 1000 })
    for (const chart of await page.getByRole('img', { name: /hole/i }).all())
      await expect(async () => {
        const box = await chart.locator('svg.recharts-surface').first().boundingBox()
        expect(box && box.x >= 0 && box.x + box.width <= 720).toBe(true)
      }).toPass()
    expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await page.setViewportSize(desk.viewport)
  })

  await test.step('Recent Rounds lead to the round', async () => {
    await page.getByRole('tab', { name: 'Recent Rounds' }).click()
    const table = page.getByRole('group', { name: 'Recent rounds' })
    await expect(table.getByRole('row')).toHaveCount(5)
    await expect(table.getByRole('row').nth(1)).toContainText('Omar Nolan')
    await expect(table.getByRole('row').nth(2).getByRole('link')).toHaveAttribute('href', `/rounds/${last}`)
  })

  await test.step('a player reads that it is for administrators, and is led home', async () => {
    const leaving = await freezeTimers(nora.page, ACCESS_DENIED_REDIRECT_MS)
    await nora.page.goto('/analytics')
    await expectSaid(nora.page, ['Access Denied', 'Only club administrators can access analytics.'])
    await leaving.release()
    await expect(nora.page).toHaveURL(/\/$/)
  })
})
