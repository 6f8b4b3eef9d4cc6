import { appText } from '#web/messages/en/app/app.ts'

export type NavigationLink = { href: string; label: string }

/** The four public pages that the header names for everybody; a member's work stands before them. */
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

/** What a member does, in the header's order; on small screens the bottom bar has these places. */
export function workLinks(isAdmin: boolean): readonly NavigationLink[] {
  return [
    { href: '/', label: appText.home },
    { href: '/scorecard', label: appText.scorecard },
    { href: '/competitions', label: appText.competitions },
    ...(isAdmin
      ? [
          { href: '/analytics', label: appText.analytics },
          { href: '/club-admin', label: appText.admin },
        ]
      : []),
  ]
}
