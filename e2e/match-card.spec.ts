import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { bracket } from '#contract/match/matches.ts'
import { mintEntryId, type EntryId } from '#golf/card/entry-id.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp, type Caller } from './support/seed.ts'
import { sameTapOver } from './support/tap-key.ts'

/*
 * Worked by hand from the Blue tees of Luttrellstown Castle (77.3, slope 143, par 72):
 *   Ben 4.0 x 143 / 113 + 5.3 = 10.36, plays off 10;  Cal 6.0 x 143 / 113 + 5.3 = 12.89, plays off 13: Cal receives 3
 *   strokes, on the holes with stroke index 1, 2 and 3.
 * Ann, the first of three seeds, has the bye and meets the winner.
 */
const Identified = z.looseObject({ id: z.string() })

type Played = { competitionId: string; matchId: string; ben: Page; cal: Page }

test('when two play a knock-out match on two phones, one of them without a network for some holes, then it goes to the 20th, and the bracket follows', async ({
  caller,
  person,
}) => {
  const { context: admin, page: watcher } = await person(desk)
  const { competitionId, matchId, ben, cal } = await draw({ person, caller }, admin)
  await watcher.goto(`/competitions/${competitionId}/bracket`)
  const onBoard = watcher.getByRole('article', { name: /^Match 1,/ })

  await test.step('the card says where strokes fall, with their arithmetic', async () => {
    await ben.goto(`/competitions/${competitionId}/bracket`)
    await ben.getByRole('link', { name: 'Score your match' }).click()
    await expect(ben).toHaveURL(new RegExp(`/competitions/${competitionId}/matches/${matchId}$`))
    await expect(ben.getByRole('heading', { name: 'Ben Byrne – Cal Byrne' })).toBeVisible()
    await ben.getByText('Cal Byrne receives 3 strokes.').click()
    await expect(ben.getByText('13 - 10 = 3')).toBeVisible()
    await cal.goto(`/competitions/${competitionId}/matches/${matchId}`)
  })

  await test.step('a hole is one touch, and stands on the other phone and on the board', async () => {
    await enter(ben, 1, 'Ben won')
    await expectState(ben, 'Ben 1 up')
    await expectState(cal, 'Ben 1 up')
    await expect(onBoard).toContainText('Ben 1 up after 1')
    await enter(cal, 2, 'Halved')
    await expectHole(cal, 3)
    await expect(cal.getByText('Cal receives 1 stroke here.')).toBeVisible()
    await enterStrokes(cal, { ben: 4, cal: 4 })
    await enter(ben, 4, 'Halved')
    await expect(onBoard).toContainText('All square after 4')
  })

  await test.step('without a network entries wait on the phone', async () => {
    await expectHole(cal, 5)
    await cal.context().setOffline(true)
    await enter(cal, 5, 'Halved')
    await enter(cal, 6, 'Cal won')
    await enter(cal, 7, 'Halved')
    await expect(cal.getByText('3 entries are on this phone')).toBeVisible()
    await expectState(cal, 'Cal 1 up')
    await enter(ben, 5, 'Ben won')
    await expect(onBoard).toContainText('Ben 1 up after 5')
  })

  await test.step('back on the line all of it is there; where the two differ both see it until one takes the other’s', async () => {
    await cal.context().setOffline(false)
    await expect(cal.getByText(/(is|are) on this phone/)).toHaveCount(0)
    await expect(cal.getByText('Hole 5: your entries differ')).toBeVisible()
    await expect(ben.getByText('Hole 5: your entries differ')).toBeVisible()
    await expect(onBoard).toContainText('Entries differ on 1 hole')
    await expectSound(ben)
    const accept = cal.getByRole('button', { name: 'Accept what Ben says' })
    await cal.setViewportSize({ width: 390, height: 664 })
    await accept.scrollIntoViewIfNeeded()
    const isCovered = () =>
      accept.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(isCovered, 'the keys cover it').toBe(false)
    await accept.click()
    await cal.setViewportSize(phone.viewport)
    await expect(ben.getByText('your entries differ')).toHaveCount(0)
    await expectState(ben, 'All square')
  })

  await test.step('level after eighteen holes the match goes on, in the same order', async () => {
    await halve(ben, { matchId, from: 8, to: 16 })
    for (const hole of [17, 18, 19]) await enter(ben, hole, 'Halved')
    await expect(ben.getByRole('heading', { name: 'Hole 20 (the 2 again)' })).toBeVisible()
    await expect(onBoard).toContainText('All square after 19')
    await expectHole(cal, 20)
    await enterStrokes(cal, { ben: 5, cal: 4 })
    await expectState(ben, 'Cal won 20th')
    await expect(onBoard).toContainText('Cal won 20th')
    await expect(onBoard).toContainText('to be confirmed')
  })

  await test.step('when both have confirmed, then the winner stands in the final', async () => {
    await cal.getByRole('button', { name: 'Confirm Cal won 20th' }).click()
    await expect(cal.getByText('You have confirmed it.')).toBeVisible()
    await expect(ben.getByText('Cal confirmed.')).toBeVisible()
    await expectSound(ben)
    await ben.getByRole('button', { name: 'Confirm Cal won 20th' }).click()
    await expect(ben.getByText('The result is recorded.')).toBeVisible()
    await expect(cal.getByText('The result is recorded.')).toBeVisible()
    await expect(onBoard.getByRole('listitem').filter({ hasText: 'Winner' })).toContainText('Cal Byrne')
    const final = watcher.getByRole('article', { name: /^Match 2,/ })
    await expect(final.getByRole('list').first().getByRole('listitem')).toContainText([
      'Ann Byrne',
      'Cal Byrne',
    ])
  })
})

