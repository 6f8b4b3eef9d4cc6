import { Link, useLocation } from 'wouter'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { ClubSwitcher } from './club-switcher.tsx'
import { MenuButton } from './menu-button.tsx'
import { adminLinks, infoLinks, placeLinks, visitorLinks } from './navigation.ts'

/** Name, where one is, and the way to oneself. Below 1024 px the links are behind a menu (T67). */
export function Header() {
  const session = useSession()
  const isAdmin = useIsClubAdmin() === true
  const isMember = session.state === 'signed_in' || session.user !== undefined
  const links = isMember ? [...(isAdmin ? adminLinks : []), ...infoLinks] : visitorLinks
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-card pt-[env(safe-area-inset-top)] print:hidden">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-3 px-4 sm:px-6">
        <Link href="/" className="flex min-h-11 items-center" aria-label="Scoreclub, home">
          <Wordmark />
        </Link>
        {isAdmin && <Badge tone="flag">Admin</Badge>}
        <nav aria-label="Main" className="ml-4 hidden items-center gap-2 lg:flex">
          {[...(isMember ? placeLinks : []), ...links].map((link) => (
            <HeaderLink key={link.href} {...link} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {session.state === 'signed_in' && <ClubSwitcher user={session.user} />}
          {session.user ? (
            <Link
              href="/profile"
              aria-label={`Profile of ${session.user.firstName} ${session.user.lastName}`}
              className="grid size-11 place-items-center"
            >
              <Avatar name={`${session.user.firstName} ${session.user.lastName}`} />
            </Link>
          ) : (
            session.state !== 'unknown' && <LinkButton href="/auth">Register/Login</LinkButton>
          )}
          <MenuButton links={links} isMember={isMember} />
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ href, label }: { href: string; label: string }) {
  const [path] = useLocation()
  const isHere = path === href || path.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sunken',
        isHere ? 'text-ink underline decoration-accent decoration-2 underline-offset-8' : 'text-soft',
      )}
    >
      {label}
    </Link>
  )
}
