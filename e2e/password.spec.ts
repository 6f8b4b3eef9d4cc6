import type { Browser, Page } from '@playwright/test'
import { expect, phone, test as base } from './support/fixtures.ts'
import { codeIn, linkIn, startMailingServer, type MailingServer } from './support/mailing-server.ts'
import { seedClub, type SeededClub } from './support/seed.ts'

/* Coming in with mails behind it: the address is confirmed before the club opens (D18), a password is forgotten (U15). */

const PASSWORD = 'four quiet words here'
const NEW = 'another four quiet words'

const test = base.extend<object, { mailing: MailingServer; club: SeededClub }>({
  mailing: [
    async ({}, use) => {
      const server = await startMailingServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  club: [
    async ({ browser, mailing }, use) => {
      const admin = await browser.newContext({ baseURL: mailing.url })
      await use(await seedClub(admin, 'Code Park'))
      await admin.close()
    },
    { scope: 'worker' },
  ],
})

async function open(browser: Browser, server: MailingServer): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: server.url, locale: 'en-GB' })
  return context.newPage()
}

async function signUp(page: Page, club: SeededClub, email: string): Promise<void> {
  await page.goto(`/auth?code=${club.clubCode}`)
  await page.getByLabel('First name').fill('Nell')
  await page.getByLabel('Last name').fill('Newcomer')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
}

test('when a new player types the code of the mail, then the club opens', async ({
  browser,
  mailing,
  club,
}) => {
  const page = await open(browser, mailing)
  await signUp(page, club, 'nell@example.org')
  const code = codeIn(await mailing.mailTo('nell@example.org', 1))
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await page.getByLabel('Code').fill(wrong)
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/competitions')
  await expect(page.getByText('Captain’s Prize').first()).toBeVisible()
})

test('when a new player’s code is no club’s, then they are told once the address is confirmed (P20)', async ({
  browser,
  mailing,
  club,
}) => {
  const page = await open(browser, mailing)
  await signUp(page, { ...club, clubCode: 'SC000000' }, 'nora@example.org')
  await page.getByLabel('Code').fill(codeIn(await mailing.mailTo('nora@example.org', 1)))
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('alert')).toHaveText('No club has this code. Check it with your club.')
  await expect(page.getByLabel('Club code')).toHaveValue('SC000000')
  await page.getByLabel('Club code').fill(club.clubCode)
  await page.getByRole('button', { name: 'Join the club' }).click()
  await expect(page.getByText('Welcome to Code Park', { exact: true })).toBeVisible()
})

test('when a password is forgotten, then e-mail, code and a new password lead in', async ({
  browser,
  mailing,
  club,
}) => {
  const first = await open(browser, mailing)
  await signUp(first, club, 'olga@example.org')
  await first.getByLabel('Code').fill(codeIn(await mailing.mailTo('olga@example.org', 1)))
  await expect(first).toHaveURL((url) => url.pathname === '/')

  // On another phone, on the way to a page of their own (U28).
  const page = await open(browser, mailing)
  await page.goto(`/auth?tab=signin&next=${encodeURIComponent('/profile')}`)
  await page.getByLabel('E-mail').fill('olga@example.org')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('olga@example.org')
  await page.getByRole('button', { name: 'Send the code' }).click()
  const mail = await mailing.mailTo('olga@example.org', 2)
  await page.getByLabel('Code').pressSequentially(codeIn(mail))
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  // All other devices are out, and the link of the same mail is used up.
  await expect.poll(async () => (await first.request.get('/api/auth/user')).status()).toBe(401)
  await first.goto(linkIn(mail))
  await first.getByRole('textbox', { name: 'New password' }).fill('yet another password')
  await first.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(first.getByText('This link is no longer valid')).toBeVisible()
})

test('when a mail scanner opens the link, then it is not used up', async ({ browser, mailing, club }) => {
  const page = await open(browser, mailing)
  await signUp(page, club, 'pia@example.org')
  await page.context().clearCookies()
  await page.goto('/auth?forgot=1')
  await page.getByLabel('E-mail').fill('pia@example.org')
  await page.getByRole('button', { name: 'Send the code' }).click()
  const link = linkIn(await mailing.mailTo('pia@example.org', 2))
  const scanner = await open(browser, mailing)
  for (let i = 0; i < 3; i++) {
    expect((await scanner.request.get(link)).status()).toBe(200)
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
