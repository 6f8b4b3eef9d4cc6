/** Every page of the web application; the server answers other paths with 404 and the same app. */
export const pages = [
  '/',
  '/auth',
  '/guardian',
  '/about',
  '/privacy',
  '/terms',
  '/contact',
  '/pricing',
  '/news',
  '/scorecard',
  '/competitions',
  '/competitions/:competitionId/leaderboard',
  '/competitions/:competitionId/bracket',
  '/profile',
  '/handicap',
  '/handicap-calculator',
  '/members/:memberId/handicap',
  '/members/:memberId/rounds',
  '/rounds/:roundId',
  '/analytics',
  '/audit-log',
  '/club-admin',
  '/admin-dashboard',
  '/member-invite',
  '/club-setup',
  '/create-club',
] as const

export function isPage(path: string): boolean {
  const parts = path.replace(/\/+$/, '').split('/')
  return pages.some((page) => {
    const wanted = page.replace(/\/+$/, '').split('/')
    return (
      wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i])
    )
  })
}
