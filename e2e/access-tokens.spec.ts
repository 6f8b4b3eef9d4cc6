import { axe } from './support/axe.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, signUp } from './support/seed.ts'

const inTurn = takingTurns('phone')

for (const [size, screen] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `a member makes a token on a ${size}, after a fault and a reload, a program uses it, and it is withdrawn`,
    { tag: inTurn(size) },
    async ({ caller, person, playwright }) => {
      const member = await person(screen)
      const club = await seedClub(await caller(), `Tokens ${size}`)
      await signUp(member.context, { firstName: 'Tomas', lastName: 'Token', clubCode: club.clubCode })
      const { page } = member
      await page.goto('/profile#access-tokens')
      await page.getByRole('button', { name: 'Make a token' }).click()
      const dialog = page.getByRole('dialog', { name: 'Make an access token' })
      await dialog.getByRole('button', { name: 'Make a token' }).click()
      await expect(dialog.getByText('Say what the token is for.')).toBeVisible()
      await dialog.getByLabel('What it is for').fill('Results page')
      await dialog.getByRole('radio', { name: /^Read and write/ }).check()
      await page.route('**/api/access-tokens', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      )
      await dialog.getByRole('button', { name: 'Make a token' }).click()
      await expect(dialog.getByText('No token was made')).toBeVisible()
      await page.unroute('**/api/access-tokens')
      await page.reload()
      await page.getByRole('button', { name: 'Make a token' }).click()
      await expect(dialog.getByLabel('What it is for')).toHaveValue('Results page')
      await expect(dialog.getByRole('radio', { name: /^Read and write/ })).toBeChecked()
      await dialog.getByRole('button', { name: 'Make a token' }).click()

      const tokens = page.getByRole('region', { name: 'Access tokens' })
      const secret = (await tokens.getByLabel('The token', { exact: true }).textContent()) ?? ''
      expect(secret).toMatch(/^scoreclub_pat_/)
      expect(await axe(page)).toEqual([])
      const program = await playwright.request.newContext({
        baseURL: new URL(page.url()).origin,
        extraHTTPHeaders: { authorization: `Bearer ${secret}` },
      })
      expect((await program.get(`/api/clubs/${club.clubId}`)).status()).toBe(200)
      await page.reload()
      await expect(tokens.getByText('Results page', { exact: true })).toBeVisible()
      await expect(tokens.getByLabel('The token', { exact: true })).toHaveCount(0)

      await tokens.getByRole('button', { name: 'Revoke the token “Results page”' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
      await expect(tokens.getByText('You have no access token.')).toBeVisible()
      expect((await program.get(`/api/clubs/${club.clubId}`)).status()).toBe(401)
      await program.dispose()
    },
  )
