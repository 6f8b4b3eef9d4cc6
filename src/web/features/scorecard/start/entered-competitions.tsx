import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { activeCompetitions } from '#contract/competitions.ts'
import AsLastKnown from '#web/golf/as-last-known.tsx'
import { query } from '#web/lib/query.ts'
import { startRoundText } from '#web/messages/en/start-round.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { playObstacle } from './competition-banner.tsx'

/** The competitions this player can play now: a round started below would not count for them. */
export function EnteredCompetitions() {
  const active = useQuery(query(activeCompetitions))
  const playable = (active.data ?? []).filter((one) => playObstacle(one) === undefined)
  if (playable.length === 0) return null
  return (
    <section
      aria-label={startRoundText.yourCompetitions}
      className="grid gap-3 rounded-card bg-tint p-4 text-on-tint"
    >
      <AsLastKnown address={activeCompetitions.path} />
      {playable.map((competition) => (
        <div key={competition.id} className="flex flex-wrap items-center gap-3">
          <Trophy aria-hidden size={22} className="shrink-0" />
          <p className="min-w-40 flex-1">
            {startRoundText.enteredIn} <strong>{competition.name}</strong>.
          </p>
          <LinkButton href={`/scorecard?competitionId=${competition.id}`}>{startRoundText.playIt}</LinkButton>
        </div>
      ))}
    </section>
  )
}
