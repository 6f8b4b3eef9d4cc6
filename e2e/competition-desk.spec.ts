import { desk, expect, test } from './support/fixtures.ts'
import { seedClub } from './support/seed.ts'

test('an administrator opens the desk of a competition from the list, and takes its next step there', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Saturday Hill')
  await page.goto('/club-admin?tab=competitions')
  await page.getByRole('link', { name: /^Desk ?Captain’s Prize$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/competition-desk/${club.competitionId}$`))
  await page.getByRole('button', { name: 'Close play' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close play' }).click()
  await expect(page.getByRole('main').getByText('Provisional', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make results final' })).toBeVisible()
})
