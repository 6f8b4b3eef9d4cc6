import { SECOND_DIGIT_MS } from '#web/platform/grid-keys.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { seedClub, seedRound } from './support/seed.ts'

/** U20: eighteen holes by keyboard alone, in at most 22 keystrokes, with a mistake put right. */
test('when a card is typed at a desk, then eighteen holes take at most 22 keys', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const club = await seedClub(admin, 'Keyboard Links')
  const { context, page } = await person(desk)
  const roundId = await seedRound(context, { club, admin, firstName: 'Kay', handicap: '18.0', gross: [] })
  await page.goto('/scorecard')
  const cell = (hole: number) => page.getByLabel(new RegExp(`^Hole ${hole}, par`))
  await expect(cell(1)).toBeVisible()
  await cell(1).focus()
  // However long the machine takes between the two digits of a ten.
  await freezeTimers(page, SECOND_DIGIT_MS)

  const gross = [4, 5, 4, 3, 5, 4, 6, 10, 4, 5, 4, 4, 3, 5, 6, 4, 5, 4]
  const keys = gross.flatMap((strokes) => [...String(strokes)])
  expect(keys.length).toBeLessThanOrEqual(22)
  for (const key of keys) await page.keyboard.press(key)

  const read = async () => {
    const response = await context.request.get(`/api/rounds/${roundId}`)
    const body = (await response.json()) as { entries: { holeNumber: number; grossScore: number | null }[] }
    return body.entries.map((entry) => entry.grossScore)
  }
  await expect.poll(read).toEqual(gross)

  await cell(3).focus()
  await page.keyboard.press('9')
  await expect.poll(async () => (await read())[2]).toBe(9)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await read())[2]).toBe(4)
  await cell(18).focus()
  await page.keyboard.press('p')
  await expect.poll(async () => (await read())[17]).toBeNull()
  await expect(page.getByText('Saved at club')).toBeVisible()
})
