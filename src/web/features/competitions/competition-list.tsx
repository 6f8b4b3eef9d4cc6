import type { ReactNode } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionCard } from './competition-card.tsx'

type CompetitionListProps = {
  /** undefined while they are on their way. */
  competitions: readonly Competition[] | undefined
  empty: ReactNode
  onJoined: (competition: Competition) => void
}

export function CompetitionList({ competitions, empty, onJoined }: CompetitionListProps) {
  if (!competitions) return <SkeletonCards count={2} className="h-56" />
  if (competitions.length === 0) return empty
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {competitions.map((competition) => (
        <li key={competition.id}>
          <CompetitionCard competition={competition} onJoined={onJoined} />
        </li>
      ))}
    </ul>
  )
}
