import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, seedRound } from './support/seed.ts'

/* A card of sums without holes has no place until the club has looked at it (D8). */

const inTurn = takingTurns('phone')

for (const [size, screen] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `when an administrator confirms totals without holes on a ${size}, then the card has its place`,
    { tag: inTurn(size) },
    async ({ caller, person }) => {
      const player = await caller()
      const { context, page } = await person(screen)
      const club = await seedClub(context, `Totals ${size}`)
      const roundId = await seedRound(player, {
        club,
        admin: context,
        firstName: 'Conor',
        handicap: '8.1',
        gross: [],
      })
      await call(player.request, 'PATCH', `/api/rounds/${roundId}`, {
        grossScore: 84,
        netScore: 75,
        stablefordPoints: 33,
        partnerName: 'Paul Partner',
        partnerSignature: 'Paul Partner',
      })

      await page.goto('/')
      await expect(page.getByText(/gross 84, net 75, points 33/).first()).toBeVisible()
      await page.goto(`/competitions/${club.competitionId}/leaderboard`)
      await expect(page.getByText('Totals only · to be confirmed').first()).toBeVisible()
      await page.getByRole('button', { name: 'Confirm the totals of Conor Byrne' }).click()
      await expect(page.getByText('Totals confirmed').first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Confirm the totals of Conor Byrne' })).toHaveCount(0)
      await expect(page.getByText('Complete, totals only').first()).toBeVisible()
      await expect(page.getByText('Totals only · to be confirmed')).toHaveCount(0)

      await page.goto(`/rounds/${roundId}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: /Confirm the totals/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Scoreclub, home' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
      await expect(page.getByText(/gross 84, net 75, points 33/)).toHaveCount(0)
    },
  )
