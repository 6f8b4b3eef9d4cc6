import { request, type BrowserContext, type Locator, type Page } from '@playwright/test'
import {
  ACCESS_DENIED_REDIRECT_MS,
  AFTER_CLUB_CREATED_MS,
  AFTER_JOIN_MS,
  UNAUTHORIZED_REDIRECT_MS,
} from '#web/lib/timings.ts'
import { whileRefusingWrites, whileUnreadable } from './support/broken-store.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { drawnCard, photoOfCard } from './support/paper-card.ts'
import type { RunningServer } from './support/running-server.ts'
import { PASSWORD, seedClub, signUp, type SeededClub } from './support/seed.ts'

/*
 * Messages of errors and successes, each row provoked for real: bad input, a session that ended, a
 * store that takes no write or cannot be read. The texts are the contract's, letter for letter. Messages about photos are
 * in photos.spec.ts, the failures of a reading in scan.spec.ts.
 */

type Who = 'visitor' | 'player' | 'admin' | 'founder'
type Stage = { page: Page; server: RunningServer; club: SeededClub }
type Row = {
  situation: string
  who: Who
  device?: typeof phone | typeof desk
  act: (stage: Stage) => Promise<void>
  /** The table that takes no write, or cannot be read, while `act` and what it shows happen. */
  refusing?: string
  unreadable?: string
  /** All of these are on the screen afterwards, in a toast or in the page. */
  shows: readonly string[]
  /** And this is where the reader is, once the page has gone there by itself: so long after it has spoken. */
  at?: RegExp
  goesAfter?: number
}

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).first()

async function startSignIn({ page }: Stage, code: string): Promise<void> {
  await page.goto('/auth?tab=signin')
  await page.getByText('Join a club with its code, or set one up').click()
  await page.getByLabel(/^Club code/).fill(code)
  await page.getByLabel('E-mail').fill('somebody@example.org')
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
  await button(page, 'Sign In').click()
}

async function createAccount({ page }: Stage, code: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel(/^Club code/).fill(code)
  await page.getByLabel('First name').fill('Una')
  await page.getByLabel('Last name').fill('Unknown')
  await page.getByLabel('E-mail').fill('una.unknown@example.org')
  await page.locator('input[autocomplete="new-password"]').fill(PASSWORD)
  await button(page, 'Create Account').click()
}

async function startRound({ page, club }: Stage): Promise<void> {
  await page.goto('/scorecard')
  await page.getByRole('combobox').first().selectOption(club.courseId)
  await button(page, 'Start Round').click()
}

async function scan({ page, club }: Stage, photo: Buffer): Promise<void> {
  await page.request.post('/api/rounds', { data: { courseId: club.courseId } })
  await page.goto('/scorecard')
  await button(page, 'Scan Scorecard').click()
  const chosen = page.waitForEvent('filechooser')
  await button(page, 'Choose from Gallery').click()
  await (await chosen).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo })
  await button(page, 'Process Scorecard').click()
}

