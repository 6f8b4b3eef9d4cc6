import { appText } from '#web/messages/en/app.ts'

export type NavigationLink = { href: string; label: string }

/** Links of the header, in their order. */
export function infoLinks(): readonly NavigationLink[] {
  return [
    { href: '/about', label: appText.about },
    { href: '/contact', label: appText.contact },
    { href: '/privacy', label: appText.privacy },
    { href: '/terms', label: appText.terms },
  ]
}

export function visitorLinks(): readonly NavigationLink[] {
  return [
    { href: '/pricing', label: appText.pricing },
    { href: '/news', label: appText.news },
    ...infoLinks(),
  ]
}

/** The places of the bottom bar, which a desktop does not have: there the header has these links. */
export function placeLinks(): readonly NavigationLink[] {
  return [
    { href: '/scorecard', label: appText.scorecard },
    { href: '/competitions', label: appText.competitions },
  ]
}

export function adminLinks(): readonly NavigationLink[] {
  return [
    { href: '/analytics', label: appText.analytics },
    { href: '/club-admin', label: appText.admin },
  ]
}
