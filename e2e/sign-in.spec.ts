import { z } from 'zod'
import { expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'

test('U28: a deep link survives signing in', async ({ caller, person }) => {
  const { competitionId, clubCode } = await seedClub(await caller(), 'Deep Links')
  const player = await caller()
  await signUp(player, { firstName: 'Dara', lastName: 'Deep', clubCode })
  const { email } = z
    .looseObject({ email: z.string() })
    .parse(await (await player.request.get('/api/auth/user')).json())
  const path = `/competitions/${competitionId}/leaderboard`
  const fresh = await person(phone)
  await fresh.page.goto(path)
  await expect(fresh.page).toHaveURL(`/auth?tab=signin&next=${encodeURIComponent(path)}`)
  await fresh.page.getByLabel(/^E-mail/).fill(email)
  await fresh.page.getByLabel(/^Password/).fill(PASSWORD)
  await fresh.page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(fresh.page).toHaveURL(path)
  await expect(fresh.page.getByRole('heading', { level: 1 })).toContainText('Live Standings')
})

test('when strangers have used up the tries of an account, then its owner still gets in on a new device', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  await signUp(admin, { firstName: 'Olive', lastName: 'Owner' })
  const { email } = z
    .looseObject({ email: z.string() })
    .parse(await (await admin.request.get('/api/auth/user')).json())
  const stranger = await caller()
  const tries = await Promise.all(
    Array.from({ length: 12 }, () =>
      stranger.request.post('/api/auth/sign-in', { data: { email, password: 'wrong' } }),
    ),
  )
  expect(tries.map((answer) => answer.status())).toContain(429)
  const fresh = await person(phone)
  await fresh.page.goto('/auth?tab=signin')
  await fresh.page.getByText('Join a club with its code, or set one up').click()
  await fresh.page.getByText('Club Administrator', { exact: true }).click()
  await fresh.page.getByLabel(/^E-mail/).fill(email)
  await fresh.page.getByLabel(/^Password/).fill(PASSWORD)
  await fresh.page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(fresh.page).toHaveURL('/club-setup')
})
