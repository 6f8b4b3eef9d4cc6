import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { linkIn } from './support/mailing-server.ts'
import type { RunningServer } from './support/running-server.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'

/* An administrator invites; no mail server is set, so each mail is a file in the data folder (D19). */

async function invite(page: Page, email: string, handicap: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Handicap', { exact: false }).first().fill(handicap)
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText('No e-mail was sent. Pass the link on.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
}

/** The path of the link in each invitation that was written for an address, oldest first. */
async function linksFor(server: RunningServer, address: string): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox')
  const links: string[] = []
  // It is made for the first mail.
  if (!existsSync(folder)) return links
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.eml'))) {
    const mail = await simpleParser(readFileSync(join(folder, name)))
    const link = /http:\/\/[^/\s]+(\/auth\?invitation=\S+)/.exec(mail.text ?? '')?.[1]
    if (mail.to?.text === address && link !== undefined) links.push(link)
  }
  return links
}

async function firstLink(server: RunningServer, address: string): Promise<string> {
  await expect.poll(async () => (await linksFor(server, address)).length).toBeGreaterThan(0)
  return (await linksFor(server, address))[0] ?? ''
}

test('invited by mail, signed up with the link, a member with that handicap', async ({ person, server }) => {
  const admin = await person(desk)
  await seedClub(admin.context, 'Invited Links')
  await admin.page.goto('/member-invite')
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Member Management' })).toBeVisible()
  await expect(admin.page.getByText('No members yet')).toBeVisible()
  await expect(admin.page.getByRole('button', { name: 'Send Invitation' })).toBeDisabled()

  await admin.page.getByLabel('Email').fill('ivy@example.org')
  await admin.page.getByLabel('Handicap', { exact: false }).first().fill('abc')
  await admin.page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(admin.page.getByText(/Enter a number from 0 to 54/)).toBeVisible()
  await invite(admin.page, 'ivy@example.org', '12,4')

  const ivy = await person(phone)
  const link = await firstLink(server, 'ivy@example.org')
  await ivy.page.goto(link)
  await expect(ivy.page.getByText('Ruth InvitedLinks invites you to Invited Links.')).toBeVisible()
  await expect(ivy.page.getByText('12.4')).toBeVisible()
  await expect(ivy.page.getByLabel('E-mail')).toHaveValue('ivy@example.org')
  await ivy.page.getByLabel('First name').fill('Ivy')
  await ivy.page.getByLabel('Last name').fill('Invited')
  await ivy.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await ivy.page.getByRole('button', { name: 'Create Account' }).click()
  await expect(ivy.page).toHaveURL((url) => url.pathname === '/')
  await expect(ivy.page.getByText('12.4').first()).toBeVisible()

  await admin.page.reload()
  await expect(admin.page.getByText('Current Members (2)').first()).toBeVisible()
  await expect(admin.page.getByText('Accepted', { exact: true })).toBeVisible()
  await admin.page.getByRole('button', { name: /Edit the handicap of Ivy Invited, now 12.4/ }).click()
  const field = admin.page.getByLabel('Handicap of Ivy Invited', { exact: true })
  await field.fill('11.9')
  await field.press('Enter')
  await expect(admin.page.getByRole('button', { name: /Ivy Invited, now 11.9/ })).toBeVisible()

  // The link is used up, and says so.
  const other = await person(phone)
  await other.page.goto(link)
  await expect(other.page.getByText('This invitation has been accepted')).toBeVisible()
})

test('where mails go out, the toast says sent, and the link is shown on request', async ({
  person,
  mailing,
}) => {
  const { context, page } = await person(desk, mailing)
  await seedClub(context, 'Mailed Links')
  const user: unknown = await (await context.request.get('/api/auth/user')).json()
  const own = /"email":"([^"]+)"/.exec(JSON.stringify(user))?.[1] ?? ''
  await page.goto(linkIn(await mailing.mailTo(own, 1)))
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/member-invite')
  await page.getByLabel('Email').fill('moe@example.org')
  await page.getByLabel('Handicap', { exact: false }).first().fill('9.9')
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText('Invitation Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Member invitation has been sent successfully!').first()).toBeVisible()
  const mailed = linkIn(await mailing.mailTo('moe@example.org', 1))
  await page.getByRole('button', { name: 'Show link of moe@example.org' }).click()
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(mailed)),
  )
})

