import { expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

/*
 * Off 14.2 from the blue tee, 77.3 / 143, par 72: 14.2 x 143 / 113 + 5.3 = 23.270; 95 % of it is 22.106. 22 strokes: two
 * on stroke indexes 1 to 4. Holes 1 to 4 (par 4, 5, 4, 3; one, one, two and one stroke) in 4, 4, 4, 3: 3 + 4 + 4 + 3 points.
 * The 5th, par 4 with two strokes, in 5 adds 3.
 */
test('when a row of the board is opened by keyboard, then it shows its arithmetic and follows the card', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const player = await person(phone)
  const club = await seedClub(admin, 'Open Rows')
  const roundId = await seedRound(player.context, {
    club,
    admin,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [4, 4, 4, 3],
  })
  const { page } = player
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)

  const row = page.getByRole('button', { name: 'Niamh Byrne' })
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  const gross = page.getByRole('table', { name: 'Out' }).getByRole('row', { name: /^Gross/ })
  await expect(gross.getByRole('cell').last()).toHaveText('15')

  const arithmetic = page.getByText('14.2 x 143 / 113 + (77.3 - 72) = 23.270, rounded 23.')
  await expect(arithmetic).toBeHidden()
  // The row, then the Handicap Index, then the Course Handicap.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(arithmetic).toBeVisible()
  await expect(page.getByText('14 points out + 0 in = 14 points after 4 holes.')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.viewport.width)

  // The next hole comes in while the row is open: the card follows, and what was opened stays open.
  const fifth = {
    id: 'ent_00000000zabcdefgh12345678',
    holeNumber: 5,
    result: 'strokes',
    grossScore: 5,
    at: new Date().toISOString(),
  }
  const sent = await player.context.request.post(`/api/rounds/${roundId}/scores`, {
    data: { entries: [fifth] },
  })
  expect(sent.ok()).toBe(true)
  await expect(page.getByText('17 points out + 0 in = 17 points after 5 holes.')).toBeVisible()
  await expect(gross.getByRole('cell').last()).toHaveText('20')
  await expect(arithmetic).toBeVisible()

  // The whole row is the target.
  await page.getByRole('row').filter({ has: row }).click()
  await expect(row).toHaveAttribute('aria-expanded', 'false')
})
