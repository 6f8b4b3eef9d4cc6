import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { Suspense } from 'react'
import { activeCompetitions } from '#contract/competition/competitions.ts'
import AsLastKnown from '#web/platform/as-last-known.tsx'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { query } from '#web/lib/query.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { playObstacle } from './competition-banner.tsx'

const CompetitionsToEnter = lazyOptional(() => import('./competitions-to-enter.tsx'))

/** The competitions this player can play now: a round started below would not count for them. */
export function EnteredCompetitions() {
  const competitions = (useQuery(query(activeCompetitions)).data ?? []).filter(
    (one) => playObstacle(one) === undefined,
  )
  if (competitions.length === 0) return null
  return (
    <section
      aria-label={startRoundText.yourCompetitions}
      className="grid gap-3 rounded-card bg-tint p-4 text-on-tint"
    >
      <AsLastKnown address={activeCompetitions.path} />
      {competitions.map((competition) => (
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

/** Those they could play if they entered. They come late and stand below, so that nothing moves under a finger. */
export function CompetitionsToJoin() {
  const competitions = (useQuery(query(activeCompetitions)).data ?? []).filter(
    (one) => one.canJoin && !one.hasJoined && playObstacle({ ...one, hasJoined: true }) === undefined,
  )
  return competitions.length === 0 ? null : (
    <Suspense>
      <CompetitionsToEnter competitions={competitions} />
    </Suspense>
  )
}
