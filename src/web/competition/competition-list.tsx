import type { ReactNode } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { CompetitionCard } from './competition-card.tsx'

type CompetitionListProps = {
  competitions: readonly Competition[]
  empty: ReactNode
  onJoined: (competition: Competition) => void
}

export function CompetitionList({ competitions, empty, onJoined }: CompetitionListProps) {
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
