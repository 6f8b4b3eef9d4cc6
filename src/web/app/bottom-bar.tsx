import { ChartNoAxesColumn, House, Settings, Trophy, UserRound, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The five places of the app, under the thumb; from 1024 px on the header does it. */
export function BottomBar() {
  const session = useSession()
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  if (!session.user) return null
  return (
    <nav
      aria-label="Places"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <Place href="/" label="Home" icon={<House aria-hidden size={22} />} />
      <Place href="/scorecard" label="Scorecard" icon={<SquarePen aria-hidden size={22} />} />
      <Place href="/competitions" label="Compete" icon={<Trophy aria-hidden size={22} />} />
      {isAdmin ? (
        <Place href="/club-admin" label="Admin" icon={<Settings aria-hidden size={22} />} />
      ) : (
        <Place href="/profile#statistics" label="Stats" icon={<ChartNoAxesColumn aria-hidden size={22} />} />
      )}
      <Place href="/profile" label="Profile" icon={<UserRound aria-hidden size={22} />} />
    </nav>
  )
}

function Place({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  const [path] = useLocation()
  const isHere = href === '/' ? path === '/' : path.startsWith(href)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'relative grid min-h-14 place-items-center content-center gap-0.5 text-note font-medium focus-visible:-outline-offset-3',
        isHere ? 'text-accent' : 'text-soft',
      )}
    >
      {isHere && <span aria-hidden className="absolute top-0 h-1 w-10 rounded-b-chip bg-accent" />}
      {icon}
      {label}
    </Link>
  )
}
