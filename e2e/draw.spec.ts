import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { pagesOf } from './support/pdf-text.ts'
import { seedClub, signInAs, signUp, type Caller, type SeededClub } from './support/seed.ts'

/*
 * The draw of a Saturday: groups by index with two wishes, one player moved by keyboard and one by drag, published, read on
 * a player's phone, a late entry that fills a gap, and the group card that starts from the sheet.
 */

/** Players P01, P02 … who are entered, P01 with the lowest index. */
async function enterPlayers(
  caller: () => Promise<Caller>,
  terms: { club: SeededClub; admin: Caller; from: number; to: number },
): Promise<Caller[]> {
  const { club, admin, from, to } = terms
  const players: Caller[] = []
  for (let i = from; i <= to; i++) {
    const player = await caller()
    const firstName = `P${String(i).padStart(2, '0')}`
    const userId = await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: `${i}.0` })
    await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
    players.push(player)
  }
  return players
}

const groupAt = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Groups' }).getByRole('region', { name: `Group ${number},` })

/** "P01 P02 P03" of a group. */
async function playersOf(group: Locator): Promise<string> {
  const rows = await group
    .locator('[data-name]')
    .evaluateAll((all) => all.map((one) => one.dataset.name ?? ''))
  return rows.map((name) => name.split(' ')[0]).join(' ')
}

async function phoneOf(
  opened: { context: BrowserContext; page: Page },
  player: Caller | undefined,
): Promise<Page> {
  if (!player) throw new Error('There is no such player')
  await signInAs(opened, player)
  return opened.page
}

/** A competition of one day, on which starts are known by their time. */
async function moveToTomorrow(admin: Caller, { competitionId }: SeededClub): Promise<string> {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const dates = { startDate: `${day}T08:00`, endDate: `${day}T20:00` }
  await call(admin.request, 'PATCH', `/api/competitions/${competitionId}`, dates)
  return day
}

async function addWish(page: Page, fill: (dialog: Locator) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Add a wish' }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Save the wish' }).click()
  await expect(dialog).toBeHidden()
}

test('when twelve players are drawn, moved and published, then a player finds their start, and a late entry a gap', async ({
  caller,
  person,
}) => {
  const { context: admin, page } = await person(desk)
  const club = await seedClub(admin, 'Draw Links')
  const day = await moveToTomorrow(admin, club)
  const players = await enterPlayers(caller, { club, admin, from: 1, to: 11 })

  await page.goto(`/competition-desk/${club.competitionId}?section=draw`)
  await expect(page.getByText('No groups yet')).toBeVisible()
  await addWish(page, async (dialog) => {
    await dialog.getByLabel('Player').selectOption({ label: 'P01 Byrne' })
    await dialog.getByLabel('Wants to play with').selectOption({ label: 'P10 Byrne' })
  })
  await addWish(page, async (dialog) => {
    await dialog.getByLabel('Player').selectOption({ label: 'P02 Byrne' })
    await dialog.getByLabel('Not before').fill('23:40')
  })
  await page.getByRole('button', { name: 'Draw the groups' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First start').fill(`${day}T09:00`)
  await expect(dialog.getByText('3 groups, from 09:00 to 09:20')).toBeVisible()
  await dialog.getByRole('button', { name: 'Draw the groups' }).click()
  await expect(dialog).toBeHidden()
  // Eleven in groups of four: the group of three goes first; whom P01 asked for is with them.
  await expect.poll(() => playersOf(groupAt(page, 1))).toBe('P01 P02 P10')
  await expect(page.getByText('Kept', { exact: true })).toBeVisible()
  await expect(page.getByText('no group starts at such a time')).toBeVisible()

  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: /^P02 Byrne/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect.poll(() => playersOf(groupAt(page, 1))).toBe('P01 P10 P03')
    await expect.poll(() => playersOf(groupAt(page, 2))).toBe('P02 P04 P05 P06')
  })

  await test.step('by drag', async () => {
    const handle = page.locator('[data-name="P06 Byrne"] [data-handle]')
    const target = page.locator('[data-name="P10 Byrne"]')
    await target.scrollIntoViewIfNeeded()
    const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
    if (!from || !to) throw new Error('Both are on the screen')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 40, to.y + 20, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => playersOf(groupAt(page, 1))).toBe('P01 P06 P10 P03')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => playersOf(groupAt(page, 1))).toBe('P01 P10 P03')
  })

  await test.step('a group gets another time and hole by hand', async () => {
    await page.getByRole('button', { name: /^Change the start of Group 3, 09:20/ }).click()
    await page.getByRole('dialog').getByLabel('Time, club time').fill('09:25')
    await page.getByRole('dialog').getByLabel('Starting hole').selectOption('10')
    await page.getByRole('dialog').getByRole('button', { name: 'Change the start' }).click()
    await expect(page.getByRole('region', { name: 'Group 3, 09:25, hole 10' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: 'Group 3, 09:20, hole 1' })).toBeVisible()
  })

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByText('11 players get').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Players see the start sheet')).toBeVisible()

  await test.step('a late entry takes the gap, and nobody else moves', async () => {
    await enterPlayers(caller, { club, admin, from: 12, to: 12 })
    await page.reload()
    await page.getByRole('button', { name: 'Fill the gaps with them' }).click()
    await expect.poll(() => playersOf(groupAt(page, 1))).toBe('P01 P10 P03 P12')
    await page.getByRole('button', { name: 'Publish the changes' }).click()
    await page.getByRole('dialog').getByText('4 players get').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('button', { name: 'Publish the changes' })).toBeHidden()
  })

  await test.step('the player reads it on their phone', async () => {
    const mobile = await phoneOf(await person(phone), players[0])
    await mobile.goto(`/competitions/${club.competitionId}/start-sheet`)
    await expect(mobile.getByText(/^You start .*, 09:00, hole 1$/)).toBeVisible()
    await expect(mobile.getByText('with P10 Byrne, P03 Byrne and P12 Byrne')).toBeVisible()
    await expect(mobile.getByRole('row')).toHaveCount(4)
    const file = mobile.waitForEvent('download')
    await mobile.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await file).suggestedFilename()).toBe('start-time.ics')
    const saved = await readFile(await (await file).path(), 'utf8')
    expect(saved).toMatch(/^SEQUENCE:[1-9]/m)
  })
})

