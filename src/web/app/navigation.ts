/** Links of the header (spec section 2). */
export const infoLinks = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
] as const

export const visitorLinks = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/news', label: 'News' },
  ...infoLinks,
] as const

/** What the bottom bar holds on a phone; at a desk there is none, so the header has them. */
export const placeLinks = [
  { href: '/scorecard', label: 'Scorecard' },
  { href: '/competitions', label: 'Competitions' },
] as const

export const adminLinks = [
  { href: '/analytics', label: 'Analytics' },
  { href: '/club-admin', label: 'Admin' },
] as const
