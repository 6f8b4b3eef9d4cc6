import { desk, expect, phone, test } from './support/fixtures.ts'
import { call } from './support/call.ts'
import { seedClub, signUp } from './support/seed.ts'

/* Who founds a club: where it is, and that a secretary plays too. */

test('a club in London begins with pounds and the rules of England Golf, and a choice by hand stays', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  await signUp(context, { firstName: 'Fred', lastName: 'Founder' })
  await page.goto('/club-setup')
  const country = page.getByLabel('Country', { exact: true })
  const currency = page.getByLabel('Currency')
  await page.getByLabel('Club Name').fill('Thames Side')
  await page.getByLabel('Time zone').selectOption('Europe/London')
  await expect(country).toHaveValue('england')
  await expect(currency).toHaveValue('GBP')
  // Golf Ireland's clubs on this clock are in Northern Ireland.
  const onClock = page.getByRole('group', { name: 'Countries that fit' })
  await onClock.getByRole('button', { name: 'Northern Ireland' }).click()
  await expect(country).toHaveValue('ireland')
  await expect(currency).toHaveValue('GBP')
  await page.getByLabel('Time zone').selectOption('Europe/Dublin')
  await expect(currency).toHaveValue('EUR')
  await expect(country).toHaveValue('ireland')
  await currency.selectOption('GBP')
  await expect(page.getByText('In Ireland the usual currency is EUR; your choice stays.')).toBeVisible()
  await page.getByLabel('Time zone').selectOption('Europe/London')
  await onClock.getByRole('button', { name: 'Scotland' }).click()
  await expect(onClock.getByRole('button', { name: 'Scotland' })).toHaveAttribute('aria-pressed', 'true')
  await expect(onClock.getByRole('button')).toHaveText(['England', 'Scotland', 'Wales', 'Northern Ireland'])
  await page.getByRole('button', { name: 'Create Club' }).click()
  await expect(page).toHaveURL(/\/club-admin/)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByText('1 of 5 done')).toBeVisible()
  await expect(steps.getByText('Your country and currency')).toHaveCount(0)
  await expect(steps.getByRole('link', { name: 'Import your members' })).toHaveAttribute(
    'href',
    '/members/import',
  )
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByLabel('Default currency')).toHaveValue('GBP')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('scotland')
})

test('the first steps lead to a missing country and to playing too, the settings have contents, and the profile takes playing back', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await seedClub(context, 'Nowhere Links')
  await page.goto('/club-admin')
  await page.getByRole('button', { name: 'I also play' }).tap()
  await expect(page.getByText('You now play here too').first()).toBeVisible()
  await expect(page.getByText('Do you play here too?')).toHaveCount(0)
  await page.getByRole('link', { name: 'Choose them' }).tap()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Contents of the settings' }).getByRole('link').last().tap()
  await expect(page.getByRole('region', { name: 'Mail, log and programs' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Profile' }).tap()
  await page.getByLabel('I also play').uncheck()
  await expect(page.getByText('You no longer play here').first()).toBeVisible()
})

test('the founder plays with one press: in the list of players, on their own card', async ({ person }) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Playing Hill')
  const { request } = context
  await page.goto(`/competition-desk/${club.competitionId}?section=entries`)
  await page.getByRole('button', { name: 'Enter players' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^You are not on this list/)).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'I also play' }).click()
  await expect(dialog.getByText(/^You are not on this list/)).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: /^Ruth/ }).check()
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveCount(1)
  // A card of their own is begun as any player's.
  const body = { courseId: club.courseId, competitionId: club.competitionId }
  expect(await call(request, 'POST', '/api/rounds', body)).toMatchObject({ courseId: club.courseId })
  await page.getByRole('link', { name: 'Scoreclub, home' }).click()
  await expect(page.getByText('First steps')).toBeVisible()
  await expect(page.getByText('Do you play here too?')).toHaveCount(0)
})
