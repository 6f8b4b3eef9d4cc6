import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { sign } from './support/fly-round.ts'
import { seedClub, signUp } from './support/seed.ts'
import { tapKey } from './support/tap-key.ts'

const Course = z.object({
  tees: z.array(z.object({ ratings: z.array(z.object({ gender: z.string(), rating: z.string() })) })),
})

test('an evening over the back nine: the club rates the nines, and a player’s nine holes count for handicap', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  const { request } = context
  const club = await seedClub(context, 'Two Nines')
  const { tees } = Course.parse(await call(request, 'GET', `/api/courses/${club.courseId}`))
  const ofMen = Number(tees[0]?.ratings.find(({ gender }) => gender === 'men')?.rating)
  const front = Math.round(ofMen * 5) / 10
  const dialog = page.getByRole('dialog')

  await test.step('the ratings of the two nines make those of the tee, or are refused at their field', async () => {
    await page.goto(`/club-admin?tab=courses&tees=${club.courseId}`)
    await dialog
      .getByLabel(/^Front and back nine are rated too/)
      .first()
      .check()
    const nine = (name: string) => dialog.getByRole('group', { name, exact: true })
    await nine('Men, front nine').getByLabel('Rating').fill(front.toFixed(1).replace('.', ','))
    await nine('Men, front nine').getByLabel('Slope').fill('128')
    await nine('Men, back nine')
      .getByLabel('Rating')
      .fill((ofMen - front + 3).toFixed(1))
    await nine('Men, back nine').getByLabel('Slope').fill('131')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      nine('Men, back nine').getByText(
        'The Course Ratings of the two nines must add up to that of the tee, within 0.5.',
      ),
    ).toBeVisible()
    await nine('Men, back nine')
      .getByLabel('Rating')
      .fill((ofMen - front).toFixed(1))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a competition is set up over the back nine', async () => {
    const local = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)
    await page.goto('/club-admin?tab=competitions')
    await page.getByRole('button', { name: 'New competition' }).click()
    await dialog.getByLabel('Name').first().fill('Evening Nine')
    await dialog.getByLabel('Holes').selectOption('Back nine')
    await dialog.getByLabel('Start').fill(local(-15))
    await dialog.getByLabel('End').fill(local(30))
    await dialog.getByRole('button', { name: 'Create Competition' }).click()
    await expect(page.getByText('Evening Nine').first()).toBeVisible()
  })

  await test.step('a player plays it from the tenth, and the nine holes are on the record', async () => {
    const player = await person(phone)
    const userId = await signUp(player.context, {
      firstName: 'Di',
      lastName: 'Nines',
      clubCode: club.clubCode,
    })
    await call(request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '18.0' })
    await call(request, 'PATCH', `/api/members/${userId}/gender`, { gender: 'men' })
    const own = player.page
    await own.goto('/competitions')
    await expect(own.getByText('Back nine', { exact: true }).first()).toBeVisible()
    await own.getByRole('button', { name: 'Join Evening Nine' }).first().tap()
    await own
      .getByRole('link', { name: /^Play|^Start/ })
      .first()
      .tap()
    for (let hole = 10; hole <= 18; hole += 1) {
      const keys = own.getByRole('group', { name: `Score for hole ${hole}`, exact: true })
      await tapKey(keys.getByRole('button', { name: /^5, / }))
    }
    await own.getByRole('button', { name: 'Save Round' }).tap()
    const handIn = own.getByRole('dialog', { name: 'Hand in your card' })
    await handIn.getByRole('table', { name: 'Total', exact: true }).scrollIntoViewIfNeeded()
    await handIn.getByLabel('Partner’s full name').fill('Max Marker')
    await sign(own, handIn)
    await handIn.getByRole('button', { name: 'Submit Round' }).tap()
    await expect(own.getByRole('heading', { name: /^Round Completed/ })).toBeVisible()
    await own.goto('/handicap')
    await expect(own.getByText(/, nine holes$/).first()).toBeVisible()
  })
})
