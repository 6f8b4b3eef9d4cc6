import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

/* From the prizes of a competition to the list that is read aloud, and what the winners see. */

const card = (change: Record<number, number>) => Array.from({ length: 18 }, (_, i) => change[i + 1] ?? 5)

test('prizes are set, worked out from the cards, read aloud, and on the board once final', async ({
  caller,
  person,
}) => {
  const [secretary, ann, ben] = [await person(desk), await person(phone), await caller()]
  const club = await seedClub(secretary.context, 'Purse Park')
  for (const [one, firstName, strokes] of [
    [ann.context, 'Ann', card({ 3: 2 })],
    [ben, 'Ben', card({ 1: 4 })],
  ] as const) {
    const roundId = await seedRound(one, {
      club,
      admin: secretary.context,
      firstName,
      handicap: '0',
      gross: strokes,
    })
    await call(one.request, 'PATCH', `/api/rounds/${roundId}`, {
      partnerName: 'Max Marker',
      partnerSignature: 'Max Marker',
      sameRound: false,
    })
  }
  const { page } = secretary
  await page.goto(`/competition-desk/${club.competitionId}?section=prizes`)
  await expect(page.getByText('No prizes yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add: Result' }).click()
  await page.getByRole('button', { name: 'Add: Twos' }).click()
  await page.getByRole('button', { name: 'Add: Nearest the pin' }).click()
  const result = page.getByRole('group', { name: 'Result' })
  await result.getByLabel('1st prize, amount').fill('50')
  await result.getByRole('button', { name: 'Add a prize' }).click()
  await result.getByLabel('2nd prize, voucher, trophy or balls').fill('Twelve balls')
  await page.getByRole('group', { name: 'Twos' }).getByLabel('Prize, amount').fill('7,50')
  await page
    .getByRole('group', { name: 'Nearest the pin' })
    .getByLabel('Prize, voucher, trophy or balls')
    .fill('A bottle')
  await page.getByRole('button', { name: 'Save prizes' }).click()
  // What is missing is named at its field, and nothing typed is lost, over a reload too.
  await expect(page.getByText('Say on which hole it is measured.')).toBeVisible()
  await page.reload()
  await expect(result.getByLabel('1st prize, amount')).toHaveValue('50')
  await page.getByRole('group', { name: 'Nearest the pin' }).getByLabel('Hole').fill('3')
  await page.getByRole('button', { name: 'Save prizes' }).click()
  await expect(page.getByText('Prizes saved', { exact: true })).toBeVisible()

  const winners = page.getByRole('region', { name: 'Winners on the cards so far' })
  await expect(winners.getByText('Ann Byrne').first()).toBeVisible()
  await expect(winners.getByText('hole 3', { exact: true })).toBeVisible()
  await winners.getByLabel('Winner').selectOption({ label: 'Ben Byrne' })
  await winners.getByLabel('Measure').fill('1.42 m')
  await winners.getByRole('button', { name: 'Save' }).click()
  await expect(winners.getByText('A bottle')).toBeVisible()

  await page.getByRole('link', { name: 'List to read aloud' }).click()
  await expect(page.getByText('The results are not final')).toBeVisible()
  const places = page.getByRole('article').getByRole('listitem')
  await expect(places.nth(0)).toContainText('Twelve balls')
  await expect(places.nth(1)).toContainText('50')

  const { request } = secretary.context
  for (const status of ['completed', 'final'])
    await call(request, 'PATCH', `/api/competitions/${club.competitionId}/status`, { status })
  await ann.page.goto(`/competitions/${club.competitionId}/leaderboard`)
  const won = ann.page.getByRole('region', { name: 'Winners' })
  await expect(won.getByText('Nearest the pin, hole 3')).toBeVisible()
  await expect(won.getByText('1.42 m')).toBeVisible()
})
