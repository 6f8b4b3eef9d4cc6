import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { desk, expect, phone, test } from './support/fixtures.ts'
import type { RunningServer } from './support/running-server.ts'
import { call } from './support/call.ts'
import { takingTurns } from './support/long-form.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'

/* How long a club keeps things, what people agreed to, and the accounts of children (P27). */

/** The path of the link in the mail to a guardian; no mail server is set, so it is a file in the data folder. */
async function linkOf(server: RunningServer, address: string): Promise<string> {
  const folder = join(server.dataDir, 'outbox')
  const find = async () => {
    const files = existsSync(folder) ? readdirSync(folder).filter((one) => one.endsWith('.eml')) : []
    for (const file of files) {
      const mail = await simpleParser(readFileSync(join(folder, file)))
      const link = /http:\/\/[^/\s]+(\/guardian\?token=[\w-]+)/.exec(mail.text ?? '')?.[1]
      if ([mail.to].flat()[0]?.text === address && link !== undefined) return link
    }
    return ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

const inTurn = takingTurns('390')

for (const [size, device] of [
  ['1440', desk],
  ['390', phone],
] as const)
  test(
    `when a club keeps signatures for a shorter time at ${size}, then it is told what goes, and the log has it`,
    { tag: inTurn(size) },
    async ({ person }) => {
      const { context, page } = await person(device)
      await seedClub(context, 'Short Memory')
      await page.goto('/club-admin?tab=settings')
      const signatures = page.getByLabel('Signatures of markers')
      await expect(signatures).toHaveValue('')
      await expect(page.getByText('No signature is kept right now.')).toBeVisible()
      await signatures.selectOption({ label: '90 days' })
      const dialog = page.getByRole('dialog', { name: 'Keep them for 90 days only?' })
      await expect(dialog.getByText('Nothing is that old today.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(signatures).toHaveValue('')
      await signatures.selectOption({ label: '90 days' })
      await dialog.getByRole('button', { name: 'Keep 90 days' }).click()
      await expect(page.getByText('They are kept for 90 days now.').first()).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(signatures).toHaveValue('90')
      await page.goto('/audit-log')
      await expect(page.getByText('Days signatures are kept: nothing → 90').first()).toBeVisible()
    },
  )

test('when somebody makes an account, then the terms stand beside the button and with their date in the profile', async ({
  person,
}) => {
  const { page } = await person(phone)
  await page.goto('/auth?tab=create')
  await expect(page.getByText('By creating an account you agree to the terms.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'What is kept about you' })).toHaveAttribute('href', '/privacy')
  await page.getByText('Club Administrator').click()
  await page.getByLabel(/^First name/).fill('Tessa')
  await page.getByLabel(/^Last name/).fill('Termsworth')
  await page.getByLabel(/^E-mail/).fill(`tessa.${Date.now()}@seed.example`)
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(page).not.toHaveURL(/auth/)
  await page.goto('/profile')
  const agreed = page.getByRole('region', { name: 'What you agreed to' })
  const terms = agreed.getByRole('group').first()
  await terms.getByText(/^The terms of /).click()
  await expect(terms.getByText('By creating an account you agree to these terms.')).toBeVisible()
  await expect(terms.getByText(/^Agreed on /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'The terms' })).toHaveCount(0)
})

test('when somebody has not agreed to the terms that hold, then they are asked once, at home', async ({
  person,
}) => {
  const { context, page } = await person(phone)
  // As a program of the club makes accounts, without a page that shows the terms.
  const body = {
    firstName: 'Nell',
    lastName: 'Newer',
    email: `nell.${Date.now()}@seed.example`,
    password: PASSWORD,
  }
  await call(context.request, 'POST', '/api/auth/sign-up', body)
  await page.goto('/')
  const asked = page.getByRole('region', { name: 'The terms' })
  await expect(asked.getByText(/These terms apply from/)).toBeVisible()
  await expect(asked.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms')
  await asked.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('You have agreed to the terms').first()).toBeVisible()
  await expect(asked).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(asked).toHaveCount(0)
})

test('when a club names a child’s guardian, then the child enters only once that one agrees', async ({
  person,
  server,
}) => {
  const admin = await person(phone)
  const club = await seedClub(admin.context, 'Junior Links')
  const child = await person(phone)
  await signUp(child.context, { firstName: 'Kim', lastName: 'Young', clubCode: club.clubCode })
  const enter = () =>
    child.context.request.post(`/api/competitions/${club.competitionId}/join`, {
      data: {},
      headers: { origin: server.url },
    })

  await admin.page.goto('/club-admin?tab=members')
  await admin.page.getByRole('button', { name: 'Actions for Kim Young' }).click()
  await admin.page.getByRole('menuitem', { name: 'Manage' }).click()
  const guardian = admin.page.getByRole('region', { name: 'Parent or guardian' })
  await guardian.getByRole('button', { name: 'Ask them' }).click()
  await expect(guardian.getByText('Enter the e-mail address of the parent or guardian.')).toBeVisible()
  await guardian.getByLabel('E-mail of the parent or guardian').fill('pat.young@seed.example')
  await guardian.getByRole('button', { name: 'Ask them' }).click()
  await expect(guardian.getByText(/^Waiting for the answer of pat\.young@seed\.example/)).toBeVisible()
  expect((await enter()).status()).toBe(403)

  const parent = await person(phone)
  await parent.page.goto(await linkOf(server, 'pat.young@seed.example'))
  await expect(parent.page.getByRole('heading', { name: 'May Kim play in competitions?' })).toBeVisible()
  await parent.page.getByRole('button', { name: 'I agree' }).click()
  await expect(parent.page.getByText('Kim can enter competitions now.')).toBeVisible()
  expect((await enter()).status()).toBe(200)
  await parent.page.reload()
  await expect(parent.page.getByText('This link is no longer valid')).toBeVisible()

  await child.page.goto('/profile')
  await expect(child.page.getByText(/^pat\.young@seed\.example agreed on/)).toBeVisible()
  await expect(child.page.getByText('Your account, agreed by your parent or guardian')).toBeVisible()
})
