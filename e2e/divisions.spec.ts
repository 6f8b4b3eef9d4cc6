import { call } from './support/call.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

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
  await page.getByLabel('Who can win it').selectOption('Second')
  await page.getByLabel('1st prize, amount').fill('20')
  await page.getByRole('button', { name: 'Save prizes' }).click()
  await expect(page.getByRole('heading', { name: 'Result, Second' })).toBeVisible()
})

test('a board shows one division with its own places, live, after a reload and on paper', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Filter Hill')
  await call(admin.context.request, 'PUT', `/api/competitions/${club.competitionId}/entry-terms`, {
    divisions: [
      { name: 'Low', least: '+9.9', most: '12.4' },
      { name: 'High', least: '12.5', most: '36.0' },
    ],
  })
  const seeded = { club, admin: admin.context }
  await seedRound(await caller(), {
    ...seeded,
    firstName: 'Lena',
    handicap: '4.0',
    gross: [3, 3, 2],
  })
  await seedRound(await caller(), {
    ...seeded,
    firstName: 'Hugo',
    handicap: '20.0',
    gross: [5, 6, 5],
  })
  const hana = await caller()
  const roundId = await seedRound(hana, {
    ...seeded,
    firstName: 'Hana',
    handicap: '24.0',
    gross: [9, 9, 9],
  })

  const { page } = admin
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  const names = page.getByRole('rowheader')
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(names).toHaveCount(3)
  const filter = page.getByRole('combobox', { name: 'Division' })
  await expect(filter.getByRole('option')).toHaveText(['All divisions', 'Low', 'High'])
  await filter.selectOption('High')
  await expect(names).toHaveText([/Hugo/, /Hana/])
  await expect(row('Hugo').getByRole('cell').first()).toHaveText('1')
  await expect(page.getByRole('region', { name: 'Leader' })).toContainText('Hugo')

  await page.reload()
  await expect(names, 'the address keeps it').toHaveText([/Hugo/, /Hana/])
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
  await call(hana.request, 'POST', `/api/rounds/${roundId}/scores`, {
    entries: [4, 5, 6].map((holeNumber) => ({
      id: `ent_00000000${holeNumber}filter678901234567`,
      holeNumber,
      result: 'strokes',
      grossScore: 3,
      at: new Date().toISOString(),
    })),
  })
  await expect(names, 'a score comes by the stream').toHaveText([/Hana/, /Hugo/])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Division: High')).toBeVisible()
  await expect(filter).toBeHidden()
  await page.emulateMedia({ media: null })
  await filter.selectOption('All divisions')
  await expect(names).toHaveCount(3)
  await expect(page).toHaveURL(/leaderboard$/)
})
