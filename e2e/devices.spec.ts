import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'

const Email = z.looseObject({ email: z.string() })

const inTurn = takingTurns('phone')

for (const [size, screen] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `a member signs out a lost device on a ${size}, then everywhere`,
    { tag: inTurn(size) },
    async ({ caller, person }) => {
      const [member, lost] = [await person(screen), await person(desk)]
      const club = await seedClub(await caller(), `Lost ${size}`)
      const name = { firstName: 'Lotta', lastName: size === 'phone' ? 'Lost' : 'Found' }
      await signUp(member.context, { ...name, clubCode: club.clubCode })
      const { email } = Email.parse(await call(member.context.request, 'GET', '/api/auth/user'))
      await call(lost.context.request, 'POST', '/api/auth/sign-in', { email, password: PASSWORD })

      const { page } = member
      await page.goto('/profile#devices')
      const devices = page.getByRole('region', { name: 'Signed-in devices' })
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
      await devices.getByRole('button', { name: /^Sign out Chrome/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      expect((await lost.context.request.get('/api/auth/user')).status()).toBe(401)

      await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(page).toHaveURL(/\/$/)
      await expect.poll(async () => (await page.request.get('/api/auth/user')).status()).toBe(401)
    },
  )
