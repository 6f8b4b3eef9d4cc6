import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound, signUp } from './support/seed.ts'

const Identified = z.looseObject({ id: z.string() })

/** Level on the total and on every last hole; Una is better on the holes 4 to 9. */
const fives = Array.from({ length: 18 }, () => 5)
const betterOnSixth = fives.map((five, i) => (i === 5 ? 4 : i === 0 ? 6 : five))

test('when the secretary picks the country, then its rules stand there with their sources, and a changed one decides the next tie', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Country Links')
  const { page } = admin
  await page.goto('/club-admin?tab=settings')
  const section = page.getByRole('heading', { name: 'Rules of your golf union' }).locator('xpath=../..')
  const country = section.getByLabel('Country', { exact: true })
  const ties = section.getByLabel('Still tied after the last hole')
  await expect(country).toHaveValue('')
  await expect(ties).toHaveValue('shared')

  await country.selectOption({ label: 'England (England Golf)' })
  await expect(
    page.getByText('The club now uses the rules of its golf union: England (England Golf).', { exact: true }),
  ).toBeVisible()
  await expect(ties).toHaveValue('front_nine')
  await expect(section.getByText('englandgolf.freshdesk.com')).toBeVisible()
  await expect(section.getByText('www.randa.org').first()).toBeVisible()

  await ties.selectOption({ label: 'Hole by hole, back from the 18th' })
  await expect(
    section.getByText('Different from what is published: Last six, three and one of the front nine.'),
  ).toBeVisible()
  await page.reload()
  await expect(ties).toHaveValue('backwards')

  const medal = Identified.parse(
    await call(admin.context.request, 'POST', '/api/competitions', {
      name: 'November Medal',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'stroke_play',
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  )
  const next = { ...club, competitionId: medal.id }
  for (const [firstName, gross] of [
    ['Tess', fives],
    ['Una', betterOnSixth],
  ] as const) {
    await seedRound(await caller(), {
      club: next,
      admin: admin.context,
      firstName,
      handicap: '0.0',
      gross: [...gross],
    })
  }
  await page.goto(`/competitions/${medal.id}/leaderboard`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Una Byrne' })).toContainText('1st on countback (hole 6)')
  await page.goto('/audit-log')
  await expect(page.getByText('changed the club’s rules of play').first()).toBeVisible()
})

test('a new country asks about the money and the clock, which change only when they are saved', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  const club = await seedClub(context, 'Border Links')
  await call(context.request, 'PATCH', `/api/clubs/${club.clubId}`, { timeZone: 'Europe/London' })
  await page.goto('/club-admin?tab=settings#country')
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  const currency = page.getByLabel('Default currency')
  const proposed = page.getByLabel('Your club’s currency')
  // One press among the countries of the clock.
  await page.getByRole('button', { name: 'Scotland', exact: true }).tap()
  await expect(country).toHaveValue('scotland')
  await expect(
    page.getByText('In Scotland the usual currency is GBP. Your club’s entry fees and prizes are in USD.'),
  ).toBeVisible()
  await expect(proposed).toHaveValue('GBP')
  await expect(currency).toHaveValue('USD')
  await page.getByRole('button', { name: 'Save the currency' }).tap()
  await expect(currency).toHaveValue('GBP')
  await expect(proposed).toHaveCount(0)
  // The button that had the focus has gone.
  await expect(country).toBeFocused()
  // On the same clock with the same money nothing is asked.
  await page.getByRole('button', { name: 'Northern Ireland' }).tap()
  await expect(country).toHaveValue('ireland')
  await expect(proposed).toHaveCount(0)

  await country.selectOption({ label: 'Denmark (Dansk Golf Union)' })
  await expect(proposed).toHaveValue('DKK')
  await page.getByRole('button', { name: 'Keep GBP' }).tap()
  await expect(proposed).toHaveCount(0)
  await expect(page.getByLabel('Your club’s time zone')).toHaveValue('Europe/Copenhagen')
  await page.getByRole('button', { name: 'Save the time zone' }).tap()
  await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('Europe/Copenhagen')
  await expect(currency).toHaveValue('GBP')

  // There and back: the clock was changed for Denmark, so that it is asked about again, and a reload answers nothing.
  await country.selectOption({ label: 'England (England Golf)' })
  const clock = page.getByLabel('Your club’s time zone')
  await expect(clock).toHaveValue('Europe/London')
  await expect(proposed).toHaveCount(0)
  await page.reload()
  await expect(clock).toHaveValue('Europe/London')
  await page.getByRole('button', { name: 'Keep Europe/Copenhagen' }).tap()
  await expect(clock).toHaveCount(0)
  await expect(country).toBeFocused()
  await country.selectOption({ label: 'Denmark (Dansk Golf Union)' })
  await page.getByRole('button', { name: 'Keep GBP' }).tap()

  // Pounds are now somebody's choice, so that they stand first in the list too.
  await page.reload()
  await country.selectOption({ label: 'Netherlands (NGF)' })
  await expect(proposed).toHaveValue('GBP')
  await expect(page.getByRole('button', { name: 'Save the currency' })).toBeDisabled()
})

test('when an amount has cents and the new currency none, or a fee has been paid, then the currency stays and the reason is at the field', async ({
  caller,
  person,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Cent Links')
  const { request } = context
  const soon = Date.now() + 3_600_000
  const medal = Identified.parse(
    await call(request, 'POST', '/api/competitions', {
      name: 'Cent Medal',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'stroke_play',
      entryFee: '10.50',
      startDate: new Date(soon).toISOString(),
      endDate: new Date(soon + 86_400_000).toISOString(),
    }),
  )
  await page.goto('/club-admin?tab=settings#country')
  await page.getByLabel('Default currency').selectOption('JPY')
  await expect(
    page.getByRole('alert').filter({ hasText: '“Cent Medal” has 10.50 USD' }).first(),
  ).toBeVisible()

  const player = await caller()
  const userId = await signUp(player, {
    firstName: 'Paula',
    lastName: 'Pays',
    clubCode: club.clubCode,
  })
  await call(player.request, 'POST', `/api/competitions/${medal.id}/join`, {})
  await call(request, 'PATCH', `/api/competitions/${medal.id}/entry-list`, { userIds: [userId], fee: 'paid' })
  await page.reload()
  await expect(page.getByLabel('Default currency')).toHaveValue('USD')
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('england')
  await page.getByRole('button', { name: 'Save the currency' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'entry fees have been paid in it' })).toBeVisible()
  await page.getByLabel('Default currency').selectOption('EUR')
  await expect(page.getByRole('alert').filter({ hasText: 'entry fees have been paid in it' })).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Default currency')).toHaveValue('USD')
})