test('when a competition is moved, then its draw moves with it; when the draw’s day is gone, the desk says both days and cannot publish it', async ({
  caller,
  person,
}) => {
  const { context: admin, page } = await person(desk)
  const club = await seedClub(admin, 'Moved Links')
  await enterPlayers(caller, { club, admin, from: 1, to: 2 })
  const path = `/api/competitions/${club.competitionId}`
  const days = (from: string, to: string) => ({ startDate: `${from}T08:00`, endDate: `${to}T20:00` })
  await call(admin.request, 'PATCH', path, days('2030-11-23', '2030-11-24'))
  await call(admin.request, 'POST', `${path}/draw`, {
    kind: 'one_tee',
    groupSize: 4,
    intervalMinutes: 8,
    breaks: [],
    order: 'entered',
    firstAt: '2030-11-24T09:00',
  })
  const drawn = `/competition-desk/${club.competitionId}?section=draw`
  await page.goto(drawn)
  await expect(page.getByRole('region', { name: /^Group 1, .*24.*09:00, hole 1$/ })).toBeVisible()

  await call(admin.request, 'PATCH', path, days('2030-11-30', '2030-12-01'))
  await page.goto(drawn)
  await expect(page.getByRole('region', { name: /^Group 1, .*1.*Dec.*09:00, hole 1$/ })).toBeVisible()

  await call(admin.request, 'PATCH', path, days('2030-12-07', '2030-12-07'))
  await page.goto(drawn)
  await expect(
    page.getByText('This draw starts on 1 December; the competition is on 7 December.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Draw again' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('First start')).toHaveValue('2030-12-07T09:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Draw again' }).click()
  await expect(page.getByRole('region', { name: 'Group 1, 09:00, hole 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})

test('when the group of a start sheet begins, then one press gives all of it a card', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const club = await seedClub(admin, 'Draw Tee')
  const [first] = await enterPlayers(caller, { club, admin, from: 1, to: 3 })
  const draw = `/api/competitions/${club.competitionId}/draw`
  await call(admin.request, 'POST', draw, {
    kind: 'one_tee',
    groupSize: 4,
    intervalMinutes: 8,
    breaks: [],
    order: 'entered',
    firstAt: new Date().toISOString(),
  })
  await call(admin.request, 'POST', `${draw}/publication`, {})
  const mobile = await phoneOf(await person(phone), first)
  await mobile.goto('/competitions')
  await expect(mobile.getByRole('link', { name: /^You start .*, hole 1, with P02 Byrne/ })).toBeVisible()
  await mobile.goto('/group')
  await expect(mobile.getByText('with P02 Byrne and P03 Byrne.')).toBeVisible()
  await mobile.getByRole('button', { name: 'Start this group’s card' }).click()
  for (const name of ['P01 Byrne', 'P02 Byrne', 'P03 Byrne'])
    await expect(mobile.getByText(name).first()).toBeVisible()
})

test('when a start sheet is printed, then every group is on paper in one piece', async ({ person }) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Paper Starts')
  const groups = Array.from({ length: 38 }, (_, i) => ({
    number: i + 1,
    startsAt: new Date(Date.UTC(2026, 5, 6, 8, i * 8)).toISOString(),
    hole: 1,
    half: null,
    players: [1, 2, 3, 4].map((k) => ({
      userId: `usr_${i}x${k}`,
      firstName: `G${i}P${k}`,
      lastName: 'Byrne',
    })),
  }))
  await context.route('**/start-sheet', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({
          json: {
            competitionId: club.competitionId,
            competitionName: 'Captain’s Prize',
            clubName: 'Paper Starts',
            courseName: 'Luttrellstown',
            timeZone: 'Europe/Dublin',
            publishedAt: '2026-06-05T12:00:00Z',
            groups,
            ownGroup: null,
          },
        }),
  )
  await page.goto(`/competitions/${club.competitionId}/start-sheet`)
  await expect(page.getByRole('row')).toHaveCount(39)
  for (const format of ['A4', 'Letter'] as const) {
    const pages = pagesOf(await page.pdf({ format }))
    expect(pages.length, format).toBeLessThanOrEqual(4)
    for (const text of pages) if (text.includes('Byrne')) expect(text).toContain('TimeHolePlayers')
    const torn = groups.filter(
      ({ number }) =>
        !pages.some((text) => [1, 2, 3, 4].every((k) => text.includes(`G${number - 1}P${k}Byrne`))),
    )
    expect(torn.map(({ number }) => number)).toEqual([])
    for (const trace of ['Print', 'Competitions', 'Profile'])
      expect(pages.join('').replaceAll('Printedon', '')).not.toContain(trace)
  }
})
