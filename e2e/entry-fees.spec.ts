import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, signUp } from './support/seed.ts'

const billing = '/admin-dashboard?tab=billing'

async function expectAccessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
}

const inTurn = takingTurns('desk')

for (const [size, device] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `at a ${size}, a club connects its account, a player pays and leaves, the processor refuses to pay back and then does, and the desk sees each`,
    { tag: inTurn(size) },
    async ({ person, paying }) => {
      const { processor } = paying
      processor.messagesTo = undefined
      const { page: office, context } = await person(device, paying)
      const club = await seedClub(context, `Fees ${size}`)
      const competition = `/api/competitions/${club.competitionId}`

      await test.step('the club connects its account, later finishes it, and chooses for a competition', async () => {
        await office.goto(billing)
        await expect(office.getByRole('heading', { name: 'Entry fees by card' })).toBeVisible()
        await office.getByRole('button', { name: 'Connect an account' }).click()
        await office.getByRole('link', { name: 'Later' }).click()
        await expect(office.getByText('The account is not finished')).toBeVisible()
        await office.getByRole('button', { name: 'Finish at Stripe' }).click()
        await office.getByRole('button', { name: 'Submit' }).click()
        await expect(office.getByText('The club can be paid by card')).toBeVisible()
        await expectAccessible(office)
        await office.goto(`/club-admin?tab=competitions&edit=${club.competitionId}`)
        const dialog = office.getByRole('dialog', { name: 'Edit competition' })
        await dialog.getByLabel(/^Entry fee/).fill('12.50')
        await dialog.getByLabel('How the fee is paid').selectOption('By card or at the club')
        await dialog.getByRole('button', { name: 'Save' }).click()
        await expect(dialog).toBeHidden()
      })

      const { page, context: own } = await person(device, paying)
      await signUp(own, { firstName: 'Pia', lastName: 'Payer', clubCode: club.clubCode })

      await test.step('a player reads how the fee is paid, joins, turns back, pays, and asks since no message comes', async () => {
        await page.goto('/competitions')
        await expect(
          page.getByText(/12.50 is paid by card after you join, or at the club/).first(),
        ).toBeVisible()
        await page.getByRole('button', { name: 'Join Captain’s Prize' }).first().click()
        await expect(page).toHaveURL(`/competitions/${club.competitionId}/fee`)
        await expect(page.getByText('You can also pay at the club.')).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: /Pay .*12.50 by card/ }).click()
        await page.getByRole('link', { name: 'Back' }).click()
        await expect(page.getByText('Nothing was paid')).toBeVisible()
        await page.goto('/competitions')
        await page
          .getByRole('link', { name: /Pay .*12.50 for Captain’s Prize/ })
          .first()
          .click()
        await page.getByRole('button', { name: /Pay .*12.50 by card/ }).click()
        await page.getByRole('button', { name: 'Pay 1250 usd' }).click()
        await expect(page.getByText('Your payment is being confirmed')).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Ask the payment service now' }).click()
        await expect(page.getByText('Thank you, your fee is paid')).toBeVisible()
      })

      const list = office.getByRole('list', { name: 'Entries' })
      await test.step('the desk sees that it was paid by card', async () => {
        await office.goto(`/competition-desk/${club.competitionId}?section=entries`)
        await expect(list.getByText(/Fee paid.*by card on/)).toBeVisible()
        await list.getByRole('checkbox', { name: 'Choose Pia Payer' }).check()
        await office.getByRole('button', { name: 'Mark as owed' }).click()
        await expect(office.getByText(/card payments are refunded to the card/).first()).toBeVisible()
      })

      await test.step('who leaves in time is owed it back, and the desk reads why the processor refuses', async () => {
        expect((await call(own.request, 'GET', competition)) as object).not.toHaveProperty('owesFee')
        processor.refusesRefunds = 'Insufficient funds in your Stripe balance.'
        await page.goto('/competitions')
        await page.getByRole('button', { name: 'Leave Captain’s Prize' }).first().click()
        await expect(page.getByText('You have left the competition').first()).toBeVisible()
        await expect(async () => {
          await office.reload()
          await expect(list.getByText('Pia Payer')).toBeVisible()
          expect(await list.getByText(/refused the refund: Insufficient funds/).isVisible()).toBe(true)
        }).toPass()
      })

      await test.step('asked anew, the processor pays back, once', async () => {
        processor.refusesRefunds = undefined
        await list.getByRole('checkbox', { name: 'Choose Pia Payer' }).check()
        await office.getByRole('button', { name: 'Refund', exact: true }).click()
        const own = processor.accounts.at(-1)?.id
        const refunds = () => processor.refunds.filter(({ account }) => account === own)
        await expect.poll(() => refunds().map(({ amount }) => amount)).toEqual([1250])
        // The processor has the refund a moment before the club's server has its answer, and no message comes.
        await expect(async () => {
          await page.goto(`/competitions/${club.competitionId}/fee`)
          await expect(page.getByText(/Refunded to your card on/)).toBeVisible({ timeout: 5_000 })
        }).toPass()
        await expectAccessible(page)
        await office.reload()
        await expect(list.getByText(/Fee refunded.*refunded to the card on/)).toBeVisible()
        await expectAccessible(office)
        expect(refunds()).toHaveLength(1)
      })
    },
  )
