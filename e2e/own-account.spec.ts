import { z } from 'zod'
import { call } from './support/call.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'

const Email = z.looseObject({ email: z.string() })
const NEW = 'seven quiet herons wade'

test('a member changes the password and the e-mail address on a phone, and other devices are signed out', async ({
  caller,
  person,
}) => {
  const [member, other] = [await person(phone), await caller()]
  const club = await seedClub(await caller(), 'Own Account')
  await signUp(member.context, { firstName: 'Alma', lastName: 'Account', clubCode: club.clubCode })
  const { email } = Email.parse(await call(member.context.request, 'GET', '/api/auth/user'))
  await call(other.request, 'POST', '/api/auth/sign-in', { email, password: PASSWORD })

  const { page } = member
  await page.goto('/profile')
  const own = page.getByRole('region', { name: 'Password and e-mail' })
  await own.getByRole('button', { name: 'Change password' }).click()
  const password = page.getByRole('dialog', { name: 'Change password' })
  await password.getByLabel('Your present password').fill('not this one')
  await password.getByLabel('New password').fill('password2026')
  const save = password.getByRole('button', { name: 'Change password' })
  await save.click()
  await expect(password.getByText('This is not your password.')).toBeVisible()
  await password.getByLabel('Your present password').fill(PASSWORD)
  await save.click()
  await expect(password.getByText('This password is too easy to guess.')).toBeVisible()
  await password.getByLabel('New password').fill(NEW)
  await save.click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  expect((await other.request.get('/api/auth/user')).status()).toBe(401)

  await own.getByRole('button', { name: 'Change e-mail address' }).click()
  const address = page.getByRole('dialog', { name: 'Change e-mail address' })
  const submit = address.getByRole('button', { name: 'Change e-mail address' })
  const next = `new.${email}`
  await address.getByLabel('New e-mail address').fill(next)
  await address.getByLabel('Your present password').fill(PASSWORD)
  await submit.click()
  await expect(address.getByText('This is not your password.')).toBeVisible()
  await expect(address.getByLabel('New e-mail address')).toHaveValue(next)
  await address.getByLabel('Your present password').fill(NEW)
  await submit.click()
  await expect(own.getByText(`You sign in with ${next}.`)).toBeVisible()
  await call(other.request, 'POST', '/api/auth/sign-in', { email: next, password: NEW })
})

test('when the password was entered long ago, then making an administrator asks for it in the same dialog', async ({
  caller,
  person,
}) => {
  const { context, page } = await person(phone)
  const club = await seedClub(context, 'Asked Again')
  const id = await signUp(await caller(), { firstName: 'Dee', lastName: 'Deputy', clubCode: club.clubCode })
  // The server's clock cannot be moved here: it says once what it says after 15 minutes.
  await page.route(
    `**/api/clubs/${club.clubId}/members/${id}`,
    (route) =>
      route.fulfill({ status: 403, json: { code: 'password_again', message: 'Enter your password again.' } }),
    { times: 1 },
  )
  await page.goto('/admin-dashboard?tab=members')
  await page.getByRole('button', { name: 'Actions for Dee Deputy' }).click()
  await page.getByRole('menuitem', { name: 'Manage' }).click()
  const dialog = page.getByRole('dialog')
  const promote = dialog.getByRole('button', { name: 'Make administrator' })
  await promote.click()
  await promote.click()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await promote.click()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not this one')
  await promote.click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByLabel('Your password').press('Enter')
  await expect(page.getByText('Role changed', { exact: true })).toBeVisible()
})
