import { shareBoard } from '#contract/board/sharing.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* The secretary writes to everybody who plays: seen before it goes who is reached, told once, on every board until it is taken down. */

const HOSTILE = '<img src=x onerror="window.hit=1"> Lunch at one'

test('when the club writes to all players, then they are told and every board shows it until it is taken down', async ({
  person,
}) => {
  const { context: admin, page } = await person(desk)
  const club = await seedClub(admin, 'Message Links')
  const { context: player, page: mobile } = await person(phone)
  await signUp(player, { firstName: 'Pia', lastName: 'Byrne', clubCode: club.clubCode })
  await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const guest = { key: 'guestofthemessage', firstName: 'Gil', lastName: 'Guest' }
  await call(admin.request, 'POST', `/api/competitions/${club.competitionId}/entry-list/guests`, guest)
  const shared = shareBoard.reply.parse(
    await call(admin.request, 'PUT', `/api/competitions/${club.competitionId}/sharing/board`, {}),
  )
  const wall = shareBoard.reply.parse(
    await call(admin.request, 'PUT', `/api/competitions/${club.competitionId}/sharing/wall`, {}),
  )
  const address = (links: typeof shared.links, kind: string) =>
    new URL(links.find((one) => one.kind === kind)?.address ?? '')
  const { context: anyone, page: stranger } = await person(desk)
  const television = await anyone.newPage()

  const boardOf = address(shared.links, 'board')
  const wallOf = address(wall.links, 'wall')
  await mobile.goto(`/competitions/${club.competitionId}/leaderboard`)
  await stranger.goto(boardOf.pathname)
  await television.goto(wallOf.pathname + wallOf.hash)

  await test.step('who is reached is said before it goes, and an empty message goes nowhere', async () => {
    await page.goto(`/competition-desk/${club.competitionId}`)
    await page.getByRole('button', { name: 'Write to all players' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('1 player is told in the app.')).toBeVisible()
    await expect(dialog.getByText('1 player has no account: tell them another way.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send the message' }).click()
    await expect(dialog.getByText('Write what the players should know.')).toBeVisible()
    await dialog.getByRole('textbox').fill(HOSTILE)
    await expect(dialog.getByText(`${200 - HOSTILE.length} characters left.`)).toBeVisible()
  })

  await test.step('a fault and a reload lose nothing, and two presses send one message', async () => {
    const dialog = page.getByRole('dialog')
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Send the message' }).click()
    await expect(dialog.getByText('The message was not sent')).toBeVisible()
    await page.unroute('**/messages')
    await page.reload()
    await page.getByRole('button', { name: 'Write to all players' }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue(HOSTILE)
    await dialog.getByRole('button', { name: 'Send the message' }).dblclick()
    await expect(dialog).toBeHidden()
    const made = page.getByRole('status').filter({ hasText: 'The message is sent' })
    await expect(made).toContainText('1 player was told in the app.')
    await expect(made).toContainText('1 player has no account: tell them another way.')
    await expect(page.getByText('On the boards until the end of the day.')).toBeVisible()
  })

  await test.step('open boards show it as text, without a reload', async () => {
    for (const board of [mobile, stranger, television])
      await expect(board.getByText('<img src=x onerror="window.hit=1"> Lunch at one')).toBeVisible()
    await mobile.goto('/notices')
    await expect(mobile.getByText(/The club has written to everybody in .*Lunch at one”\./)).toHaveCount(1)
    const plain = await anyone.newPage()
    await plain.goto(`${boardOf.pathname}/plain`)
    await expect(plain.getByText('From the club:')).toBeVisible()
    await expect(plain.getByText(HOSTILE)).toBeVisible()
    for (const board of [mobile, stranger, television, plain])
      expect(await board.evaluate(() => 'hit' in window)).toBe(false)
  })

  await test.step('taken down, it is off the boards', async () => {
    await mobile.goto(`/competitions/${club.competitionId}/leaderboard`)
    await expect(mobile.getByText('From the club')).toBeVisible()
    await page.getByRole('button', { name: 'Take it down' }).click()
    await expect(page.getByText('No longer on the boards.')).toBeVisible()
    for (const board of [mobile, stranger, television])
      await expect(board.getByText('From the club')).toHaveCount(0)
  })
})