async function createCourse({ page }: Stage): Promise<void> {
  await page.goto('/club-admin?tab=courses')
  await button(page, /New course|Create Course/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill('The Short Nine')
  await button(dialog, 'Create Course').click()
}

async function createCompetition({ page }: Stage): Promise<void> {
  await page.goto('/club-admin?tab=competitions')
  await button(page, /New competition|Create Competition/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill('Autumn Cup')
  await dialog.getByLabel(/^Start/).fill('2027-05-01T09:00')
  await dialog.getByLabel(/^End/).fill('2027-05-01T18:00')
  await button(dialog, 'Create Competition').click()
}

async function createClub({ page }: Stage): Promise<void> {
  await page.goto('/club-setup')
  await page.getByLabel('Club Name').fill('Second Links')
  await button(page, 'Create Club').click()
}

async function changePar({ page, club }: Stage): Promise<void> {
  await page.goto(`/club-admin?tab=courses&holes=${club.courseId}`)
  const par = page.getByRole('dialog').getByLabel('Par of hole 1', { exact: true })
  await par.selectOption((await par.inputValue()) === '4' ? '5' : '4')
}

async function changeCurrency({ page }: Stage): Promise<void> {
  await page.goto('/club-admin?tab=settings')
  const currency = page.getByLabel('Default currency')
  await currency.selectOption((await currency.inputValue()) === 'EUR' ? 'GBP' : 'EUR')
}

async function renameClub({ page }: Stage, name: string): Promise<void> {
  await page.goto('/admin-dashboard?tab=settings')
  await page.getByLabel('Club name').fill(name)
  await button(page, /^Save/).click()
}

async function setHandicap({ page }: Stage): Promise<void> {
  await page.goto('/member-invite')
  await page
    .getByRole('button', { name: /^Edit the handicap of Pat/ })
    .first()
    .click()
  const field = page.getByLabel(/^Handicap of Pat/)
  await field.fill('18.4')
  await field.press('Enter')
}

async function removeMember({ page }: Stage, name: string): Promise<void> {
  await page.goto('/admin-dashboard?tab=members')
  await button(page, new RegExp(`Actions for ${name}`)).click()
  await page.getByRole('menuitem', { name: 'Remove from the club' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Are you sure you want to remove ${name}`)
  await button(dialog, /^Remove/).click()
}

async function invite({ page }: Stage, email: string): Promise<void> {
  await page.goto('/member-invite')
  await page.getByLabel(/^E-?mail/i).fill(email)
  await page
    .getByLabel(/^Handicap/)
    .first()
    .fill('12.4')
  await button(page, /Send invitation/i).click()
}

const rows: Row[] = [
  {
    situation: 'missing club code',
    who: 'visitor',
    act: (stage) => createAccount(stage, ''),
    shows: ['Please enter your club code'],
  },
  {
    situation: 'bad club code format',
    who: 'visitor',
    act: (stage) => startSignIn(stage, 'XX12'),
    shows: ['Invalid club code format. Use format: SC123456'],
  },
  {
    situation: 'unknown club code',
    who: 'visitor',
    // Told once the account is made, at the field of home (P20).
    act: (stage) => createAccount(stage, 'SC000000'),
    shows: ['No club has this code. Check it with your club.'],
    at: /:\d+\/$/,
  },
  {
    situation: 'saving preferences fails',
    who: 'visitor',
    refusing: 'sign_in_preferences',
    act: (stage) => startSignIn(stage, stage.club.clubCode),
    shows: ['Authentication setup failed. Please try again.'],
  },
  {
    situation: 'course required',
    who: 'player',
    device: phone,
    act: async ({ page }) => {
      await page.goto('/scorecard')
      await page.getByRole('combobox').first().selectOption('')
      await button(page, 'Start Round').click()
    },
    shows: ['Course Required', 'Please select a golf course to start your round.'],
  },
  {
    situation: 'round creation',
    who: 'player',
    device: phone,
    refusing: 'rounds',
    act: startRound,
    shows: ['Error', 'Failed to create round. Please try again.'],
  },
  {
    situation: 'join',
    who: 'player',
    refusing: 'competition_entries',
    act: async ({ page }) => {
      await page.goto('/competitions')
      await button(page, /^Join/).click()
    },
    shows: ['Error', 'Failed to join competition. Please try again.'],
  },
  {
    situation: 'course creation',
    who: 'admin',
    refusing: 'courses',
    act: createCourse,
    shows: ['Failed to create course. Please try again.'],
  },
  {
    situation: 'competition creation',
    who: 'admin',
    refusing: 'competitions',
    act: createCompetition,
    shows: ['Failed to create competition. Please try again.'],
  },
  {
    situation: 'club creation',
    who: 'founder',
    refusing: 'clubs',
    act: createClub,
    shows: ['Failed to create club. Please try again.'],
  },
  { situation: 'hole update', who: 'admin', refusing: 'holes', act: changePar, shows: ['Update Failed'] },
  {
    situation: 'currency update',
    who: 'admin',
    refusing: 'clubs',
    act: changeCurrency,
    shows: ['Update Failed', 'Failed to update currency'],
  },
  {
    situation: 'club update',
    who: 'admin',
    refusing: 'clubs',
    act: (stage) => renameClub(stage, 'Castle Links of Old'),
    shows: ['Update failed'],
  },
  {
    situation: 'club name missing',
    who: 'admin',
    act: (stage) => renameClub(stage, ' '),
    shows: ['Club name required', 'Please enter a club name'],
  },
  {
    situation: 'member removal',
    who: 'admin',
    refusing: 'memberships',
    act: (stage) => removeMember(stage, 'Lee Extra'),
    shows: ['Failed to remove member'],
  },
  {
    situation: 'handicap update',
    who: 'admin',
    refusing: 'users',
    act: setHandicap,
    shows: ['Failed to update handicap. Please try again.'],
  },
  {
    situation: 'invitation',
    who: 'admin',
    refusing: 'invitations',
    act: (stage) => invite(stage, 'nobody@example.org'),
    shows: ['Error', 'Failed to send invitation. Please try again.'],
  },
  {
    situation: 'competition load',
    who: 'player',
    // Read with the competition and with nothing else: whom the session is of needs the competitions themselves.
    unreadable: 'player_messages',
    act: async ({ page, club }) => {
      await page.goto(`/competitions/${club.competitionId}/leaderboard`)
    },
    shows: ['Failed to load competition data.', 'Please try again later.', 'Back to Competitions'],
  },
  {
    situation: 'leaderboard load',
    who: 'player',
    unreadable: 'competition_entries',
    act: async ({ page, club }) => {
      // The list of competitions counts entries, so the page itself is asked for.
      await page.goto(`/competitions/${club.competitionId}/leaderboard`)
    },
    shows: ['Failed to load', 'Please try again later.', 'Back to Competitions'],
  },
  {
    situation: 'analytics by a player',
    who: 'player',
    act: async ({ page }) => {
      await page.goto('/analytics')
    },
    shows: ['Access Denied', 'Only club administrators can access analytics.'],
    at: /\/$/,
    goesAfter: ACCESS_DENIED_REDIRECT_MS,
  },
  {
    situation: 'member invite by a player',
    who: 'player',
    act: async ({ page }) => {
      await page.goto('/member-invite')
    },
    shows: ['Access Denied', 'You need club admin permissions to invite members.', 'Go Back'],
  },
  ...['/club-admin', '/admin-dashboard'].map((path): Row => ({
    situation: `${path} by a player`,
    who: 'player',
    act: async ({ page }) => {
      await page.goto(path)
    },
    shows: [path === '/club-admin' ? 'Access Denied' : 'Access denied'],
  })),
  {
    situation: 'unknown route',
    who: 'player',
    act: async ({ page }) => {
      await page.goto('/nowhere')
    },
    shows: ['404', 'Page Not Found'],
  },
  { situation: 'course created', who: 'admin', act: createCourse, shows: ['Course Created'] },
  { situation: 'competition created', who: 'admin', act: createCompetition, shows: ['Competition Created'] },
  {
    situation: 'hole updated',
    who: 'admin',
    act: changePar,
    shows: ['Hole Updated', 'Changes saved successfully'],
  },
  { situation: 'currency updated', who: 'admin', act: changeCurrency, shows: ['Currency Updated'] },
  {
    situation: 'club updated',
    who: 'admin',
    act: (stage) => renameClub(stage, 'Castle Links'),
    shows: ['Club updated successfully!'],
  },
  {
    situation: 'club code copied',
    who: 'admin',
    act: async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/admin-dashboard')
      await button(page, /^Copy/).click()
    },
    shows: ['Club code copied to clipboard!'],
  },
  { situation: 'handicap updated', who: 'admin', act: setHandicap, shows: ['Handicap Updated'] },
  {
    // Nothing is mailed here; `Invitation Sent` is in invitations.spec.ts, with a mail server.
    situation: 'invitation made',
    who: 'admin',
    act: (stage) => invite(stage, 'newcomer@example.org'),
    shows: ['Invitation made', 'No e-mail was sent. Pass the link on.'],
  },
  {
    situation: 'member removed',
    who: 'admin',
    act: (stage) => removeMember(stage, 'Lee Extra'),
    shows: ['Member removed successfully!'],
  },
  { situation: 'round started', who: 'player', device: phone, act: startRound, shows: ['Round Started'] },
  {
    situation: 'scan failure',
    who: 'player',
    device: phone,
    refusing: 'photos',
    act: async (stage) => scan(stage, await photoOfCard([[4, 5, 3]])),
    shows: ['Processing Failed', 'Failed to process scorecard image. Please try again.'],
  },
  {
    situation: 'scan success',
    who: 'player',
    device: phone,
    act: async (stage) => {
      const { photo } = await drawnCard('vertical', { scribbledOver: { row: 0, hole: 7 } })
      await scan(stage, photo)
      const review = stage.page.getByRole('dialog', { name: 'Check the scores' })
      await expect(review).toBeVisible({ timeout: 240_000 })
      await button(review, /^Row 2,/).click()
      await button(review, /^Put \d+ scores/).click()
    },
    shows: ['Scorecard Processed', 'Successfully extracted 18 hole scores!'],
  },
  {
    situation: 'joined',
    who: 'player',
    act: async ({ page }) => {
      await page.goto('/competitions')
      await button(page, /^Join/).click()
    },
    shows: ['Joined Competition'],
    at: /\/scorecard\?competitionId=/,
    goesAfter: AFTER_JOIN_MS,
  },
  {
    situation: 'club created',
    who: 'founder',
    act: createClub,
    shows: ['Club Created'],
    at: /\/club-admin/,
    goesAfter: AFTER_CLUB_CREATED_MS,
  },
  {
    situation: 'signed out meanwhile',
    who: 'player',
    act: async ({ page, server }) => {
      // No page is open meanwhile: one that reads by itself would meet the 401 first and speak in its place.
      const copy = await request.newContext({
        baseURL: server.url,
        storageState: await page.context().storageState(),
      })
      await copy.get('/api/logout', { maxRedirects: 0 })
      await copy.dispose()
      await page.goto('/profile')
    },
    shows: ['Unauthorized', 'You are logged out. Logging in again...'],
    at: /\/auth\?/,
    goesAfter: UNAUTHORIZED_REDIRECT_MS,
  },
]

type State = Awaited<ReturnType<BrowserContext['storageState']>>

let club: SeededClub
let signedIn: Record<Who, State>

test.beforeAll(async ({ browser, server }) => {
  const [admin, player, other, founder, visitor] = await Promise.all(
    Array.from({ length: 5 }, () => browser.newContext({ baseURL: server.url })),
  )
  if (!admin || !player || !other || !founder || !visitor) throw new Error('five browsers')
  club = await seedClub(admin, 'Castle Links')
  await signUp(player, { firstName: 'Pat', lastName: 'Byrne', clubCode: club.clubCode })
  await signUp(other, { firstName: 'Lee', lastName: 'Extra', clubCode: club.clubCode })
  await signUp(founder, { firstName: 'Fay', lastName: 'Founder' })
  signedIn = {
    visitor: await visitor.storageState(),
    player: await player.storageState(),
    admin: await admin.storageState(),
    founder: await founder.storageState(),
  }
  await Promise.all([admin, player, other, founder, visitor].map((context) => context.close()))
})

/** Letter for letter; a text given as a string would match in any case. */
function exactly(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

for (const row of rows)
  test(row.situation, async ({ person, server }) => {
    const { context, page } = await person(row.device ?? desk)
    await context.addCookies(signedIn[row.who].cookies)
    const going = row.goesAfter === undefined ? undefined : await freezeTimers(page, row.goesAfter)
    const actAndSee = async () => {
      await row.act({ page, server, club })
      for (const text of row.shows) await expect(page.getByText(exactly(text)).first(), text).toBeVisible()
      await going?.release()
      if (row.at) await expect(page).toHaveURL(row.at)
      expect(
        await page.evaluate(() => /\{"|\b500\b|\bat \S+:\d+:\d+/.exec(document.body.innerText)),
      ).toBeNull()
    }
    if (row.refusing !== undefined) await whileRefusingWrites(server, row.refusing, actAndSee)
    else if (row.unreadable !== undefined) await whileUnreadable(server, row.unreadable, actAndSee)
    else await actAndSee()
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
