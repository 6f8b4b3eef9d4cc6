import { ChartNoAxesColumn, History, ListOrdered, Trophy } from 'lucide-react'
import { Link } from 'wouter'

/** Shortcut cards (spec section 2). The second administration page is a later screen; its rounds are with the club. */
export function Shortcuts({ isAdmin }: { isAdmin: boolean }) {
  const cards = [
    { href: '/competitions', label: 'Competitions', Icon: Trophy },
    { href: '/competitions', label: 'Leaderboards', Icon: ListOrdered },
    { href: isAdmin ? '/admin-dashboard' : '/profile', label: 'Round History', Icon: History },
    { href: '/profile#statistics', label: 'Statistics', Icon: ChartNoAxesColumn },
  ]
  return (
    <nav aria-label="Shortcuts" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {cards.map(({ href, label, Icon }) => (
        <Link
          key={label}
          href={href}
          className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 font-medium shadow-card hover:border-edge"
        >
          <Icon aria-hidden size={20} className="shrink-0 text-accent" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