test('the link stays in the row of the invitation, to be copied or put into a mail; it is sent again, withdrawn, and says so', async ({
  person,
  server,
}) => {
  const admin = await person(desk)
  await seedClub(admin.context, 'Row Links')
  await admin.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await admin.page.goto('/member-invite')
  await test.step('what was typed stays when sending fails, and over a reload', async () => {
    await admin.page.route('**/api/clubs/invite-member', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await admin.page.getByLabel('Message').fill('Welcome, Rosa')
    await admin.page.getByLabel('Email').fill('rosa@example.org')
    await admin.page.getByLabel('Handicap', { exact: false }).first().fill('20')
    await admin.page.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(admin.page.getByText('Failed to send invitation. Please try again.').first()).toBeVisible()
    await admin.page.unroute('**/api/clubs/invite-member')
    await admin.page.reload()
    await expect(admin.page.getByLabel('Email')).toHaveValue('rosa@example.org')
    await expect(admin.page.getByLabel('Message')).toHaveValue('Welcome, Rosa')
  })
  await invite(admin.page, 'rosa@example.org', '20')
  const path = await firstLink(server, 'rosa@example.org')
  const link = `${server.url}${path}`
  await test.step('copied, or put into a mail', async () => {
    await admin.page.reload()
    // This server listens to itself alone, and the page says so before a link is handed over.
    await expect(admin.page.getByText(/^Phones cannot open (localhost|127)/)).toBeVisible()
    await admin.page.getByRole('button', { name: 'Copy link of rosa@example.org' }).click()
    await expect(admin.page.getByText('Link copied to clipboard!').first()).toBeVisible()
    expect(await admin.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    const mail = decodeURIComponent(
      (await admin.page.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')) ?? '',
    )
    expect(mail).toContain('mailto:rosa@example.org?subject=Row Links')
    expect(mail).toContain(`Welcome, Rosa\n\n`)
    expect(mail).toContain(link)
    await expect(admin.page.getByText(/Invitation Sent|sent successfully/)).toHaveCount(0)
  })
  await test.step('sent again, and withdrawn after a question', async () => {
    await admin.page.getByRole('button', { name: 'Renew the invitation of rosa@example.org' }).click()
    await expect.poll(async () => await linksFor(server, 'rosa@example.org')).toEqual([path, path])
    const withdraw = admin.page.getByRole('button', { name: 'Withdraw the invitation of rosa@example.org' })
    await withdraw.click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(admin.page.getByText('rosa@example.org').first()).toBeVisible()
    await withdraw.click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(admin.page.getByText('There are no open invitations.')).toBeVisible()
  })
  const rosa = await person(phone)
  await rosa.page.goto(path)
  await expect(rosa.page.getByText('This invitation was withdrawn')).toBeVisible()
  await expect(rosa.page.getByText(/Row Links has withdrawn it/)).toBeVisible()
})

test('somebody with an account at another club joins with one press', async ({ person, caller, server }) => {
  const admin = await person(desk)
  await seedClub(admin.context, 'Third Links')
  const { clubCode } = await seedClub(await caller(), 'Home Links')
  const player = await person(phone)
  await signUp(player.context, { firstName: 'Otto', lastName: 'Otherclub', clubCode })
  const answer: unknown = await (await player.context.request.get('/api/auth/user')).json()
  const email = /"email":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? ''

  await admin.page.goto('/member-invite')
  await invite(admin.page, email, '7.5')
  await player.page.goto(await firstLink(server, email))
  await player.page.getByRole('button', { name: 'Join Third Links' }).click()
  await expect(player.page).toHaveURL((url) => url.pathname === '/')
  const user: unknown = await (await player.context.request.get('/api/auth/user')).json()
  expect(user).toMatchObject({ clubName: 'Third Links', memberships: [{}, {}] })

  // A player has no business on the screen itself.
  await player.page.goto('/member-invite')
  await expect(player.page.getByText('You need club admin permissions to invite members.')).toBeVisible()
})
