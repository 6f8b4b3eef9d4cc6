import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp, type SeededClub } from './support/seed.ts'

/*
 * The sentences of the product specification about its screens (docs/spec-checklist.md), each screen visited once by each
 * kind of person, who goes from one to the next by its links. What needs a journey (starting a round, a draw, an
 * invitation) is tested where that journey is.
 */

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Seeded = { club: SeededClub; matchPlayId: string; admin: State; player: State; newcomer: State }

const Identified = z.looseObject({ id: z.string() })
const Card = z.looseObject({
  id: z.string(),
  terms: z.looseObject({ holes: z.array(z.looseObject({ holeNumber: z.number(), par: z.number() })) }),
})
const HANDED_IN = 6

let seeded: Seeded

test.beforeAll(async ({ browser, server }) => {
  seeded = await seed(browser, server.url)
})

/** A club with three competitions under way and one match play, a player with six cards handed in and one open. */
async function seed(browser: Browser, baseURL: string): Promise<Seeded> {
  const [admin, player, newcomer] = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL })))
  if (!admin || !player || !newcomer) throw new Error('three browsers')
  const club = await seedClub(admin, 'Sentence Links')
  const competition = async (name: string, competitionType: string) =>
    Identified.parse(
      await call(admin.request, 'POST', '/api/competitions', {
        name,
        clubId: club.clubId,
        courseId: club.courseId,
        startDate: new Date(Date.now() - 3_600_000).toISOString(),
        endDate: new Date(Date.now() + 86_400_000).toISOString(),
        competitionType,
      }),
    ).id
  await competition('Monthly Medal', 'stroke_play')
  const matchPlayId = await competition('Club Knock-Out', 'matchplay')
  await signUp(player, { firstName: 'Nora', lastName: 'Byrne', clubCode: club.clubCode })
  await signUp(newcomer, { firstName: 'Newt', lastName: 'Comer', clubCode: club.clubCode })
  for (let i = 0; i < HANDED_IN; i += 1) await handIn(player.request, { club, tag: `s${i}` })
  await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const body = { courseId: club.courseId, competitionId: club.competitionId }
  const open = Card.parse(await call(player.request, 'POST', '/api/rounds', body))
  await score(player.request, { card: open, tag: 'open', upTo: 4 })
  const [adminState, playerState, newcomerState] = await Promise.all(
    [admin, player, newcomer].map((context) => context.storageState()),
  )
  await Promise.all([admin, player, newcomer].map((context) => context.close()))
  if (!adminState || !playerState || !newcomerState) throw new Error('three states')
  return { club, matchPlayId, admin: adminState, player: playerState, newcomer: newcomerState }
}

async function handIn(request: APIRequestContext, terms: { club: SeededClub; tag: string }): Promise<void> {
  const card = Card.parse(await call(request, 'POST', '/api/rounds', { courseId: terms.club.courseId }))
  await score(request, { card, tag: terms.tag, upTo: 18 })
  await call(request, 'PATCH', `/api/rounds/${card.id}`, {
    partnerName: 'Max Marker',
    // Rounds of one day with the same scores.
    sameRound: false,
    partnerSignature: 'Max Marker',
  })
}

async function score(
  request: APIRequestContext,
  { card, tag, upTo }: { card: z.infer<typeof Card>; tag: string; upTo: number },
): Promise<void> {
  await call(request, 'POST', `/api/rounds/${card.id}/scores`, {
    entries: card.terms.holes.slice(0, upTo).map(({ holeNumber, par }) => ({
      id: `ent_${holeNumber.toString(36).padStart(9, '0')}${tag.padEnd(10, 'x')}`,
      holeNumber,
      result: 'strokes',
      grossScore: par + 1,
      at: new Date(Date.now() - 60_000 + holeNumber).toISOString(),
    })),
  })
}

type Opened = { context: BrowserContext; page: Page }

