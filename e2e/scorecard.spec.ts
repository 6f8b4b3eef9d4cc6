import type { BrowserContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { AFTER_SUBMIT_MS, COMPETITION_AUTO_START_MS } from '#web/lib/timings.ts'
import { TOAST_MS } from '#web/ui/toast-queue.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { seedClub, seedRound, signUp, type SeededClub } from './support/seed.ts'
import { tapKey } from './support/tap-key.ts'

/*
 * The scorecard as it is used with one thumb, by ear and by keyboard. The counts and sizes are the promises
 * that the screens make: taps for a score, keys of 56 px in the lower half, undo for five seconds and more.
 */

const full = [4, 5, 4, 3, 5, 4, 6, 4, 4, 5, 4, 4, 3, 5, 6, 4, 5, 4]
const Card = z.looseObject({
  status: z.string(),
  terms: z.looseObject({ holes: z.array(z.looseObject({ par: z.number() })) }),
  entries: z.array(
    z.looseObject({ holeNumber: z.number(), result: z.string(), grossScore: z.nullable(z.number()) }),
  ),
})

let club: SeededClub
let admin: BrowserContext

test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Thumb Links')
})
test.afterAll(() => admin.close())

async function readCard(context: BrowserContext, roundId: string) {
  return Card.parse(await (await context.request.get(`/api/rounds/${roundId}`)).json())
}

async function scoresOf(context: BrowserContext, roundId: string) {
  const { entries } = await readCard(context, roundId)
  return new Map(
    entries.map(
      (entry) => [entry.holeNumber, entry.result === 'picked_up' ? 'P' : entry.grossScore] as const,
    ),
  )
}

const keysOf = (page: Page, hole: number) =>
  page.getByRole('group', { name: `Score for hole ${hole}`, exact: true })
/** A digit's key is named with its result: "5, bogey". */
const key = (keys: Locator, name: string) =>
  /^\d+$/.test(name)
    ? keys.getByRole('button', { name: new RegExp(`^${name}, `) })
    : keys.getByRole('button', { name, exact: true })

async function openHandIn(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Save Round' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  for (const nine of ['Out', 'In'])
    await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
  await dialog.getByRole('button', { name: 'Type the signature instead' }).tap()
  return dialog
}

async function handInTyped(dialog: Locator) {
  await dialog.getByLabel('Partner’s full name').fill('Owen Price')
  await dialog.getByLabel('Partner’s signature').fill('Owen Price')
  await dialog.getByRole('button', { name: 'Submit Round' }).tap()
}

/** Counts in the page, from its first moment on, how often something opens over it. */
async function countOpened(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { opened: 0 })
    new MutationObserver(() => {
      const modal = document.querySelector(
        '[role=dialog], [role=alertdialog], dialog[open], [aria-modal=true]',
      )
      if (modal) Object.assign(globalThis, { opened: Number(Reflect.get(globalThis, 'opened')) + 1 })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  page.on('dialog', () => {
    throw new Error('the browser’s own dialog')
  })
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'opened')))
}

