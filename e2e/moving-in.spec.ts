import type { Download, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub } from './support/seed.ts'

/* A secretary moves a club in, members and results of the past season, and takes the members along again. */

function csv(name: string, ...lines: string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

async function importMembers(page: Page, file: ReturnType<typeof csv>, count: number): Promise<void> {
  await page.goto('/members/import')
  await page.getByLabel('List of members').setInputFiles(file)
  await page.getByRole('button', { name: `Import ${count} members` }).click()
  await expect(page.getByText('Members imported', { exact: true })).toBeVisible()
}

/** From the list of members. */
async function exportAs(page: Page, kind: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export Members' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export members' })
  await dialog.getByRole('radio', { name: kind }).check()
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const download = await waiting
  await expect(dialog).toBeHidden()
  return download
}

test('when members are exported and imported again, then they are members already', async ({ person }) => {
  const { context, page } = await person(desk)
  await seedClub(context, 'Moving Out')
  const list = csv(
    'members.csv',
    'No;First name;Last name;E-mail;HCP',
    '7;Íñigo;García;inigo@example.org;+2,4',
    ';Ann;=Smith;;12.4',
  )
  await importMembers(page, list, 2)
  await page.goto('/club-admin?tab=members')
  const spreadsheet = await exportAs(page, 'Spreadsheet (XLSX)')
  expect(spreadsheet.suggestedFilename()).toBe('members.xlsx')
  const text = await exportAs(page, 'Text (CSV)')
  const lines = readFileSync(await text.path(), 'utf8')
  expect(lines).toContain(`"'=Smith"`)

  await page.goto('/members/import')
  await page.getByLabel('List of members').setInputFiles(await spreadsheet.path())
  await expect(page.getByText(/^0 members of \d lines can be imported$/)).toBeVisible()
  await expect(page.getByText('This is Íñigo García, a member already under 7.')).toBeVisible()
  await expect(page.getByText('This is Ann =Smith, a member already.')).toBeVisible()
})

test('when results of the past season are imported, then a member has an index and a record, until they are taken back', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  await seedClub(context, 'Past Season')
  await importMembers(
    page,
    csv('members.csv', 'No,First name,Last name,HCP', '7,Ann,Smith,', '8,Bob,Jones,12.4'),
    2,
  )

  await page.goto('/handicap-committee')
  await page.getByRole('link', { name: 'Import past results' }).click()
  const list = page.getByLabel('List of results')
  await list.setInputFiles(csv('results.csv', 'No,Date,Diff', '7,03/04/2026,17.1'))
  const doImport = page.getByRole('button', { name: 'Import 1 score' })
  await expect(doImport).toBeDisabled()
  await page.getByLabel('How are the dates written?').selectOption('Month first: 03/04/1970 is 4 March')
  await expect(page.getByText('Dates are read with the month first: 03/04/1970 is 4 March.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Ann Smith 1 / })).toBeVisible()
  await expect(doImport).toBeEnabled()

  // A front nine, a day with its month by name, and eighteen holes that can hardly be this member's.
  const mixed = ['92,18', '95,18', '90,18 holes', '45,Front 9', '56,18'].map(
    (round, i) => `7,${i + 1} May 2026,71.3,125,${round}`,
  )
  await list.setInputFiles(csv('results.csv', 'No,Date,CR,Slope,AGS,Holes', ...mixed))
  await expect(page.getByText('3 scores of 5 lines can be imported, for 1 member')).toBeVisible()
  await expect(page.getByText('Line 5: Nine holes need the 18-hole Score Differential')).toBeVisible()
  const areRight = page.getByLabel('I have checked the scores far from the others: import them too')
  await areRight.check()
  await expect(page.getByText('4 scores of 5 lines can be imported, for 1 member')).toBeVisible()
  await areRight.uncheck()
  await expect(page.getByText('Line 6: -13.8 is far from this member’s other scores.')).toBeVisible()

  const rounds = ['7,2026-05-02,71.3,128,90,', '7,2026-05-09,71.3,128,88,', '7,2026-05-16,,,,17.1']
  await list.setInputFiles(
    csv('results.csv', 'No,Date,CR,Slope,Strokes,Diff', ...rounds, '9,2026-05-16,,,,17.1'),
  )
  await expect(page.getByText('1 score of 4 lines can be imported, for 1 member')).toBeVisible()
  await page.getByLabel('Meaning of “Strokes”').selectOption('Adjusted gross score')
  await expect(page.getByText('3 scores of 4 lines can be imported, for 1 member')).toBeVisible()
  await expect(page.getByText('Line 5: Nobody in the club is “9”.')).toBeVisible()
  // 113 / 128 x (88 - 71.3) = 14.7, the lowest of three, less 2.
  await expect(page.getByRole('row', { name: 'Ann Smith 3 none 12.7' })).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 scores' }).click()
  await expect(page.getByText('Results imported', { exact: true })).toBeVisible()

  await page.goto('/club-admin?tab=members')
  const row = page.getByRole('row').filter({ hasText: 'Ann Smith' })
  await expect(row).toContainText('12.7')
  await row.getByRole('button', { name: 'Actions for Ann Smith' }).click()
  await page.getByRole('menuitem', { name: 'Handicap record' }).click()
  await expect(page.getByText('Past round').first()).toBeVisible()

  await page.goto('/handicap-committee/results')
  await page.getByRole('button', { name: /^Take back the import of 3 scores/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('3 scores removed')).toBeVisible()
  await page.goto('/club-admin?tab=members')
  await expect(page.getByRole('row').filter({ hasText: 'Ann Smith' })).toContainText('No index yet')
})
