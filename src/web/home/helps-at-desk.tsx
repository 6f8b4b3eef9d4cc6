import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#contract/identity/session.ts'
import { deskHelpersText as text } from '#web/messages/en/competition/desk-helpers.online.ts'

/** The desks at which the reader helps, each a press away. */
export default function HelpsAtDesk({ desks }: { desks: NonNullable<User['helpsAt']> }) {
  return (
    <ul className="grid gap-2">
      {desks.map(({ competitionId, name }) => (
        <li key={competitionId}>
          <Link
            href={`/competition-desk/${competitionId}`}
            className="flex min-h-12 items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{text.help(name)}</span>
            <span className="flex shrink-0 items-center gap-1 font-medium text-accent">
              {text.helpNext}
              <ChevronRight aria-hidden size={20} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