test('U5, U10, U31, D7: taps for each score, counted; undo stays; any hole is two taps from changed; nothing opens by itself; more than 15 strokes are asked about, and the desk takes them and asks', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  const roundId = await seedRound(context, { club, admin, firstName: 'Tara', handicap: '18.0', gross: [] })
  const opened = await countOpened(page)
  await page.goto('/scorecard')
  const { terms } = await readCard(context, roundId)
  await test.step('when a score key is read aloud, then it says its result', async () => {
    const keys = keysOf(page, 1).getByRole('button')
    const results = ['hole in one', 'eagle', 'birdie', 'par', 'bogey', 'double bogey', 'triple bogey']
    expect(terms.holes[0]?.par).toBe(4)
    await expect(keys.nth(0)).toHaveAccessibleName('Par 4')
    for (const [i, result] of results.entries()) {
      await expect(keys.nth(i + 1)).toHaveAccessibleName(`${i + 1}, ${result}`)
      await expect(keys.nth(i + 1)).toHaveText(`${i + 1}`)
    }
    await expect(keys.nth(10)).toHaveAccessibleName('10, 6 over par')
  })
  const par = (hole: number) => terms.holes[hole - 1]?.par ?? 0
  let taps = 0
  const tap = async (target: Locator) => {
    await tapKey(target)
    taps += 1
  }
  const counted = async (act: () => Promise<void>) => {
    const before = taps
    await act()
    return taps - before
  }

  const took = {
    par: await counted(() => tap(key(keysOf(page, 1), `Par ${par(1)}`))),
    bogey: await counted(() => tap(key(keysOf(page, 2), String(par(2) + 1)))),
    birdie: await counted(() => tap(key(keysOf(page, 3), String(par(3) - 1)))),
    ten: await counted(() => tap(key(keysOf(page, 4), '10'))),
    thirteen: await counted(async () => {
      await tap(key(keysOf(page, 5), 'More: 11+'))
      await tap(key(keysOf(page, 5), '13'))
    }),
    pickedUp: await counted(() => tap(key(keysOf(page, 6), 'Picked up'))),
  }
  expect(took).toEqual({ par: 1, bogey: 1, birdie: 1, ten: 1, thirteen: 2, pickedUp: 1 })
  await expect(keysOf(page, 7)).toBeVisible()
  // Moving on included, as it is on all eighteen holes (hole-in-sight.spec.ts); eighteen bogeys are within the 40 of a round.
  expect(taps).toBe(7)
  expect(18 * took.bogey).toBeLessThanOrEqual(40)
  await expect.poll(async () => (await scoresOf(context, roundId)).size).toBe(6)
  const scores = await scoresOf(context, roundId)
  expect([1, 2, 3, 4, 5, 6].map((hole) => scores.get(hole))).toEqual([
    par(1),
    par(2) + 1,
    par(3) - 1,
    10,
    13,
    'P',
  ])
  expect(await opened()).toBe(0)

  const changed = await counted(async () => {
    await tap(page.getByRole('navigation', { name: 'Holes' }).getByRole('button', { name: /^Hole 4,/ }))
    await tap(key(keysOf(page, 4), '6'))
  })
  expect(changed).toBe(2)
  await expect.poll(async () => (await scoresOf(context, roundId)).get(4)).toBe(6)
  // A tap for par on a hole that has its score changes nothing (U9).
  await page
    .getByRole('navigation', { name: 'Holes' })
    .getByRole('button', { name: /^Hole 4,/ })
    .tap()
  await key(keysOf(page, 4), `Par ${par(4)}`).tap({ force: true })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.clock.install()
  await page.clock.fastForward(6_000)
  await expect(undo).toBeVisible()
  await undo.tap()
  await expect.poll(async () => (await scoresOf(context, roundId)).get(4)).toBe(10)
  await page.clock.resume()

  const holes = page.getByRole('navigation', { name: 'Holes' })
  await test.step('more than 15 strokes are chosen from a list and asked about', async () => {
    await holes.getByRole('button', { name: /^Hole 1,/ }).tap()
    await key(keysOf(page, 1), 'More: 11+').tap()
    const list = keysOf(page, 1).getByLabel('More than 15 strokes on hole 1')
    expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await list.selectOption('16')
    const violations = await axe(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })
    expect(violations.map((one) => one.id)).toEqual([])
    await keysOf(page, 1).getByRole('button', { name: 'Yes, 16 on hole 1' }).tap()
    await expect.poll(async () => (await scoresOf(context, roundId)).get(1)).toBe(16)
  })
  await test.step('the desk takes them and asks', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const cell = page.getByLabel(/^Hole 2, par/)
    await cell.focus()
    await page.keyboard.type('17')
    await expect(page.getByText('17 strokes on hole 2: is that right?')).toBeVisible()
    // More than 19 are chosen at a hole that has many strokes already.
    await page.keyboard.type('19')
    await page.getByLabel(/^Hole 3, par/).focus()
    await page.getByLabel('More than 15 strokes on hole 3').selectOption('22')
    await page.getByRole('button', { name: 'Yes, 22 on hole 3' }).click()
    await expect
      .poll(async () => {
        const now = await scoresOf(context, roundId)
        return [1, 2, 3].map((hole) => now.get(hole))
      })
      .toEqual([16, 17, 22])
  })
})

