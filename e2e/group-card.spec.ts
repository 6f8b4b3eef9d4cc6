import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { playingGroup } from '#contract/card/groups.ts'
import { getRound } from '#contract/card/rounds.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp, type Caller, type SeededClub } from './support/seed.ts'
import { sendScores } from './support/send-scores.ts'
import { tapKey } from './support/tap-key.ts'

type Phone = { page: Page; context: BrowserContext }
type MakePerson = (device: typeof phone) => Promise<Phone>

/** Somebody entered in the club's competition, who has no card yet. */
async function enter(
  person: MakePerson,
  club: SeededClub,
  firstName: string,
  lastName = 'Byrne',
): Promise<Phone> {
  const one = await person(phone)
  await enterCaller(one.context, { club, firstName, lastName })
  return one
}

async function enterCaller(
  one: Caller,
  { club, ...names }: { club: SeededClub; firstName: string; lastName: string },
): Promise<void> {
  await signUp(one, { ...names, clubCode: club.clubCode })
  await call(one.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
}

/** Anna's group of the competition, with Ben out of the list. */
async function seedGroup(
  { context }: Phone,
  club: Pick<SeededClub, 'courseId'> & { competitionId: string | null },
  guests: readonly string[] = [],
): Promise<void> {
  const { courseId, competitionId } = club
  const { id } = playingGroup.parse(
    await call(context.request, 'POST', '/api/groups', { courseId, competitionId }),
  )
  for (const [i, lastName] of guests.entries())
    await call(context.request, 'POST', `/api/groups/${id}/guests`, {
      key: `guestkey00000${i}`,
      firstName: 'Gus',
      lastName,
      handicap: '18.4',
    })
}

/** Everybody of the group has par up to this hole. */
async function parsThrough({ request }: Page, hole: number): Promise<void> {
  const { players } = playingGroup.parse(await call(request, 'GET', '/api/groups/current'))
  for (const { round } of players) {
    const { terms } = getRound.reply.parse(await call(request, 'GET', `/api/rounds/${round.id}`))
    await sendScores(request, round.id, { scores: terms.holes.slice(0, hole).map(({ par }) => par) })
  }
}

const rowOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const isAt = (page: Page, hole: number) =>
  expect(page.getByRole('heading', { level: 2, name: `Hole ${hole}`, exact: true })).toBeVisible()
const clubHas = (page: Page, count: number) =>
  expect
    .poll(async () => {
      const group = playingGroup.parse(await (await page.request.get('/api/groups/current')).json())
      return group.players.reduce((sum, { round }) => sum + round.entries.length, 0)
    })
    .toBe(count)

test('a foursome of two phones, list, QR code and guest: each score is on the card of its player', async ({
  caller,
  person,
}) => {
  const club = await seedClub(await caller(), 'Four Ball')
  const anna = await enter(person, club, 'Anna')
  const ben = await caller()
  await enterCaller(ben, { club, firstName: 'Ben', lastName: 'Byrne' })
  const carla = await enter(person, club, 'Carla')
  const { page } = anna
  await page.goto(`/group?competitionId=${club.competitionId}`)
  await page.getByRole('button', { name: 'Set up the group' }).tap()
  await page.getByRole('button', { name: 'From the list' }).tap()
  await page.getByRole('button', { name: 'Add Ben Byrne' }).tap()
  await expect(page.getByRole('button', { name: 'Add Ben Byrne' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).last().tap()
  const shown = page.waitForResponse(/\/link$/)
  await page.getByRole('button', { name: 'By QR code' }).tap()
  const { token } = (await (await shown).json()) as { token: string }
  const code = page.getByRole('img', { name: /^QR code/ })
  for (const size of [{ width: 844, height: 390 }, { width: 375, height: 553 }, phone.viewport]) {
    await page.setViewportSize(size)
    await expect(code).toBeInViewport({ ratio: 1 })
  }
  await carla.page.goto(`/group?join=${token}`)
  await expect(carla.page.getByText('With Anna Byrne and Ben Byrne')).toBeVisible()
  await carla.page.getByRole('button', { name: 'Join the group' }).tap()
  await expect(carla.page.getByText('Players (3 of 4)')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().tap()
  await page.getByRole('button', { name: 'Add a guest' }).tap()
  await page.getByLabel('First name').fill('Gus')
  await page.getByLabel('Last name').fill('Guest')
  await page.getByLabel('Handicap Index').fill('18,4')
  await page.getByLabel('Home club').fill('Far Away GC')
  await page.route('**/guests', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(page.getByText('Gus could not be added')).toBeVisible()
  await page.unroute('**/guests')
  await page.reload()
  await page.getByRole('button', { name: 'Add a guest' }).tap()
  await expect(page.getByLabel('Last name')).toHaveValue('Guest')
  await expect(page.getByLabel('Home club')).toHaveValue('Far Away GC')
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(page.getByText('Players (4 of 4)')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 553 })
  await page.getByRole('button', { name: 'Score this group' }).tap()
  await isAt(page, 1)
  expect(await page.evaluate(() => scrollY), 'the card opens at its top').toBe(0)
  await page.setViewportSize(phone.viewport)
  for (const strokes of [5, 4, 6, 3])
    await page.getByRole('button', { name: new RegExp(`^${strokes}, `) }).tap()
  await isAt(page, 2)
  await clubHas(page, 4)
  const group = playingGroup.parse(await (await page.request.get('/api/groups/current')).json())
  expect(group.players.map(({ firstName, round }) => [firstName, round.entries[0]?.grossScore])).toEqual([
    ['Anna', 5],
    ['Ben', 4],
    ['Carla', 6],
    ['Gus', 3],
  ])
  await page.goto('/group?hole=1')
  await isAt(page, 1)
  await page.reload()
  await isAt(page, 2)
  // Ben has his card with the score that Anna entered.
  expect(await call(ben.request, 'GET', '/api/rounds/active')).toMatchObject({
    entries: [{ holeNumber: 1, grossScore: 4 }],
  })
  await page.getByRole('button', { name: 'Hand in', exact: true }).tap()
  await page.getByRole('button', { name: 'Hand in the card of Gus Guest' }).tap()
  await page.getByRole('checkbox', { name: /These holes were not played/ }).check()
  await page.getByRole('button', { name: 'Type it instead' }).tap()
  await page.getByLabel(/^Signature, typed/).fill('Anna Byrne')
  await page.getByRole('button', { name: 'Hand in this card' }).tap()
  await expect(page.getByText('Handed in').first()).toBeVisible()
})

test('pars for four players are a tap a hole, without a network too, and nothing is lost', async ({
  caller,
  person,
}) => {
  const club = await seedClub(await caller(), 'All Pars')
  const anna = await enter(person, club, 'Anna')
  await seedGroup(anna, club, ['One', 'Two', 'Three'])
  const { page, context } = anna
  await parsThrough(page, 15)
  await page.goto('/group?hole=16')
  for (let hole = 16; hole <= 18; hole++) {
    if (hole === 17) await context.setOffline(true)
    await isAt(page, hole)
    await tapKey(page.getByRole('button', { name: 'Par for all' }))
    await isAt(page, Math.min(hole + 1, 18))
  }
  await test.step('then what is left is to hand in, also after a reload', async () => {
    await expect(page.getByRole('button', { name: 'Par for all' })).toHaveCount(0)
    await context.setOffline(false)
    await clubHas(page, 72)
    await page.reload()
    await isAt(page, 18)
    await page.getByRole('button', { name: 'All in – hand in' }).tap()
    await expect(page.getByRole('dialog').getByText('points · gross 72 · 18 holes').first()).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().tap()
  })
  await clubHas(page, 72)
})

test('cards handed in on the group’s phone without a network wait, survive a reload, and go in by themselves', async ({
  caller,
  person,
}) => {
  const club = await seedClub(await caller(), 'No Signal')
  const anna = await enter(person, club, 'Anna')
  await seedGroup(anna, club, ['One'])
  const { page, context } = anna
  await page.goto('/group')
  await page.getByRole('button', { name: 'Score this group' }).tap()
  await page.getByRole('button', { name: 'Par for all' }).tap()
  await clubHas(page, 2)
  const open = page.getByRole('button', { name: 'Hand in', exact: true })
  const cards = page.getByRole('dialog')
  const signature = page.getByLabel(/^Signature, typed/)

  await test.step('nobody signs before the whole card was on the screen (U12)', async () => {
    await page.setViewportSize({ width: 375, height: 480 })
    await open.first().tap()
    await cards.getByRole('button', { name: 'Hand in the card of Gus One' }).tap()
    await cards.getByRole('button', { name: 'Type it instead' }).tap()
    await expect(cards.getByText('Check every hole of the card above first.')).toBeVisible()
    await expect(signature).toBeDisabled()
    for (const nine of await cards.getByRole('table').all()) await nine.scrollIntoViewIfNeeded()
    await expect(signature).toBeEnabled()
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('what was typed is there after a fault and a reload', async () => {
    await signature.fill('Anna Byrne')
    await cards.getByRole('checkbox', { name: /These holes were not played/ }).check()
    await cards.getByLabel(/^Signed by/).selectOption('Another name')
    await cards.getByLabel(/^Marker’s name/).fill('one gus')
    await signature.fill('Gus One')
    await cards.getByRole('button', { name: 'Hand in this card' }).tap()
    await expect(cards.getByText(/^This is the player’s own name\./)).toHaveCount(2)
    await cards.getByLabel(/^Signed by/).selectOption('Anna Byrne')
    await signature.fill('Anna Byrne')
    await page.route('**/hand-in', (route) => route.fulfill({ status: 500, json: {} }))
    await cards.getByRole('button', { name: 'Hand in this card' }).tap()
    await expect(cards.getByText('The card was not handed in.')).toBeVisible()
    await expect(signature).toHaveValue('Anna Byrne')
    await page.unroute('**/hand-in')
    await page.reload()
    await open.first().tap()
    await cards.getByRole('button', { name: 'Hand in the card of Gus One' }).tap()
    await expect(signature).toHaveValue('Anna Byrne')
  })

  await test.step('both cards are handed in without a network, and one is taken back', async () => {
    await context.setOffline(true)
    await cards.getByRole('button', { name: 'Hand in this card' }).tap()
    await expect(page.getByText('Gus One’s card is handed in on this phone').first()).toBeVisible()
    await cards.getByRole('button', { name: 'Hand in the card of Anna Byrne' }).tap()
    await cards.getByRole('checkbox', { name: /These holes were not played/ }).check()
    await cards.getByRole('button', { name: 'Type it instead' }).tap()
    await signature.fill('Gus One')
    await cards.getByRole('button', { name: 'Hand in this card' }).tap()
    await expect(cards.getByText('All cards are handed in on this phone')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await cards.getByRole('button', { name: 'Take back the card of Gus One' }).tap()
    await cards.getByRole('button', { name: 'Hand in the card of Gus One' }).tap()
    await cards.getByRole('button', { name: 'Type it instead' }).tap()
    await signature.fill('Anna Byrne')
    await cards.getByRole('checkbox', { name: /These holes were not played/ }).check()
    await cards.getByRole('button', { name: 'Hand in this card' }).tap()
    await expect(cards.getByText('All cards are handed in on this phone')).toBeVisible()
  })

  let readsWithoutGroup = 0
  // Counted on its way to the page, so that an answer that the page never got does not count.
  await page.route('**/api/groups/current', async (route) => {
    // The test could reach the club where the phone cannot.
    if (await page.evaluate(() => !navigator.onLine)) return route.abort('internetdisconnected')
    const response = await route.fetch()
    if ((await response.text()) === 'null') readsWithoutGroup += 1
    await route.fulfill({ response })
  })
  await test.step('with a signal both go to the club, and the phone says so', async () => {
    await context.setOffline(false)
    await expect(cards.getByText('All cards are in')).toBeVisible({ timeout: 20_000 })
    const own = await page.request.get('/api/rounds')
    expect(await own.json()).toMatchObject([{ status: 'submitted', partnerName: 'Gus One' }])
    expect(await (await page.request.get('/api/groups/current')).json()).toBeNull()
  })

  await test.step('read again, when the club has no group any more, the page still says so', async () => {
    // Its stream may have had it read again when the last card went in; otherwise it is when the line comes back.
    await context.setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    await context.setOffline(false)
    await expect.poll(() => readsWithoutGroup).toBeGreaterThan(0)
    await page.unrouteAll({ behavior: 'wait' })
    await expect(cards.getByText('All cards are in')).toBeVisible()
    await cards.getByText('Close', { exact: true }).tap()
    await expect(rowOf(page, 'Gus One')).toBeVisible()
  })
})

test('a tap is taken back, a name of any length stays in its row, and nothing scrolls sideways at 320 px', async ({
  caller,
  person,
}) => {
  const club = await seedClub(await caller(), 'Long Names')
  const longName = 'Featherstonehaugh-Cholmondeley'
  const anna = await enter(person, club, 'Anna', longName)
  await seedGroup(anna, club, [longName, 'Two', 'Three'])
  const { page } = anna
  await page.goto('/group')
  await page.getByRole('button', { name: 'Score this group' }).tap()
  for (const size of [
    { width: 320, height: 568 },
    { width: 188, height: 406 },
    { width: 375, height: 553 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    await expect(rowOf(page, `Anna ${longName}`)).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    const small = await page
      .locator('main button')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      )
    expect(small).toEqual([])
  }
  const violations = await axe(page)
  expect(violations).toEqual([])
  await page.getByRole('button', { name: 'Par for all' }).tap()
  await isAt(page, 2)
  await page.getByRole('button', { name: 'Previous hole' }).tap()
  await expect(rowOf(page, 'Gus Two').last()).toHaveAccessibleName(/, 4, par, |, 3, par, |, 5, par, /)
  await page.getByRole('button', { name: 'Next hole' }).tap()
  // Taking a tap back shows where it was.
  await page.getByRole('button', { name: 'Undo' }).tap()
  await isAt(page, 1)
  await expect(rowOf(page, 'Gus Two').last()).toHaveAccessibleName(/no score/)
})

test('when a player of a group picks up outside of Stableford, then their most likely score can be given (R2.4)', async ({
  caller,
  person,
}) => {
  const club = await seedClub(await caller(), 'Likely Group')
  const anna = await enter(person, club, 'Anna')
  await seedGroup(anna, { ...club, competitionId: null }, ['One'])
  const { page } = anna
  await page.goto('/group?hole=1')
  await isAt(page, 1)
  const ask = page.getByRole('button', { name: 'Most likely score' })
  await rowOf(page, 'Anna').tap()
  await page.getByRole('button', { name: 'Picked up' }).tap()
  for (const size of [{ width: 320, height: 568 }, { width: 844, height: 390 }, phone.viewport]) {
    await page.setViewportSize(size)
    await expect(ask).toBeInViewport({ ratio: 1 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over).toBe(0)
  }
  await ask.tap()
  const dialog = page.getByRole('dialog', { name: 'Most likely score, hole 1 · Anna Byrne' })
  await dialog.getByLabel('Strokes taken, with penalties').selectOption('3')
  await dialog.getByText('Farther away').tap()
  await dialog.getByText('Add 4 strokes').tap()
  await dialog.getByRole('button', { name: 'Record 7' }).tap()
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/groups/current')
      return playingGroup.parse(await answer.json()).players.map(({ round }) => round.entries)
    })
    .toMatchObject([[{ holeNumber: 1, result: 'picked_up', mostLikely: 7 }], []])
  await page.getByRole('button', { name: '5, ' }).first().tap()
  await expect(ask).toHaveCount(0)
})

test('when a player and their group enter different scores, then the player’s own card says so at that hole and takes the other’s in one tap', async ({
  caller,
  person,
}) => {
  const club = await seedClub(await caller(), 'Two Words')
  const anna = await enter(person, club, 'Anna')
  const ben = await enter(person, club, 'Ben')
  await seedGroup(anna, club)
  const group = playingGroup.parse(await (await anna.page.request.get('/api/groups/current')).json())
  const me = z.object({ id: z.string() }).parse(await call(ben.context.request, 'GET', '/api/auth/user'))
  await call(anna.context.request, 'POST', `/api/groups/${group.id}/players`, { userId: me.id })
  await test.step('when a player scores on their own phone, then the stream brings it to the group’s phone', async () => {
    const opened = anna.page.waitForResponse(/\/api\/groups\/[^/]+\/stream$/)
    await anna.page.goto('/group')
    await opened
    await anna.page.getByRole('button', { name: 'Score this group' }).tap()
    await ben.page.goto('/scorecard')
    const saved = ben.page.waitForResponse(/\/scores$/)
    await ben.page.getByRole('button', { name: /^5, / }).tap()
    await saved
    const since = Date.now()
    // Sooner than the next poll would have been, if there were one.
    await expect(rowOf(anna.page, 'Ben Byrne')).toHaveAccessibleName(/, 5, /, { timeout: 12_000 })
    test.info().annotations.push({ type: 'shown after ms', description: String(Date.now() - since) })
  })
  await rowOf(anna.page, 'Ben Byrne').tap()
  await anna.page.getByRole('button', { name: /^6, / }).tap()
  await clubHas(anna.page, 1)
  await expect(rowOf(anna.page, 'Ben Byrne')).toHaveAccessibleName(/differs: player 5, group 6/)

  await ben.page.goto('/notices')
  await ben.page.getByRole('link', { name: /The scores for hole 1 of your card/ }).tap()
  await expect(ben.page).toHaveURL(/\/scorecard/)
  await expect(ben.page.getByText('Different scores for hole 1')).toBeVisible()
  await expect(ben.page.getByText('Anna Byrne', { exact: true })).toBeVisible()
  const violations = await axe(ben.page)
  expect(violations).toEqual([])
  await ben.page.getByRole('button', { name: 'Hole 1: accept 6' }).tap()
  await expect(ben.page.getByText('Different scores for hole 1')).toHaveCount(0)
  await expect(ben.page.getByRole('button', { name: /^Hole 1, 6(?!.*needs you)/ })).toBeVisible()
  await expect
    .poll(async () => {
      const { players } = playingGroup.parse(
        await (await anna.page.request.get('/api/groups/current')).json(),
      )
      return players.map(({ round }) => round.differing ?? [])
    })
    .toEqual([[], []])
})
