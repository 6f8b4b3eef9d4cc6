import { Suspense } from 'react'
import { Link } from 'wouter'
import { lazyWhenIdle } from '#web/lib/lazy-optional.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { appText } from '#web/messages/en/app/app.ts'
import { useLeftBehind } from '#web/offline/use-left-behind.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { contentWidth } from '#web/ui/content-width.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LogoutLink } from '#web/ui/logout-link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { activeClubs } from './active-clubs.ts'
import { ClubChoice } from './club-choice.tsx'
import { HeaderLinks } from './header-links.tsx'
import { MenuButton } from './menu-button.tsx'
import { infoLinks, visitorLinks, workLinks } from './navigation.ts'

/** It fills a place that is kept for it. */
const NoticeBell = lazyWhenIdle(() => import('./notice-bell.tsx'))

/**
 * The product's name, a member's work and, last and quietly, the public pages; the current club and the reader's
 * profile. Below 1024 px the links are in a menu (T67). Where a choice of clubs leaves no room, the rest stays
 * in the menu up to 1280 px.
 */
export function Header() {
  const session = useSession()
  // The role that the reader had last time is used until the club has answered, so that nothing moves.
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  const isMember = session.state === 'signed_in' || session.user !== undefined
  const hasClubChoice = session.state === 'signed_in' && activeClubs(session.user).length > 1
  const links = isMember ? workLinks(isAdmin) : visitorLinks()
  const quiet = isMember ? infoLinks() : []
  const leftBehind = useLeftBehind()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card pt-[env(safe-area-inset-top)] in-data-club-colour:shadow-[inset_0_-3px_0_var(--color-club-ink)] print:hidden">
      <div className={classNames(contentWidth, 'flex min-h-14 flex-wrap items-center gap-x-3')}>
        <Link href="/" className="flex min-h-11 items-center" aria-label={appText.homeOfProduct}>
          <Wordmark isBesideBadge={isAdmin} />
        </Link>
        {isAdmin && <Badge tone="flag">{appText.adminBadge}</Badge>}
        <nav aria-label={appText.main} className="hidden flex-1 items-center gap-2 lg:flex lg:max-xl:gap-0">
          <HeaderLinks links={links} look={isMember ? 'work' : 'public'} className="flex" />
          <span className="ml-auto flex gap-2">
            <HeaderLinks links={quiet} look="quiet" className={hasClubChoice ? 'hidden xl:flex' : 'flex'} />
          </span>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {session.state === 'signed_in' && <ClubChoice user={session.user} />}
          {isMember && (
            <LogoutLink
              unsent={leftBehind}
              className="hidden min-h-11 items-center rounded-control px-1 text-note text-soft hover:bg-sunken xl:flex [&>svg]:hidden"
            />
          )}
          {session.state === 'signed_in' && (
            <Suspense fallback={<span className="size-11" />}>
              <NoticeBell />
            </Suspense>
          )}
          {session.user ? (
            <ProfileLink
              name={`${session.user.firstName} ${session.user.lastName}`}
              imageUrl={session.state === 'signed_in' ? session.user.profileImageUrl : null}
            />
          ) : (
            session.state !== 'unknown' && <LinkButton href="/auth">{appText.registerLogin}</LinkButton>
          )}
          <MenuButton links={links} quiet={quiet} isMember={isMember} leftBehind={leftBehind} />
        </div>
      </div>
    </header>
  )
}

function ProfileLink({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  return (
    <Link
      href="/profile"
      aria-label={appText.profileOf(name)}
      className="grid size-11 place-items-center rounded-round"
    >
      <Avatar name={name} imageUrl={imageUrl} />
    </Link>
  )
}