test('U6, U7, U19, T41: back at the hole being played, large keys under the thumb, said aloud; a lost session keeps scores until the player is back', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  const gross = full.slice(0, 6)
  const roundId = await seedRound(context, { club, admin, firstName: 'Gert', handicap: '18.0', gross })
  await page.goto('/')
  await page.getByRole('link', { name: /Continue Round/ }).tap()
  const keys = keysOf(page, 7)
  await expect(keys).toBeVisible()
  expect(await page.evaluate(geometry)).toEqual([])

  const par = Number(/\d/.exec((await keys.getByRole('button', { name: /^Par/ }).innerText()) ?? '')?.[0])
  await key(keys, String(par + 1)).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Hole 7' })).toHaveText(
    new RegExp(`^Hole 7, ${par + 1}, bogey, \\d points?$`),
  )
  await expect(keysOf(page, 8)).toBeVisible()

  await page.route('**/api/rounds/*/scores', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Unauthorized: please sign in.' } }),
  )
  await tapKey(key(keysOf(page, 8), '5'))
  const banner = page.getByRole('complementary', { name: 'Scores need your attention' })
  await expect(banner).toContainText('Hole 8 not sent. The scores are on this phone.')
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.unroute('**/api/rounds/*/scores')
  await page.reload()
  await expect(keysOf(page, 9)).toBeVisible()
  await expect.poll(async () => (await scoresOf(context, roundId)).get(8)).toBe(5)
  await expect(banner).toHaveCount(0)
})

/** Runs in the page: keys that are too small, too close together, or out of the thumb's reach at 390 x 844. */
function geometry(): string[] {
  const found: string[] = []
  const group = document.querySelector('[aria-label^="Score for hole"]')
  const keys = [...(group?.querySelectorAll('button') ?? [])].map((button) => ({
    name: button.textContent,
    box: button.getBoundingClientRect(),
  }))
  if (keys.length < 13) found.push(`${keys.length} keys`)
  for (const [i, { name, box }] of keys.entries()) {
    if (box.height < 56 || box.width < 56) found.push(`${name}: ${box.width} x ${box.height}`)
    if (box.top < innerHeight / 2 || box.bottom > innerHeight)
      found.push(`${name}: from ${box.top} to ${box.bottom}`)
    for (const other of keys.slice(i + 1)) {
      const across = Math.max(other.box.left - box.right, box.left - other.box.right)
      const down = Math.max(other.box.top - box.bottom, box.top - other.box.bottom)
      if (Math.max(across, down) < 7.5)
        found.push(`${name} and ${other.name} are ${Math.max(across, down)} apart`)
    }
  }
  for (const control of document.querySelectorAll('main button, main a[href], main summary')) {
    const box = control.getBoundingClientRect()
    if (box.width > 0 && (box.width < 44 || box.height < 44))
      found.push(`${control.textContent}: ${box.width} x ${box.height}`)
  }
  return found
}

