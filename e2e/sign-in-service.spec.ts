import type { Page } from '@playwright/test'
import { z } from 'zod'
import { startSignInProvider, type TestProvider } from '../test/sign-in-provider.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freePort } from '../test/free-port.ts'
import { startServer, type RunningServer } from './support/running-server.ts'

/* The built application with a real OpenID provider in front of it (D16). */

let provider: TestProvider
let server: RunningServer
test.beforeAll(async () => {
  provider = await startSignInProvider(`http://127.0.0.1:${await freePort()}`)
  server = await startServer({ PORT: new URL(provider.publicUrl).port, ...provider.env() })
})
test.afterAll(async () => {
  await server.stop()
  await provider.close()
})

const Club = z.looseObject({ clubCode: z.string() })

async function signInThere(page: Page, who: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Golf Union' })).toBeVisible()
  await page.getByLabel('Name').fill(who)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a secretary and a player come through the sign-in service, and the player signs out of both', async ({
  person,
}) => {
  const known = (email: string, given_name: string) => ({
    email,
    email_verified: true,
    given_name,
    family_name: 'Union',
  })
  provider.people.set('sec', known('sec@union.example', 'Seka'))
  provider.people.set('pla', known('pla@union.example', 'Pia'))
  const [secretary, player] = await Promise.all([person(desk, server), person(phone, server)])

  await secretary.page.goto('/auth')
  await secretary.page.getByText('Join a club with its code, or set one up').click()
  await secretary.page.getByRole('radio', { name: /Club Administrator/ }).check()
  await secretary.page.getByRole('button', { name: 'Continue with Golf Union' }).click()
  await signInThere(secretary.page, 'sec')
  await expect(secretary.page).toHaveURL(/\/club-setup/)
  const { clubCode } = Club.parse(
    await call(secretary.context.request, 'POST', '/api/clubs', {
      name: 'Union Links',
      timeZone: 'Europe/London',
    }),
  )

  const { page } = player
  await page.goto(`/auth?code=${clubCode}`)
  const go = page.getByRole('button', { name: 'Continue with Golf Union' })
  await expect(go).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await expect(page.getByText('password')).toHaveText(/Scoreclub never sees your password/)
  expect(await axe(page)).toEqual([])
  await page.getByText('Another club, or set one up').click()
  await page.getByLabel('Club Code').fill('SC12')
  await go.click()
  await expect(page.getByLabel('Club Code')).toBeFocused()
  await page.getByLabel('Club Code').fill(clubCode)
  await go.press('Enter')
  await signInThere(page, 'pla')
  await expect(page.getByText('Union Links').first()).toBeVisible()

  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Signing in' })).toContainText('You sign in with Golf Union.')
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0)

  await page.goto('/api/logout')
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL('/')
  expect((await player.context.request.get('/api/auth/user')).status()).toBe(401)
  // The service has forgotten them too: it asks again, and leads back to the page that was asked for.
  await page.goto('/profile')
  await signInThere(page, 'pla')
  await expect(page).toHaveURL('/profile')
})

test('whoever had an account here before types its password once, with the keyboard alone', async ({
  person,
}) => {
  const { page } = await person(phone, server)
  // The account is of the time before the service was set, which this server never had.
  await page.route('**/api/auth/connection', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { email: 'ada@club.example', name: 'Golf Union' } })
      : route.fulfill({
          status: 400,
          json: {
            code: 'invalid_input',
            message: 'This is not your password.',
            fields: [{ field: 'password', message: 'This is not your password.' }],
          },
        }),
  )
  await page.goto('/auth?connect=1')
  const password = page.getByLabel('Your old Scoreclub password')
  await expect(page.getByText('There is already an account here with ada@club.example.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await password.press('Enter')
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await password.fill('not this one')
  await password.press('Enter')
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await expect(password).toHaveValue('not this one')
})
