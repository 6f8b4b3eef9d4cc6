import { ChartNoAxesColumn, History, ListOrdered, Trophy } from 'lucide-react'
import { Link } from 'wouter'
import { homeText } from '#web/messages/en/home/home.ts'

/** Quiet ways to competitions, leaderboards, rounds and statistics; rounds of the club for administrators. */
export function Shortcuts({ isAdmin }: { isAdmin: boolean }) {
  const cards = [
    { href: '/competitions', label: homeText.competitions, Icon: Trophy },
    { href: '/competitions', label: homeText.leaderboards, Icon: ListOrdered },
    {
      href: isAdmin ? '/admin-dashboard' : '/profile?view=rounds',
      label: homeText.roundHistory,
      Icon: History,
    },
    { href: '/profile?view=statistics', label: homeText.statistics, Icon: ChartNoAxesColumn },
  ]
  return (
    <nav
      aria-label={homeText.shortcuts}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 border-t border-line pt-4"
    >
      {cards.map(({ href, label, Icon }) => (
        <Link
          key={label}
          href={href}
          className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 text-soft hover:bg-card hover:text-ink"
        >
          <Icon aria-hidden size={18} className="shrink-0 text-accent" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
