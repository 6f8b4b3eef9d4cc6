import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, seedRound } from './support/seed.ts'

const inTurn = takingTurns('a desk')

for (const [name, device] of [
  ['a desk', desk],
  ['a phone', phone],
] as const)
  test(
    `an administrator changes what a competition is until a card is begun, and then reads why not, on ${name}`,
    { tag: inTurn(name) },
    async ({ caller, person }) => {
      const { page, context } = await person(device)
      const club = await seedClub(context, `Edit ${name}`)
      const edit = `/club-admin?tab=competitions&edit=${club.competitionId}`
      const dialog = page.getByRole('dialog')
      await page.goto(edit)
      await dialog.getByLabel('Type').selectOption({ label: 'Stroke play' })
      // The allowance of another format is its own recommended one.
      await expect(dialog.getByLabel(/^Handicap allowance/)).toHaveValue('')
      await dialog.getByLabel('Rounds').selectOption('2')
      await dialog.getByLabel('Cut', { exact: true }).selectOption({ label: 'After round 1' })
      await dialog.getByLabel(/^Players who make the cut/).fill('10')
      await dialog.getByLabel('Who may enter').selectOption({ label: 'Invite only: the club enters players' })
      await dialog.getByLabel('Handicap Index').selectOption({ label: 'Not for handicap: fun competition' })
      await dialog.getByLabel('Note on the handicap').fill('Three clubs only')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Competition Updated').first()).toBeVisible()
      await expect(dialog).toBeHidden()

      const player = await caller()
      await call(context.request, 'PATCH', `/api/competitions/${club.competitionId}`, { openToAll: true })
      const played = { firstName: 'Pia', handicap: '12.4', gross: [4, 5, 3] }
      await seedRound(player, { club, admin: context, ...played })

      await page.goto(edit)
      const type = dialog.getByLabel('Type')
      await expect(type).toHaveValue('Stroke play')
      await expect(type).toHaveAttribute('readonly')
      await expect(type).toHaveAccessibleDescription('Fixed: a card has been started.')
      await expect(dialog.getByLabel(/^Handicap allowance/)).toHaveAttribute('readonly')
      await expect(dialog.getByLabel('Start')).toHaveAccessibleDescription(
        'Fixed: a card has been started. Change the end instead.',
      )
      // The cut is after this round, so it is still open, as are the words.
      await dialog.getByLabel(/^Players who make the cut/).fill('12')
      await dialog.getByLabel('Prizes').fill('Two hams')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await page.goto(edit)
      await expect(dialog.getByLabel(/^Players who make the cut/)).toHaveValue('12')
      await expect(dialog.getByLabel('Prizes')).toHaveValue('Two hams')
      await expect(dialog.getByLabel('Note on the handicap')).toHaveValue('Three clubs only')
      await page.goto(`/competitions/${club.competitionId}/leaderboard`)
      await expect(
        page.getByText('Not for handicap: fun competition (Three clubs only)').first(),
      ).toBeVisible()

      // The course has a winter, too, which is taken back again.
      await page.goto(`/club-admin?tab=courses&days=${club.courseId}`)
      await dialog.getByLabel('First day').fill('2027-01-04')
      await dialog.getByLabel('Last day').fill('2027-01-31')
      await dialog.getByRole('button', { name: 'Save these days' }).click()
      await expect(dialog.getByRole('listitem')).toContainText('temporary greens or winter course')
      await dialog.getByRole('button', { name: /^Take back/ }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(0)
    },
  )
