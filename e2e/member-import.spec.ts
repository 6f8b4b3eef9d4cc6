import type { Page } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeXlsx } from '#test/make-sheet.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import type { RunningServer } from './support/running-server.ts'
import { screenFaults } from './support/screen-faults.ts'
import { PASSWORD, seedClub } from './support/seed.ts'

/* A secretary takes the list of another system, mends its faults, invites those on it, and takes an import back. */

const list = (page: Page) => page.getByLabel('List of members')

function csv(...lines: string[]) {
  return { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') }
}

function invitationFor(server: RunningServer, address: string): Promise<string | undefined> {
  const folder = join(server.dataDir, 'outbox')
  const names = readdirSync(folder).filter((one) => one.endsWith('.eml'))
  return names.reduce<Promise<string | undefined>>(async (before, name) => {
    const mail = await simpleParser(readFileSync(join(folder, name)))
    const link = /http:\/\/[^/\s]+(\/auth\?invitation=\S+)/.exec(mail.text ?? '')?.[1]
    return (await before) ?? (mail.to?.text === address ? link : undefined)
  }, Promise.resolve(undefined))
}

test('when a list is imported, then its faults are named, and who accepts the invitation is that member', async ({
  person,
  server,
}) => {
  const { context, page } = await person(desk)
  await seedClub(context, 'Moving In')
  await page.goto('/club-admin?tab=members')
  await page.getByRole('link', { name: 'Import Members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import members' })).toBeVisible()

  await list(page).setInputFiles({
    name: 'members.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByText('This is a PDF. Export the list as CSV or XLSX instead.')).toBeVisible()

  await list(page).setInputFiles(
    csv(
      'Nº;Surname;First name;Post;HCP',
      '1;García;Íñigo;inigo@example.org;+2,4',
      '2;Smith;Ann;ann;12.4',
      '3;Jones;Bob;;99',
    ),
  )
  await expect(page.getByText('Read as CSV in WINDOWS-1252, separated by semicolons.')).toBeVisible()
  await expect(page.getByText('2 members of 3 lines can be imported')).toBeVisible()
  await expect(page.getByText('99 is outside +9.9 to 54.0.')).toBeVisible()
  await page.getByLabel('Meaning of “Post”').selectOption('E-mail')
  await expect(page.getByText('1 member of 3 lines can be imported')).toBeVisible()
  await expect(page.getByText('“ann” is not an e-mail address.')).toBeVisible()

  await list(page).setInputFiles(
    csv(
      'Surname;First name;E-mail;HCP',
      'García;Íñigo;inigo@example.org;+2,4',
      'Smith;Ann;ann@example.org;12.4',
    ),
  )
  await page.getByRole('button', { name: 'Import 2 members' }).click()
  await expect(
    page.getByText('You can now enter 2 members in competitions and type their cards.', { exact: true }),
  ).toBeVisible()

  await page.getByRole('checkbox', { name: 'Íñigo García' }).check()
  await page.getByRole('button', { name: 'Invite 1 member' }).click()
  await expect(page.getByText('1 invited.', { exact: true })).toBeVisible()
  await expect(page.getByText('Invitations sent: 1')).toBeVisible()

  const inigo = await person(phone)
  await inigo.page.goto((await invitationFor(server, 'inigo@example.org')) ?? '')
  await inigo.page.getByLabel('First name').fill('Íñigo')
  await inigo.page.getByLabel('Last name').fill('García')
  await inigo.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await inigo.page.getByRole('button', { name: 'Create Account' }).click()
  await expect(inigo.page).toHaveURL((url) => url.pathname === '/')
  await inigo.page.goto('/handicap')
  await expect(inigo.page.getByText('+2.4').first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /^Take back the import of 2 members/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('1 member removed')).toBeVisible()
  await expect(page.getByText('Íñigo García: has joined with an account')).toBeVisible()
})

test('when a list has no headings, or dates that can be read in two ways, then the secretary says how it is read', async ({
  person,
}) => {
  const { context, page } = await person(phone)
  await seedClub(context, 'Two Ways')
  await page.goto('/members/import')
  // The browser's own control would say "No file chosen" while a file is shown.
  await expect(list(page)).toHaveCSS('position', 'absolute')
  await expect(list(page)).toHaveJSProperty('clientWidth', 1)

  await test.step('a spreadsheet without headings', async () => {
    await list(page).setInputFiles({
      name: 'members.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await makeXlsx([
        ['Ann Smith', 12.4],
        ['Bob Jones', null],
      ]),
    })
    await expect(page.getByText('Read as an XLSX spreadsheet.')).toBeVisible()
    await expect(page.getByText(/^Say which column has the names/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'The first line is a member' }).check()
    await page.getByLabel('Meaning of “Column 1”').selectOption('Whole name')
    await page.getByLabel('Meaning of “Column 2”').selectOption('Handicap Index')
    await page.getByRole('button', { name: 'Import 2 members' }).click()
    await expect(
      page.getByText('You can now enter 2 members in competitions and type their cards.', { exact: true }),
    ).toBeVisible()
  })

  await test.step('dates in two ways: nothing is imported before the secretary says which', async () => {
    await list(page).setInputFiles(csv('Surname,First name,Date of Birth', 'Smith,Ann,03/04/1970'))
    await expect(page.getByText('members.csv')).toBeVisible()
    await expect(page.getByText('Choose another file').first()).toBeVisible()
    const doImport = page.getByRole('button', { name: 'Import 1 member' })
    const asked = page.getByLabel('How are the dates written?')
    await expect(asked).toHaveValue('')
    await expect(doImport).toBeDisabled()
    await expect(page.getByRole('heading', { name: '1 member as read so far' })).toBeVisible()
    // What could not be looked at is not imported.
    await page.route('**/member-imports/preview*', (route) => route.abort())
    await asked.selectOption('Month first: 03/04/1970 is 4 March')
    await expect(page.getByText('The file could not be read')).toBeVisible()
    await expect(doImport).toBeDisabled()
    await page.unroute('**/member-imports/preview*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Dates are read with the month first: 03/04/1970 is 4 March.')).toBeVisible()
    await expect(page.getByRole('cell', { name: /4.*Mar.*1970|Mar.*4.*1970/ })).toBeVisible()
    // A wrong choice is made good with another.
    await asked.selectOption('Day first: 03/04/1970 is 3 April')
    await expect(page.getByRole('cell', { name: /3.*Apr.*1970|Apr.*3.*1970/ })).toBeVisible()
    await doImport.click()
    await expect(page.getByText('You can now enter 1 member', { exact: false }).first()).toBeVisible()

    // One date of the list that says it is enough.
    await list(page).setInputFiles(
      csv('Surname,First name,Date of Birth', 'Lee,Bo,03/04/1970', 'Lee,Cy,25/12/1985'),
    )
    await expect(page.getByText('Dates are read with the day first: 03/04/1970 is 3 April.')).toBeVisible()
    await expect(asked).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Import 2 members' })).toBeEnabled()
  })

  await test.step('minus signs that can mean two things: nothing is imported before the secretary says which', async () => {
    await list(page).setInputFiles(
      csv('Surname;First name;HCP', 'Muster;Max;-4,2', 'Probe;Jan;+1,1', 'Lee;Di;9'),
    )
    const asked = page.getByLabel('What does a minus sign before a handicap mean?')
    const doImport = page.getByRole('button', { name: 'Import 3 members' })
    await expect(asked).toHaveValue('')
    await expect(doImport).toBeDisabled()
    await asked.selectOption('An ordinary handicap: -2.4 is 2.4')
    await expect(page.getByRole('cell', { name: '4.2', exact: true })).toBeVisible()
    await expect(page.getByText('1 plus handicap in these lines.')).toBeVisible()
    await expect(doImport).toBeEnabled()
  })

  await test.step('a member who comes back from a spreadsheet is named, with what the file says otherwise', async () => {
    await list(page).setInputFiles(csv('First name;Surname;HCP', 'Ann;Smith;13,4', 'New;Member;9'))
    await expect(page.getByText('Handicap Index: 12.4 here, 13.4 in the file.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import 1 member' })).toBeEnabled()
  })

  await test.step('what was said of one list is said of the next with the same headings', async () => {
    const headings = 'First name,Surname,Gender,HCP'
    await list(page).setInputFiles(csv(headings, 'Jan,Bos,M,12', 'Els,Smit,V,7', 'Ko,Vos,M,20'))
    await page
      .getByLabel('Are these handicaps Handicap Indexes?')
      .selectOption('They are Handicap Indexes: 12 is 12.0')
    await page.getByLabel('What do M and V stand for?').selectOption('M is a man, V is a woman')
    expect(await screenFaults(page, {})).toEqual([])
    await page.getByRole('button', { name: 'Import 3 members' }).click()
    await expect(page.getByText('You can now enter 3 members', { exact: false }).first()).toBeVisible()
    await list(page).setInputFiles(csv(headings, 'Ad,Mol,M,9', 'Ina,Kok,V,11', 'Bas,Vis,M,30'))
    await expect(page.getByText('Read as you chose for the last list with these headings.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import 3 members' })).toBeEnabled()
    await page.getByRole('button', { name: 'Read it afresh' }).click()
    await expect(page.getByLabel('What do M and V stand for?')).toHaveValue('')
  })

  await page.goto('/club-admin?tab=members')
  await expect(page.getByText('Ann Smith').first()).toBeVisible()
  await expect(page.getByText(/No account yet/).first()).toBeVisible()
})