/** A page of whoever is signed in like this; of a visitor without. */
async function visit({ context, page }: Opened, state?: State): Promise<Page> {
  if (state) await context.addCookies(state.cookies)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

type Target = readonly [name: string | RegExp, href: string | RegExp]

async function expectLinks(scope: Page | Locator, targets: readonly Target[]): Promise<void> {
  for (const [name, href] of targets)
    await expect
      .soft(scope.getByRole('link', { name, exact: true }).first(), String(name))
      .toHaveAttribute('href', href)
}

async function expectNone(scope: Page | Locator, names: readonly string[]): Promise<void> {
  for (const name of names)
    await expect
      .soft(scope.getByRole('link', { name }).or(scope.getByRole('button', { name })), name)
      .toHaveCount(0)
}

const arrived = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const infoLinks = [
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
] as const
const field = (scope: Page | Locator, label: string) => scope.getByLabel(new RegExp(`^${label}( \\*)?$`))

/** Where a wide window has headings and the header begin. */
const LEFT = 104

/** Goes on by a link of the header. */
async function follow(page: Page, name: string | RegExp, title: string | RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await arrived(page, title)
}

test('a visitor: landing page, public pages, /auth, and what is for members', async ({ person }) => {
  const page = await visit(await person(desk))
  const main = page.getByRole('main')
  await test.step('landing page', async () => {
    await page.goto('/')
    await expectLinks(page.getByRole('navigation', { name: 'Main' }), [
      ['Pricing', '/pricing'],
      ['News', '/news'],
      ...infoLinks,
    ])
    await expectLinks(page, [
      ['Join Now', '/auth'],
      ['Register/Login', '/auth'],
      ['Join as an Early Partner Club', '/auth'],
    ])
    const cards = page.getByRole('region', { name: 'What a golf day needs' }).getByRole('listitem')
    expect(await cards.count()).toBeGreaterThanOrEqual(6)
    const table = page.getByRole('region', { name: 'What changes on the next competition day' })
    await expect(table.getByRole('columnheader')).toHaveText(['Until now', 'With Scoreclub'])
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(main).toContainText('538+')
    await expect(main).toContainText(/free trial/i)
    const carousel = page.getByRole('region', { name: 'Screens of Scoreclub' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByText('1 / 13')).toBeVisible()
    await expect(carousel.getByRole('button', { name: 'Previous screen' })).toBeVisible()
    await expect(carousel.getByRole('button', { name: 'Next screen' })).toBeVisible()
    await expect(carousel.getByRole('button', { name: /^Show screen \d+:/ })).toHaveCount(13)
  })

  await test.step('public pages, pricing and news', () => expectPublicPages(page))

  await test.step('a visitor has no bottom bar', async () => {
    await page.setViewportSize(phone.viewport)
    await expect(page.getByRole('navigation', { name: 'Places' })).toHaveCount(0)
    await page.setViewportSize(desk.viewport)
  })

  await test.step('/auth', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Register/Login' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('tab')).toHaveText(['Create Account', 'Sign In'])
    await expectLinks(page, [['Back to Home', '/']])
    // Role and code are folded where somebody signs in, and open with a code that was typed on the other tab.
    for (const tab of ['Create Account', 'Sign In']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('radio', { name: /^Player/ })).toBeVisible()
      await page.getByText('I play at a club').click()
      const code = page.getByLabel('Club code')
      await expect(code).toBeVisible()
      await code.fill('SC1234567')
      expect((await code.inputValue()).length).toBeLessThanOrEqual(8)
      await expect(field(page, 'E-mail')).toBeVisible()
      await expect(field(page, 'Password')).toBeVisible()
      await page.getByText('I run a club').click()
      await expect(code).toHaveCount(0)
    }
  })

  // The card opens what the phone keeps for its last user. Which pages are for members: src/web/app/route-table.test.ts.
  await test.step('signed out: what is for members leads to the sign-in page with the way back', async () => {
    for (const path of ['/scorecard', '/member-invite']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/auth?tab=signin&next=${encodeURIComponent(path)}`)
      // One tab is led to the sign-in page at most once in ten seconds (T41): from here on it is another one.
      await page.evaluate(() => {
        sessionStorage.clear()
      })
    }
  })
})

/** From one to the next by the links of the header. */
async function expectPublicPages(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  for (const [name, path] of infoLinks) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expectLinks(main, [['Back to Home', '/']])
  }
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['News', '/news'],
  ] as const) {
    const link = header.getByRole('link', { name, exact: true })
    // Members have no link to them.
    if ((await link.count()) > 0) await link.click()
    else await page.goto(path)
    await expect(page).toHaveURL(path)
    await expectLinks(main, [['Back to Home', '/']])
    if (path === '/news') break
    await expectLinks(main, [
      ['Get Started', '/auth'],
      [/^Choose .*annual/i, '/auth'],
      [/^Choose .*monthly/i, '/auth'],
      ['Contact Us', '/contact'],
    ])
    for (const text of ['£999', '£83.25', '£189', '£99', '£1,188', 'Most Popular', 'Best Value'])
      await expect.soft(page.getByText(text).first(), text).toBeVisible()
  }
  await expectLinks(main, [['Contact Us for Updates', '/contact']])
  expect(await main.getByRole('listitem').count()).toBeGreaterThan(2)
}

async function expectPlayerHome(page: Page): Promise<void> {
  await arrived(page, 'Welcome, Nora')
  const main = page.getByRole('main')
  await expect(main.getByText('Current handicap')).toBeVisible()
  await expect(main.getByText('4 of 18')).toBeVisible()
  await expectLinks(main, [
    ['Continue Round', `/scorecard?competitionId=${seeded.club.competitionId}`],
    ['New Round', '/scorecard'],
    ['Scan Scorecard', '/scorecard'],
    ['Competitions', '/competitions'],
    ['Leaderboards', '/competitions'],
    ['Round History', /^\/profile/],
    ['Statistics', /^\/profile/],
  ])
  await expect(main.getByText('You lead').first()).toBeVisible()
  const rounds = page.getByRole('region', { name: 'Latest rounds' })
  await expect(rounds.getByRole('listitem')).toHaveCount(3)
  const competitions = page.getByRole('region', { name: 'Active competitions' }).getByRole('listitem')
  await expect(competitions).toHaveCount(2)
  for (const card of await competitions.all()) await expect(card).toContainText('In play')
  await expectNone(main, ['View Analytics', 'Club Management', 'View Dashboard'])
}

async function expectAdminHome(page: Page): Promise<void> {
  await arrived(page, 'Welcome, Ruth')
  const main = page.getByRole('main')
  await expectLinks(main, [
    ['View Analytics', '/analytics'],
    ['Club Management', '/club-admin'],
    ['View Dashboard', '/admin-dashboard'],
    ['Round History', '/admin-dashboard'],
    ['Statistics', /^\/profile/],
  ])
  const rounds = page.getByRole('region', { name: 'Latest member rounds' })
  await expect(rounds.getByRole('listitem')).toHaveCount(3)
  for (const line of await rounds.getByRole('listitem').all()) await expect(line).toContainText('Nora Byrne')
  await expect(page.getByRole('region', { name: 'Active competitions' }).getByRole('listitem')).toHaveCount(2)
  await expectNone(main, ['New Round', 'Scan Scorecard', 'Continue Round'])
  await expect(main.getByText('Current handicap')).toHaveCount(0)
}

async function expectCardsOut(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.getByText('1 card out').click()
  await expect(main.getByRole('link', { name: 'Card of Nora Byrne', exact: true })).toHaveAttribute(
    'href',
    /^\/rounds\//,
  )
  await expect(main.getByRole('link', { name: 'Decision on the card of Nora Byrne' })).toHaveAttribute(
    'href',
    /leaderboard\?rule=/,
  )
}

async function expectBar(page: Page, { isAdmin }: { isAdmin: boolean }): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Places' })
  await expectLinks(bar, [
    ['Home', '/'],
    ['Scorecard', '/scorecard'],
    ['Compete', '/competitions'],
    isAdmin ? ['Admin', '/club-admin'] : ['Stats', /^\/profile/],
    ['Profile', '/profile'],
  ])
  await expect(bar.getByRole('link')).toHaveCount(5)
}

async function expectHeader(page: Page, { isAdmin }: { isAdmin: boolean }): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden()
  const header = page.getByRole('banner')
  await expectLinks(header, [
    ...infoLinks,
    ['Logout', '/api/logout'],
    [/^Profile of /, '/profile'],
    ...(isAdmin
      ? ([
          ['Analytics', '/analytics'],
          ['Admin', '/club-admin'],
        ] as const)
      : []),
  ])
  await expect(header.getByRole('link', { name: /^Profile of / })).toHaveText(isAdmin ? 'RS' : 'NB')
  // The badge and the link say the same word; only one of them leads somewhere.
  await expect(header.getByText('Admin', { exact: true })).toHaveCount(isAdmin ? 2 : 0)
  if (!isAdmin) await expectNone(header, ['Analytics', 'Admin'])
}

/** What stands in both lists, and who may join. */
async function expectCompetitions(page: Page, { joins, creates }: { joins: number; creates: number }) {
  await arrived(page, 'Competitions')
  await expect(page.getByRole('link', { name: 'Create Competition' })).toHaveCount(creates)
  for (const name of ['Active Competitions', 'All Competitions']) {
    const list = page.getByRole('region', { name })
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(3)
    const medal = list.getByRole('listitem').filter({ hasText: 'Monthly Medal' }).first()
    for (const text of ['In play', 'Stroke play', '0 participants', /\d{4}/])
      await expect.soft(medal).toContainText(text)
    await expect
      .soft(medal.getByRole('link', { name: /Leaderboard/ }))
      .toHaveAttribute('href', /\/leaderboard$/)
    const knockOut = list.getByRole('listitem').filter({ hasText: 'Club Knock-Out' }).first()
    await expect
      .soft(knockOut.getByRole('link', { name: /View Details/ }))
      .toHaveAttribute('href', `/competitions/${seeded.matchPlayId}/bracket`)
    await expect.soft(list.getByRole('button', { name: /^Join / })).toHaveCount(joins)
  }
}

test('a player: home dashboard, frame, public pages, scorecard, leaderboard and bracket, profile, member management', async ({
  person,
}) => {
  const page = await visit(await person(phone), seeded.player)
  await test.step('home dashboard, bottom bar of a phone and header of a desk, player', async () => {
    await page.goto('/')
    await expectPlayerHome(page)
    await expectBar(page, { isAdmin: false })
    await page.setViewportSize(desk.viewport)
    await expectPlayerHome(page)
    await expectHeader(page, { isAdmin: false })
  })

  await test.step('scorecard: banner, grid, hole cards and verification', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Continue Round', exact: true }).first().click()
    await expect(page).toHaveTitle(/Digital Scorecard/)
    await expect(page.getByRole('main').getByText('Captain’s Prize')).toBeVisible()
    for (const nine of ['Front nine', 'Back nine']) {
      const grid = page.getByRole('table', { name: nine })
      for (const name of ['Hole', 'Par', 'Handicap index', 'Gross', 'Net', 'Points', 'To par'])
        await expect.soft(grid.getByRole('columnheader', { name, exact: true }), name).toBeVisible()
      await expect(grid.getByRole('textbox')).toHaveCount(9)
    }
    await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible()
    await page.getByRole('button', { name: 'Save Round' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Round Summary' })).toBeVisible()
    await expect(dialog.getByRole('term')).toContainText(['Gross', 'Net', 'Stableford'])
    await expect(dialog.getByText('Playing Partner Verification')).toBeVisible()
    await expect(dialog.getByLabel('Partner’s full name')).toBeVisible()
    await dialog.getByRole('button', { name: 'Type the signature instead' }).click()
    await expect(dialog.getByLabel('Partner’s signature')).toBeVisible()
    await expect(dialog.getByText('Scorecard photo (optional)')).toBeVisible()
    await expect(dialog.getByText('Take Photo')).toBeAttached()
    await expect(dialog.getByText('Choose from Gallery')).toBeAttached()
    await expect(dialog.getByRole('button', { name: 'Submit Round' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.setViewportSize(phone.viewport)
    await expect(page.getByRole('region', { name: 'Hole 5' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })

  await test.step('profile', async () => {
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Profile' }).click()
    await arrived(page, 'Profile')
    const main = page.getByRole('main')
    await expect(main.getByText('NB', { exact: true })).toBeVisible()
    await expect(main.getByText('Nora Byrne').first()).toBeVisible()
    await expect(main.getByText(/^nora\.byrne\..*@seed\.example$/)).toBeVisible()
    await expectLinks(main, [['Logout', '/api/logout']])
    for (const label of ['Handicap', 'Total Rounds', 'Average Score', 'Best Round'])
      await expect.soft(main.getByRole('term').filter({ hasText: label }).first(), label).toBeVisible()
    const recent = page.getByRole('region', { name: 'Recent Activity' })
    await expect(recent.getByRole('listitem')).toHaveCount(5)
  })

  await test.step('leaderboard and bracket', async () => {
    await page.setViewportSize(desk.viewport)
    const main = page.getByRole('main')
    await page.goto(`/competitions/${seeded.matchPlayId}/leaderboard`)
    await expect(page).toHaveURL(/\/bracket$/)
    await expect(page.getByText('No Bracket Yet')).toBeVisible()
    await expectNone(page, ['Generate Bracket'])
    await page.goto(`/competitions/${seeded.club.competitionId}/bracket`)
    await expect(page).toHaveURL(/\/leaderboard$/)
    await arrived(page, 'Captain’s Prize Live Standings')
    await expect(main.getByText('Stableford', { exact: true }).first()).toBeVisible()
    await expect(main.getByText('In play', { exact: true })).toBeVisible()
    await expect(main.getByText(new RegExp(String(new Date().getFullYear()))).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expectLinks(main, [['Back', '/competitions']])
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Pos', 'Player', 'Gross', 'Net', 'Points', 'Status'],
    ])
    await expect(page.getByRole('row').filter({ hasText: 'Nora Byrne' }).first()).toContainText('You')
    await expect(page.getByText('Stableford: higher points are better.')).toBeVisible()
  })

  await test.step('public pages, pricing and news', () => expectPublicPages(page))

  await test.step('member management: a spinner while loading, and refused to a player', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/admin/permissions', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/member-invite')
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
    await expect(page.getByText('Access Denied')).toHaveCount(0)
    answer()
    await arrived(page, 'Access Denied')
    await expect(page.getByText('You need club admin permissions to invite members.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
  })
})

test('a newcomer: competitions, and the scorecard before a round', async ({ person }) => {
  const page = await visit(await person(phone), seeded.newcomer)
  await test.step('competitions, player', async () => {
    await page.goto('/competitions')
    await expectCompetitions(page, { joins: 3, creates: 0 })
    // The bottom bar has Home on a phone; from 1024 px on the page has it (D38).
    const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true })
    await expect(home).toBeHidden()
    await page.setViewportSize(desk.viewport)
    await expect(home).toHaveAttribute('href', '/')
  })
  await test.step('scorecard: start', async () => {
    await follow(page, 'Scorecard', 'Digital Scorecard')
    await expect(page.getByLabel('Course')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start Round' })).toBeVisible()
    await page.goto(`/scorecard?competitionId=${seeded.club.competitionId}`)
    await expect(page.getByRole('region', { name: 'Competition' })).toContainText('Captain’s Prize')
  })
})

test('an administrator: home dashboard, frame, competitions, profile, analytics and both administration pages', async ({
  person,
}) => {
  const page = await visit(await person(phone), seeded.admin)
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1)
  /** When the window is wide, header and pages begin at the same place. */
  const expectAligned = async () => {
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    // A page may draw its heading anew when its data comes; in that moment there is none.
    await expect
      .configure({ soft: true })
      .poll(() => leftOf(title), page.url())
      .toBe(LEFT)
    expect.soft(await leftOf(page.getByRole('link', { name: 'Scoreclub, home' })), page.url()).toBe(LEFT)
  }

  await test.step('home dashboard, bottom bar of a phone and header of a desk, administrator', async () => {
    await page.goto('/')
    await expectAdminHome(page)
    await expectBar(page, { isAdmin: true })
    await page.setViewportSize(desk.viewport)
    await expectAdminHome(page)
    await expectCardsOut(page)
    await expectHeader(page, { isAdmin: true })
    await expectAligned()
  })

  await test.step('competitions, administrator', async () => {
    await follow(page, 'Competitions', 'Competitions')
    await expectCompetitions(page, { joins: 0, creates: 1 })
    await expectAligned()
  })

  await test.step('profile', async () => {
    await follow(page, /^Profile of /, 'Profile')
    const club = page.getByRole('region', { name: 'Club Administrator' })
    for (const label of ['Rating', 'Slope', 'Par', 'Location'])
      await expect.soft(club.getByRole('term').filter({ hasText: label }).first(), label).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: /^Handicap$/ })).toHaveCount(0)
    await expectAligned()
  })

  await test.step('when the window is wide, then scorecard and public pages begin there too', async () => {
    await follow(page, 'Scorecard', /./)
    await expectAligned()
    await follow(page, 'About', 'About')
    await expectAligned()
  })

  await test.step('analytics', async () => {
    await follow(page, 'Analytics', 'Analytics')
    await expect(page.getByRole('tab')).toHaveText([
      ...['Overview', 'Players', 'Course Stats', 'Hole Analysis', 'Recent Rounds'],
    ])
    await expectAligned()
  })

  await test.step('administration', async () => {
    await follow(page, 'Admin', 'Club Administration')
    await expectAligned()
    await expect(page.getByRole('tab')).toHaveText([
      ...['Overview', 'Courses', 'Competitions', 'Members', 'Settings'],
    ])
    await expect(page.getByRole('term')).toHaveText(['Members', 'Courses', 'Competitions', 'Plan'])
    await expectLinks(main, [
      ['Create Course', '/club-admin?tab=courses&new=1'],
      ['Create Competition', '/club-admin?tab=competitions&new=1'],
      ['Invite Members', '/member-invite'],
    ])
    await page.getByRole('tab', { name: 'Courses' }).click()
    await expect(page.getByRole('link', { name: /^Quick Edit/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Tees/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Manage Holes/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(page.getByLabel('Default currency').locator('option')).toHaveCount(19)
  })

  await test.step('the second administration page', async () => {
    await page.getByRole('link', { name: 'Scoreclub, home' }).click()
    await main.getByRole('link', { name: 'View Dashboard' }).first().click()
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Members', 'Settings', 'Billing'])
    await expect(page.getByText(seeded.club.clubCode)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect(page.getByText('3 / 50')).toBeVisible()
    for (const label of ['Subscription', 'Plan', 'Name', 'Address'])
      await expect.soft(page.getByRole('term').filter({ hasText: label }).first(), label).toBeVisible()
  })

  await test.step('members', async () => {
    await follow(page, 'Admin', 'Club Administration')
    await main.getByRole('link', { name: 'Invite Members', exact: true }).click()
    await arrived(page, 'Member Management')
    await expect(main.getByText('Club Admin', { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('button', { name: 'Send Invitation' })).toBeVisible()
    const members = page.getByRole('region', { name: 'Current Members (3)' })
    await expect(members.last()).toBeVisible()
    await expect(main.getByRole('button', { name: /^Edit the handicap of/ })).toHaveCount(2)
    await expectNone(main, ['Edit the handicap of Ruth'])
    await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveText([
      /Send invitation/,
      /Member signs up with the same email/,
      /Ready to play/,
    ])
  })

  await test.step('when a window is 1024 px wide, then the header has one line with all its links, in both languages', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    for (const lang of ['en', 'es']) {
      if (lang === 'es') {
        await page.evaluate(() => {
          localStorage.setItem('scoreclub.language', 'es')
        })
        await page.goto('/about')
      }
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const work = ['/', '/scorecard', '/competitions', '/analytics', '/club-admin']
      const quiet = ['/about', '/contact', '/privacy', '/terms']
      const links = header.getByRole('navigation').getByRole('link')
      await expect(links).toHaveCount(work.length + quiet.length)
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
        ...work,
        ...quiet,
      ])
      for (const link of await links.all()) await expect(link).toBeVisible()
      expect((await header.boundingBox())?.height).toBeLessThan(60)
    }
  })
})

test('home dashboard, administrator of a club without a course: the fallbacks; member management of a club without members', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  await signUp(context, { firstName: 'Rory', lastName: 'First' })
  await call(context.request, 'POST', '/api/clubs', { name: 'Courseless', timeZone: 'Europe/Dublin' })
  const expectFallbacks = async (where: string) => {
    const card = page.getByRole('region', { name: 'Club Administrator' })
    for (const text of ['72.0', '113', '72', 'Golf Course'])
      await expect.soft(card.getByText(text, { exact: true }), `${where}: ${text}`).toBeVisible()
    await expect.soft(card.getByText('No rating set')).toHaveCount(2)
  }
  await page.goto('/')
  await expectFallbacks('home')
  await follow(page, /^Profile of /, 'Profile')
  await expectFallbacks('profile')
  await follow(page, 'Admin', 'Club Administration')
  await page.getByRole('main').getByRole('link', { name: 'Invite Members', exact: true }).click()
  await expect(page.getByText('No members yet')).toBeVisible()
  await expect(page.getByText('Start by inviting your first member!')).toBeVisible()
})
