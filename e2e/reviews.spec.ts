import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp, type SeededClub } from './support/seed.ts'

/* A handicap committee looks through its players before a meeting: the list, its evidence, and the file. */

const Round = z.looseObject({
  id: z.string(),
  terms: z.looseObject({ holes: z.array(z.looseObject({ par: z.number() })) }),
})

/** A round of `over` strokes more than par on each hole, handed in; with `holes` it is broken off after these. */
async function playRound(
  request: APIRequestContext,
  club: SeededClub,
  terms: { device: string; over: number; competitionId?: string; holes?: number },
): Promise<void> {
  const { device, over, competitionId, holes = 18 } = terms
  if (competitionId !== undefined) await call(request, 'POST', `/api/competitions/${competitionId}/join`, {})
  const started = await call(request, 'POST', '/api/rounds', {
    courseId: club.courseId,
    ...(competitionId === undefined ? {} : { competitionId }),
  })
  const { id } = z.looseObject({ id: z.string() }).parse(started)
  const round = Round.parse(await (await request.get(`/api/rounds/${id}`)).json())
  await call(request, 'POST', `/api/rounds/${id}/scores`, {
    entries: round.terms.holes.slice(0, holes).map((hole, i) => ({
      id: `ent_${i.toString(36).padStart(9, '0')}${device}`,
      holeNumber: i + 1,
      result: 'strokes',
      grossScore: hole.par + over,
      at: new Date(Date.now() - 60_000 + i).toISOString(),
    })),
  })
  if (holes < 18) await call(request, 'POST', `/api/rounds/${id}/abandon`, {})
  else
    await call(request, 'PATCH', `/api/rounds/${id}`, {
      partnerName: 'Max Marker',
      partnerSignature: 'Max Marker',
      sameRound: false,
    })
}

async function makeCompetition(request: APIRequestContext, club: SeededClub, name: string): Promise<string> {
  const made = await call(request, 'POST', '/api/competitions', {
    name,
    clubId: club.clubId,
    courseId: club.courseId,
    competitionType: 'stableford',
    startDate: new Date(Date.now() - 3_600_000).toISOString(),
    endDate: new Date(Date.now() + 86_400_000).toISOString(),
  })
  return z.looseObject({ id: z.string() }).parse(made).id
}

test('when a committee reviews its players, then each reason opens to its evidence, also as a file, but to no player', async ({
  person,
}) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Review Park')
  const memberId = await signUp(player.context, {
    firstName: 'Sheila',
    lastName: 'Sharp',
    clubCode: club.clubCode,
  })
  await call(secretary.context.request, 'PATCH', `/api/members/${memberId}/handicap`, { handicap: '28.0' })
  const request = player.context.request
  for (let i = 0; i < 5; i++) await playRound(request, club, { device: `g${i}aaaaaaaa`, over: 2 })
  for (let i = 0; i < 5; i++) {
    const competitionId = await makeCompetition(secretary.context.request, club, `Medal ${i}`)
    await playRound(request, club, { device: `c${i}aaaaaaaa`, over: 0, competitionId })
  }
  for (let i = 0; i < 2; i++) await playRound(request, club, { device: `l${i}aaaaaaaa`, over: 2, holes: 7 })

  const { page } = secretary
  await page.goto('/handicap-committee')
  await page.getByRole('link', { name: 'Review reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Handicap review' })).toBeVisible()
  await expect(page.getByText('1 player was checked. 1 has at least five scores')).toBeVisible()
  const differ = page.getByRole('list', { name: 'Competitions and general play differ' }).locator('> li')
  await expect(differ).toHaveCount(1)
  await expect(differ).toContainText(/5 scores in competitions .* lower in competitions\./)
  await expect(
    differ.getByRole('img', { name: /^Score differentials, newest first\. Competitions: / }),
  ).toBeVisible()
  const chance = differ.getByText(/at least this far apart in 0\.8 % of all ways/).first()
  await expect(chance).toBeHidden()
  await differ.getByText('Evidence').click()
  await expect(chance).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Cards not returned' }).getByText(/^2 of 12 cards begun .* \(17 %\)\.$/),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Several exceptional scores' })).toBeVisible()
  await expect(page.getByText('No players.').first()).toBeVisible()

  await page.getByLabel('Reason', { exact: true }).selectOption('Cards not returned (1)')
  await expect(differ).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cards not returned (1)'])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('handicap-review.csv')
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Reason","Player","Handicap Index","Latest day","Evidence"')
  expect(lines[1]).toMatch(/^"Competitions and general play differ","Sheila Sharp",/)

  await page.getByRole('link', { name: 'Sheila Sharp' }).click()
  await expect(page).toHaveURL(new RegExp(`/members/${memberId}/handicap$`))

  // The player is told who sees it.
  await player.page.goto('/handicap-committee/reviews')
  await expect(
    player.page.getByText('Only administrators on the handicap committee can see the review.'),
  ).toBeVisible()
})
