import { readFile } from 'node:fs/promises'
import { expect, phone, test } from './support/fixtures.ts'
import { call } from './support/call.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'

/* What people may have of their own data, on a phone: all of it as one file, and its end (P27). */

test('when a player has everything made and then deletes the account, then the club sees a former member', async ({
  person,
}) => {
  const admin = await person(phone)
  const club = await seedClub(admin.context, 'Leaving Links')
  const { context, page } = await person(phone)
  await signUp(context, { firstName: 'Quentin', lastName: 'Goodbye', clubCode: club.clubCode })
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  await call(context.request, 'POST', '/api/rounds', {
    courseId: club.courseId,
    competitionId: club.competitionId,
  })
  await page.goto('/profile')
  const data = page.getByRole('region', { name: 'Your data' })
  await data.getByRole('button', { name: 'Make the archive' }).click()
  const link = data.getByRole('link', { name: 'Download the archive' })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('scoreclub-data.zip')
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  await data.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await expect(dialog.getByText('This is not the e-mail address of this account.')).toBeVisible()
  const email = /Type (\S+) so that/.exec(await dialog.innerText())?.[1] ?? ''
  await dialog.getByLabel('Your e-mail address, typed again').fill(email)
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete account for good' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Register/Login' }).first()).toBeVisible()

  await admin.page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await expect(admin.page.getByText('Former member').first()).toBeVisible()
  await expect(admin.page.getByText('Quentin')).toHaveCount(0)
})
