import { Link } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'
import { classNames } from '#web/ui/class-names.ts'

const parts = ['all', 'upcoming', 'now', 'past'] as const
export type ListPart = (typeof parts)[number]

/** The part that "?show=past" names; all for anything else. */
export function partNamed(search: string): ListPart {
  const named = new URLSearchParams(search).get('show')
  return parts.find((part) => part === named) ?? 'all'
}

export function isInPart({ status }: Pick<Competition, 'status'>, part: ListPart): boolean {
  switch (part) {
    case 'all':
      return true
    case 'upcoming':
      return status === 'draft' || status === 'upcoming'
    case 'now':
      return status === 'active'
    case 'past':
      return status === 'completed' || status === 'final' || status === 'cancelled'
  }
}

/** Links, so that each part of the list has an address of its own. */
export function CompetitionFilter({ part, list }: { part: ListPart; list: readonly Competition[] }) {
  return (
    <nav aria-label={text.show.label} className="flex flex-wrap gap-2">
      {parts.map((one) => (
        <Link
          key={one}
          href={one === 'all' ? '/competitions' : `/competitions?show=${one}`}
          replace
          aria-current={one === part ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 font-medium',
            one === part
              ? 'border-accent bg-tint text-on-tint ring-1 ring-accent'
              : 'border-edge bg-card text-ink hover:bg-sunken',
          )}
        >
          {text.show[one]}
          <span className={classNames('text-note', one !== part && 'text-soft')}>
            {list.filter((competition) => isInPart(competition, one)).length}
          </span>
        </Link>
      ))}
    </nav>
  )
}
