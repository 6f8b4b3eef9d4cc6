import { networkInterfaces } from 'node:os'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { startServer } from './support/running-server.ts'
import { seedClub, signUp } from './support/seed.ts'

/* A club's first hour: the address that phones open, and the road from an account to the code on paper. */

const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test('the sheet says that phones cannot open localhost, and one press has it lead to the network', async ({
  browser,
}) => {
  test.skip(outside === undefined, 'this machine is in no network')
  const server = await startServer({ HOST: '0.0.0.0' })
  const { port } = new URL(server.url)
  const context = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  try {
    const club = await seedClub(context, 'Lan Links')
    const page = await context.newPage()
    await page.goto('/club-admin?sheet=1')
    await expect(page.getByText(`Phones cannot open localhost:${port}`)).toBeVisible()
    await page.getByRole('radio', { name: new RegExp(`^${outside}:${port}`) }).check()
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByText(`lead to http://${outside}:${port}.`).first()).toBeVisible()
    await expect(page.getByText(`${outside}:${port}/auth`)).toBeVisible()
    await expect(page.getByText(/Phones cannot open/)).toHaveCount(0)

    await test.step('a phone comes in over the network: pages, cookies and writes work there', async () => {
      const other = await browser.newContext({
        ...phone,
        baseURL: `http://${outside}:${port}`,
        locale: 'en-GB',
      })
      const player = await other.newPage()
      await player.goto(`/auth?code=${club.clubCode}`)
      await player.getByLabel('First name').fill('Lena')
      await player.getByLabel('Last name').fill('Lan')
      await player.getByLabel('E-mail').fill('lena.lan@example.org')
      await player.getByRole('textbox', { name: 'Password' }).fill('four quiet words here')
      await player.getByRole('button', { name: 'Create Account' }).click()
      await expect(player).toHaveURL(`http://${outside}:${port}/`)
      await player.reload()
      await player.goto('/competitions')
      await expect(player.getByText('Captain’s Prize').first()).toBeVisible()
      await other.close()
    })

    await test.step('opened at an address of the network, the sheet has nothing to ask', async () => {
      const there = await browser.newContext({
        ...desk,
        baseURL: `http://${outside}:${port}`,
        locale: 'en-GB',
      })
      await signUp(there, { firstName: 'Nora', lastName: 'Network' })
      const answer = await there.request.post('/api/clubs', { data: { name: 'Network Links' } })
      expect(answer.ok()).toBe(true)
      const sheet = await there.newPage()
      await sheet.goto('/club-admin?sheet=1')
      await expect(sheet.getByText(`${outside}:${port}/auth`)).toBeVisible()
      await expect(sheet.getByText(/Phones cannot open/)).toHaveCount(0)
      await there.close()
    })
  } finally {
    await context.close()
    await server.stop()
  }
})
