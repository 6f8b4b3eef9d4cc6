import { createElement, lazy, useState, type ComponentType } from 'react'
import { completeLanguage } from '#web/messages/load-language.ts'

type Load = () => Promise<{ default: ComponentType }>

/**
 * Who a path is for. `everyone` renders at once for any reader; the others wait until the reader is known (D34).
 * `home` is two pages: the landing page for visitors, and home for signed-in readers.
 */
type RouteAudience = 'everyone' | 'signed_in' | 'home'

export type PageRoute = {
  path: string
  audience: RouteAudience
  load: Load
  Page: ComponentType
  /** Shows what the phone keeps for its last user without waiting for the club to say that they are signed in. */
  opensKept: boolean
}

/** A page whose code is already loaded renders at once, without a skeleton in between. */
function route(
  path: string,
  audience: RouteAudience,
  fetch: Load,
  { opensKept = false }: { opensKept?: boolean } = {},
): PageRoute {
  let loaded: ComponentType | undefined
  const load = async () => {
    const module = await fetch()
    await completeLanguage()
    loaded = module.default
    return module
  }
  const Lazy = lazy(load)
  const Page = () => createElement(useState<ComponentType>(() => loaded ?? Lazy)[0])
  return { path, audience, load, Page, opensKept }
}

export const landing = route('/', 'home', () => import('#web/public-pages/landing/landing-page.online.tsx'))
export const home = route('/', 'home', () => import('#web/home/home-page.tsx'))

/** The routes of the product, one line each. */
export const routes: readonly PageRoute[] = [
  // Signed-in readers need it too: to accept an invitation or to confirm their address.
  route('/auth', 'everyone', () => import('#web/identity/auth-page.online.tsx')),
  route('/kiosk', 'everyone', () => import('#web/card/kiosk/kiosk-page.online.tsx')),
  route('/b/:token', 'everyone', () => import('#web/board/shared/shared-page.online.tsx')),
  route(
    '/competitions/:competitionId/tv',
    'everyone',
    () => import('#web/board/shared/shared-page.online.tsx'),
  ),
  route('/guardian', 'everyone', () => import('#web/data/guardian/guardian-page.online.tsx')),
  route('/about', 'everyone', () => import('#web/public-pages/about-page.online.tsx')),
  route('/privacy', 'everyone', () => import('#web/public-pages/privacy-page.online.tsx')),
  route('/terms', 'everyone', () => import('#web/public-pages/terms-page.online.tsx')),
  route('/contact', 'everyone', () => import('#web/public-pages/contact-page.online.tsx')),
  route('/pricing', 'everyone', () => import('#web/public-pages/pricing-page.online.tsx')),
  route('/news', 'everyone', () => import('#web/public-pages/news-page.online.tsx')),
  route('/scorecard', 'signed_in', () => import('#web/card/scorecard/scorecard-page.tsx'), {
    opensKept: true,
  }),
  route('/group', 'signed_in', () => import('#web/card/group-card/group-page.tsx')),
  route('/competitions', 'signed_in', () => import('#web/competition/competitions-page.tsx')),
  route(
    '/competitions/:competitionId/leaderboard',
    'signed_in',
    () => import('#web/board/leaderboard-page.tsx'),
  ),
  route(
    '/competitions/:competitionId/bracket',
    'signed_in',
    () => import('#web/match/bracket/bracket-page.tsx'),
  ),
  route(
    '/competitions/:competitionId/start-sheet',
    'signed_in',
    () => import('#web/competition/start-sheet/start-sheet-page.online.tsx'),
  ),
  route(
    '/competitions/:competitionId/fee',
    'signed_in',
    () => import('#web/money/entry-fee-page.online.tsx'),
  ),
  route(
    '/competitions/:competitionId/matches/:matchId',
    'signed_in',
    () => import('#web/match/match-card/match-card-page.tsx'),
  ),
  route('/season', 'signed_in', () => import('#web/competition/season/season-page.online.tsx')),
  route('/champions', 'signed_in', () => import('#web/competition/champions/champions-page.online.tsx')),
  route(
    '/past-results',
    'signed_in',
    () => import('#web/competition/champions/past-results/past-results-page.online.tsx'),
  ),
  route(
    '/past-results/:pastResultId',
    'signed_in',
    () => import('#web/competition/champions/past-results/past-result-page.online.tsx'),
  ),
  route('/movers', 'signed_in', () => import('#web/handicap/movers/movers-page.online.tsx')),
  route('/profile', 'signed_in', () => import('#web/home/profile/profile-page.tsx')),
  route('/notices', 'signed_in', () => import('#web/outbound/notices-page.online.tsx')),
  route('/handicap', 'signed_in', () => import('#web/handicap/handicap-page.tsx')),
  route(
    '/members/:memberId/handicap',
    'signed_in',
    () => import('#web/handicap/member-handicap-page.online.tsx'),
  ),
  route(
    '/members/:memberId/rounds',
    'signed_in',
    () => import('#web/card/rounds/member-rounds-page.online.tsx'),
  ),
  route(
    '/rounds/:roundId/marker-card',
    'signed_in',
    () => import('#web/card/marker-card/marker-card-page.tsx'),
  ),
  route('/rounds/:roundId', 'signed_in', () => import('#web/card/rounds/round-page.tsx')),
  route(
    '/handicap-calculator',
    'everyone',
    () => import('#web/handicap/calculator/handicap-calculator-page.tsx'),
  ),
  route('/club-admin', 'signed_in', () => import('#web/home/club-admin/club-admin-page.online.tsx')),
  route(
    '/competition-desk/:competitionId',
    'signed_in',
    () => import('#web/competition/desk/competition-desk-page.online.tsx'),
  ),
  route('/handicap-committee', 'signed_in', () => import('#web/home/handicap-committee-page.online.tsx')),
  route(
    '/handicap-committee/reviews',
    'signed_in',
    () => import('#web/handicap/review/handicap-review-page.online.tsx'),
  ),
  route('/audit-log', 'signed_in', () => import('#web/club/audit-log/audit-log-page.online.tsx')),
  route('/analytics', 'signed_in', () => import('#web/club/analytics/analytics-page.online.tsx')),
  route(
    '/admin-dashboard',
    'signed_in',
    () => import('#web/home/club-admin/admin-dashboard-page.online.tsx'),
  ),
  route(
    '/handicap-committee/results',
    'signed_in',
    () => import('#web/handicap/score-import/score-import-page.online.tsx'),
  ),
  route(
    '/members/import',
    'signed_in',
    () => import('#web/club/member-import/member-import-page.online.tsx'),
  ),
  route(
    '/members/categories',
    'signed_in',
    () => import('#web/club/member-categories/member-categories-page.online.tsx'),
  ),
  route('/member-invite', 'signed_in', () => import('#web/club/member-invite/member-invite-page.online.tsx')),
  route('/club-setup', 'signed_in', () => import('#web/club/club-setup/club-setup-page.online.tsx')),
]

/** Older or other names of a path (D21). */
export const redirects: readonly { path: string; to: string }[] = [
  { path: '/create-club', to: '/club-setup' },
]

/** Whether "/competitions/abc/leaderboard" matches "/competitions/:competitionId/leaderboard". */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.replace(/\/$/, '').split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === given[i] || (part.startsWith(':') && given[i] !== ''))
  )
}

export function findRoute(path: string): PageRoute | undefined {
  return routes.find((one) => matches(one.path, path))
}
