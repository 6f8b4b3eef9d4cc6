import type { Page } from '@playwright/test'
import { expect, phone, test } from './support/fixtures.ts'
import { codeIn, linkIn } from './support/mailing-server.ts'
import { seedClub, type SeededClub } from './support/seed.ts'

/* Coming in with mails behind it: the address is confirmed before the club opens (D18), a password is forgotten (U15). */

const PASSWORD = 'four quiet words here'
const NEW = 'another four quiet words'

let club: SeededClub
test.beforeAll(async ({ browser, mailing }) => {
  const admin = await browser.newContext({ baseURL: mailing.url })
  club = await seedClub(admin, 'Code Park')
  await admin.close()
})

async function signUp(page: Page, clubCode: string, email: string): Promise<void> {
  await page.goto(`/auth?code=${clubCode}`)
  await page.getByLabel('First name').fill('Nell')
  await page.getByLabel('Last name').fill('Newcomer')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
}

test('when a new player types the code of the mail, then the club opens; a forgotten password comes back by mail', async ({
  person,
  mailing,
}) => {
  const { page: first } = await person(phone, mailing)
  await test.step('the code of the mail, also with a space, opens the club', async () => {
    await signUp(first, club.clubCode, 'nell@example.org')
    const code = codeIn(await mailing.mailTo('nell@example.org', 1))
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await first.getByLabel('Code').fill(wrong)
    await expect(first.getByText('This code is wrong or has expired.')).toBeVisible()
    await first.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(first).toHaveURL((url) => url.pathname === '/')
    await first.goto('/competitions')
    await expect(first.getByText('Captain’s Prize').first()).toBeVisible()
  })

  // On another phone, on the way to a page of their own (U28).
  const { page } = await person(phone, mailing)
  await test.step('e-mail, code and a new password lead in', async () => {
    await page.goto(`/auth?tab=signin&next=${encodeURIComponent('/profile')}`)
    await page.getByLabel('E-mail').fill('nell@example.org')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue('nell@example.org')
    await page.getByRole('button', { name: 'Send the code' }).click()
    const mail = await mailing.mailTo('nell@example.org', 2)
    await page.getByLabel('Code').pressSequentially(codeIn(mail))
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW)
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })

  await test.step('all other devices are out, and the link of the same mail is used up', async () => {
    await expect.poll(async () => (await first.request.get('/api/auth/user')).status()).toBe(401)
    await first.goto(linkIn(await mailing.mailTo('nell@example.org', 2)))
    await first.getByRole('textbox', { name: 'New password' }).fill('yet another password')
    await first.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(first.getByText('This link is no longer valid')).toBeVisible()
  })
})

test('when a new player’s code is no club’s, then they are told once the address is confirmed (P20)', async ({
  person,
  mailing,
}) => {
  const { page } = await person(phone, mailing)
  await signUp(page, 'SC000000', 'nora@example.org')
  await page.getByLabel('Code').fill(codeIn(await mailing.mailTo('nora@example.org', 1)))
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('alert')).toHaveText('No club has this code. Check it with your club.')
  await expect(page.getByLabel('Club code')).toHaveValue('SC000000')
  await page.getByLabel('Club code').fill(club.clubCode)
  await page.getByRole('button', { name: 'Join the club' }).click()
  await expect(page.getByText('Welcome to Code Park', { exact: true })).toBeVisible()
})

test('when a mail scanner opens the link, then it is not used up', async ({ person, mailing }) => {
  const { page } = await person(phone, mailing)
  await signUp(page, club.clubCode, 'pia@example.org')
  await page.context().clearCookies()
  await page.goto('/auth?forgot=1')
  await page.getByLabel('E-mail').fill('pia@example.org')
  await page.getByRole('button', { name: 'Send the code' }).click()
  const link = linkIn(await mailing.mailTo('pia@example.org', 2))
  const { page: scanner } = await person(phone, mailing)
  expect((await scanner.request.get(link)).status()).toBe(200)
  for (let i = 0; i < 2; i++) {
    await scanner.goto(link)
    await expect(scanner.getByRole('button', { name: 'Save and sign in' })).toBeVisible()
  }
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  // The mail has confirmed the address, so the club of the code is open.
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/competitions')
  await expect(page.getByText('Captain’s Prize').first()).toBeVisible()
})
