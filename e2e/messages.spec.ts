import { request, type BrowserContext, type Locator, type Page } from '@playwright/test'
import {
  ACCESS_DENIED_REDIRECT_MS,
  AFTER_CLUB_CREATED_MS,
  AFTER_JOIN_MS,
  UNAUTHORIZED_REDIRECT_MS,
} from '#web/lib/timings.ts'
import { uiText } from '#web/messages/en/ui.ts'
import { whileRefusingWrites, whileUnreadable } from './support/broken-store.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { drawnCard } from './support/paper-card.ts'
import type { RunningServer } from './support/running-server.ts'
import { PASSWORD, seedClub, signUp, type SeededClub } from './support/seed.ts'

/*
 * Messages of errors and successes, each row provoked for real: bad input, a session that ended, a
 * store that takes no write or cannot be read. The texts are the contract's, letter for letter. Messages about photos are
 * in photos.spec.ts, the failures of a reading in scan.spec.ts.
 */

type Who = 'visitor' | 'player' | 'admin' | 'founder'
type Stage = { page: Page; server: RunningServer; club: SeededClub }
type Attempt = {
  situation: string
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
/** What one person tries on one page, one attempt after the other: what was refused is often tried again as it stands. */
type Sitting = {
  title: string
  who: Who
  device?: typeof phone | typeof desk
  open?: (stage: Stage) => Promise<void>
  attempts: readonly Attempt[]
}

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).first()
const pressInDialog =
  (name: string | RegExp) =>
  ({ page }: Stage) =>
    button(page.getByRole('dialog'), name).click()
const press =
  (name: string | RegExp) =>
  ({ page }: Stage) =>
    button(page, name).click()
const goto =
  (path: string) =>
  async ({ page }: Stage) => {
    await page.goto(path)
  }
const gotoBoard = async ({ page, club }: Stage) => {
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
}

async function startSignIn({ page }: Stage): Promise<void> {
  await page.goto('/auth?tab=signin')
  await page.getByText('Join a club with its code, or set one up').click()
  await page.getByLabel('E-mail').fill('somebody@example.org')
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
}

async function startAccount({ page }: Stage): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('First name').fill('Una')
  await page.getByLabel('Last name').fill('Unknown')
  await page.getByLabel('E-mail').fill('una.unknown@example.org')
  await page.locator('input[autocomplete="new-password"]').fill(PASSWORD)
}

/** Presses this button of a form with a club code. */
async function sendCode({ page }: Stage, { code, by }: { code: string; by: string }): Promise<void> {
  await page.getByLabel(/^Club code/).fill(code)
  await button(page, by).click()
}

async function startRound({ page }: Stage, courseId: string): Promise<void> {
  await page.getByRole('combobox').first().selectOption(courseId)
  await button(page, 'Start Round').click()
}

async function choosePaperCard({ page, club }: Stage): Promise<void> {
  await page.request.post('/api/rounds', { data: { courseId: club.courseId } })
  await page.goto('/scorecard')
  await button(page, 'Scan Scorecard').click()
  const chosen = page.waitForEvent('filechooser')
  await button(page, 'Choose from Gallery').click()
  const { photo } = await drawnCard('vertical', { scribbledOver: { row: 0, hole: 7 } })
  await (await chosen).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo })
}

async function startCourse({ page }: Stage): Promise<void> {
  await page.goto('/club-admin?tab=courses')
  await button(page, /New course|Create Course/).click()
  await page.getByRole('dialog').getByLabel('Name').first().fill('The Short Nine')
}

