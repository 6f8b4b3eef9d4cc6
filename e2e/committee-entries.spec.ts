import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* What the handicap committee enters on a record, as the player then reads it on their own phone (Rules 7.1, 7.2a). */

test('a committee freezes, resets and posts a penalty score, and the player reads each with its arithmetic', async ({
  person,
}) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Committee Hills')
  const names = { firstName: 'Petra', lastName: 'Player', clubCode: club.clubCode }
  const memberId = await signUp(player.context, names)
  await call(secretary.context.request, 'PATCH', `/api/members/${memberId}/handicap`, { handicap: '12.0' })
  const { page } = secretary
  const own = player.page
  await page.goto(`/members/${memberId}/handicap`)
  const entries = page.getByRole('group', { name: 'Entries of the handicap committee' })
  const dialog = page.getByRole('dialog')
  const save = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await test.step('frozen: the player reads who, when and why', async () => {
    await entries.getByRole('button', { name: 'Freeze the index' }).click()
    await save('Freeze the index')
    await expect(dialog.getByText('Give a reason of at least 3 characters.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Under review')
    await save('Freeze the index')
    await expect(page.getByText('The index is frozen.')).toBeVisible()
    await own.goto('/handicap')
    await expect(own.getByText('Index frozen by the committee')).toBeVisible()
    await expect(own.getByText('Reason: Under review').first()).toBeVisible()
  })

  await test.step('reset: a refusal names its field and keeps what was typed', async () => {
    await entries.getByRole('button', { name: 'Lift the freeze' }).click()
    await dialog.getByLabel('Reason').fill('The review is over')
    await save('Lift the freeze')
    await entries.getByRole('button', { name: 'Reset the index' }).click()
    await dialog.getByLabel('New Handicap Index').fill('11.5')
    await dialog.getByLabel('The player was heard on').fill('2026-01-15')
    await dialog.getByLabel('What the player said').fill('They agree')
    await dialog.getByLabel('Reason').fill('Improving quickly')
    await save('Reset the index')
    await expect(dialog.getByText('A reset moves the Handicap Index by at least 1.0.').first()).toBeVisible()
    await expect(dialog.getByLabel('What the player said')).toHaveValue('They agree')
    await dialog.getByLabel('New Handicap Index').fill('10.0')
    await save('Reset the index')
    await expect(dialog).toBeHidden()
    await own.reload()
    await expect(
      own.getByText('The committee reset the Handicap Index from 12.0 to 10.0 (Rule 7.1a).'),
    ).toBeVisible()
    await expect(own.getByText(/^The player was heard on .*: They agree$/)).toBeVisible()
  })

  await test.step('a penalty score stands in the player’s table and opens to its arithmetic', async () => {
    await entries.getByRole('button', { name: 'Post a penalty score' }).click()
    await dialog.getByLabel('Day of the round').fill(new Date().toISOString().slice(0, 10))
    await dialog.getByLabel('Course').selectOption({ index: 1 })
    await dialog.getByLabel('Why the round was not posted').selectOption('other')
    await dialog.getByLabel('Reason').fill('Left after the 18th')
    await save('Post a penalty score')
    await expect(dialog).toBeHidden()
    await own.reload()
    await expect(own.getByText(/, penalty score$/)).toBeVisible()
    await own.getByRole('button', { name: /^Differential of/ }).click()
    await expect(own.getByText(/^A round that was not posted: Course Rating/)).toBeVisible()
  })

  await test.step('taken back: the record is as it was, and both entries stay to be read', async () => {
    await page.getByRole('button', { name: /^Take back: Penalty score of the committee/ }).click()
    await dialog.getByLabel('Reason').fill('The card was found')
    await save('Take back')
    await expect(dialog).toBeHidden()
    await own.reload()
    await expect(own.getByText('Entry taken back by the committee')).toBeVisible()
    await expect(own.getByText('Taken back later. It no longer counts.')).toBeVisible()
    await expect(own.getByText(/, penalty score$/)).toBeHidden()
  })
})

test('an administrator is taken off the handicap committee, reads so where it works, and is put back', async ({
  caller,
  person,
}) => {
  const [secretary, second] = await Promise.all([person(desk), person(desk)])
  const club = await seedClub(secretary.context, 'Committee Seats')
  const { clubCode, clubId } = club
  const secondId = await signUp(second.context, { firstName: 'Sam', lastName: 'Second', clubCode })
  const memberId = await signUp(await caller(), { firstName: 'Paula', lastName: 'Player', clubCode })
  const { request } = secretary.context
  await call(request, 'PATCH', `/api/clubs/${clubId}/members/${secondId}`, { role: 'club_admin' })
  await call(request, 'PATCH', `/api/members/${memberId}/handicap`, { handicap: '12.0' })
  /** In the list of members, where the page is. */
  const seatOf = async ({ page }: typeof secretary, name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Manage' }).click()
    return page.getByRole('dialog').getByRole('checkbox', { name: 'On the handicap committee' })
  }

  await test.step('taken off by another administrator', async () => {
    await secretary.page.goto('/club-admin?tab=members')
    const seat = await seatOf(secretary, 'Sam Second')
    await expect(seat).toBeChecked()
    await seat.click()
    await expect(
      secretary.page.getByText('Sam Second is no longer on the handicap committee.').first(),
    ).toBeVisible()
    await expect(seat).not.toBeChecked()
    await secretary.page.keyboard.press('Escape')
    await expect(seat).toHaveCount(0)
  })

  await test.step('off it, the pages of the committee say so, and no handicap is entered', async () => {
    const { page } = second
    await page.goto('/handicap-committee')
    await expect(page.getByText('Only administrators on the handicap committee can open')).toBeVisible()
    await page.goto('/handicap-committee/reviews')
    await expect(page.getByText('Only administrators on the handicap committee can see')).toBeVisible()
    await page.goto(`/members/${memberId}/handicap`)
    await expect(
      page.getByText('Only administrators on the handicap committee can make decisions'),
    ).toBeVisible()
    await expect(page.getByRole('group', { name: 'Entries of the handicap committee' })).toHaveCount(0)
    await page.goto('/club-admin?tab=members')
    const row = page.getByRole('row').filter({ hasText: 'Paula Player' })
    await expect(row).toContainText('12.0')
    await expect(row.getByRole('button', { name: /^Edit the handicap/ })).toHaveCount(0)
  })

  await test.step('the last one stays on, and the switch goes back', async () => {
    const seat = await seatOf(secretary, 'Ruth CommitteeSeats')
    await seat.click()
    await expect(secretary.page.getByText('Nobody else is on the handicap committee.').first()).toBeVisible()
    await expect(seat).toBeChecked()
  })

  await test.step('put back by themself, the desk opens', async () => {
    const seat = await seatOf(second, 'Sam Second')
    await seat.click()
    await expect(second.page.getByText('Sam Second is on the handicap committee.').first()).toBeVisible()
    await second.page.goto('/handicap-committee')
    await expect(second.page.getByRole('heading', { name: 'Find a member' })).toBeVisible()
  })
})
