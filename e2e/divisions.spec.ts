import { desk, expect, test } from './support/fixtures.ts'
import { seedClub } from './support/seed.ts'

test('the club sets two divisions and a women’s tee, is told what overlaps, and gives a prize to one of them', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Division Hill')
  await page.goto(`/competition-desk/${club.competitionId}?section=entries`)
  await page.getByRole('button', { name: 'Divisions and tees' }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('group', { name: 'Division 1' })
  await first.getByLabel('Name').fill('First')
  await first.getByLabel('From').fill('+9.9')
  await first.getByLabel('To').fill('12.4')
  await dialog.getByRole('button', { name: 'Add a division' }).click()
  const second = dialog.getByRole('group', { name: 'Division 2' })
  await second.getByLabel('Name').fill('Second')
  await second.getByLabel('From').fill('12.4')
  await second.getByLabel('To').fill('36')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('First and Second overlap.')).toBeVisible()
  await second.getByLabel('From').fill('12.5')
  await dialog.getByLabel('Tee', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Women’s tee').selectOption({ index: 2 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/competition-desk/${club.competitionId}?section=prizes`)
  await page.getByRole('button', { name: 'Add: Result' }).click()
  await page.getByLabel('Who plays for it').selectOption('Second')
  await page.getByLabel('Place 1, amount').fill('20')
  await page.getByRole('button', { name: 'Save prizes' }).click()
  await expect(page.getByRole('heading', { name: 'Result, Second' })).toBeVisible()
})
