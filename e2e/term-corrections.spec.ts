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
    ...{ reason: 'From paper', courseId, competitionId },
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
