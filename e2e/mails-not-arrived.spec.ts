import { postfixUnknownUser } from '../test/delivery-reports.ts'
import { axe } from './support/axe.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { codeIn } from './support/mailing-server.ts'
import { PASSWORD, seedClub } from './support/seed.ts'

test('an administrator sees that a mail was refused and why, and sends it again once the address takes mail, and sees that it came back', async ({
  person,
  mailing,
}) => {
  const ofRuth = (address: string) => address.startsWith('ruth.lostletters')
  mailing.refuse = (address) => (ofRuth(address) ? 550 : undefined)
  const { context: admin, page } = await person(desk, mailing)
  const { page: joining } = await person(phone, mailing)
  const { clubCode } = await seedClub(admin, 'Lost Letters')
  await joining.goto(`/auth?code=${clubCode}`)
  await joining.getByLabel('First name').fill('Pia')
  await joining.getByLabel('Last name').fill('Writer')
  await joining.getByLabel('E-mail').fill('pia@letters.example')
  await joining.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await joining.getByRole('button', { name: 'Create Account' }).click()
  await joining.getByLabel('Code').fill(codeIn(await mailing.mailTo('pia@letters.example', 1)))
  await expect(joining).toHaveURL((url) => url.pathname === '/')

  const section = page.getByRole('region', { name: 'Undelivered e-mails' })
  const again = section.getByRole('button', { name: /^Send the e-mail to ruth\.lostletters.* again$/ })
  const none = section.getByText('None. No e-mail of the club has come back')
  await page.goto('/club-admin?tab=settings')
  await expect(async () => {
    await page.reload()
    await expect(again.or(none)).toBeVisible()
    expect(await again.isVisible()).toBe(true)
  }).toPass()
  await expect(section.getByText('answer 550')).toBeVisible()
  expect(await axe(page)).toEqual([])

  mailing.refuse = undefined
  const address = /mail to (\S+) again/.exec((await again.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await again.click()
  await expect(none).toBeVisible()
  const mail = await mailing.mailTo(address, 1)
  expect(mail.text).toContain('Pia Writer')

  await mailing.comesBack(mail, postfixUnknownUser)
  await page.reload()
  await expect(section.getByText('It came back. The receiving server says: “550 5.1.1')).toBeVisible()
  await expect(again).toBeHidden()
  await page.goto('/club-admin?tab=members')
  const row = page.getByRole('row').filter({ hasText: 'Ruth' })
  await expect(row.getByText('E-mails bounce').filter({ visible: true })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await row.getByRole('button', { name: /^Actions for Ruth/ }).click()
  await page.getByRole('menuitem', { name: 'Manage' }).click()
  await expect(page.getByRole('dialog').getByText('E-mails to this address have bounced since')).toBeVisible()
})