test('U9, U12, T12: missing holes are asked for, the partner sees the card, two presses make one round', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  const gross = full.map((strokes, i) => (i === 3 || i >= 11 ? null : strokes))
  const roundId = await seedRound(context, { club, admin, firstName: 'Mona', handicap: '18.0', gross })
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Save Round' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  await dialog.getByRole('button', { name: 'Type the signature instead' }).tap()
  const signature = dialog.getByLabel('Partner’s signature')
  await expect(signature).toBeDisabled()
  await expect(dialog.getByText('8 holes have no score. Mark each as picked up or not played.')).toBeVisible()
  const missing = dialog.getByRole('region', { name: 'Holes without a score' })
  await missing
    .getByRole('listitem')
    .filter({ hasText: 'Hole 4' })
    .getByRole('button', { name: 'Picked up' })
    .tap()
  await missing
    .getByRole('listitem')
    .filter({ hasText: 'Hole 12' })
    .getByRole('button', { name: 'Not played' })
    .tap()
  await expect(missing.getByText('Hole 12: Not played')).toBeVisible()
  await missing.getByRole('button', { name: 'The rest were not played' }).tap()
  await expect(missing.getByText(/^Hole 1[3-8]: Not played/)).toHaveCount(6)
  await expect(missing.getByRole('listitem')).toHaveCount(0)
  for (const nine of ['Out', 'In'])
    await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
  await expect(signature).toBeEnabled()
  await dialog.getByLabel('I stopped for a valid reason').check()
  const submit = dialog.getByRole('button', { name: 'Submit Round' })
  await dialog.getByLabel('Partner’s full name').fill('  ')
  await signature.fill('Own Price')
  await expect(submit).toBeDisabled()
  // Nobody marks their own card.
  const partnerName = dialog.getByLabel('Partner’s full name')
  await partnerName.fill('byrne, MONA')
  await submit.tap()
  await expect(dialog.getByText(/^This is the player’s own name\./)).toBeVisible()
  await expect(partnerName).toBeFocused()
  await expect(signature).toHaveValue('Own Price')
  await partnerName.fill(' Owen Price ')
  await expect(dialog.getByText(/own name/)).toHaveCount(0)

  const violations = await axe(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })
  expect(violations.map((one) => one.id)).toEqual([])

  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith(roundId)) sent += 1
  })
  const goingHome = await freezeTimers(page, AFTER_SUBMIT_MS)
  await submit.dblclick()
  await expect(page.getByRole('heading', { name: 'Round Completed' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).tap()
  await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0)
  await goingHome.release()
  expect(sent).toBe(1)
  const brought = page.getByRole('region', { name: 'What it means' })
  await expect(brought).toContainText(/Your place\d+(st|nd|rd|th)/)
  await expect(brought).toContainText('Ten to seventeen holes cannot be converted here; the card is kept.')
  await expect(brought).toContainText(/Best holeHole \d+Par \d, \w+/)
  await expect(page.getByText('1 hole picked up: gross and net are the sums of the 10 holes')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the board' })).toBeVisible()
  const rounds = z.array(z.looseObject({ id: z.string() }))
  expect(rounds.parse(await (await context.request.get('/api/rounds')).json())).toHaveLength(1)

  await page.getByRole('link', { name: 'See the card' }).tap()
  await expect(page).toHaveURL(new RegExp(`/rounds/${roundId}$`))
  await expect(page.getByText('Owen Price').first()).toBeVisible()
})

test('when the first hole is played on a small phone, also on its side, then no toast covers the card’s header, and points and holes are in sight with the keys', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  const sizes = [
    { width: 390, height: 664 },
    { width: 375, height: 553 },
    { width: 844, height: 390 },
  ]
  await signUp(context, { firstName: 'Pip', lastName: 'Byrne', clubCode: club.clubCode })
  await context.request.post(`/api/competitions/${club.competitionId}/join`, { data: {} })
  const leaving = await freezeTimers(page, TOAST_MS)
  await page.goto(`/scorecard?competitionId=${club.competitionId}`)
  const toast = page.locator('li').filter({ has: page.getByText('Round Started', { exact: true }) })
  const head = page.getByRole('heading', { level: 1 })
  const isWhole = () => head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  await expect(keysOf(page, 1)).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(toast.first()).toBeVisible()
    const covered = await page.evaluate(() => {
      const box = [...document.querySelectorAll('li')]
        .find((one) => one.textContent.includes('Round Started'))
        ?.getBoundingClientRect()
      const header = document.querySelector('main h1')?.parentElement?.getBoundingClientRect()
      return box && header && box.bottom > header.top && box.top < header.bottom
    })
    expect(covered, JSON.stringify(size)).toBe(false)
  }
  await leaving.release()
  await tapKey(keysOf(page, 1).getByRole('button', { name: /^Par \d$/ }))
  await expect(head).toHaveAccessibleName(/: \d points? after 1 hole$/)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(head.getByText(/^\d pts? · thru 1$/)).toBeInViewport()
    await expect(page.getByText(/^Hole 1: \d, par, \d points?$/)).toBeInViewport()
    await expect(keysOf(page, 2).getByRole('button', { name: 'Picked up' })).toBeInViewport({ ratio: 1 })
    await expect(head).toBeInViewport({ ratio: 1 })
  }
  await context.setOffline(true)
  await tapKey(keysOf(page, 2).getByRole('button', { name: /^Par \d$/ }))
  await expect(page.getByRole('button', { name: 'Saved on this phone' })).toBeVisible()
  for (const size of [...sizes, { width: 664, height: 390 }]) {
    await page.setViewportSize(size)
    await expect(head.getByText(/^\d pts · thru 2$/)).toBeInViewport()
    expect(await isWhole(), JSON.stringify(size)).toBe(true)
  }
})

