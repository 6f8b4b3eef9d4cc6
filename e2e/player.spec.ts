import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { UNAUTHORIZED_REDIRECT_MS } from '#web/lib/timings.ts'
import { awake } from './support/awake.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { seedClub, signUp, type SeededClub } from './support/seed.ts'

/* What a player and an administrator see of themselves: home, profile, statistics, their rounds, and the frame around. */

const Started = z.looseObject({
  id: z.string(),
  terms: z.looseObject({ holes: z.array(z.looseObject({ holeNumber: z.number(), par: z.number() })) }),
})
const Identified = z.looseObject({ id: z.string() })

type Played = { tag: string; over: (hole: number) => number; courseId?: string; competitionId?: string }

/** Plays every hole of a course in par and so much over through the API, and hands the card in. */
async function playRound(request: APIRequestContext, club: SeededClub, played: Played): Promise<string> {
  const { competitionId, courseId = club.courseId } = played
  const round = Started.parse(
    await call(request, 'POST', '/api/rounds', {
      courseId,
      ...(competitionId === undefined ? {} : { competitionId }),
    }),
  )
  await call(request, 'POST', `/api/rounds/${round.id}/scores`, {
    entries: round.terms.holes.map(({ holeNumber, par }) => ({
      id: `ent_${holeNumber.toString(36).padStart(9, '0')}${played.tag.padEnd(10, 'x')}`,
      holeNumber,
      result: 'strokes',
      grossScore: par + played.over(holeNumber),
      at: new Date(Date.now() - 60_000 + holeNumber).toISOString(),
    })),
  })
  await call(request, 'PATCH', `/api/rounds/${round.id}`, {
    partnerName: 'Max Marker',
    // Rounds of one day with the same scores.
    sameRound: false,
    partnerSignature: 'Max Marker',
  })
  return round.id
}

const noSideways = async (page: Page) => {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBe(0)
}

const figure = (page: Page, label: string) => page.getByRole('term').filter({ hasText: label }).locator('..')