test('when an app that was closed without a network is opened again with one, then what was entered goes from there', async ({
  caller,
  person,
}) => {
  const { context: admin, page: watcher } = await person(desk)
  const { competitionId, matchId, ben } = await draw({ person, caller }, admin)
  await watcher.goto(`/competitions/${competitionId}/bracket`)
  await ben.goto(`/competitions/${competitionId}/matches/${matchId}`)
  await expectHole(ben, 1)
  await ben.context().setOffline(true)
  await enter(ben, 1, 'Ben won')
  await enter(ben, 2, 'Ben won')
  await expect(ben.getByText('2 entries are on this phone')).toBeVisible()
  const context = ben.context()
  await ben.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/competitions')
  await expect(watcher.getByRole('article', { name: /^Match 1,/ })).toContainText('Ben 2 up after 2')
})

test('when a hole of a match is scored on a small phone, also on its side, then hole and buttons are in sight; when the match is conceded, then the other has won once both have said so', async ({
  caller,
  person,
}) => {
  const { competitionId, matchId, ben, cal } = await draw({ person, caller }, await caller())
  const sizes = [
    { width: 375, height: 553 },
    { width: 844, height: 390 },
    { width: 390, height: 664 },
    { width: 640, height: 400 },
  ]
  await ben.setViewportSize({ width: 375, height: 553 })
  for (const page of [ben, cal]) await page.goto(`/competitions/${competitionId}/matches/${matchId}`)
  const more = ben.getByText('Conceded, or by strokes')
  const workOut = ben.getByRole('button', { name: 'Work out the hole' })
  for (const [i, size] of sizes.entries())
    await test.step(`${size.width}x${size.height}`, async () => {
      await ben.setViewportSize(size)
      await expectHole(ben, i + 1)
      // Where the last window had been scrolled to.
      await ben.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' })
      })
      await expectInSight(ben, i + 1)
      await enter(ben, i + 1, 'Halved')
      await expectHole(ben, i + 2)
      await expectInSight(ben, i + 2)
      // What is opened below the buttons comes into sight, and is not held there, so that its hole can be scrolled to.
      await more.click()
      await expect(workOut).toBeInViewport({ ratio: 1 })
      await ben.getByRole('heading', { name: `Hole ${i + 2}` }).scrollIntoViewIfNeeded()
      await expect(ben.getByRole('heading', { name: `Hole ${i + 2}` })).toBeInViewport({ ratio: 1 })
      await more.click()
      await expect(workOut).toBeHidden()
    })

  await test.step('one concedes, the other has won, and both have said so', async () => {
    await ben.getByText('End the match early').click()
    await ben.getByRole('button', { name: 'Concede the match' }).click()
    const dialog = ben.getByRole('dialog')
    await expect(dialog).toContainText('Cal wins the match.')
    await dialog.getByRole('button', { name: 'Concede the match' }).click()
    await expectState(cal, 'Cal won: the match was conceded')
    await cal.getByRole('button', { name: /^Confirm/ }).click()
    await expect(ben.getByText('The result is recorded.')).toBeVisible()
  })
})

