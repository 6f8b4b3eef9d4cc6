/** Every page of the web application; the server answers other paths with 404 and the same app. */
export const pages = [
  '/',
  '/auth',
  '/guardian',
  '/kiosk',
  '/about',
  '/privacy',
  '/terms',
  '/contact',
  '/pricing',
  '/news',
  '/scorecard',
  '/group',
  '/competitions',
  '/competitions/:competitionId/leaderboard',
  '/competitions/:competitionId/bracket',
  '/competitions/:competitionId/start-sheet',
  '/competitions/:competitionId/fee',
  '/competitions/:competitionId/tv',
  '/b/:token',
  '/competitions/:competitionId/matches/:matchId',
  '/season',
  '/champions',
  '/past-results',
  '/past-results/:pastResultId',
  '/movers',
  '/profile',
  '/notices',
  '/handicap',
  '/handicap-calculator',
  '/handicap-committee/reviews',
  '/handicap-committee/results',
  '/members/:memberId/handicap',
  '/members/:memberId/rounds',
  '/rounds/:roundId',
  '/rounds/:roundId/marker-card',
  '/analytics',
  '/audit-log',
  '/competition-desk/:competitionId',
  '/handicap-committee',
  '/club-admin',
  '/admin-dashboard',
  '/member-invite',
  '/members/import',
  '/members/categories',
  '/club-setup',
  '/create-club',
] as const

/** The page at an address; undefined where there is none. */
export function pageAt(path: string): (typeof pages)[number] | undefined {
  const parts = path.replace(/\/+$/, '').split('/')
  return pages.find((page) => {
    const wanted = page.replace(/\/+$/, '').split('/')
    return (
      wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i])
    )
  })
}

export function isPage(path: string): boolean {
  return pageAt(path) !== undefined
}
