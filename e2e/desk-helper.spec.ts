import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* An administrator lets somebody help at the desk of one competition, and takes them back. */

test('a desk helper types a card on their own phone, cannot close the competition, and is taken back', async ({
  caller,
  person,
}) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Helper Hill')
  const { competitionId, clubCode } = club
  const hal = await person(phone)
  await signUp(hal.context, { firstName: 'Hal', lastName: 'Helper', clubCode })
  const ann = await caller()
  await signUp(ann, { firstName: 'Ann', lastName: 'Byrne', clubCode })
  await call(ann.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  const twin = { name: 'Ladies’ Medal', clubId: club.clubId, courseId: club.courseId }
  await call(context.request, 'POST', '/api/competitions', {
    ...twin,
    competitionType: 'stroke_play',
    startDate: new Date(Date.now() - 60_000).toISOString(),
    endDate: new Date(Date.now() + 8 * 3_600_000).toISOString(),
  })

  await test.step('the administrator adds a member at the desk, with one tick at every one of the day', async () => {
    await page.goto(`/competition-desk/${competitionId}`)
    await expect(page.getByText('Nobody helps at this desk yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add a desk helper' }).click()
    await page.getByLabel('Search members').fill('hal')
    await page.getByRole('checkbox', { name: 'Also at the other competition of this day' }).check()
    await page.getByRole('button', { name: 'Add Hal Helper' }).click()
    await expect(page.getByText('Hal Helper helps at this desk', { exact: true })).toBeVisible()
    await expect(page.getByText('Also at Ladies’ Medal.').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Desk helpers' })).toContainText('Hal Helper')
  })

  await test.step('the helper finds the desk on home, without what is not theirs', async () => {
    await hal.page.goto('/')
    const help = hal.page.getByRole('link', { name: /^You help at / })
    await expect(help).toHaveCount(2)
    await help.filter({ hasText: 'Captain’s Prize' }).click()
    await expect(hal.page.getByText('You are a desk helper here.')).toBeVisible()
    await expect(hal.page.getByRole('tab')).toHaveText(['Overview', 'Entries', 'Draw', 'Cards'])
    await expect(hal.page.getByRole('button', { name: /Close|Make final|Cancel competition/ })).toHaveCount(0)
    await expect(hal.page.getByRole('heading', { name: 'Desk helpers' })).toHaveCount(0)
    await hal.page.getByRole('tab', { name: 'Entries' }).click()
    await expect(hal.page.getByRole('button', { name: 'Enter players' })).toBeVisible()
    await expect(hal.page.getByRole('button', { name: /CSV/ })).toHaveCount(0)
  })

  await test.step('and types a paper card', async () => {
    await hal.page.getByRole('tab', { name: 'Cards' }).click()
    await hal.page.getByRole('button', { name: 'Type the paper card of Ann Byrne' }).click()
    await expect(hal.page.getByLabel(/^Hole 1\b/).first()).toBeFocused()
    for (const key of '454354445443454345') await hal.page.keyboard.press(key)
    await hal.page.getByLabel(/^Marker’s name/).fill('Mia Marker')
    await hal.page.getByRole('button', { name: 'Hand in the card' }).click()
    await expect(hal.page.getByText('Card handed in', { exact: true })).toBeVisible()
    await expect(hal.page.getByRole('button', { name: 'Correct the card of Ann Byrne' })).toBeVisible()
    await expect(hal.page.getByRole('button', { name: /^Reopen/ })).toHaveCount(0)
  })

  await test.step('and is refused by the server what only administrators do', async () => {
    const close = await hal.context.request.patch(`/api/competitions/${competitionId}/status`, {
      data: { status: 'completed' },
    })
    expect(close.status()).toBe(403)
  })

  await test.step('taken back, the next call is refused, and the desk says whom to ask', async () => {
    await page.getByRole('button', { name: 'Remove Hal Helper from this desk' }).click()
    await expect(page.getByText('Hal Helper no longer helps at this desk', { exact: true })).toBeVisible()
    const cards = await hal.context.request.get(`/api/competitions/${competitionId}/cards`)
    expect(cards.status()).toBe(403)
    await expect(hal.page.getByText(/Ask an administrator of the club for access/)).toBeVisible({
      timeout: 25_000,
    })
    await hal.page.goto('/')
    await expect(hal.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hal.page.getByRole('link', { name: /^You help at / })).toHaveCount(1)
  })
})
