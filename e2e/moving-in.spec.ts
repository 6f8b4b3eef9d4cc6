import type { Download, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub } from './support/seed.ts'

/* A secretary moves a club in: members from a list, taken along again as a spreadsheet. */

function csv(name: string, ...lines: string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

async function importMembers(page: Page, file: ReturnType<typeof csv>, count: number): Promise<void> {
  await page.goto('/members/import')
  await page.getByLabel('List of members').setInputFiles(file)
  await page.getByRole('button', { name: `Import ${count} members` }).click()
  await expect(page.getByText('Members imported', { exact: true })).toBeVisible()
}

async function exportAs(page: Page, kind: string): Promise<Download> {
  await page.goto('/club-admin?tab=members')
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
  const spreadsheet = await exportAs(page, 'Spreadsheet (XLSX)')
  expect(spreadsheet.suggestedFilename()).toBe('members.xlsx')
  const text = await exportAs(page, 'Text (CSV)')
  const lines = readFileSync(await text.path(), 'utf8')
  expect(lines).toContain(`"'=Smith"`)

  await page.goto('/members/import')
  await page.getByLabel('List of members').setInputFiles(await spreadsheet.path())
  await expect(page.getByText(/^0 members of \d lines can be imported$/)).toBeVisible()
  await expect(page.getByText('inigo@example.org belongs to a member of the club.')).toBeVisible()
})
