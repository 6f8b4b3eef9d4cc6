import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* Fog on a Saturday: all starts later by half an hour in two presses, told to who has an account, and taken back. */

const DAY_MS = 86_400_000

test('when there is fog, then two presses move every start, and players read and hear the new time', async ({
  person,
}) => {
  const { context: admin, page } = await person(desk)
  const club = await seedClub(admin, 'Fog Links')
  const { context: player, page: mobile } = await person(phone)
  await signUp(player, { firstName: 'Pia', lastName: 'Byrne', clubCode: club.clubCode })
  await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const guest = { key: 'guestinthefog', firstName: 'Gil', lastName: 'Guest' }
  await call(admin.request, 'POST', `/api/competitions/${club.competitionId}/entry-list/guests`, guest)
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
  await call(admin.request, 'PATCH', `/api/competitions/${club.competitionId}`, {
    startDate: `${tomorrow}T08:00`,
    endDate: `${tomorrow}T20:00`,
  })
  const path = `/api/competitions/${club.competitionId}/draw`
  await call(admin.request, 'POST', path, {
    kind: 'one_tee',
    groupSize: 2,
    firstAt: `${tomorrow}T09:00`,
    intervalMinutes: 10,
    breaks: [],
    order: 'entered',
  })
  await call(admin.request, 'POST', `${path}/publication`, {})

  await page.goto(`/competition-desk/${club.competitionId}?section=draw`)
  await page.getByRole('button', { name: 'Delay starts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delay by 30 minutes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const made = page.getByRole('status').filter({ hasText: '1 group starts 30 minutes later' })
  await expect(made).toContainText('1 player got a notice in the app.')
  await expect(made).toContainText('1 player has no account: tell them, or print the start sheet.')
  await expect(page.getByRole('region', { name: 'Group 1, 09:30, hole 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish the changes' })).toBeHidden()

  await mobile.goto(`/competitions/${club.competitionId}/start-sheet`)
  await expect(mobile.getByText(/^You start .*, 09:30, hole 1$/)).toBeVisible()
  await mobile.goto('/notices')
  await expect(mobile.getByText(/you start on .* 09:30, hole 1/).first()).toBeVisible()

  await made.getByRole('button', { name: 'Take the delay back' }).click()
  await expect(page.getByText('1 group starts 30 minutes earlier')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Group 1, 09:00, hole 1' })).toBeVisible()

  await test.step('another number of minutes, for the groups from one on', async () => {
    await page.getByRole('button', { name: 'Delay starts' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Other' }).check()
    await dialog.getByRole('button', { name: 'Delay starts' }).click()
    await expect(dialog.getByText('Give 1 to 300 minutes.')).toBeVisible()
    await dialog.getByRole('spinbutton').fill('7')
    await dialog
      .getByLabel('Which groups')
      .selectOption({ label: 'All that have not teed off, from 09:00 on' })
    await dialog.getByRole('button', { name: 'Delay by 7 minutes' }).click()
    await expect(page.getByRole('region', { name: 'Group 1, 09:07, hole 1' })).toBeVisible()
  })
})
