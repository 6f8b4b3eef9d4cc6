import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub } from './support/seed.ts'

/** A phone that verifies its owner and keeps passkeys, as Chromium plays it. */
async function giveKey(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('an administrator adds a passkey, signs in with it, and removes it', async ({ person }) => {
  const { page, context } = await person(phone)
  await seedClub(context, 'Pass Key')
  await giveKey(page)
  await page.goto('/profile')
  const part = page.getByRole('region', { name: 'Passkeys' })
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  const submit = dialog.getByRole('button', { name: 'Add a passkey' })
  await submit.click()
  await expect(dialog.getByText('Give it a name, so that you recognise it.')).toBeVisible()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel('Your password').fill('not this one')
  await submit.click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await submit.click()
  const row = part.getByText('My phone', { exact: true })
  await expect(row).toBeVisible()
  await expect(part.getByText(/not used yet/)).toBeVisible()

  await context.request.get('/api/logout')
  await page.goto('/auth?tab=signin')
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(enter).toBeVisible()
  expect(await axe(page)).toEqual([])
  await enter.click()
  await expect(page).toHaveURL('/')

  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Profile' }).tap()
  await expect(part.getByText(/last used/)).toBeVisible()
  await part.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row).toBeHidden()

  await context.request.get('/api/logout')
  await page.goto('/auth?tab=signin')
  await enter.click()
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible()
})
