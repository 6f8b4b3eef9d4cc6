import type { Browser, BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { shareBoard } from '#contract/board/sharing.ts'
import { call } from './call.ts'
import type { Refused } from './page-faults.ts'
import { seedClub, seedRound, type SeededClub } from './seed.ts'

/** Every screen there is, for whom, and how to know that it has arrived. */

export type Screen = {
  name: string
  path: (seeded: Seeded) => string
  heading: RegExp
  /** It stands in a dialog, which comes after the page below it. */
  isDialog?: boolean
  /** Read in sunlight with one hand: larger text and keys (U7, U8). */
  isOnCourse?: boolean
  /** The answer that the screen is about, which the browser's console calls an error. */
  refused?: Refused
}

/** `boardPath` is the link that the club gives out. */
export type Seeded = SeededClub & {
  roundId: string
  playerId: string
  knockOutId: string
  boardPath: string
}

const Identified = z.looseObject({ id: z.string() })

export type Who = 'visitor' | 'player' | 'admin'

const visitorScreens: Screen[] = [
  { name: 'landing', path: () => '/', heading: /.+/ },
  { name: 'auth', path: () => '/auth', heading: /.+/ },
  { name: 'sign in', path: () => '/auth?tab=signin', heading: /.+/ },
  { name: 'forgotten password', path: () => '/auth?forgot=1', heading: /.+/ },
  { name: 'link for a new password', path: () => '/auth?reset=x', heading: /.+/ },
  {
    name: 'unknown invitation',
    path: () => '/auth?invitation=x',
    heading: /.+/,
    refused: { status: 404, path: /^\/api\/invitations\/x$/ },
  },
  {
    name: 'used link of a guardian',
    path: () => '/guardian?token=x',
    heading: /.+/,
    refused: { status: 404, path: /^\/api\/guardian\/x$/ },
  },
  {
    name: 'no kiosk',
    path: () => '/kiosk',
    heading: /.+/,
    refused: { status: 401, path: /^\/api\/kiosk$/ },
  },
  ...['about', 'privacy', 'terms', 'contact', 'pricing', 'news'].map((page) => ({
    name: page,
    path: () => `/${page}`,
    heading: /.+/,
  })),
  { name: 'handicap calculator', path: () => '/handicap-calculator', heading: /.+/ },
  { name: 'public board', path: ({ boardPath }) => boardPath, heading: /Captain/ },
  {
    name: 'link that shows no board any more',
    path: () => `/b/${'x'.repeat(43)}`,
    heading: /.+/,
    refused: { status: 404, path: /^\/api\/shared\/x+$/ },
  },
  {
    name: 'not found',
    path: () => '/nowhere',
    heading: /.+/,
    refused: { status: 404, path: /^\/nowhere$/ },
  },
]

/** The landing page stands at the same address until it is known who reads it. */
const welcome = /^(Welcome|Hola|Bienvenid)/

const playerScreens: Screen[] = [
  { name: 'home', path: () => '/', heading: welcome },
  { name: 'competitions', path: () => '/competitions', heading: /.+/ },
  { name: 'scorecard', path: () => '/scorecard', heading: /.+/, isOnCourse: true },
  { name: 'group card', path: () => '/group', heading: /.+/, isOnCourse: true },
  {
    name: 'start sheet',
    path: ({ competitionId }) => `/competitions/${competitionId}/start-sheet`,
    heading: /.+/,
  },
  {
    name: 'leaderboard',
    path: ({ competitionId }) => `/competitions/${competitionId}/leaderboard`,
    heading: /Captain/,
    isOnCourse: true,
  },
  {
    name: 'own entry fee',
    path: ({ competitionId }) => `/competitions/${competitionId}/fee`,
    heading: /Captain/,
  },
  { name: 'bracket', path: ({ knockOutId }) => `/competitions/${knockOutId}/bracket`, heading: /Knock-Out/ },
  { name: 'round', path: ({ roundId }) => `/rounds/${roundId}`, heading: /Luttrellstown/, isOnCourse: true },
  {
    name: 'marker’s card that is not asked for',
    path: ({ roundId }) => `/rounds/${roundId}/marker-card`,
    heading: /.+/,
    refused: { status: 404, path: /^\/api\/rounds\/[^/]+\/marker-card$/ },
  },
  {
    name: 'match card that is not there',
    path: ({ competitionId }) => `/competitions/${competitionId}/matches/none`,
    heading: /.+/,
    refused: { status: 404, path: /^\/api\/matches\/none\/card$/ },
  },
  { name: 'season without a table', path: () => '/season', heading: /.+/ },
  { name: 'handicap movers', path: () => '/movers', heading: /.+/ },
  { name: 'champions', path: () => '/champions', heading: /.+/ },
  { name: 'past results', path: () => '/past-results', heading: /.+/ },
  {
    name: 'past result that is not there',
    path: () => '/past-results/pst_none00',
    heading: /.+/,
    refused: { status: 404, path: /^\/api\/clubs\/[^/]+\/past-results\/pst_none00$/ },
  },
  { name: 'profile', path: () => '/profile', heading: /.+/ },
  { name: 'all rounds', path: () => '/profile?view=rounds', heading: /.+/ },
  { name: 'statistics', path: () => '/profile?view=statistics', heading: /.+/ },
  { name: 'notices', path: () => '/notices', heading: /.+/ },
  { name: 'handicap record', path: () => '/handicap', heading: /.+/ },
  { name: 'no permission', path: () => '/club-admin', heading: /.+/ },
]

const adminScreens: Screen[] = [
  { name: 'admin home', path: () => '/', heading: welcome },
  { name: 'member management', path: () => '/member-invite', heading: /.+/ },
  { name: 'import of members', path: () => '/members/import', heading: /.+/ },
  { name: 'categories of members', path: () => '/members/categories', heading: /.+/ },
  { name: 'import of results', path: () => '/handicap-committee/results', heading: /.+/ },
  { name: 'club set-up', path: () => '/club-setup', heading: /.+/ },
  { name: 'administrator’s profile', path: () => '/profile', heading: /.+/ },
  { name: 'round, for the club', path: ({ roundId }) => `/rounds/${roundId}`, heading: /.+/ },
  { name: 'rounds of a member', path: ({ playerId }) => `/members/${playerId}/rounds`, heading: /.+/ },
  { name: 'handicap of a member', path: ({ playerId }) => `/members/${playerId}/handicap`, heading: /.+/ },
  ...['overview', 'players', 'courses', 'holes', 'rounds'].map((tab) => ({
    name: `analytics, ${tab}`,
    path: () => `/analytics?tab=${tab}`,
    heading: /.+/,
  })),
  ...['overview', 'members', 'settings', 'billing'].map((tab) => ({
    name: `second administration, ${tab}`,
    path: () => `/admin-dashboard?tab=${tab}`,
    heading: /.+/,
  })),
  {
    name: 'administration, new course',
    path: () => '/club-admin?tab=courses&new=1',
    heading: /.+/,
    isDialog: true,
  },
  {
    name: 'administration, new competition',
    path: () => '/club-admin?tab=competitions&new=1',
    heading: /.+/,
    isDialog: true,
  },
  {
    name: 'administration, tees',
    path: ({ courseId }) => `/club-admin?tab=courses&tees=${courseId}`,
    heading: /.+/,
    isDialog: true,
  },
  {
    name: 'administration, holes',
    path: ({ courseId }) => `/club-admin?tab=courses&holes=${courseId}`,
    heading: /.+/,
    isDialog: true,
  },
  {
    name: 'bracket, for the club',
    path: ({ knockOutId }) => `/competitions/${knockOutId}/bracket`,
    heading: /.+/,
  },
  ...['overview', 'entries', 'draw', 'cards', 'prizes', 'share'].map((section) => ({
    name: `competition desk, ${section}`,
    path: ({ competitionId }: Seeded) => `/competition-desk/${competitionId}?section=${section}`,
    heading: /.+/,
  })),
  { name: 'season, new', path: () => '/season?edit=new', heading: /.+/ },
  { name: 'handicap committee', path: () => '/handicap-committee', heading: /.+/ },
  { name: 'handicap review', path: () => '/handicap-committee/reviews', heading: /.+/ },
  { name: 'other programs', path: () => '/club-admin?programs=1', heading: /.+/ },
  { name: 'audit log', path: () => '/audit-log', heading: /.+/ },
  { name: 'sign-up sheet', path: () => '/club-admin?sheet=1', heading: /.+/ },
  ...['overview', 'courses', 'competitions', 'members', 'settings'].map((tab) => ({
    name: `administration, ${tab}`,
    path: () => `/club-admin?tab=${tab}`,
    heading: /.+/,
  })),
]

export const screens: Record<Who, Screen[]> = {
  visitor: visitorScreens,
  player: playerScreens,
  admin: adminScreens,
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>
export type SeededScreens = { seeded: Seeded; signedIn: Record<Who, State> }

const FULL_CARD = [4, 5, 4, 3, 5, 4, 6, 4, 4, 5, 4, 4, 3, 5, 6, 4, 5, 4]

/** A club with a competition under way, an administrator, and a player in the middle of a round. */
export async function seedScreens(browser: Browser, baseURL: string): Promise<SeededScreens> {
  const [admin, player, second, visitor] = await Promise.all(
    [1, 2, 3, 4].map(() => browser.newContext({ baseURL })),
  )
  if (!admin || !player || !second || !visitor) throw new Error('four browsers')
  const club = await seedClub(admin, 'Castle Links')
  const roundId = await seedRound(player, {
    club,
    admin,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [5, 4, 4, 3, 6, null],
  })
  await seedRound(second, { club, admin, firstName: 'Conor', handicap: '+1.2', gross: FULL_CARD })
  const [{ id: playerId }, { id: secondId }] = await Promise.all([userOf(player), userOf(second)])
  await enterElsewhere(player, club)
  const knockOutId = await drawKnockOut(admin, { club, userIds: [playerId, secondId] })
  const boardPath = await shareBoardLink(admin, club.competitionId)
  const signedIn = {
    visitor: await visitor.storageState(),
    player: await player.storageState(),
    admin: await admin.storageState(),
  }
  await Promise.all([admin, player, second, visitor].map((context) => context.close()))
  return { seeded: { ...club, roundId, playerId, knockOutId, boardPath }, signedIn }
}

async function userOf({ request }: BrowserContext) {
  return Identified.parse(await call(request, 'GET', '/api/auth/user'))
}

/** A round at another club that waits for the committee. */
async function enterElsewhere({ request }: BrowserContext, { clubId }: SeededClub): Promise<void> {
  await call(request, 'POST', `/api/clubs/${clubId}/rounds-elsewhere`, {
    id: `rel_${clubId.replace('clb_', '')}`,
    day: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10),
    courseName: 'Dún Laoghaire Links',
    teeName: 'Amarillas',
    holes: 9,
    courseRating: '35.5',
    slope: 126,
    par: 36,
    adjustedGross: 45,
    markerName: 'Max Marker',
    note: 'Copa de Otoño',
  })
}

/** A knock-out of next week with its first match drawn. */
async function drawKnockOut(
  { request }: BrowserContext,
  { club, userIds }: { club: SeededClub; userIds: string[] },
): Promise<string> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const { id } = Identified.parse(
    await call(request, 'POST', '/api/competitions', {
      name: 'Club Knock-Out',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'matchplay',
      startDate: inDays(7),
      endDate: inDays(60),
    }),
  )
  await call(request, 'POST', `/api/competitions/${id}/entry-list`, { userIds })
  await call(request, 'POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap' })
  return id
}

/** The path of the public page, as the club passes it on. */
export async function shareBoardLink(
  { request }: Pick<BrowserContext, 'request'>,
  competitionId: string,
): Promise<string> {
  const { links } = shareBoard.reply.parse(
    await call(request, 'PUT', `/api/competitions/${competitionId}/sharing/board`, {}),
  )
  return new URL(links.find(({ kind }) => kind === 'board')?.address ?? '').pathname
}

export const everyone: readonly Who[] = ['visitor', 'player', 'admin']
