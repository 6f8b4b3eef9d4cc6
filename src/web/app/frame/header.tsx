import { Link, useLocation } from 'wouter'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { appText } from '#web/messages/en/app.ts'
import { offlineText } from '#web/messages/en/offline.ts'
import { useUnsentHoles } from '#web/offline/use-unsent-holes.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LogoutLink } from '#web/ui/logout-link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { ClubChoice } from './club-choice.tsx'
import { MenuButton } from './menu-button.tsx'
import { adminLinks, infoLinks, placeLinks, visitorLinks } from './navigation.ts'

/** The product's name, the links, the current club and the reader's profile. Below 1024 px the links are in a menu (T67). */
export function Header() {
  const session = useSession()
  // The role that the reader had last time is used until the club has answered, so that nothing moves.
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  const isMember = session.state === 'signed_in' || session.user !== undefined
  const links = isMember ? [...(isAdmin ? adminLinks() : []), ...infoLinks()] : visitorLinks()
  const unsent = useUnsentHoles()
  const leftBehind = unsent.length === 0 ? undefined : offlineText.holes(unsent)
  const name = session.user ? `${session.user.firstName} ${session.user.lastName}` : ''
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card pt-[env(safe-area-inset-top)] in-data-club-colour:shadow-[inset_0_-3px_0_var(--color-club-ink)] print:hidden">
      <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center gap-x-3 px-4 sm:px-6">
        <Link href="/" className="flex min-h-11 items-center" aria-label={appText.homeOfProduct}>
          <Wordmark />
        </Link>
        {isAdmin && <Badge tone="flag">{appText.adminBadge}</Badge>}
        <nav aria-label={appText.main} className="ml-2 hidden items-center gap-2 lg:flex">
          {isMember &&
            placeLinks().map((link) => <HeaderLink key={link.href} {...link} className="hidden xl:flex" />)}
          {links.map((link) => (
            <HeaderLink key={link.href} {...link} className="flex" />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {session.state === 'signed_in' && <ClubChoice user={session.user} />}
          {isMember && (
            <LogoutLink
              unsent={leftBehind}
              className="hidden min-h-11 items-center gap-2 rounded-control px-2 text-note font-medium text-soft hover:bg-sunken lg:flex"
            />
          )}
          {session.user ? (
            <Link
              href="/profile"
              aria-label={appText.profileOf(name)}
              className="grid size-11 place-items-center rounded-round"
            >
              <Avatar
                name={name}
                imageUrl={session.state === 'signed_in' ? session.user.profileImageUrl : null}
              />
            </Link>
          ) : (
            session.state !== 'unknown' && <LinkButton href="/auth">{appText.registerLogin}</LinkButton>
          )}
          <MenuButton links={links} isMember={isMember} leftBehind={leftBehind} />
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ href, label, className }: { href: string; label: string; className: string }) {
  const [path] = useLocation()
  const isHere = path === href || path.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'min-h-11 min-w-11 items-center justify-center rounded-control px-2 text-note font-medium hover:bg-sunken',
        isHere ? 'text-ink underline decoration-accent decoration-2 underline-offset-8' : 'text-soft',
        className,
      )}
    >
      {label}
    </Link>
  )
}
