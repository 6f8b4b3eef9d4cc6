/**
 * The pictures of the landing page, in their order. `npm run screenshots` makes each as screens/<name>.avif, twice as
 * large as it is shown, with a small one beside it.
 */
export const screens = [
  { name: 'hole-card', who: 'player', device: 'phone' },
  { name: 'leaderboard', who: 'player', device: 'desk' },
  { name: 'player-home', who: 'player', device: 'phone' },
  { name: 'card-overview', who: 'player', device: 'desk' },
  { name: 'admin-overview', who: 'admin', device: 'desk' },
  { name: 'bracket', who: 'player', device: 'desk' },
  { name: 'handicap-record', who: 'player', device: 'phone' },
  { name: 'courses', who: 'admin', device: 'desk' },
  { name: 'competitions', who: 'player', device: 'phone' },
  { name: 'hole-manager', who: 'admin', device: 'desk' },
  { name: 'profile', who: 'player', device: 'phone' },
  { name: 'members', who: 'admin', device: 'desk' },
  { name: 'analytics', who: 'admin', device: 'desk' },
] as const

export type Screen = (typeof screens)[number]

/** In CSS pixels, as the largest slide shows them; the files have twice as many. */
export const screenSizes = {
  phone: { width: 390, height: 780 },
  desk: { width: 896, height: 560 },
} as const

export const thumbnailSize = { width: 64, height: 48 } as const

export function pictureUrl({ name }: Screen): string {
  return `/screens/${name}.avif`
}

export function thumbnailUrl({ name }: Screen): string {
  return `/screens/${name}-small.avif`
}
