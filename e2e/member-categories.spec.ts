import type { BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* The club sorts its members into categories, which its list shows one by one and competitions ask for. */

const hex = () => randomUUID().replaceAll('-', '')

/** Imports so many members, the first ten of them in a category that the list brings. */
async function importMembers(context: BrowserContext, clubId: string, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, i) => `Sur${i + 1};Ann;${i < 10 ? 'Five-day' : ''}`)
  const reply = await context.request.put(`/api/clubs/${clubId}/member-imports/imp_${hex()}?ready=${count}`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from(['Surname;First name;Category', ...lines].join('\n')),
  })
  expect(await reply.json()).toMatchObject({ taken: count })
}

test('a club adds a category, gives it to one, to those on view and to all that a search finds, and deletes it', async ({
  caller,
  person,
}) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Category Hill')
  await importMembers(context, club.clubId, 12)
  await signUp(await caller(), { firstName: 'Bea', lastName: 'Young', clubCode: club.clubCode })

  // A club on trial has fewer members than a piece of the list, so this list comes in smaller pieces.
  await page.route(/\/members\/search/, async (route) => {
    const url = new URL(route.request().url())
    if (!url.searchParams.has('limit')) url.searchParams.set('limit', '8')
    await route.continue({ url: url.href })
  })
  await page.goto('/club-admin?tab=members')
  await page.getByRole('link', { name: 'Categories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Member categories' })).toBeVisible()
  await page.getByLabel('New category').fill('five-DAY')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByText('The club has a category of this name already.')).toBeVisible()
  await page.getByLabel('New category').fill('Jun')
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('button', { name: 'Rename Jun' }).click()
  await page.getByLabel('Name of the category').fill('Junior')
  await page.getByRole('button', { name: 'Save' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/Five-day.*10 members/, /Junior.*0 members/])

  // One member, with the date of birth.
  await rows.first().getByRole('link', { name: '10 members in Five-day: show' }).click()
  const list = page.getByRole('table')
  await expect(page.getByText('10 members found')).toBeVisible()
  await page.getByLabel('Category', { exact: true }).selectOption('All categories')
  await page.getByLabel('Search members').fill('young')
  await page.getByRole('button', { name: 'Actions for Bea Young' }).click()
  await page.getByRole('menuitem', { name: 'Manage' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Category').selectOption('Junior')
  await expect(page.getByText('Category changed', { exact: true })).toBeVisible()
  await dialog.getByLabel('Date of birth').fill('2012-05-04')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Date of birth saved', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(list.getByText('Junior', { exact: true })).toBeVisible()

  // Several: those on view are fewer than those found, and each button says which it means.
  await page.getByLabel('Search members').fill('ann')
  await expect(page.getByText('12 members found')).toBeVisible()
  await page.getByRole('button', { name: 'Choose several' }).click()
  await page.getByRole('button', { name: 'Choose the 8 shown' }).click()
  await expect(page.getByText('8 members chosen', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Choose none' }).click()
  await page.getByRole('button', { name: 'Choose all 12 found' }).click()
  await expect(page.getByText('12 members chosen, 4 of them not shown')).toBeVisible()
  await page.getByRole('button', { name: 'Set category' }).click()
  await expect(page.getByText('Choose a category', { exact: true })).toBeVisible()
  await page.getByLabel('Give them the category').selectOption('Junior')
  await page.getByRole('button', { name: 'Set category' }).click()
  await expect(page.getByText('The category of 12 members changed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Done choosing' }).click()
  await page.getByLabel('Search members').fill('')
  await page.getByLabel('Category', { exact: true }).selectOption('Junior')
  await expect(page.getByText('13 members found')).toBeVisible()

  // Deleted, its members have none.
  await page.goto('/members/categories')
  await page.getByRole('button', { name: 'Delete Junior' }).click()
  await expect(dialog.getByText(/13 members have it\. Those members will have no category/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)
  await page.goto('/club-admin?tab=members&category=none')
  await expect(page.getByText('14 members found')).toBeVisible()
  await page.goto('/audit-log')
  await expect(page.getByText(/deleted a category of members/).first()).toBeVisible()
})

test('a competition for juniors under 18 says so, lets a junior join, and the club enters somebody else with a reason', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Junior Hill')
  const here = `/api/clubs/${club.clubId}`
  const [bea, carl] = [await person(phone), await person(phone)]
  const beaId = await signUp(bea.context, { firstName: 'Bea', lastName: 'Young', clubCode: club.clubCode })
  await signUp(carl.context, { firstName: 'Carl', lastName: 'Elder', clubCode: club.clubCode })
  const junior = `cat_${hex()}`
  await call(context.request, 'PUT', `${here}/member-categories/${junior}`, { name: 'Junior' })
  await call(context.request, 'PUT', `${here}/members/category`, { memberIds: [beaId], categoryId: junior })
  const born = `${new Date().getFullYear() - 15}-01-01`
  await call(context.request, 'PUT', `${here}/members/${beaId}/born-on`, { bornOn: born })

  await page.goto(`/competition-desk/${club.competitionId}?section=entries`)
  await page.getByRole('button', { name: 'Entry conditions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Junior' }).check()
  await dialog.getByLabel('From this age').fill('18')
  await dialog.getByLabel('Under this age').fill('18')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('This age must be above the lowest age.')).toBeVisible()
  await dialog.getByLabel('From this age').fill('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Entry conditions saved', { exact: true })).toBeVisible()

  await carl.page.goto('/competitions')
  await expect(carl.page.getByText('Only for Junior members under 18').first()).toBeVisible()
  await expect(carl.page.getByText(/The club has given the player no category yet\./).first()).toBeVisible()
  await expect(carl.page.getByRole('button', { name: /^Join/ })).toHaveCount(0)
  await bea.page.goto('/competitions')
  await expect(bea.page.getByText('Only for Junior members under 18').first()).toBeVisible()
  await bea.page.getByRole('button', { name: 'Join Captain’s Prize' }).first().click()
  await expect(bea.page.getByText('Joined Competition').first()).toBeVisible()

  // The club is told why Carl is not admitted, and decides.
  await page.reload()
  await page.getByRole('button', { name: 'Enter players' }).click()
  await dialog.getByRole('checkbox', { name: /Carl Elder/ }).check()
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(
    dialog.getByText(
      'Carl Elder: This competition is for members of Junior. The club has given the player no category yet.',
    ),
  ).toBeVisible()
  await dialog
    .getByLabel('Reason for allowing an entry outside the conditions')
    .fill('Makes up the last group')
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(dialog).toBeHidden()
  const list = page.getByRole('list', { name: 'Entries' })
  await expect(list.getByRole('listitem')).toHaveCount(2)

  // And so for a guest, whose age nobody knows.
  await page.getByRole('button', { name: 'Enter a guest' }).click()
  await dialog.getByLabel('First name').fill('Gil')
  await dialog.getByLabel('Last name').fill('Guest')
  await expect(dialog.getByLabel('Reason for allowing an entry outside the conditions')).toBeHidden()
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(dialog.getByText(/The player is a guest\./)).toBeVisible()
  await dialog.getByLabel('Reason for allowing an entry outside the conditions').fill('Invited')
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(dialog).toBeHidden()
})
