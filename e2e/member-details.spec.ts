import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* An administrator corrects who a member is; another one was faster; the member reads of it. */

test('an administrator corrects a name, numbers and a phone, and is told at the field what is wrong', async ({
  caller,
  person,
}) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Details Hill')
  const ann = await person(phone)
  const annId = await signUp(ann.context, {
    firstName: 'Anne',
    lastName: 'Smyth',
    clubCode: club.clubCode,
  })
  const bobId = await signUp(await caller(), { firstName: 'Bob', lastName: 'Elm', clubCode: club.clubCode })
  const details = (memberId: string) => `/api/clubs/${club.clubId}/members/${memberId}/details`
  await call(context.request, 'PUT', details(bobId), {
    firstName: 'Bob',
    lastName: 'Elm',
    memberNumber: '1016',
  })

  await page.goto('/club-admin?tab=members')
  await page.getByRole('button', { name: 'Actions for Anne Smyth' }).click()
  await page.getByRole('menuitem', { name: 'Manage' }).click()
  const dialog = page.getByRole('dialog')
  const form = dialog.getByRole('form', { name: 'Name and numbers' })
  await expect(form.getByText('This member has their own account.')).toBeVisible()
  await expect(form.getByText('Only the member changes it, in their profile.')).toBeVisible()
  await form.getByLabel('First name').fill('Ann')
  await form.getByLabel('Last name').fill('Smith')
  await form.getByLabel('Membership number').fill('1016')
  await form.getByLabel('Phone').fill('ask at the bar')
  await form.getByRole('button', { name: 'Save name and numbers' }).click()
  await expect(form.getByText('Another member of the club has this membership number.')).toBeVisible()
  await form.getByLabel('Membership number').fill('1017')
  await form.getByRole('button', { name: 'Save name and numbers' }).click()
  await expect(form.getByText('This is not a phone number.')).toBeVisible()
  await form.getByLabel('Phone').fill('07700 900123')

  // Another administrator has given her another name meanwhile.
  await call(context.request, 'PUT', details(annId), { firstName: 'Anna', lastName: 'Smyth' })
  await form.getByRole('button', { name: 'Save name and numbers' }).click()
  await expect(form.getByText('You both changed the fields below.')).toBeVisible()
  await form.getByRole('button', { name: 'Save name and numbers' }).click()
  await expect(page.getByText('Name and numbers saved', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Ann Smith' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Actions for Ann Smith' })).toBeVisible()

  await ann.page.goto('/notices')
  await expect(ann.page.getByText('The club has corrected your name').first()).toBeVisible()
})