test('D51: when home has come after a second on a small phone, then what the round brought waits there, as long as the card is in', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await page.setViewportSize({ width: 390, height: 664 })
  const roundId = await seedRound(context, { club, admin, firstName: 'Wim', handicap: '13.6', gross: full })
  await page.goto('/scorecard')
  const dialog = await openHandIn(page)
  await test.step('when a field of the hand-in is refused, then its label and the reason are in sight with it', async () => {
    const name = dialog.getByLabel('Partner’s full name')
    const signature = dialog.getByLabel('Partner’s signature')
    for (const [own, other, reason] of [
      [name, signature, /^This is the player’s own name\./],
      [signature, name, /own name/],
    ] as const) {
      await other.fill('Owen Price')
      await own.fill('Wim Byrne')
      // As where the thumb has gone on to the photo below.
      await dialog.getByRole('button', { name: 'Take Photo' }).scrollIntoViewIfNeeded()
      await dialog.getByRole('button', { name: 'Submit Round' }).tap()
      await expect(own).toBeFocused()
      const parts = own.locator('xpath=..')
      for (const part of [parts.locator('label'), own, parts.getByRole('alert').filter({ hasText: reason })])
        await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
  await handInTyped(dialog)
  await expect(page.getByRole('heading', { name: 'Welcome, Wim' })).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Round Completed' })
  await expect(waiting).toContainText(/\d+ points · \d+ strokes/)
  await expect(waiting).toContainText(/Your place\d+(st|nd|rd|th)/)
  await expect(waiting).toContainText(
    'unchanged by this round. The index is worked out from 3 scores, and the record has 1: 13.6 stays until then.',
  )
  await expect(waiting).toContainText(/Best holeHole \d+Par \d, \w+/)
  const violations = await axe(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })
  expect(violations.map((one) => one.id)).toEqual([])

  await test.step('when the club reopens the card, then home of the phone that handed it in offers it again and no longer shows it as completed', async () => {
    const latest = page.getByRole('region', { name: 'Latest rounds' })
    const goOn = page.getByRole('link', { name: 'Continue Round' })
    await expect(latest.getByRole('listitem')).toHaveCount(1)
    await expect(goOn).toHaveCount(0)
    await call(admin.request, 'POST', `/api/rounds/${roundId}/reopen`, { reason: 'A wrong hole' })
    const bar = page.getByRole('navigation', { name: 'Places' })
    await bar.getByRole('link', { name: 'Compete' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Competitions' })).toBeVisible()
    await bar.getByRole('link', { name: 'Home' }).tap()
    await expect(goOn).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(latest.getByRole('listitem')).toHaveCount(0)
  })
})

test('D51: when the card was handed in without a network, then home says that it is on its way, and what it brought once it is in', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await seedRound(context, { club, admin, firstName: 'Wout', handicap: '13.6', gross: full })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Wout' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Round' }).tap()
  await expect(page.getByRole('button', { name: 'Save Round' })).toBeVisible()
  // No worker keeps the app's files in these journeys, so only the club is out of reach.
  await context.route('**/api/**', (route) => route.abort())
  await handInTyped(await openHandIn(page))
  await expect(page.getByRole('heading', { name: 'Handed in on this phone' })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).first().tap()
  const onItsWay = page.getByRole('region', { name: 'Handed in on this phone' })
  await expect(onItsWay).toContainText('goes to the club when there is a signal')
  await expect(page.getByRole('region', { name: 'Round Completed' })).toHaveCount(0)
  await context.unroute('**/api/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const waiting = page.getByRole('region', { name: 'Round Completed' })
  await expect(waiting).toContainText(/Your place\d+(st|nd|rd|th)/)
  await expect(onItsWay).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Latest rounds' }).getByRole('listitem')).toHaveCount(1)
})

test('D51: when the desk handed the card in, then what it brought waits on every phone of its player, and is closed on all', async ({
  person,
}) => {
  const first = await person(phone)
  const second = await person(phone)
  const roundId = await seedRound(first.context, {
    club,
    admin,
    firstName: 'Wes',
    handicap: '13.6',
    gross: full,
  })
  const handIn = { reason: 'From paper', partnerName: 'Owen Price' }
  await call(admin.request, 'POST', `/api/rounds/${roundId}/hand-in`, handIn)
  await second.context.addCookies(await first.context.cookies())
  const waitingOn = ({ page }: typeof first) => page.getByRole('region', { name: 'Round Completed' })
  for (const one of [first, second]) {
    await one.page.goto('/')
    await expect(waitingOn(one)).toContainText(/Captain’s Prize · \d+ points · \d+ strokes/)
    await expect(waitingOn(one)).toContainText(/Your place\d+(st|nd|rd|th)/)
    await expect(waitingOn(one)).toContainText(/Best holeHole \d+Par \d, \w+/)
  }
  // The club is out of reach while it is closed: it stays closed here, and the club is told later.
  const closing = '**/summary-closed'
  await first.context.route(closing, (route) => route.abort())
  await waitingOn(first).getByRole('button', { name: 'Close' }).tap()
  await expect(waitingOn(first)).toHaveCount(0)
  await expect(first.page.locator('#main')).toBeFocused()
  const latest = (page: Page) => page.getByRole('region', { name: 'Latest rounds' })
  // It is tried with each opening of home, and once only.
  const tried = first.page.waitForRequest(closing)
  await first.page.reload()
  await tried
  await expect(latest(first.page)).toContainText('Points')
  await expect(waitingOn(first)).toHaveCount(0)
  await first.context.unroute(closing)
  const told = first.page.waitForResponse(closing)
  const bar = first.page.getByRole('navigation', { name: 'Places' })
  await bar.getByRole('link', { name: 'Compete' }).tap()
  await bar.getByRole('link', { name: 'Home' }).tap()
  expect((await told).status()).toBe(200)
  await second.page.reload()
  await expect(latest(second.page)).toContainText('Points')
  await expect(waitingOn(second)).toHaveCount(0)

  // Handed in anew it waits again, also where it was closed.
  await call(admin.request, 'POST', `/api/rounds/${roundId}/reopen`, { reason: 'A wrong hole' })
  await call(admin.request, 'POST', `/api/rounds/${roundId}/hand-in`, handIn)
  await first.page.reload()
  await expect(waitingOn(first)).toContainText(/Captain’s Prize · \d+ points/)
  const closed = first.page.waitForResponse(closing)
  await waitingOn(first).getByRole('button', { name: 'Close' }).tap()
  expect((await closed).status()).toBe(200)
  await expect(waitingOn(first)).toHaveCount(0)
})

test('when a hole is picked up outside of Stableford, then its most likely score can be given, without a network too (R2.4)', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Lik', lastName: 'Byrne', clubCode: club.clubCode })
  const started = await context.request.post('/api/rounds', { data: { courseId: club.courseId } })
  const roundId = z.object({ id: z.string() }).parse(await started.json()).id
  await page.goto('/scorecard')
  await keysOf(page, 1).getByRole('button', { name: 'Picked up' }).tap()
  const ask = page.getByRole('button', { name: 'Most likely score' })
  const isWhole = (text: string) =>
    page
      .getByText(text)
      .evaluate((line) => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight)
  expect(await isWhole('Hole 1: picked up')).toBe(true)
  await ask.tap()
  const dialog = page.getByRole('dialog', { name: 'Most likely score, hole 1' })
  await dialog.getByRole('button', { name: 'Leave it out' }).tap()
  await context.setOffline(true)
  await ask.tap()
  await dialog.getByLabel('Strokes taken, with penalties').selectOption('3')
  await dialog.getByText('Farther away').tap()
  await dialog.getByText('Add 4 strokes').tap()
  const violations = await axe(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })
  expect(violations.map((one) => one.id)).toEqual([])
  await dialog.getByRole('button', { name: 'Record 7' }).tap()
  await expect(page.getByText('Hole 1: picked up, most likely 7')).toBeVisible()
  expect(await isWhole('Hole 1: picked up, most likely 7')).toBe(true)
  await expect(dialog).toBeHidden()
  await context.setOffline(false)
  await expect
    .poll(async () => (await readCard(context, roundId)).entries)
    .toMatchObject([{ holeNumber: 1, result: 'picked_up', grossScore: null, mostLikely: 7 }])
})

