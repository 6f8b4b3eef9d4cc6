import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { Hand } from './support/hand.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, signUp } from './support/seed.ts'

/* A competition like last week's, and what the form of a new one says and does by itself. */

const Identified = z.looseObject({ id: z.string() })
const Listed = z.array(z.looseObject({ name: z.string(), startDate: z.string(), endDate: z.string() }))

const inTurn = takingTurns('phone')

for (const [size, device] of [
  ['desk', desk],
  ['phone', phone],
] as const)
  test(
    `a competition like last week’s is made with three presses at ${size}`,
    { tag: inTurn(size) },
    async ({ person }) => {
      const { page, context } = await person(device)
      const club = await seedClub(context, `Copy ${size}`)
      const { request } = context
      const week = 7 * 86_400_000
      const lastWeek = new Date(Date.now() - week)
      const day = lastWeek.toISOString().slice(0, 10)
      await call(request, 'POST', '/api/competitions', {
        name: 'Saturday Stableford 7',
        clubId: club.clubId,
        courseId: club.courseId,
        startDate: `${day}T00:00`,
        endDate: `${day}T23:59`,
        competitionType: 'stableford',
        maxParticipants: 48,
        entryFee: '5.00',
        prizes: 'Balls',
      })
      await page.goto('/club-admin')
      const hand = new Hand(page)
      await hand.press(page.getByRole('tab', { name: 'Competitions' }))
      await hand.press(page.getByRole('link', { name: 'Copy Saturday Stableford 7' }))
      const dialog = page.getByRole('dialog', { name: 'New competition' })
      await expect(dialog.getByLabel('Name').first()).toHaveValue('Saturday Stableford 8')
      await expect(dialog).toContainText('Filled in from Saturday Stableford 7.')
      await expect(dialog.getByLabel('Whole day')).toBeChecked()
      await hand.press(dialog.getByRole('button', { name: 'Create Competition' }))
      await expect(page.getByText('Competition Created').first()).toBeVisible()
      expect(hand.presses).toBe(3)
      const made = Listed.parse(await call(request, 'GET', '/api/competitions')).find(
        ({ name }) => name === 'Saturday Stableford 8',
      )
      expect(made).toMatchObject({ maxParticipants: 48, entryFee: '5.00', prizes: 'Balls' })
      expect(new Date(made?.startDate ?? '').getTime()).toBeGreaterThan(
        lastWeek.getTime() + week - 2 * 86_400_000,
      )
    },
  )

test('the end follows the start, whole days need no times, and a format that is missing is said', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  await signUp(context, { firstName: 'Ann', lastName: 'Form' })
  const club = Identified.parse(
    await call(context.request, 'POST', '/api/clubs', { name: 'Form Hill', timeZone: 'Europe/London' }),
  )
  await page.goto('/club-admin?tab=competitions&new=1')
  const dialog = page.getByRole('dialog', { name: 'New competition' })
  await expect(dialog.getByText(/^Not available yet: Texas scramble/)).toBeVisible()
  await dialog.getByLabel('Name').first().fill('Charity Texas Scramble')
  await expect(dialog.getByText(/^A scramble is not available yet/)).toBeVisible()
  await dialog.getByLabel('Name').first().fill('Autumn Pairs')
  await expect(dialog.getByText(/^For better ball in pairs, choose Team Stableford/)).toBeVisible()
  await dialog.getByLabel('Type').selectOption({ label: 'Team Stableford' })
  await dialog.getByLabel('Team size').fill('2')
  await dialog.getByLabel('Scores that count').fill('1')
  await expect(dialog.getByText(/^For better ball in pairs/)).toHaveCount(0)
  // It stops nobody from saving.
  await dialog.getByLabel('Name').first().fill('Charity Texas Scramble')
  await dialog.getByLabel('Start').fill('2030-05-04T08:30')
  await expect(dialog.getByLabel('End')).toHaveValue('2030-05-04T23:59')
  await dialog.getByLabel('End').fill('2030-05-05T18:00')
  await dialog.getByLabel('Start').fill('2030-05-11T08:30')
  await expect(dialog.getByLabel('End')).toHaveValue('2030-05-12T18:00')
  await dialog.getByLabel('Whole day').check()
  await expect(dialog.getByLabel('Start')).toHaveValue('2030-05-11')
  await expect(dialog.getByLabel('End')).toHaveValue('2030-05-12')
  await dialog.getByLabel('Start').fill('2030-05-18')
  await expect(dialog.getByLabel('End')).toHaveValue('2030-05-19')
  await dialog.getByLabel('End').fill('2030-05-18')
  await dialog.getByRole('button', { name: 'Create Competition' }).click()
  await expect(page.getByText('Competition Created').first()).toBeVisible()
  const path = `/api/clubs/${club.id}/competitions`
  const [made] = Listed.parse(await call(context.request, 'GET', path))
  // The first and the last minute of a day of British Summer Time.
  expect([made?.startDate, made?.endDate]).toEqual(['2030-05-17T23:00:00.000Z', '2030-05-18T22:59:00.000Z'])
})
