import { call } from './support/call.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

test('an administrator opens the desk of a competition from the list, makes teams and takes its next step there', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Saturday Hill')
  await call(context.request, 'PATCH', `/api/competitions/${club.competitionId}`, {
    competitionType: 'team_stableford',
    teamSize: 2,
    countingScores: 1,
  })
  await page.goto('/club-admin?tab=competitions')
  await page.getByRole('link', { name: /^Desk ?Captain’s Prize$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/competition-desk/${club.competitionId}$`))
  await page.getByRole('tab', { name: 'Teams' }).click()
  await expect(page.getByRole('button', { name: 'Make a team' })).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Close play' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close play' }).click()
  await expect(page.getByRole('main').getByText('Provisional', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make results final' })).toBeVisible()
})

test('the overview says what is waiting, and one press shows exactly that', async ({ caller, person }) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Waiting Hill')
  await page.goto(`/competition-desk/${club.competitionId}`)
  await expect(page.getByText('There is nothing to do right now.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Teams' })).toHaveCount(0)

  const guest = { key: 'guestwhowaits', firstName: 'Gil', lastName: 'Guest' }
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/entry-list/guests`, guest)
  const player = await caller()
  await signUp(player, { firstName: 'Pia', lastName: 'Byrne', clubCode: club.clubCode })
  await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  await call(player.request, 'POST', '/api/rounds', {
    courseId: club.courseId,
    competitionId: club.competitionId,
  })
  await page.reload()
  const waiting = page.getByRole('list', { name: 'To do' })

  await waiting
    .getByRole('link', { name: '1 player has no account: tell them yourself, or on paper' })
    .click()
  const entries = page.getByRole('list', { name: 'Entries' })
  await expect(entries.getByRole('listitem')).toHaveText(/Gil Guest/)
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(entries.getByRole('listitem')).toHaveCount(2)

  await page.getByRole('tab', { name: 'Overview' }).click()
  await waiting.getByRole('link', { name: '1 card is out' }).click()
  await expect(page.getByRole('button', { name: 'Out 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Pia Byrne', { exact: true })).toBeVisible()
  await expect(page.getByText('Gil Guest', { exact: true })).toBeHidden()
})