test('course required, round started, and "Not now" before a competition starts by itself', async ({
  person,
}) => {
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Nina', lastName: 'Nott', clubCode: club.clubCode })
  await page.goto('/scorecard')
  const course = page.getByLabel('Course')
  await course.selectOption('')
  await page.getByRole('button', { name: 'Start Round' }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a golf course' })).toBeVisible()
  await expect(page.getByText('Course Required', { exact: true })).toBeVisible()

  await context.request.post(`/api/competitions/${club.competitionId}/join`, { data: {} })
  const starting = await freezeTimers(page, COMPETITION_AUTO_START_MS)
  await page.goto(`/scorecard?competitionId=${club.competitionId}`)
  const banner = page.getByRole('region', { name: 'Competition' })
  await expect(banner).toContainText('Your round starts automatically from the Blue tee.')
  await page.getByRole('button', { name: 'Not now' }).tap()
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0)
  await expect(banner).toContainText('Start when you are ready.')
  await starting.release()
  await expect(page.getByRole('button', { name: 'Start Round' })).toBeVisible()
  expect(await (await context.request.get('/api/rounds/active')).json()).toBeNull()

  await page.getByRole('button', { name: 'Start Round' }).tap()
  await expect(keysOf(page, 1)).toBeVisible()
})

test('U20, U22: paste, arrows and Escape at a desk; large letters cut nothing', async ({ person }) => {
  const { page, context } = await person(desk)
  const roundId = await seedRound(context, { club, admin, firstName: 'Pasta', handicap: '18.0', gross: [] })
  await page.goto('/scorecard')
  const cell = (hole: number) => page.getByLabel(new RegExp(`^Hole ${hole}, par`))
  await cell(1).focus()
  const paste = (text: string) =>
    cell(1).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('4 5 4')
  await expect(page.getByRole('alert')).toHaveText('That is not a row of 18 scores from 1 to 30.')
  await paste(full.join('\t'))
  await expect
    .poll(async () =>
      [...(await scoresOf(context, roundId)).entries()].sort(([a], [b]) => a - b).map(([, s]) => s),
    )
    .toEqual(full)
  await cell(2).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell(3)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect.poll(async () => (await scoresOf(context, roundId)).get(3) ?? null).toBeNull()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await scoresOf(context, roundId)).get(3)).toBe(full[2])

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '24px'
  })
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main th, main td')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // Where a mouse is, a signature is typed without asking for it.
  await page.getByRole('button', { name: 'Save Round' }).click()
  await expect(page.getByRole('dialog').getByLabel('Partner’s signature')).toBeVisible()
})
