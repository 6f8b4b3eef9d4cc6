import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { addKiosk, KIOSK_LINK_FIELD } from '#contract/card/kiosks.ts'
import { bracket } from '#contract/match/matches.ts'
import { playingGroup } from '#contract/card/groups.ts'
import { call } from './support/call.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound, signUp, type Caller, type SeededClub } from './support/seed.ts'

/*
 * Letters half as large again, in each way that a reader can ask for them: the keys of a card are there, whole and uncovered,
 * and so is what they are pressed for. What does not fit is scrolled to; nothing lies over it.
 */

const Identified = z.looseObject({ id: z.string() })
const SIZE = { width: 390, height: 664 }

type Way = {
  how: string
  /** Gives what takes it back. */
  enlarge: (page: Page) => Promise<() => Promise<unknown>>
  /** Elsewhere the page cannot know of it, and has what does not fit below. */
  hasRoom?: boolean
  zoom?: number
}

const ways: readonly Way[] = [
  {
    how: 'larger letters of the page',
    hasRoom: true,
    enlarge: (page) => setStyle(page, 'font-size'),
  },
  {
    how: 'the browser’s text size',
    hasRoom: true,
    enlarge: async (page) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } })
      return () => devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    },
  },
  { how: 'text-size-adjust', enlarge: (page) => setStyle(page, '-webkit-text-size-adjust') },
  {
    how: 'a phone’s zoom of 150 %',
    zoom: 1.5,
    enlarge: async (page) => {
      await page.setViewportSize({
        width: Math.round(SIZE.width / 1.5),
        height: Math.round(SIZE.height / 1.5),
      })
      return () => page.setViewportSize(SIZE)
    },
  },
]

async function setStyle(page: Page, name: string): Promise<() => Promise<unknown>> {
  const set = (value: string) =>
    page.evaluate(([property, wanted]) => document.documentElement.style.setProperty(property, wanted), [
      name,
      value,
    ] as const)
  await set('150%')
  return () => set('')
}

/** The page as it stands, in each way in turn. */
async function expectReachableInEachWay(page: Page, wanted: Wanted): Promise<void> {
  for (const { how, enlarge, hasRoom = false, zoom = 1 } of ways)
    await test.step(how, async () => {
      const takeBack = await enlarge(page)
      await expectReachable(page, { ...wanted, isAtOnce: wanted.isAtOnce && hasRoom, zoom })
      await takeBack()
    })
}

let club: SeededClub
let admin: BrowserContext

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Large Letters')
})
test.afterAll(() => admin.close())

const inEachWay = 'with letters half as large again in each way'

test(`when a card is scored ${inEachWay}, then keys and holes can be read and pressed`, async ({
  person,
}) => {
  const { context, page } = await person(phone)
  await seedRound(context, { club, admin, firstName: 'Large', handicap: '24.0', gross: [4, 7, 10] })
  await page.setViewportSize(SIZE)
  await page.goto('/scorecard')
  await page.getByRole('group', { name: 'Score for hole 4' }).waitFor()
  await expectReachableInEachWay(page, {
    keys: '[aria-label="Score for hole 4"] button',
    least: 12,
    others: 'nav[aria-label="Holes"], section[aria-label="Hole 4"] h2',
    isAtOnce: true,
  })
})

test(`when a group is scored ${inEachWay}, then keys and rows can be read and pressed`, async ({
  person,
}) => {
  const { context, page } = await person(phone)
  await signUp(context, { firstName: 'Anna', lastName: 'Byrne', clubCode: club.clubCode })
  const { courseId } = club
  const { id } = playingGroup.parse(
    await call(context.request, 'POST', '/api/groups', { courseId, competitionId: null }),
  )
  for (const [guest, lastName] of ['One', 'Two'].entries())
    await call(context.request, 'POST', `/api/groups/${id}/guests`, {
      key: `guestkey0000${guest}`,
      firstName: 'Gus',
      lastName,
      handicap: '18.4',
    })
  await page.setViewportSize(SIZE)
  await page.goto('/group?hole=1')
  await page.getByRole('heading', { level: 2, name: 'Hole 1', exact: true }).waitFor()
  await expectReachableInEachWay(page, {
    keys: '[aria-label^="Score for"] button',
    least: 13,
    others: 'main h2, [aria-label="Scores of hole 1"] > button',
    isAtOnce: true,
  })
})

test(`when a match is scored ${inEachWay}, then the hole and its buttons can be read and pressed`, async ({
  caller,
  person,
}) => {
  const { context, page } = await person(phone)
  const path = await openMatch([context, await caller()])
  await page.setViewportSize(SIZE)
  await page.goto(path)
  await page.getByRole('heading', { name: /^Hole 1/ }).waitFor()
  await expectReachableInEachWay(page, {
    keys: '[aria-label="Who won the hole?"] button',
    least: 3,
    others: 'main h2, main h1',
    isAtOnce: false,
  })
})

