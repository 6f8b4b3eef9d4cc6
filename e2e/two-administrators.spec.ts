import type { Page } from '@playwright/test'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { call } from './support/call.ts'
import { seedClub, signUp } from './support/seed.ts'

/*
 * P16: two administrators edit the same thing. The second is told, sees both values, chooses, and loses nothing that was
 * typed. The first works through the API here, and is faster whenever the second has a form open.
 */

const title = 'Somebody else has changed this in the meantime'
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))

for (const [size, device] of [
  ['1440', desk],
  ['390', phone],
] as const)
  test(`two administrators at ${size}: the second chooses in each form, and nothing typed is lost`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ ...device, baseURL: server.url, reducedMotion: 'reduce' })
    const club = await seedClub(context, 'Twin Office')
    const player = await browser.newContext({ baseURL: server.url })
    const playerId = await signUp(player, { firstName: 'Pia', lastName: 'Twin', clubCode: club.clubCode })
    await player.close()
    const first = (method: string, path: string, body: unknown) => call(context.request, method, path, body)
    const page = await context.newPage()

    await test.step('a competition: both changed the name, the first the prizes, the second the fee', async () => {
      await page.goto('/club-admin?tab=competitions')
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await field(page, 'Name').fill('Second’s Prize')
      await field(page, 'Maximum participants').fill('80')
      await first('PATCH', `/api/competitions/${club.competitionId}`, {
        name: 'First’s Prize',
        prizes: 'A cup',
      })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(title)).toBeVisible()
      await expect(dialog.getByText('Now: First’s Prize')).toBeVisible()
      await expect(dialog.getByText('Yours: Second’s Prize')).toBeVisible()
      await expect(field(page, 'Name')).toHaveValue('Second’s Prize')
      await expect(field(page, 'Maximum participants')).toHaveValue('80')
      await expect(field(page, 'Prizes')).toHaveValue('A cup')
      await dialog.getByRole('button', { name: 'Use theirs for Name' }).click()
      await expect(field(page, 'Name')).toHaveValue('First’s Prize')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Competition Updated').first()).toBeVisible()
      expect(await first('GET', `/api/competitions/${club.competitionId}`, undefined)).toMatchObject({
        name: 'First’s Prize',
        prizes: 'A cup',
        maxParticipants: 80,
      })
    })

    await test.step('a course: the second keeps what they typed', async () => {
      await page.goto('/club-admin?tab=courses')
      await page.getByRole('link', { name: 'Quick Edit' }).first().click()
      await field(page, 'Location').fill('By the river')
      await first('PATCH', `/api/courses/${club.courseId}`, {
        location: 'On the hill',
        description: 'Old oaks',
      })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Now: On the hill')).toBeVisible()
      await expect(field(page, 'Location')).toHaveValue('By the river')
      await expect(field(page, 'Description')).toHaveValue('Old oaks')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await first('GET', `/api/courses/${club.courseId}`, undefined)).toMatchObject({
        location: 'By the river',
        description: 'Old oaks',
      })
    })

    await test.step('the club: another setting is no conflict, the same name is', async () => {
      await page.goto('/club-admin?tab=settings')
      await expect(field(page, 'Club name')).toHaveValue('Twin Office')
      await first('PATCH', `/api/clubs/${club.clubId}`, { currency: 'NOK' })
      await field(page, 'Club name').fill('Second Links')
      await page.getByRole('button', { name: 'Save name' }).click()
      await expect(page.getByText('Club updated successfully!').first()).toBeVisible()
      await first('PATCH', `/api/clubs/${club.clubId}`, { name: 'First Links' })
      await field(page, 'Club name').fill('Third Links')
      await page.getByRole('button', { name: 'Save name' }).click()
      await expect(page.getByText(/changed it to First Links/).first()).toBeVisible()
      await expect(field(page, 'Club name')).toHaveValue('Third Links')
      await page.getByRole('button', { name: 'Use theirs' }).click()
      await expect(field(page, 'Club name')).toHaveValue('First Links')
      expect(await first('GET', `/api/clubs/${club.clubId}`, undefined)).toMatchObject({
        name: 'First Links',
        currency: 'NOK',
      })
    })

    await test.step('a handicap: saving again keeps the second’s', async () => {
      await page.goto('/club-admin?tab=members')
      await page.getByRole('button', { name: /^Edit the handicap of Pia Twin/ }).click()
      const handicap = page.getByLabel('Handicap of Pia Twin', { exact: true })
      await handicap.fill('12.4')
      await first('PATCH', `/api/members/${playerId}/handicap`, { handicap: '20.1' })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(/changed it to 20.1/)).toBeVisible()
      await expect(handicap).toHaveValue('12.4')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Handicap Updated').first()).toBeVisible()
      const members = await first('GET', `/api/clubs/${club.clubId}/members`, undefined)
      expect(members).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: playerId, handicap: '12.4' })]),
      )
    })
    await context.close()
  })
