import { readFileSync } from 'node:fs'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, seedRound } from './support/seed.ts'

/* An administrator finds out who changed what, and that nothing was changed behind the club's back (P21). */

const inTurn = takingTurns('desk')

for (const [size, screen] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `when an administrator reads the audit log on a ${size}, then it can be searched and checked`,
    { tag: inTurn(size) },
    async ({ caller, person }) => {
      const { context, page } = await person(screen)
      const club = await seedClub(context, `Logged ${size}`)
      await seedRound(await caller(), {
        club,
        admin: context,
        firstName: 'Nuala',
        handicap: '14.2',
        gross: [5, 4],
      })
      await call(context.request, 'PATCH', `/api/competitions/${club.competitionId}`, {
        prizes: 'A silver cup',
      })

      await page.goto('/club-admin?tab=settings')
      await page.getByRole('link', { name: 'Open the audit log' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
      const entries = page.getByRole('list', { name: 'Audit log' }).locator('> li')
      const ofCompetition = entries.filter({ hasText: 'changed the competition Captain’s Prize' })
      await expect(ofCompetition).toContainText('Ten balls for the winner → A silver cup')
      await expect(entries.filter({ hasText: 'Nuala Byrne' }).first()).toBeVisible()

      await page.getByLabel('Search', { exact: true }).fill('silver')
      await expect(entries).toHaveCount(1)
      await expect(ofCompetition).toBeVisible()
      await page.getByLabel('What', { exact: true }).selectOption('Courses')
      await expect(page.getByText('Nothing matches')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Search', { exact: true })).toHaveValue('silver')
      await page.getByRole('button', { name: 'Show everything' }).click()
      await expect(entries.filter({ hasText: 'Nuala Byrne' }).first()).toBeVisible()

      await page.getByRole('button', { name: 'Check the log' }).click()
      await expect(page.getByText(/^The log is complete: \d+ entries .* 1 card that agrees/)).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export as CSV' }).click(),
      ])
      expect(file.suggestedFilename()).toBe('audit-log.csv')
      expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFF"clubId",/)
    },
  )
