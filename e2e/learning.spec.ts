import { z } from 'zod'
import { checkReading } from './support/check-reading.ts'
import { choosePhoto } from './support/choose-photo.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { drawnCard } from './support/paper-card.ts'
import { seedClub, signUp } from './support/seed.ts'

/** A club learns from corrections: it switches that on, a player agrees with one card, and the club looks and erases. */
test('a club that learns keeps the decided cells of who agrees, until it erases them', async ({ person }) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Learning Links')
  const settings = secretary.page
  await settings.goto('/club-admin?tab=settings')
  const keeping = settings.getByRole('checkbox', { name: 'Keep corrected boxes' })
  await expect(keeping).not.toBeChecked()
  await keeping.click()
  await expect(keeping).toBeChecked()

  const { photo, course, rows } = await drawnCard('vertical', { scribbledOver: { row: 0, hole: 7 } })
  const post = async (path: string, data: unknown, context = secretary.context) => {
    const answer = await context.request.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return z.looseObject({ id: z.string() }).parse(await answer.json()).id
  }
  const holes = course.par.map((par, i) => ({ holeNumber: i + 1, par, handicapIndex: course.si[i] }))
  const courseId = await post('/api/courses', { name: 'Learned', clubId: club.clubId, holes })
  await signUp(player.context, { firstName: 'Lea', lastName: 'Learner', clubCode: club.clubCode })
  await post('/api/rounds', { courseId }, player.context)
  const { page } = player
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await choosePhoto(page, photo)
  await page.getByRole('button', { name: 'Process Scorecard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check the scores' })
  await expect(dialog).toBeVisible({ timeout: 240_000 })
  await dialog.getByRole('button', { name: /^Row 1, begins/ }).click()
  const decided = await checkReading(dialog, rows[0] ?? [])
  const agree = dialog.getByRole('checkbox', { name: 'Let the reader learn from what I corrected' })
  await expect(agree).not.toBeChecked()
  await agree.click()
  await expect(agree).toBeChecked()
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/learning') && answer.request().method() === 'POST',
  )
  await dialog.getByRole('button', { name: /^Put \d+ scores? on the card$/ }).click()
  expect((await sent).status()).toBe(200)

  await settings.reload()
  await expect(settings.getByText(`${decided.length} of at most 5,000 boxes kept.`)).toBeVisible()
  await settings.getByRole('button', { name: 'Look at the newest' }).click()
  await expect(settings.getByRole('button', { name: /^Erase: / })).toHaveCount(decided.length)
  await settings.getByRole('button', { name: 'Erase all' }).click()
  await settings.getByRole('dialog').getByRole('button', { name: 'Erase all' }).click()
  await expect(settings.getByText('0 of at most 5,000 boxes kept.')).toBeVisible()
})