/** The hole and its three buttons, without scrolling and with nothing over them. */
async function expectInSight(page: Page, hole: number): Promise<void> {
  const buttons = page.getByRole('group', { name: 'Who won the hole?' }).getByRole('button')
  await expect(buttons).toHaveCount(3)
  const heading = page.getByRole('heading', { name: `Hole ${hole}`, exact: true })
  for (const one of [heading, ...(await buttons.all())])
    await expect
      .poll(() => one.evaluate(findCover), `${JSON.stringify(page.viewportSize())}: ${await one.innerText()}`)
      .toEqual([])
}

/** Runs in the page: what lies over a corner of the element, or that it is out of sight. */
function findCover(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const))
  return corners.flatMap(([x, y]) => {
    const over = document.elementFromPoint(x, y)
    return over && element.contains(over) ? [] : [`${x},${y}: ${over?.tagName ?? 'out of sight'}`]
  })
}

/** Three players of a knock-out; Ben and Cal play its first match. */
async function draw(
  open: {
    person: (device: typeof phone) => Promise<{ context: BrowserContext; page: Page }>
    caller: () => Promise<Caller>
  },
  admin: Caller,
): Promise<Played> {
  const club = await seedClub(admin, 'Match Card')
  const { id: competitionId } = Identified.parse(
    await call(admin.request, 'POST', '/api/competitions', {
      name: 'Captain’s Cup',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'matchplay',
      bracketType: 'single_elimination',
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  )
  const [ann, ben, cal] = [await open.caller(), await open.person(phone), await open.person(phone)]
  for (const [i, [firstName, player]] of (
    [
      ['Ann', ann],
      ['Ben', ben.context],
      ['Cal', cal.context],
    ] as const
  ).entries()) {
    const userId = await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: `${2 * (i + 1)}.0` })
    await call(player.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  }
  const drawn = await call(admin.request, 'POST', `/api/competitions/${competitionId}/bracket`, {
    seeding: 'handicap',
  })
  const matchId = bracket.parse(drawn).matches[0]?.id ?? ''
  return { competitionId, matchId, ben: ben.page, cal: cal.page }
}

async function expectHole(page: Page, hole: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`^Hole ${hole}( |$)`) })).toBeVisible()
}

async function enter(page: Page, hole: number, choice: string): Promise<void> {
  await expectHole(page, hole)
  await sameTapOver()
  await page.getByRole('group', { name: 'Who won the hole?' }).getByRole('button', { name: choice }).click()
}

/** Holes in between, said by the phone of this page without its screen. */
async function halve(
  page: Page,
  { matchId, from, to }: { matchId: string; from: number; to: number },
): Promise<void> {
  let last: EntryId | undefined
  const entries = Array.from({ length: to - from + 1 }, (_, i) => {
    const { id, at } = mintEntryId(Date.now(), last, Math.random)
    last = id
    return { id, kind: 'halved', holeNumber: from + i, at: new Date(at).toISOString() }
  })
  await call(page.context().request, 'POST', `/api/matches/${matchId}/entries`, { entries })
}

async function enterStrokes(page: Page, strokes: { ben: number; cal: number }): Promise<void> {
  await page.getByText('Conceded, or by strokes').click()
  await page.getByLabel('Strokes of Ben').selectOption(`${strokes.ben}`)
  await page.getByLabel('Strokes of Cal').selectOption(`${strokes.cal}`)
  await page.getByRole('button', { name: 'Work out the hole' }).click()
}

async function expectState(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
}

/** Nothing for axe to find, and nothing wider than the phone. */
async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const violations = await axe(page)
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join()}`)).toEqual([])
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}
