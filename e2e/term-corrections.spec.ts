import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

const reason = 'Hole 1 was misprinted on the card'
const Round = z.object({
  id: z.string(),
  terms: z.object({ holes: z.array(z.object({ holeNumber: z.number(), par: z.number() })) }),
})
const Holes = z.object({ holes: z.array(z.object({ id: z.string(), par: z.number() })) })

type Club = { clubId: string; courseId: string; competitionId: string }

/** A paper card of a player that the club types: hole 1 in five and all others in par. */
async function typeCard(request: APIRequestContext, club: Club, userId: string): Promise<void> {
  const { courseId, competitionId } = club
  const begun = await call(request, 'POST', `/api/clubs/${club.clubId}/members/${userId}/rounds`, {
    reason: 'From paper',
    courseId,
    competitionId,
  })
  const { id, terms } = Round.parse(begun)
  const holes = terms.holes.map(({ holeNumber, par }) => ({
    holeNumber,
    from: { result: 'not_played', grossScore: null },
    to: { result: 'strokes', grossScore: holeNumber === 1 ? 5 : par },
  }))
  await call(request, 'POST', `/api/rounds/${id}/corrections`, { reason: 'From paper', holes })
  await call(request, 'POST', `/api/rounds/${id}/hand-in`, {
    reason: 'From paper',
    partnerName: 'Mia Marker',
  })
}

test('a par that was wrong between two equal cards is put right from the desk, and that is taken back', async ({
  browser,
  person,
  server,
}) => {
  const { page, context } = await person(desk)
  const { request } = context
  const club = await seedClub(context, 'Misprint Hill')
  const players: string[] = []
  for (const firstName of ['Di', 'Ed']) {
    const player = await browser.newContext({ baseURL: server.url })
    players.push(await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode }))
    await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
    await player.close()
  }
  const [di = '', ed = ''] = players
  await typeCard(request, club, di)
  const [first] = Holes.parse(await call(request, 'GET', `/api/courses/${club.courseId}`)).holes
  await call(request, 'PATCH', `/api/holes/${first?.id}`, { par: 5 })
  await typeCard(request, club, ed)

  const dialog = page.getByRole('dialog')
  await test.step('the course asks whether the old figures were a mistake', async () => {
    await page.goto('/club-admin?tab=courses')
    await expect(page.getByText(/^1 card of the last 30 days was played with other pars/)).toBeVisible()
  })

  await test.step('the desk names both cards, and shows what a correction moves before it is made', async () => {
    await page.goto(`/competition-desk/${club.competitionId}?section=cards`)
    await expect(page.getByText('Cards are scored on different terms')).toBeVisible()
    await expect(page.getByText('Par of hole 1: 4 for Di Byrne; 5 for Ed Byrne')).toBeVisible()
    await page.getByRole('button', { name: 'Put cards right' }).click()
    await dialog.getByRole('button', { name: 'Show what moves' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ed Byrne' }).first()).toContainText(/1.*T1/)
    await dialog.getByRole('button', { name: 'Put 1 card right' }).click()
    await expect(dialog.getByText('Give a reason of at least 3 characters.')).toBeVisible()
    await dialog.getByLabel(/^Reason/).fill(reason)
    await dialog.getByRole('button', { name: 'Put 1 card right' }).click()
    await expect(page.getByText('1 card put right', { exact: true })).toBeVisible()
    await expect(page.getByText('Cards are scored on different terms')).toHaveCount(0)
  })

  await test.step('the player reads in the card what was changed and why', async () => {
    await page.getByRole('link', { name: 'Open the card of Di Byrne' }).click()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^Par of hole 1/ })).toContainText('4 →')
    await page.getByRole('button', { name: 'Put handicap right' }).click()
    await expect(dialog.getByLabel(/^Handicap Index on this card/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Show what moves' }).click()
    await expect(dialog.getByText(/has been scored with these terms already/)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the correction is taken back, and the closing question names the cards again', async () => {
    await page.goto(`/competition-desk/${club.competitionId}?section=cards`)
    await page.getByRole('button', { name: 'Take back' }).click()
    await dialog.getByLabel(/^Reason/).fill('The card was right')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Correction taken back', { exact: true })).toBeVisible()
    await expect(page.getByText('Taken back', { exact: true })).toBeVisible()
    await page.goto(`/competition-desk/${club.competitionId}`)
    await page.getByRole('button', { name: 'Close play' }).click()
    await expect(dialog.getByText('Par of hole 1: 4 for Di Byrne; 5 for Ed Byrne')).toBeVisible()
  })
})

