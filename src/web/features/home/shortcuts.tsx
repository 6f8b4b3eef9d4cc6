import { ChartNoAxesColumn, History, ListOrdered, Trophy } from 'lucide-react'
import { Link } from 'wouter'
import { homeText } from '#web/messages/en/home.ts'

/** The cards that lead to competitions, leaderboards, rounds and statistics; rounds of the club for administrators. */
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
    <nav
      aria-label={homeText.shortcuts}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3"
    >
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