test(`when a card is typed at a kiosk ${inEachWay}, then keys and holes can be read and pressed`, async ({
  caller,
  person,
}) => {
  await seedRound(await caller(), { club, admin, firstName: 'Kiosk', handicap: '24.0', gross: [] })
  const made = await call(admin.request, 'POST', `/api/clubs/${club.clubId}/kiosks`, { name: 'Bar' })
  const { page } = await person(phone)
  await page.setViewportSize(SIZE)
  await page.goto(`/kiosk#${KIOSK_LINK_FIELD}=${addKiosk.reply.parse(made).link}`)
  await page.getByRole('button', { name: 'Make it the kiosk' }).tap()
  await page.getByRole('button', { name: 'Hand in a card' }).tap()
  await page.getByRole('button', { name: 'Kiosk Byrne' }).tap()
  await page.getByRole('button', { name: /^Captain’s Prize/ }).tap()
  await page.getByRole('group', { name: /^Score of hole/ }).waitFor()
  await expectReachableInEachWay(page, {
    keys: '[aria-label^="Score of hole"] button',
    least: 19,
    others: 'main input, main h1',
    isAtOnce: false,
  })
})

/** A match of these two; gives where it is scored. */
async function openMatch(players: readonly Caller[]): Promise<string> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const { id: competitionId } = Identified.parse(
    await call(admin.request, 'POST', '/api/competitions', {
      name: 'Captain’s Cup',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'matchplay',
      startDate: inDays(-0.1),
      endDate: inDays(1),
    }),
  )
  for (const [i, player] of players.entries()) {
    const firstName = ['Bartholomew', 'Cal'][i] ?? ''
    await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await call(player.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  }
  const drawn = await call(admin.request, 'POST', `/api/competitions/${competitionId}/bracket`, {
    seeding: 'random',
  })
  return `/competitions/${competitionId}/matches/${bracket.parse(drawn).matches[0]?.id}`
}

type Wanted = {
  keys: string
  least: number
  /** What the keys are pressed for. */
  others: string
  /** Without scrolling, where the page has room. */
  isAtOnce: boolean
}

async function expectReachable(page: Page, wanted: Wanted & { zoom: number }): Promise<void> {
  await expect.poll(() => page.evaluate(findUnreachable, wanted), { timeout: 6_000 }).toEqual([])
}

/** Runs in the page: what is cut off, covered, or not brought into sight by scrolling. */
async function findUnreachable({
  keys,
  least,
  others,
  isAtOnce,
  zoom,
}: Wanted & { zoom: number }): Promise<string[]> {
  const found: string[] = []
  const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)
  const isUncovered = (one: Element) => {
    const box = one.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    if (box.top < 0 || box.bottom > innerHeight + 0.5 || right <= left) return false
    return [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3].every((y) => {
      const top = document.elementFromPoint((left + right) / 2, y)
      return top !== null && (one.contains(top) || top.contains(one))
    })
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await settled()
  const inHeader = [...document.querySelectorAll('header:has(nav) :is(a, button)')]
  const bottoms = inHeader.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0)
  if (Math.max(...bottoms.map(({ top }) => top)) > Math.min(...bottoms.map(({ bottom }) => bottom)))
    found.push('the header has two rows')
  if (document.documentElement.scrollWidth > innerWidth) found.push('sideways scroll')
  const pressed = [...document.querySelectorAll(keys)]
  if (pressed.length < least) found.push(`${pressed.length} keys`)
  // Zoomed, a pixel of the page is larger on the glass.
  const smallest = 43.5 / zoom
  for (const key of pressed) {
    if (key.scrollWidth > key.clientWidth + 1 || key.scrollHeight > key.clientHeight + 1)
      found.push(`cut: ${nameOf(key)}`)
    const { width, height } = key.getBoundingClientRect()
    if (width < smallest || height < smallest) found.push(`${nameOf(key)}: ${width} x ${height}`)
  }
  const all = [...pressed, ...document.querySelectorAll(others)]
  for (const one of all) {
    let isFound = isUncovered(one)
    for (const block of isAtOnce ? [] : (['center', 'start', 'end'] as const)) {
      if (isFound) break
      one.scrollIntoView({ block, behavior: 'instant' })
      if (block === 'start') scrollBy({ top: -72, behavior: 'instant' })
      await settled()
      isFound = isUncovered(one)
    }
    if (!isFound) found.push(`out of sight: ${nameOf(one)}`)
    if (!isAtOnce) scrollTo({ top: 0, behavior: 'instant' })
    await settled()
  }
  return found
}
