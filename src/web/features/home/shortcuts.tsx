import { ChartNoAxesColumn, History, ListOrdered, Trophy } from 'lucide-react'
import { Link } from 'wouter'
import { homeText } from '#web/messages/en/home.ts'

/** Shortcut cards (spec section 2). */
export function Shortcuts({ isAdmin }: { isAdmin: boolean }) {
  const cards = [
    { href: '/competitions', label: homeText.competitions, Icon: Trophy },
    { href: '/competitions', label: homeText.leaderboards, Icon: ListOrdered },
    {
      href: isAdmin ? '/admin-dashboard' : '/profile?view=rounds',
      label: homeText.roundHistory,
      Icon: History,
    },
    { href: '/profile#statistics', label: homeText.statistics, Icon: ChartNoAxesColumn },
  ]
  return (
    <nav aria-label={homeText.shortcuts} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
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
