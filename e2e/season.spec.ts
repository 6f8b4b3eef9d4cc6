import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

/* From a season that the club sets up to the points that its players read. */

test('an order of merit and an eclectic are set up, and move when their competition is final', async ({
  person,
}) => {
  const [secretary, ann] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Merit Park')
  const roundId = await seedRound(ann.context, {
    club,
    admin: secretary.context,
    firstName: 'Ann',
    handicap: '0',
    gross: Array.from({ length: 18 }, () => 5),
  })
  await call(ann.context.request, 'PATCH', `/api/rounds/${roundId}`, {
    partnerName: 'Max Marker',
    partnerSignature: 'Max Marker',
    sameRound: false,
  })

  const { page } = secretary
  await page.goto('/season')
  await expect(page.getByText('No season yet')).toBeVisible()
  await page.getByRole('button', { name: 'New season' }).click()
  await page.getByLabel('Points by place').fill('ten')
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('Course of the eclectic').selectOption({ index: 1 })
  await page.getByLabel('Percent of the Handicap Index taken off').fill('120')
  await page.getByRole('button', { name: 'Save season' }).click()
  await expect(page.getByText('Enter whole numbers separated by commas, such as 10, 8, 6.')).toBeVisible()
  await page.getByLabel('Points by place').fill('10, 8, 6')
  await page.getByRole('button', { name: 'Save season' }).click()
  await expect(page.getByText(/must be a number from 0 to 100/)).toBeVisible()
  await page.getByLabel('Percent of the Handicap Index taken off').fill('50')
  await page.getByRole('button', { name: 'Save season' }).click()
  await expect(page.getByText('Nobody has points yet')).toBeVisible()
  await expect(page.getByText('No hole counts yet')).toBeVisible()

  const { request } = secretary.context
  for (const status of ['completed', 'final'])
    await call(request, 'PATCH', `/api/competitions/${club.competitionId}/status`, { status })
  await ann.page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await ann.page.getByRole('link', { name: /^Order of merit 20/ }).click()
  const tables = (title: string) => ann.page.getByRole('region', { name: title })
  const row = tables('Order of merit').getByRole('listitem').filter({ hasText: 'Ann Byrne' })
  await row.getByText('10 points', { exact: true }).click()
  await expect(row.getByText('place 1: 10 points – counts')).toBeVisible()

  const best = tables('Eclectic').getByRole('listitem').filter({ hasText: 'Ann Byrne' })
  await best.getByText('Gross 90').click()
  await expect(best.getByRole('row', { name: /^18 / })).toContainText('Captain’s Prize')
  await expect(best.getByRole('link', { name: /18 holes/ })).toHaveAttribute(
    'href',
    `/competitions/${club.competitionId}/leaderboard`,
  )
  await expect(best.getByText('Gross: 90, the sum of the holes')).toBeVisible()
  const paper = ann.page.waitForEvent('download')
  await ann.page.getByRole('button', { name: 'PDF for paper' }).click()
  expect((await paper).suggestedFilename()).toMatch(/^Order of merit 20\d\d\.pdf$/)

  await page.goto('/season')
  await page.getByRole('link', { name: 'Champions' }).click()
  await expect(page.getByText('No champions yet')).toBeVisible()
  for (const [year, winner] of [
    ['', ''],
    ['1931', 'Bobby Elm'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a champion' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Championship').fill('Club champion')
    if (winner === '') await form.getByRole('combobox', { name: /^Competition/ }).selectOption({ index: 1 })
    else {
      await form.getByText('A past champion').click()
      await form.getByRole('textbox', { name: /^Winner/ }).fill(winner)
      await form.getByLabel('Year').fill(year)
    }
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
  }
  await ann.page.goto('/champions')
  const champions = ann.page.getByRole('region', { name: 'Club champion' }).getByRole('listitem')
  await expect(champions).toHaveText([/Ann Byrne.*Captain’s Prize/, /1931.*Bobby Elm/])
  await expect(ann.page.getByRole('button', { name: 'Add a champion' })).toBeHidden()

  await ann.page.goto('/season')
  await ann.page.getByRole('link', { name: 'Movers' }).click()
  await expect(ann.page.getByText('No Handicap Index changed between these days.')).toBeVisible()
  const hide = ann.page.getByRole('checkbox', { name: 'Leave me out of this list' })
  const kept = ann.page.waitForResponse(/handicap-movers\/listing$/)
  await hide.check()
  await kept
  await ann.page.reload()
  await expect(hide).toBeChecked()
})
