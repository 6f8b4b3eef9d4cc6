import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, seedRound } from './support/seed.ts'

/* P9: a card that was handed in stays closed; what a second phone still had is for the club to decide. */

const inTurn = takingTurns('phone')

for (const [size, screen] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `late scores with an administrator on a ${size}: the sender is told, the club decides, the player sees how`,
    { tag: inTurn(size) },
    async ({ person }) => {
      const [secretary, player] = await Promise.all([person(screen), person(phone)])
      const club = await seedClub(secretary.context, `Late ${size}`)
      const roundId = await seedRound(player.context, {
        club,
        admin: secretary.context,
        firstName: 'Liam',
        handicap: '8.1',
        gross: [4, 5],
      })
      const { page } = player
      const enter = async (hole: number, strokes: number) => {
        await page
          .getByRole('group', { name: `Score for hole ${hole}`, exact: true })
          .getByRole('button', { name: new RegExp(`^${strokes}, `) })
          .click()
        await expect(
          page.getByRole('button', { name: new RegExp(`Hole ${hole}, ${strokes}`) }).first(),
        ).toBeVisible()
      }
      const late = page.getByRole('complementary', { name: 'Late scores' })

      await test.step('two scores wait on a phone while the card is handed in on another', async () => {
        await page.goto('/scorecard?hole=3')
        await page.route('**/api/rounds/*/scores', (route) => route.abort())
        await enter(3, 6)
        await enter(4, 7)
        await call(player.context.request, 'PATCH', `/api/rounds/${roundId}`, {
          partnerName: 'Paul Partner',
          partnerSignature: 'Paul Partner',
        })
      })

      await test.step('they go to the club, which is said, and none stays on the phone', async () => {
        await page.unroute('**/api/rounds/*/scores')
        await page.goto('/')
        await expect(late).toContainText(
          'Your card was handed in before these scores arrived: holes 3, 4. The card has not changed.',
        )
        await expect(page.getByRole('complementary', { name: 'Scores need your attention' })).toHaveCount(0)
        expect(await axe(page)).toEqual([])
        await late.getByRole('link', { name: 'See the card' }).click()
        await expect(page).toHaveURL(`/rounds/${roundId}`)
        await expect(late).toHaveCount(0)
        await expect(page.getByText('Hole 3: 6')).toBeVisible()
        await expect(page.getByText('The club has not decided yet.')).toHaveCount(2)
        await expect(page.getByRole('button', { name: /late score/ })).toHaveCount(0)
      })

      await test.step('the administrator finds them, puts one on the card and dismisses the other', async () => {
        const admin = secretary.page
        await admin.goto('/club-admin')
        await expect(admin.getByRole('heading', { name: '1 card has late scores' })).toBeVisible()
        await admin.getByRole('link', { name: 'The card of Liam Byrne' }).click()
        await admin.getByRole('button', { name: 'Put the late score of hole 3 on the card' }).click()
        const dialog = admin.getByRole('dialog')
        await dialog.getByLabel(/^Reason/).fill('The marker confirms it')
        await dialog.getByRole('button', { name: 'Put on the card' }).click()
        await expect(admin.getByText('Late score put on the card').first()).toBeVisible()
        await admin.getByRole('button', { name: 'Dismiss the late score of hole 4' }).click()
        await dialog.getByLabel(/^Reason/).fill('Not played, says the marker')
        await dialog.getByRole('button', { name: 'Dismiss' }).click()
        await expect(admin.getByText('Late score dismissed').first()).toBeVisible()
        expect(await axe(admin)).toEqual([])
        await admin.goto('/club-admin')
        await expect(admin.getByText('Members', { exact: true }).first()).toBeVisible()
        await expect(admin.getByRole('heading', { name: /late scores/ })).toHaveCount(0)
      })

      await test.step('the player sees what became of them', async () => {
        await page.reload()
        await expect(page.getByText(/put it on the card: The marker confirms it/)).toBeVisible()
        await expect(page.getByText(/dismissed it: Not played, says the marker/)).toBeVisible()
        const card = await call(player.context.request, 'GET', `/api/rounds/${roundId}`, undefined)
        expect(card).toMatchObject({
          entries: [
            { holeNumber: 1, grossScore: 4 },
            { holeNumber: 2, grossScore: 5 },
            { holeNumber: 3, grossScore: 6 },
          ],
        })
      })
    },
  )
