import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

const Identified = z.looseObject({ id: z.string() })

/** Level on the total and on every last hole; Una is better on the holes 4 to 9. */
const fives = Array.from({ length: 18 }, () => 5)
const betterOnSixth = fives.map((five, i) => (i === 5 ? 4 : i === 0 ? 6 : five))

test('when the secretary picks the country, then its rules stand there with their sources, and a changed one decides the next tie', async ({
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Country Links')
  const { page } = admin
  await page.goto('/club-admin?tab=settings')
  const section = page.getByRole('heading', { name: 'Rules of your golf union' }).locator('xpath=../..')
  const country = section.getByLabel('Country')
  const ties = section.getByLabel('Still tied after the last hole')
  await expect(country).toHaveValue('')
  await expect(ties).toHaveValue('shared')

  await country.selectOption({ label: 'England (England Golf)' })
  await expect(
    page.getByText('The club now uses the rules of England (England Golf).', { exact: true }),
  ).toBeVisible()
  await expect(ties).toHaveValue('front_nine')
  await expect(section.getByText('englandgolf.freshdesk.com')).toBeVisible()
  await expect(section.getByText('www.randa.org').first()).toBeVisible()

  await ties.selectOption({ label: 'Hole by hole, back from the 18th' })
  await expect(
    section.getByText('Changed by your club. Published: Last six, three and one of the front nine.'),
  ).toBeVisible()
  await page.reload()
  await expect(ties).toHaveValue('backwards')

  const medal = Identified.parse(
    await call(admin.context.request, 'POST', '/api/competitions', {
      name: 'November Medal',
      ...{ clubId: club.clubId, courseId: club.courseId, competitionType: 'stroke_play' },
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  )
  const next = { ...club, competitionId: medal.id }
  for (const [firstName, gross] of [
    ['Tess', fives],
    ['Una', betterOnSixth],
  ] as const) {
    const player = await person(phone)
    await seedRound(player.context, {
      ...{ club: next, admin: admin.context, firstName, handicap: '0.0', gross: [...gross] },
    })
  }
  await page.goto(`/competitions/${medal.id}/leaderboard`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Una Byrne' })).toContainText('1st on countback (hole 6)')
  await page.goto('/audit-log')
  await expect(page.getByText('changed the club’s rules of play').first()).toBeVisible()
})