async function startCompetition({ page }: Stage): Promise<void> {
  await page.goto('/club-admin?tab=competitions')
  await button(page, /New competition|Create Competition/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill('Autumn Cup')
  await dialog.getByLabel(/^Start/).fill('2027-05-01T09:00')
  await dialog.getByLabel(/^End/).fill('2027-05-01T18:00')
}

async function startClub({ page }: Stage): Promise<void> {
  await page.goto('/club-setup')
  await page.getByLabel('Club Name').fill('Second Links')
}

const changePar =
  (par: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('dialog').getByLabel('Par of hole 1', { exact: true }).selectOption(par)
  }

async function changeCurrency({ page }: Stage): Promise<void> {
  const currency = page.getByLabel('Default currency')
  await currency.selectOption((await currency.inputValue()) === 'EUR' ? 'GBP' : 'EUR')
}

async function renameClub({ page }: Stage, name: string): Promise<void> {
  await page.getByLabel('Club name').fill(name)
  await button(page, /^Save/).click()
}

async function startHandicap({ page }: Stage): Promise<void> {
  await page.goto('/member-invite')
  await page
    .getByRole('button', { name: /^Edit the handicap of Pat/ })
    .first()
    .click()
  await page.getByLabel(/^Handicap of Pat/).fill('18.4')
}

async function startRemoval({ page }: Stage, name: string): Promise<void> {
  await page.goto('/admin-dashboard?tab=members')
  await button(page, new RegExp(`Actions for ${name}`)).click()
  await page.getByRole('menuitem', { name: 'Remove from the club' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Are you sure you want to remove ${name}`)
}

async function startInvitation({ page }: Stage): Promise<void> {
  await page.goto('/member-invite')
  await page.getByLabel(/^E-?mail/i).fill('newcomer@example.org')
  await page
    .getByLabel(/^Handicap/)
    .first()
    .fill('12.4')
}

const ofVisitors: Sitting[] = [
  {
    title: 'an account by a club code',
    who: 'visitor',
    open: startAccount,
    attempts: [
      {
        situation: 'missing club code',
        act: (stage) => sendCode(stage, { code: '', by: 'Create Account' }),
        shows: ['Please enter your club code'],
      },
      {
        situation: 'unknown club code',
        // Told once the account is made, at the field of home (P20).
        act: (stage) => sendCode(stage, { code: 'SC000000', by: 'Create Account' }),
        shows: ['No club has this code. Check it with your club.'],
        at: /:\d+\/$/,
      },
    ],
  },
  {
    title: 'a sign-in with a club code',
    who: 'visitor',
    open: startSignIn,
    attempts: [
      {
        situation: 'bad club code format',
        act: (stage) => sendCode(stage, { code: 'XX12', by: 'Sign In' }),
        shows: ['Invalid club code format. Use format: SC123456'],
      },
      {
        situation: 'saving preferences fails',
        refusing: 'sign_in_preferences',
        act: (stage) => sendCode(stage, { code: stage.club.clubCode, by: 'Sign In' }),
        shows: ['Authentication setup failed. Please try again.'],
      },
    ],
  },
  {
    title: 'a club',
    who: 'founder',
    open: startClub,
    attempts: [
      {
        situation: 'club creation',
        refusing: 'clubs',
        act: press('Create Club'),
        shows: ['Failed to create club. Please try again.'],
      },
      {
        situation: 'club created',
        act: press('Create Club'),
        shows: ['Club Created'],
        at: /\/club-admin/,
        goesAfter: AFTER_CLUB_CREATED_MS,
      },
    ],
  },
]

const ofPlayers: Sitting[] = [
  {
    title: 'a round',
    who: 'player',
    device: phone,
    open: goto('/scorecard'),
    attempts: [
      {
        situation: 'course required',
        act: (stage) => startRound(stage, ''),
        shows: ['Course Required', 'Please select a golf course to start your round.'],
      },
      {
        situation: 'round creation',
        refusing: 'rounds',
        act: (stage) => startRound(stage, stage.club.courseId),
        shows: ['Error', 'Failed to create round. Please try again.'],
      },
      { situation: 'round started', act: press('Start Round'), shows: ['Round Started'] },
    ],
  },
  {
    title: 'a photo of a paper card',
    who: 'player',
    device: phone,
    open: choosePaperCard,
    attempts: [
      {
        situation: 'scan failure',
        refusing: 'photos',
        act: press('Process Scorecard'),
        shows: ['Processing Failed', 'Failed to process scorecard image. Please try again.'],
      },
      {
        situation: 'scan success',
        act: async ({ page }) => {
          await button(page, 'Process Scorecard').click()
          const review = page.getByRole('dialog', { name: 'Check the scores' })
          await expect(review).toBeVisible({ timeout: 240_000 })
          await button(review, /^Row 2,/).click()
          await button(review, /^Put \d+ scores/).click()
        },
        shows: ['Scorecard Processed', 'Successfully extracted 18 hole scores!'],
      },
    ],
  },
  {
    title: 'what is not for players or cannot be read',
    who: 'player',
    attempts: [
      {
        situation: 'competition load',
        // Read with the competition and with nothing else: whom the session is of needs the competitions themselves.
        unreadable: 'player_messages',
        act: gotoBoard,
        shows: ['Failed to load competition data.', 'Please try again later.', 'Back to Competitions'],
      },
      {
        situation: 'leaderboard load',
        unreadable: 'competition_entries',
        // The list of competitions counts entries, so the page itself is asked for.
        act: gotoBoard,
        shows: ['Failed to load', 'Please try again later.', 'Back to Competitions'],
      },
      {
        situation: 'member invite by a player',
        act: goto('/member-invite'),
        shows: ['Access Denied', 'You need club admin permissions to invite members.', 'Go Back'],
      },
      ...['/club-admin', '/admin-dashboard'].map((path): Attempt => ({
        situation: `${path} by a player`,
        act: goto(path),
        shows: [path === '/club-admin' ? 'Access Denied' : 'Access denied'],
      })),
      { situation: 'unknown route', act: goto('/nowhere'), shows: ['404', 'Page Not Found'] },
      {
        situation: 'analytics by a player',
        act: goto('/analytics'),
        shows: ['Access Denied', 'Only club administrators can access analytics.'],
        at: /\/$/,
        goesAfter: ACCESS_DENIED_REDIRECT_MS,
      },
    ],
  },
  {
    title: 'a competition',
    who: 'player',
    open: goto('/competitions'),
    attempts: [
      {
        situation: 'join',
        refusing: 'competition_entries',
        act: press(/^Join/),
        shows: ['Error', 'Failed to join competition. Please try again.'],
      },
      {
        situation: 'joined',
        act: press(/^Join/),
        shows: ['Joined Competition'],
        at: /\/scorecard\?competitionId=/,
        goesAfter: AFTER_JOIN_MS,
      },
    ],
  },
]

const ofAdministrators: Sitting[] = [
  {
    title: 'a course',
    who: 'admin',
    open: startCourse,
    attempts: [
      {
        situation: 'course creation',
        refusing: 'courses',
        act: pressInDialog('Create Course'),
        shows: ['Failed to create course. Please try again.'],
      },
      { situation: 'course created', act: pressInDialog('Create Course'), shows: ['Course Created'] },
    ],
  },
  {
    title: 'a new competition',
    who: 'admin',
    open: startCompetition,
    attempts: [
      {
        situation: 'competition creation',
        refusing: 'competitions',
        act: pressInDialog('Create Competition'),
        shows: ['Failed to create competition. Please try again.'],
      },
      {
        situation: 'competition created',
        act: pressInDialog('Create Competition'),
        shows: ['Competition Created'],
      },
    ],
  },
  {
    title: 'a hole',
    who: 'admin',
    open: async ({ page, club }) => {
      await page.goto(`/club-admin?tab=courses&holes=${club.courseId}`)
    },
    attempts: [
      { situation: 'hole update', refusing: 'holes', act: changePar('5'), shows: ['Update Failed'] },
      {
        situation: 'hole updated',
        act: changePar('3'),
        shows: ['Hole Updated', 'Changes saved successfully'],
      },
    ],
  },
  {
    title: 'the currency',
    who: 'admin',
    open: goto('/club-admin?tab=settings'),
    attempts: [
      {
        situation: 'currency update',
        refusing: 'clubs',
        act: changeCurrency,
        shows: ['Update Failed', 'Failed to update currency'],
      },
      { situation: 'currency updated', act: changeCurrency, shows: ['Currency Updated'] },
    ],
  },
  {
    title: 'the club’s name and code',
    who: 'admin',
    open: goto('/admin-dashboard?tab=settings'),
    attempts: [
      {
        situation: 'club update',
        refusing: 'clubs',
        act: (stage) => renameClub(stage, 'Castle Links of Old'),
        shows: ['Update failed'],
      },
      {
        situation: 'club name missing',
        act: (stage) => renameClub(stage, ' '),
        shows: ['Club name required', 'Please enter a club name'],
      },
      {
        situation: 'club updated',
        act: (stage) => renameClub(stage, 'Castle Links'),
        shows: ['Club updated successfully!'],
      },
      {
        situation: 'club code copied',
        act: async ({ page }) => {
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
          await page.getByRole('tab', { name: 'Overview' }).click()
          await button(page, /^Copy/).click()
        },
        shows: ['Club code copied to clipboard!'],
      },
    ],
  },
  {
    title: 'a handicap',
    who: 'admin',
    open: startHandicap,
    attempts: [
      {
        situation: 'handicap update',
        refusing: 'users',
        act: ({ page }) => page.getByLabel(/^Handicap of Pat/).press('Enter'),
        shows: ['Failed to update handicap. Please try again.'],
      },
      {
        situation: 'handicap updated',
        act: ({ page }) => page.getByLabel(/^Handicap of Pat/).press('Enter'),
        shows: ['Handicap Updated'],
      },
    ],
  },
  {
    title: 'an invitation',
    who: 'admin',
    open: startInvitation,
    attempts: [
      {
        situation: 'invitation',
        refusing: 'invitations',
        act: press(/Send invitation/i),
        shows: ['Error', 'Failed to send invitation. Please try again.'],
      },
      {
        // Nothing is mailed here; `Invitation Sent` is in invitations.spec.ts, with a mail server.
        situation: 'invitation made',
        act: press(/Send invitation/i),
        shows: ['Invitation made', 'No e-mail was sent. Pass the link on.'],
      },
    ],
  },
  {
    title: 'a member’s removal',
    who: 'admin',
    open: (stage) => startRemoval(stage, 'Lee Extra'),
    attempts: [
      {
        situation: 'member removal',
        refusing: 'memberships',
        act: pressInDialog(/^Remove/),
        shows: ['Failed to remove member'],
      },
      {
        situation: 'member removed',
        act: pressInDialog(/^Remove/),
        shows: ['Member removed successfully!'],
      },
    ],
  },
]

const signedOut: Sitting = {
  title: 'a session that has ended',
  who: 'player',
  attempts: [
    {
      situation: 'signed out meanwhile',
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
  ],
}

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

async function attempt(stage: Stage, given: Attempt): Promise<void> {
  const { page, server } = stage
  const going = given.goesAfter === undefined ? undefined : await freezeTimers(page, given.goesAfter)
  const actAndSee = async () => {
    await given.act(stage)
    for (const text of given.shows) await expect(page.getByText(exactly(text)).first(), text).toBeVisible()
    await going?.release()
    if (given.at) await expect(page).toHaveURL(given.at)
    expect(await page.evaluate(() => /\{"|\b500\b|\bat \S+:\d+:\d+/.exec(document.body.innerText))).toBeNull()
  }
  if (given.refusing !== undefined) await whileRefusingWrites(server, given.refusing, actAndSee)
  else if (given.unreadable !== undefined) await whileUnreadable(server, given.unreadable, actAndSee)
  else await actAndSee()
}

// The last ends the session that the others have.
for (const { title, who, device = desk, open, attempts } of [
  ...[...ofVisitors, ...ofPlayers, ...ofAdministrators],
  signedOut,
])
  test(`${title}: ${attempts.map(({ situation }) => situation).join(', ')}`, async ({ person, server }) => {
    const { context, page } = await person(device)
    await context.addCookies(signedIn[who].cookies)
    const stage = { page, server, club }
    await open?.(stage)
    for (const one of attempts) {
      // What is said next would wait until the toast before it has gone.
      await page
        .getByRole('button', { name: uiText.dismiss })
        .evaluateAll((all) => all.forEach((one) => one instanceof HTMLElement && one.click()))
      await test.step(one.situation, () => attempt(stage, one))
    }
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
