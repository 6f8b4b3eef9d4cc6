import { call } from './support/call.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

test('a secretary types a paper card from its row in 20 presses, reminds the others, and rules on them in one step', async ({
  caller,
  person,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Card Hill')
  for (const firstName of ['Ann', 'Ben', 'Cal']) {
    const player = await caller()
    await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const draw = `/api/competitions/${club.competitionId}/draw`
  await call(context.request, 'POST', draw, {
    kind: 'one_tee',
    groupSize: 3,
    firstAt: `${tomorrow}T09:00`,
    intervalMinutes: 10,
    breaks: [],
    order: 'entered',
  })
  await call(context.request, 'POST', `${draw}/publication`, {})
  await page.goto(`/competition-desk/${club.competitionId}?section=cards`)
  const row = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${name} Byrne` })
  await expect(row('Ann')).toContainText('Not started')

  await test.step('a paper card is begun, typed and handed in from its row', async () => {
    await row('Ann').getByRole('button', { name: 'Type the paper card of Ann Byrne' }).click()
    // With Type and Hand in, twenty presses: the card is begun, its first hole has the focus, and the marker is proposed.
    const keys = '454354445443454345'
    expect(keys).toHaveLength(18)
    const firstHole = row('Ann')
      .getByLabel(/^Hole 1\b/)
      .first()
    await expect(firstHole).toBeFocused()
    await expect(firstHole).toBeInViewport()
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.getByLabel(/^Marker’s name/)).toHaveValue('Ben Byrne')
    await row('Ann').getByRole('button', { name: 'Cal Byrne', exact: true }).click()
    await expect(page.getByLabel(/^Marker’s name/)).toHaveValue('Cal Byrne')
    await page.getByLabel(/^Marker’s name/).fill('Mia Marker')
    // One screen, no list to choose from, and one reason at most, which nobody has to give.
    await expect(row('Ann').getByRole('combobox')).toHaveCount(0)
    await expect(row('Ann').getByLabel(/^Reason/)).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`/competition-desk/${club.competitionId}[?]section=cards$`))
    // What is typed outlives a reload: the row stands open with it.
    await page.reload()
    await expect(page.getByLabel(/^Marker’s name/)).toHaveValue('Mia Marker')
    // Nobody is on the course by what was only typed.
    await expect(row('Ann')).toContainText('Not started')
    await expect(row('Ann')).toContainText('It starts from the competition’s tee when you hand it in here.')
    await expect(
      row('Ann')
        .getByLabel(/^Hole 18\b/)
        .first(),
    ).toHaveValue('5')
    await page.getByLabel(/^Marker’s name/).fill('Byrne, Ann')
    await page.getByRole('button', { name: 'Hand in the card' }).click()
    await expect(row('Ann').getByText(/^This is the player’s own name\./)).toBeVisible()
    await expect(row('Ann')).toContainText('Not started')
    await page.getByLabel(/^Marker’s name/).fill('Mia Marker')
    await page.getByRole('button', { name: 'Hand in the card' }).click()
    await expect(row('Ann')).toContainText(/In, from paper · \d+ points/)
    await expect(row('Ann')).toBeFocused()
    await expect(row('Ann').getByRole('link', { name: 'Open the card of Ann Byrne' })).toBeVisible()
  })

  await test.step('a card that is in is corrected by a paste, for one reason, and its history tells it', async () => {
    await row('Ann').getByRole('button', { name: 'Correct the card of Ann Byrne' }).click()
    await row('Ann')
      .getByLabel(/^Hole 1\b/)
      .first()
      .evaluate((cell, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, '4 5 4 3 5 4 4 4 5 4 4 3 4 5 4 3 4 7')
    await row('Ann')
      .getByLabel(/^Reason/)
      .fill('The marker wrote a seven')
    await row('Ann').getByRole('button', { name: 'Correct 1 hole', exact: true }).click()
    await expect(row('Ann').getByLabel(/^Reason/)).toHaveCount(0)
    await row('Ann').getByRole('button', { name: 'History of the card of Ann Byrne' }).click()
    await expect(row('Ann')).toContainText('Hole 18: 5 → 7')
    await expect(row('Ann')).toContainText('The marker wrote a seven')
  })

  await test.step('a second press reminds nobody twice', async () => {
    await page.getByRole('button', { name: 'Remind all 2 players' }).click()
    await expect(page.getByText('2 players reminded', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Remind all 2 players' }).click()
    await expect(page.getByText('Nobody reminded', { exact: true }).first()).toBeVisible()
  })

  await test.step('the cards that are left are found by their count, and ruled on together', async () => {
    await page.getByRole('button', { name: 'Not started 2' }).click()
    await expect(row('Ann')).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Choose all 2 cards shown' }).check()
    await expect(page.getByRole('form', { name: 'Decision on 2 chosen cards' })).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Reason').fill('Went home')
    await page.getByRole('button', { name: 'Save decision', exact: true }).click()
    await expect(page.getByText('Decision saved for 2 cards', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'All 3' }).click()
    await expect(row('Ben')).toContainText('No return · Went home')
  })
})
