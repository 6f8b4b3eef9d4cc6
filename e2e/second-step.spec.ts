import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { axe } from './support/axe.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub } from './support/seed.ts'

const Email = z.looseObject({ email: z.string() })

/** What an app shows, `steps` half minutes from now. A code that was used is not taken again. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + steps * 30_000,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=signin')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeFocused()
}

test('an administrator turns the second step on, signs in with a code and with a recovery code, and turns it off', async ({
  caller,
  person,
}) => {
  const [{ page, context }, other] = [await person(phone), await caller()]
  await seedClub(context, 'Second Step')
  const { email } = Email.parse(await call(context.request, 'GET', '/api/auth/user'))
  await call(other.request, 'POST', '/api/auth/sign-in', { email, password: PASSWORD })

  await page.goto('/profile')
  const part = page.getByRole('region', { name: 'Second step at sign-in' })
  await part.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on the second step' })
  // In a low window a fault would stand below what is seen of the dialog.
  await page.setViewportSize({ width: 844, height: 390 })
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  expect(await axe(page)).toEqual([])
  const code = dialog.getByLabel('Code that the app shows now')
  await code.fill('12345')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('The code has six digits.')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone.viewport)
  await code.fill(codeOf(secret, 30))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is wrong or has been used.')).toBeVisible()
  await code.fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  const codes = part.getByRole('region', { name: 'Your recovery codes' })
  await expect(codes.getByRole('heading')).toBeFocused()
  expect((await other.request.get('/api/auth/user')).status()).toBe(401)
  const recovery = await codes.getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(10)
  // The codes are shown once: nothing lies over them.
  await expect(codes.getByText('The second step is on.')).toBeVisible()
  await expect(page.getByText('The second step is on')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toBe('scoreclub-recovery-codes.txt')
  await page.emulateMedia({ media: 'print' })
  await expect(codes.getByText(recovery[0] ?? '')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Password and e-mail' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(codes).toBeHidden()
  await expect(part.getByText(/^On since /)).toBeVisible()
  await expect(part.getByText('You have 10 recovery codes left.')).toBeVisible()

  await page.goto('/api/logout')
  await typePassword(page, email)
  expect(await axe(page)).toEqual([])
  const second = page.getByLabel(/^Code/)
  await second.fill('123')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('A code has six digits, a recovery code ten letters and digits.')).toBeVisible()
  await second.fill(codeOf(secret, 30))
  await second.press('Enter')
  await expect(page.getByText('This code is wrong or has been used.')).toBeVisible()
  await second.fill(codeOf(secret))
  await second.press('Enter')
  await expect(page).toHaveURL('/')

  await page.goto('/api/logout')
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel(/^Password/)).toBeVisible()
  await typePassword(page, email)
  await page.getByLabel(/^Code/).fill((recovery[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/profile')
  await expect(part.getByText('You have 9 recovery codes left.')).toBeVisible()
  await part.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off the second step' })
  await off.getByLabel('Your password').fill(PASSWORD)
  await off.getByRole('button', { name: 'Turn off the second step' }).click()
  await expect(part.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await call(other.request, 'POST', '/api/auth/sign-in', { email, password: PASSWORD })
})
