import { desk, expect, test } from './support/fixtures.ts'
import { dismissToasts, expectRefusal, expectSaid } from './support/refused-write.ts'
import { PASSWORD, seedClub } from './support/seed.ts'

/*
 * Messages of errors and successes, each provoked for real: bad input, a session that ended, a store that takes no write or
 * cannot be read. The texts are the contract's, letter for letter. Here are those that no other journey passes: what is said
 * in the administration is in admin.spec.ts, of a round's start in kept-forms.spec.ts and scorecard.spec.ts, of joining and of
 * what cannot be loaded in board.spec.ts, of figures in analytics.spec.ts, of a session that ended in player.spec.ts, of photos
 * in photos.spec.ts, and of a reading in scan.spec.ts.
 */

test('who enters is told of a code that is missing, misspelt or nobody’s, and of a choice that was not kept', async ({
  caller,
  person,
  server,
}) => {
  const { clubCode } = await seedClub(await caller(), 'Castle Links')
  const { page } = await person(desk)
  const code = page.getByLabel(/^Club code/)
  const create = page.getByRole('button', { name: 'Create Account' })
  const enter = page.getByRole('button', { name: 'Sign In', exact: true })
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill('una.unknown@example.org')

  await test.step('an account without a club code', async () => {
    await page.getByLabel('First name').fill('Una')
    await page.getByLabel('Last name').fill('Unknown')
    await page.locator('input[autocomplete="new-password"]').fill(PASSWORD)
    await create.click()
    await expectSaid(page, ['Please enter your club code'])
  })
  await test.step('a sign-in with a misspelt code, and one whose choice is not kept', async () => {
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByText('Join a club with its code, or set one up').click()
    await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
    await code.fill('XX12')
    await enter.click()
    await expectSaid(page, ['Invalid club code format. Use format: SC123456'])
    await code.fill(clubCode)
    await expectRefusal(page, server, {
      table: 'sign_in_preferences',
      act: () => enter.click(),
      shows: ['Authentication setup failed. Please try again.'],
    })
  })
  await test.step('an account with a code that no club has: told at home, where there is a field for it (P20)', async () => {
    await page.getByRole('tab', { name: 'Create Account' }).click()
    await page.locator('input[autocomplete="new-password"]').fill(PASSWORD)
    await code.fill('SC000000')
    await create.click()
    await expectSaid(page, ['No club has this code. Check it with your club.'])
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('an invitation that is refused is told, and made when it is sent again', async ({ person, server }) => {
  const { page, context } = await person(desk)
  await seedClub(context, 'Invited Links')
  await page.goto('/member-invite')
  await page.getByLabel(/^E-?mail/i).fill('newcomer@example.org')
  await page
    .getByLabel(/^Handicap/)
    .first()
    .fill('12.4')
  const send = page.getByRole('button', { name: /Send invitation/i }).first()
  await expectRefusal(page, server, {
    table: 'invitations',
    act: () => send.click(),
    shows: ['Error', 'Failed to send invitation. Please try again.'],
  })
  await send.click()
  // Nothing is mailed here; `Invitation Sent` is in invitations.spec.ts, with a mail server.
  await expectSaid(page, ['Invitation made', 'No e-mail was sent. Pass the link on.'])
  await dismissToasts(page)
})

test('when several things are said, then one toast is shown at a time, for 5,000 ms', async ({ person }) => {
  const { page, context } = await person(desk)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seedClub(context, 'Toast Links')
  await page.clock.install()
  await page.goto('/admin-dashboard')
  const toasts = page.locator('[data-swipe-direction]')
  const copy = page.getByRole('button', { name: 'Copy' })
  await copy.click()
  await expect(toasts).toHaveText(/Club code copied to clipboard!/)
  // From here on time passes only as it is told to.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(toasts).toHaveCount(0)
  await copy.click()
  await expect(toasts).toHaveCount(1)
  await copy.click()
  await expect(toasts).toHaveCount(1)
  // A toast waits under the mouse, and while the window is not looked at.
  await page.mouse.move(20, 450)
  await page.clock.runFor(4_800)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(400)
  await expect(toasts).toHaveCount(0)
})
