import { axe } from './support/axe.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub } from './support/seed.ts'

const inTurn = takingTurns('phone')

for (const [size, screen] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `an administrator adds a webhook on a ${size}, after a fault and a reload, and makes the calendar’s address`,
    { tag: inTurn(size) },
    async ({ person }) => {
      const { page, context } = await person(screen)
      const club = await seedClub(context, `Programs ${size}`)
      await page.goto('/club-admin?tab=settings')
      await page.getByRole('link', { name: 'Connect other programs' }).click()
      await expect(page.getByRole('heading', { name: 'Other programs' })).toBeVisible()
      await expect(page.getByText(`/api/competitions/${club.competitionId}/results.csv`)).toBeVisible()
      expect(await axe(page)).toEqual([])
      const document = page.getByRole('link', { name: 'Download the OpenAPI document' })
      const answer = await page.request.get((await document.getAttribute('href')) ?? '')
      expect(await answer.text()).toContain('"openapi":"3.1.0"')

      const calendar = page.getByRole('region', { name: 'Calendar of fixtures' })
      await calendar.getByRole('button', { name: 'Make the address' }).click()
      const address = new URL((await calendar.locator('code').textContent()) ?? '')
      const feed = await page.request.get(address.pathname)
      expect(await feed.text()).toContain('Captain’s Prize')
      await calendar.getByRole('button', { name: 'Withdraw the address' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the address' }).click()
      await expect(calendar.getByRole('button', { name: 'Make the address' })).toBeVisible()
      expect((await page.request.get(address.pathname)).status()).toBe(404)

      const hooks = page.getByRole('region', { name: 'Webhooks' })
      await hooks.getByRole('button', { name: 'Add a webhook' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
      await dialog.getByLabel('Address').fill('http://192.168.1.1/x')
      await dialog.getByRole('checkbox', { name: 'A member has joined' }).check()
      await dialog.getByRole('button', { name: 'Add a webhook' }).click()
      await expect(dialog.getByText('is not on the internet')).toBeVisible()
      await page.reload()
      await hooks.getByRole('button', { name: 'Add a webhook' }).click()
      await expect(dialog.getByLabel('Address')).toHaveValue('http://192.168.1.1/x')
      await expect(dialog.getByRole('checkbox', { name: 'A member has joined' })).toBeChecked()
      await dialog.getByLabel('Address').fill('https://hooks.example.org/scoreclub')
      await dialog.getByRole('button', { name: 'Add a webhook' }).click()
      await expect(hooks.getByText('whsec_')).toBeVisible()
      expect(await axe(page)).toEqual([])
      await hooks.getByRole('button', { name: 'I have it' }).click()
      await hooks.getByRole('button', { name: /^Last deliveries/ }).click()
      await expect(hooks.getByText('Nothing was sent in the last week.')).toBeVisible()
      await hooks.getByRole('button', { name: /^Switch off/ }).click()
      await expect(hooks.getByText('Switched off')).toBeVisible()
      await hooks.getByRole('button', { name: /^Remove/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(hooks.getByText('No webhooks yet.')).toBeVisible()
    },
  )
