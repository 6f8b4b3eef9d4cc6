import type { Page } from '@playwright/test'
import { thirtyTexts } from '#test/hostile-texts.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub } from './support/seed.ts'

/*
 * Texts that would run if a page took them for more than text, read by a player and by an administrator. A report of the
 * content security policy fails any journey (support/fixtures.ts).
 */
test('when names and descriptions are hostile, then screens show them as text', async ({ person }) => {
  const admin = await person(desk)
  const player = await person(phone)
  const club = await seedClub(admin.context, 'Hostile Links')
  const { request } = player.context
  await call(request, 'POST', '/api/auth/preferences', { userType: 'player', clubCode: club.clubCode })
  await call(request, 'POST', '/api/auth/sign-up', {
    firstName: thirtyTexts[0],
    lastName: thirtyTexts[2],
    email: 'hostile@seed.example',
    password: PASSWORD,
  })
  await call(request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  for (const text of thirtyTexts)
    await call(admin.context.request, 'POST', '/api/competitions', {
      name: text,
      description: text,
      prizes: text,
      clubId: club.clubId,
      courseId: club.courseId,
      startDate: new Date(Date.now() + 86_400_000),
      endDate: new Date(Date.now() + 90_000_000),
      competitionType: 'stableford',
    })
  await call(admin.context.request, 'PATCH', `/api/clubs/${club.clubId}`, { name: thirtyTexts[0] })

  const board = `/competitions/${club.competitionId}/leaderboard`
  const expectText = async (page: Page, path: string) => {
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('#root')).not.toBeEmpty()
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  for (const [{ page }, paths] of [
    [player, ['/', board, '/competitions']],
    [admin, ['/', '/competitions', '/admin-dashboard', board, '/club-admin']],
  ] as const)
    for (const path of paths) {
      await page.goto(path)
      await expectText(page, path)
    }
  await expect(player.page.getByText(thirtyTexts[4] ?? '').first()).toBeVisible()
  await admin.page.getByRole('tab', { name: 'Members' }).click()
  await expect(admin.page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
  await expectText(admin.page, '/club-admin')
})