test('a hole that the desk closes is left out of the phone, the desk and the board, and comes back', async ({
  browser,
  person,
  server,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Flooded Hill')
  const player = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  await signUp(player, { firstName: 'Di', lastName: 'Byrne', clubCode: club.clubCode })
  const { competitionId, courseId } = club
  await call(player.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  await call(player.request, 'POST', '/api/rounds', { courseId, competitionId })
  const dialog = page.getByRole('dialog')
  const phone = await player.newPage()
  const strip = phone.getByRole('navigation', { name: 'Holes' })

  await test.step('the desk sees what closing it changes, and gives a reason', async () => {
    await page.goto(`/competition-desk/${competitionId}?section=cards`)
    await page.getByRole('button', { name: 'Close holes' }).click()
    await expect(dialog.getByText('Choose the holes that are closed.')).toBeVisible()
    const seventh = dialog.getByRole('button', { name: 'Hole 7', exact: true })
    await seventh.click()
    await expect(seventh).toHaveAttribute('aria-pressed', 'true')
    expect((await seventh.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await dialog.getByRole('button', { name: 'Show what changes' }).click()
    await expect(dialog.getByText(/^17 holes count, par \d+\.$/)).toBeVisible()
    await expect(dialog.getByText('1 card is scored again.')).toBeVisible()
    await dialog.getByLabel(/^Reason/).fill('The seventh green is under water')
    const other = { roundNumber: 1, holes: [9], seen: [], reason: 'Ground under repair' }
    await page.route(
      '**/closed-holes',
      async (route) => {
        await call(context.request, 'PUT', `/api/competitions/${competitionId}/closed-holes`, other)
        await route.continue()
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Save closed holes' }).click()
    await expect(dialog.getByText(/closed or opened holes of this round meanwhile/)).toBeVisible()
    const ninth = dialog.getByRole('button', { name: 'Hole 9', exact: true })
    await expect(ninth).toHaveAttribute('aria-pressed', 'true')
    await expect(seventh).toHaveAttribute('aria-pressed', 'true')
    await ninth.click()
    await dialog.getByRole('button', { name: 'Show what changes' }).click()
    await expect(dialog.getByText(/^17 holes count/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Save closed holes' }).click()
    await expect(page.getByText('Closed holes saved', { exact: true })).toBeVisible()
  })

  await test.step('the phone says so, goes from hole 6 to hole 8, and asks for 17 holes', async () => {
    await phone.goto('/scorecard')
    await expect(phone.getByText('Hole 7 closed: 17 holes count.')).toBeVisible()
    await expect(strip.getByRole('button')).toHaveCount(17)
    await strip.getByRole('button', { name: /^Hole 6\b/ }).click()
    await phone.getByRole('button', { name: /^5\b/ }).first().click()
    await expect(phone.getByRole('heading', { name: /^Hole 8\b/ })).toBeVisible()
  })

  await test.step('the board says it below the rows', async () => {
    await phone.goto(`/competitions/${competitionId}/leaderboard`)
    await expect(phone.getByText('Hole 7 closed: 17 holes count.')).toBeVisible()
  })

  await test.step('the printed row of 18 scores is pasted at the desk, each into its own hole', async () => {
    await page.getByRole('button', { name: 'Type the paper card of Di Byrne' }).click()
    const box = (hole: number) => page.getByLabel(new RegExp(`^Hole ${hole}\\b`)).first()
    await box(1).evaluate((cell, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, '4 5 4 3 5 4 9 6 5 4 4 3 4 5 4 3 4 7')
    for (const [hole, strokes] of [
      [6, '4'],
      [8, '6'],
      [18, '7'],
    ] as const)
      await expect(box(hole)).toHaveValue(strokes)
    await expect(box(7)).toHaveCount(0)
    await box(18).focus()
    await page.keyboard.press('6')
    await page.keyboard.press('5')
    await expect(page.getByRole('alert')).toHaveText(/^That is one number too many\. Hole 7 is closed/)
    await expect(box(18)).toHaveValue('6')
    await page.goto(`/competition-desk/${competitionId}?section=cards`)
  })

  await test.step('the desk opens it again', async () => {
    await page.getByRole('button', { name: 'Close holes' }).click()
    await dialog.getByRole('button', { name: 'Hole 7', exact: true }).click()
    await dialog.getByRole('button', { name: 'Show what changes' }).click()
    await expect(dialog.getByText(/^18 holes count/)).toBeVisible()
    await dialog.getByLabel(/^Reason/).fill('It is dry again')
    await dialog.getByRole('button', { name: 'Save closed holes' }).click()
    await expect(dialog).toHaveCount(0)
    await phone.goto('/scorecard')
    await expect(strip.getByRole('button')).toHaveCount(18)
  })
  await player.close()
})
