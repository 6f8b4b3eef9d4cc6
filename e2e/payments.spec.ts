import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { withStore } from './support/broken-store.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import type { PayingServer } from './support/paying-server.ts'
import { seedClub } from './support/seed.ts'

const billing = '/admin-dashboard?tab=billing'

async function goToPay(page: Page, plan: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(plan) }).check()
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
}

const inTurn = takingTurns('phone')

for (const [size, device] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `at a ${size}, an administrator turns back, pays, and manages the plan`,
    { tag: inTurn(size) },
    async ({ person, paying }) => {
      const { processor } = paying
      const { page, context } = await person(device, paying)
      await seedClub(context, `Paying ${size}`)
      await page.goto(billing)
      await expect(page.getByText('30 days left')).toBeVisible()
      await expect(page.getByText(/Card numbers are typed there only/)).toBeVisible()
      expect(await axe(page)).toEqual([])

      await test.step('while the payment service is away, the page says so and keeps the choice', async () => {
        processor.faults.push('hang up', 'hang up')
        await page.getByRole('radio', { name: /Monthly/ }).check()
        await page.getByRole('button', { name: 'Upgrade Plan' }).click()
        await expect(
          page.getByText('The payment service cannot be reached right now.', { exact: false }),
        ).toBeVisible()
        await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked()
      })

      await goToPay(page, 'Monthly')
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.getByText('Nothing was paid')).toBeVisible()

      await goToPay(page, 'Annual')
      // The message of the payment is on its way while the browser is back already.
      processor.messagesTo = undefined
      await page.getByRole('button', { name: 'Pay price_annual' }).click()
      await expect(page.getByText('Your payment is being confirmed')).toBeVisible()
      expect(await axe(page)).toEqual([])
      await tellPaid(paying)
      await expect(page.getByText('Thank you, your plan is active')).toBeVisible()
      await expect(page.getByText('Annual', { exact: true })).toBeVisible()
      await expect(page.getByText('6 Jun 2027')).toBeVisible()

      await page.getByRole('button', { name: 'Manage payment' }).click()
      await expect(page.getByRole('heading', { name: 'Your payments' })).toBeVisible()
      await page.getByRole('link', { name: 'Return to Scoreclub' }).click()
      await expect(page.getByRole('button', { name: 'Manage payment' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toBeHidden()
    },
  )

test('when the trial is over, then a new course is refused with the way to a plan, and a plan opens it, also when its message is lost', async ({
  person,
  paying,
}) => {
  const { page, context } = await person(phone, paying)
  const { clubId } = await seedClub(context, 'Lapsed')
  await withStore(paying, (store) =>
    store.query(`update clubs set trial_ends_at = now() - interval '1 day' where id = $1`, [clubId]),
  )
  const create = async () => {
    await page.goto('/club-admin?tab=courses&new=1')
    const dialog = page.getByRole('dialog', { name: 'New course' })
    await dialog.getByLabel(/^Name( \*)?$/).fill('New Nine')
    await dialog.getByRole('button', { name: 'Create Course' }).click()
  }
  await create()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/new competitions and courses need a plan/)
      .first(),
  ).toBeVisible()
  await page.goto('/admin-dashboard')
  await expect(page.getByText('New competitions and courses need a plan.')).toBeVisible()
  await page.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page.getByText('The trial is over')).toBeVisible()
  expect(await axe(page)).toEqual([])

  paying.processor.messagesTo = undefined
  await goToPay(page, 'Annual')
  await page.getByRole('button', { name: 'Pay price_annual' }).click()
  await page.getByRole('button', { name: 'Ask the payment service now' }).click()
  await expect(page.getByText('Thank you, your plan is active')).toBeVisible()
  await create()
  await expect(page.getByText('Course Created').first()).toBeVisible()
})

async function tellPaid({ processor, url }: PayingServer): Promise<void> {
  const customer = processor.subscriptions.at(-1)?.customer ?? null
  const { body, headers } = processor.message({ type: 'checkout.session.completed', customer })
  const answer = await fetch(`${url}/api/payments/events`, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
}