test('a player: home, statistics worked out by hand, and every round by filter, page and Back', async ({
  caller,
  person,
}) => {
  const [secretary, player] = [await caller(), await person(phone)]
  const club = await seedClub(secretary, 'Stat Valley')
  await signUp(player.context, { firstName: 'Maeve', lastName: 'Nolan', clubCode: club.clubCode })
  const { page } = player
  const { request } = player.context

  await test.step('home before the first round', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome, Maeve' })).toBeVisible()
    await expect(page.getByText('Current handicap')).toBeVisible()
    await expect(page.getByText('No Handicap Index yet')).toBeVisible()
    await expect(page.getByText('0.0')).toHaveCount(0)
    for (const name of ['New Round', 'Scan Scorecard'])
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', '/scorecard')
    const competition = page
      .getByRole('region', { name: 'Active competitions' })
      .getByRole('listitem')
      .filter({ hasText: 'Captain’s Prize' })
    await expect(competition.getByRole('link', { name: /Captain’s Prize/ })).toBeVisible()
    await expect(competition).toContainText('In play')
    await expect(page.getByText('No rounds yet')).toBeVisible()
  })

  const nine = Identified.parse(
    await call(secretary.request, 'POST', '/api/courses', {
      name: 'Short Nine',
      clubId: club.clubId,
      holeCount: 9,
    }),
  )
  await call(request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  // Par 72 and 36. 90 = 72 + 18; 81 = 72 + 9; 74 = 72 + 2: the average of 245 is 81.7. Nine holes: 36 + 9 = 45.
  const first = await playRound(request, club, { tag: 'a', over: () => 1 })
  await playRound(request, club, { tag: 'b', over: (hole) => (hole <= 9 ? 1 : 0) })
  await playRound(request, club, { tag: 'c', over: () => 1, courseId: nine.id })
  await playRound(request, club, {
    tag: 'd',
    over: (hole) => ({ 1: -1, 2: -2, 3: 5 })[hole] ?? 0,
    competitionId: club.competitionId,
  })
  await call(request, 'POST', '/api/rounds', { courseId: club.courseId })

  await test.step('home with rounds', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Continue Round' })).toHaveAttribute('href', '/scorecard')
    await expect(page.getByText('0 of 18')).toBeVisible()
    const latest = page.getByRole('region', { name: 'Latest rounds' })
    await expect(latest.getByRole('listitem')).toHaveCount(3)
    await expect(latest.getByRole('listitem').first()).toContainText('74')
    await expect(latest.getByRole('link').first()).toHaveAttribute('href', /^\/rounds\/rnd_/)
    await noSideways(page)
  })

  await test.step('Stats of the bottom bar leads to the statistics', async () => {
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Stats' }).click()
    await expect(page).toHaveURL(/\/profile\?view=statistics$/)
    const statistics = page.getByRole('region', { name: 'Statistics' })
    await expect(page.getByRole('heading', { level: 1, name: 'Stats' })).toBeVisible()
    await expect(page.getByText('Passkeys')).toHaveCount(0)
    await expect(statistics.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(figure(page, 'Total Rounds')).toContainText('4')
    await expect(figure(page, 'Average Score')).toContainText('81.7')
    await expect(figure(page, 'Average Score')).toContainText('45.0 on nine holes')
    await expect(figure(page, 'Best Round')).toContainText('74')
    await expect(
      page.getByText('From 3 finished rounds of 18 holes with every hole holed out and 1 of nine.'),
    ).toBeVisible()
  })

  await test.step('the drawings say what they show', async () => {
    await expect(
      page.getByRole('img', { name: /The latest round was 74, the average so far 81\.7\./ }),
    ).toBeVisible()
    const scores = page.getByRole('table', { name: 'Score distribution' })
    // 63 holes: one eagle, one birdie, 15 + 9 pars, 18 + 9 + 9 bogeys, the 9 on a par 4.
    for (const row of [
      /Eagle or better\s*1\s*2%/,
      /^Birdie\s*1\s*2%/,
      /^Par\s*24\s*38%/,
      /^Bogey\s*36\s*57%/,
      /Double bogey or worse\s*1\s*2%/,
    ])
      await expect(scores.getByRole('row').filter({ hasText: row })).toHaveCount(1)
    // Four par 3s each time, two on the nine: 16 + 14 + 8 + 12 strokes on 14 holes.
    const pars = page.getByRole('table', { name: 'Average by par' })
    await expect(pars.getByRole('row').filter({ hasText: /^Par 3\s*3\.57\s*\+0\.57$/ })).toHaveCount(1)
    await page.getByRole('region', { name: 'Statistics' }).locator('summary').last().click()
    await expect(page.getByRole('group', { name: 'Scores of 18 holes' }).getByRole('row')).toHaveCount(4)
  })

  await test.step('all rounds, narrowed, linked, and back again', async () => {
    await page.getByRole('link', { name: 'All rounds' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All rounds' })).toBeVisible()
    const items = page.getByRole('main').getByRole('listitem')
    await expect(items).toHaveCount(4)
    await page.getByLabel('Kind').selectOption('General play')
    await expect(items).toHaveCount(3)
    await page.getByLabel('Holes').selectOption('9 holes')
    await expect(items).toHaveCount(1)
    await expect(items).toContainText('Short Nine')
    await expect(page).toHaveURL(/kind=casual&holes=9/)
    await page.goBack()
    await expect(items).toHaveCount(3)
    await expect(page.getByLabel('Holes')).toHaveValue('')
    await page.goto(`/profile?view=rounds&kind=competition&year=${new Date().getFullYear()}`)
    await expect(page.getByLabel('Kind')).toHaveValue('competition')
    await expect(items).toHaveCount(1)
    await expect(items).toContainText('Captain’s Prize')
    await page.getByLabel('Kind').selectOption('All rounds')
    await page.getByLabel('Course').selectOption('Short Nine')
    await page.getByLabel('Holes').selectOption('18 holes')
    await expect(page.getByText('No rounds match')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(items.last().getByRole('link')).toHaveAttribute('href', `/rounds/${first}`)
    await noSideways(page)
  })
})

test('pages of rounds, and a page that is as it was left after going back', async ({ caller, person }) => {
  const player = await person(phone)
  const club = await seedClub(await caller(), 'Many Rounds')
  await signUp(player.context, { firstName: 'Una', lastName: 'Quinn', clubCode: club.clubCode })
  for (let i = 0; i < 23; i += 1)
    await playRound(player.context.request, club, { tag: `r${i}`, over: () => 1 })
  const { page } = player
  const items = page.getByRole('main').getByRole('listitem')
  await page.goto('/profile?view=rounds')
  await expect(items).toHaveCount(20)
  await page.getByRole('link', { name: 'Older rounds' }).click()
  await expect(items).toHaveCount(3)
  await expect(page).toHaveURL(/before=rnd_/)
  await page.reload()
  await expect(items).toHaveCount(3)
  await page.goBack()
  await expect(items).toHaveCount(20)

  await page.evaluate(() => {
    scrollTo(0, 700)
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Compete' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Competitions' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(items).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('an administrator: home, the club’s course, and playing as well (D32)', async ({ person }) => {
  const { page, context } = await person(desk)
  await seedClub(context, 'Admin Acres')
  // Where the links of home and of the header lead is in screen-contents.spec.ts.
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible()
  const course = page.getByRole('region', { name: 'Club Administrator' })
  // The tees are rated, so their ratings stand there and no fallback.
  for (const text of ['72.7–77.3', '129–143', '72', 'Clonsilla, Dublin, Ireland'])
    await expect(course.getByText(text, { exact: true })).toBeVisible()
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: /^Profile of Ruth/ }).click()
  await expect(page.getByRole('region', { name: 'Club Administrator' }).getByText('129–143')).toBeVisible()
  await expect(page.getByText('Statistics are for players')).toBeVisible()
  const alsoPlays = page.getByRole('checkbox', { name: 'I also play' })
  await alsoPlays.check()
  await expect(page.getByText('You now play here too', { exact: true }).first()).toBeVisible()
  await expect(figure(page, 'Total Rounds')).toContainText('0')
  await page.getByRole('link', { name: 'Scoreclub, home' }).click()
  await expect(page.getByText('Current handicap')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scan Scorecard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Analytics' })).toBeVisible()
})

test('Spanish by choice: the page and its language change, and stay', async ({ caller, person }) => {
  const { page, context } = await person(phone)
  const club = await seedClub(await caller(), 'Campo Largo')
  await signUp(context, { firstName: 'Lola', lastName: 'Ortiz', clubCode: club.clubCode })
  await page.goto('/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Español', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByText('Aún sin Índice de Hándicap')).toBeVisible()
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Inicio' }).click()
  await expect(page.getByRole('heading', { name: 'Hola, Lola' })).toBeVisible()
  await expect(page.getByText('Aún sin Índice de Hándicap')).toBeVisible()
  await expect(page.getByText('En juego', { exact: true })).toBeVisible()
  await noSideways(page)
  await page.goto('/nada')
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('when colours are chosen, then they are kept over a reload', async ({ person }) => {
  const { page } = await person(phone)
  await page.goto('/about')
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Outdoor, high contrast', 'outdoor'],
  ] as const) {
    await awake(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name }).check()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
})

test('an address that leads nowhere, and a session that ended', async ({ person }) => {
  const { page, context } = await person(phone)
  const answer = await page.goto('/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('404')).toBeVisible()
  await seedClub(context, 'Lost Session')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible()
  // Frozen first: what the page still asks for may be the call that finds the session gone.
  const going = await freezeTimers(page, UNAUTHORIZED_REDIRECT_MS)
  await context.clearCookies()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Compete' }).click()
  for (const text of ['Unauthorized', 'You are logged out. Logging in again...'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await going.release()
  await expect(page).toHaveURL(/\/auth\?tab=signin&next=%2Fcompetitions$/)
})

test('logging out mentions scores that are not sent (T43), leads to the landing page, and back needs the password', async ({
  caller,
  person,
}) => {
  const [secretary, { page, context }] = [await caller(), await person(phone)]
  const club = await seedClub(secretary, 'Far Field')
  await signUp(context, { firstName: 'Oona', lastName: 'Daly', clubCode: club.clubCode })
  await call(context.request, 'POST', '/api/rounds', { courseId: club.courseId })
  const places = page.getByRole('navigation', { name: 'Places' })
  await page.goto('/scorecard')
  await page.route('**/api/rounds/*/scores', (route) => route.abort())
  await page.getByRole('button', { name: /^4\b/ }).first().click()
  await places.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Some scores are not sent yet' })
  await expect(dialog).toContainText('hole 1')
  await expect(dialog.getByRole('link', { name: 'Log out anyway' })).toHaveAttribute('href', '/api/logout')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await context.request.get('/api/auth/user')).status()).toBe(200)
  await page.unroute('**/api/rounds/*/scores')
  await places.getByRole('link', { name: 'Home' }).click()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect
    .poll(() => call(context.request, 'GET', '/api/rounds/active'))
    .toMatchObject({ entries: [{ holeNumber: 1 }] })

  await page.getByRole('button', { name: 'Menu' }).click()
  const logout = page.getByRole('dialog').getByRole('link', { name: 'Logout' })
  await expect(logout).toHaveAttribute('href', '/api/logout')
  await logout.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register/Login' })).toBeVisible()
  expect((await context.request.get('/api/auth/user')).status()).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('scoreclub.user'))).toBeNull()
  // A link on another site does not sign anybody out (T43).
  const stranger = secretary.request
  await stranger.get('/api/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect((await stranger.get('/api/auth/user')).status()).toBe(200)
})

test('the frame, home and profile at 320 px, with large letters and wide spacing', async ({
  caller,
  person,
}) => {
  const { page, context } = await person(phone)
  const club = await seedClub(await caller(), 'Narrow Links')
  await signUp(context, { firstName: 'Bartholomew', lastName: 'Featherstonehaugh', clubCode: club.clubCode })
  await playRound(context.request, club, { tag: 'n', over: () => 1 })
  await page.goto('/')
  for (const [path, title, follow] of [
    ['/', /^Welcome/, undefined],
    [
      '/profile',
      'Profile',
      page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Profile' }),
    ],
    ['/profile?view=rounds', 'All rounds', page.getByRole('link', { name: 'All rounds' })],
  ] as const) {
    await follow?.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    for (const summary of await page.locator('summary').all()) await summary.click()
    for (const [width, css] of [
      [320, ''],
      [390, 'html { font-size: 24px }'],
      [390, spacing],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate(adopt, css)
      expect.soft(await page.evaluate(tooWide), `${path} at ${width} with ${css}`).toEqual([])
    }
  }
})

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/** In place of what was adopted before. The content policy allows no style tag; a sheet of the page's own making is none. */
function adopt(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** What reaches over the edge of the screen, and controls and headings whose words do not fit into them. */
function tooWide(): string[] {
  const edge = document.documentElement.clientWidth
  const name = (one: Element) => `${one.tagName} ${(one.textContent.trim() || one.outerHTML).slice(0, 30)}`
  const over = [...document.querySelectorAll('header *, nav *, main *')]
    .filter(
      (one) => one.getBoundingClientRect().right > edge + 1 && !one.closest('.sr-only, .overflow-x-auto'),
    )
    .map((one) => `over the edge: ${name(one)}`)
  const cut = [...document.querySelectorAll('header a, nav a, main a, main button, h1, h2, h3, dd')]
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `cut: ${name(one)}`)
  return [...over, ...cut]
}
