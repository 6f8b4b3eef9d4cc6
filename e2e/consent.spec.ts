import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub } from './support/seed.ts'

/* How long a club keeps things, what people agreed to, and the accounts of children (P27). */

for (const [size, device] of [
  ['1440', desk],
  ['390', phone],
] as const)
  test(`when a club keeps signatures for a shorter time at ${size}, then it is told what goes, and the log has it`, async ({
    person,
  }) => {
    const { context, page } = await person(device)
    await seedClub(context, 'Short Memory')
    await page.goto('/club-admin?tab=settings')
    const signatures = page.getByLabel('Signatures of markers')
    await expect(signatures).toHaveValue('')
    await expect(page.getByText('No signature is kept at the moment.')).toBeVisible()
    await signatures.selectOption({ label: '90 days' })
    const dialog = page.getByRole('dialog', { name: 'Keep them for 90 days only?' })
    await expect(dialog.getByText('Nothing is older today.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(signatures).toHaveValue('')
    await signatures.selectOption({ label: '90 days' })
    await dialog.getByRole('button', { name: 'Keep 90 days' }).click()
    await expect(page.getByText('They are kept for 90 days now.').first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(signatures).toHaveValue('90')
    await page.reload()
    await expect(signatures).toHaveValue('90')
    await page.goto('/audit-log')
    await expect(page.getByText('Signatures, days: nothing → 90').first()).toBeVisible()
  })
