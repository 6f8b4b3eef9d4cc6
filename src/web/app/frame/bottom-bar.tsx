import { ChartNoAxesColumn, House, Settings, Trophy, UserRound, SquarePen } from 'lucide-react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { appText } from '#web/messages/en/app/app.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The five places of the app, under the thumb; from 1024 px on the header has them. */
export default function BottomBar() {
  const client = useQueryClient()
  useFreshData(client)
  const session = useSession()
  const isAdmin = useIsClubAdmin() ?? session.user?.role === 'club_admin'
  if (!session.user) return null
  return (
    <nav
      aria-label={appText.places}
      data-keep-clear=""
      className="steady fixed inset-x-0 bottom-0 z-30 grid grid-cols-[repeat(5,minmax(min-content,1fr))] border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <Place href="/" label={appText.home} icon={<House aria-hidden size={22} />} />
      <Place href="/scorecard" label={appText.scorecard} icon={<SquarePen aria-hidden size={22} />} />
      <Place href="/competitions" label={appText.compete} icon={<Trophy aria-hidden size={22} />} />
      {isAdmin ? (
        <Place href="/club-admin" label={appText.admin} icon={<Settings aria-hidden size={22} />} />
      ) : (
        <Place
          href="/profile?view=statistics"
          label={appText.stats}
          icon={<ChartNoAxesColumn aria-hidden size={22} />}
        />
      )}
      <Place href="/profile" label={appText.profile} icon={<UserRound aria-hidden size={22} />} />
    </nav>
  )
}

/** A page that the browser has kept (index.html) is shown at once, and asks again for what it shows. */
function useFreshData(client: QueryClient): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries()
    }
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
    }
  }, [client])
}

/** Profile and Statistics are two views at one path: the part after ? tells them apart. */
function useIsHere(href: string): boolean {
  const [path] = useLocation()
  const view = new URLSearchParams(useSearch()).get('view')
  const [wanted = '', part] = href.split('?')
  if (wanted === '/') return path === '/'
  if (wanted === '/profile')
    return path === '/profile' && (view === 'statistics') === (part === 'view=statistics')
  return path === wanted || path.startsWith(`${wanted}/`)
}

function Place({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  const isHere = useIsHere(href)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        // With a larger text size the words grow only as far as five of them fit side by side.
        'relative grid min-h-14 place-items-center content-center gap-0.5 text-center text-[min(0.875rem,max(14px,3.6vw))] leading-tight font-medium focus-visible:-outline-offset-3',
        'sideways:flex sideways:min-h-11 sideways:items-center sideways:justify-center sideways:gap-1.5',
        isHere ? 'text-accent' : 'text-soft',
      )}
    >
      {isHere && <span aria-hidden className="absolute top-0 h-1 w-10 rounded-b-chip bg-accent" />}
      {icon}
      <span className="max-w-full wrap-break-word hyphens-auto">{label}</span>
    </Link>
  )
}
