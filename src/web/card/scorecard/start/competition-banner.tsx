import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { LazyNinePlayed } from '#web/card/nine-played/lazy-nine-played.tsx'
import { LazyNotForHandicap } from '#web/handicap/not-for-handicap/lazy-not-for-handicap.tsx'
import { formatDateTime } from '#web/lib/format.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Which competition the round counts for, and whether it can be played now. */
export function CompetitionBanner({
  competition,
  children,
}: {
  competition: Competition
  children?: ReactNode
}) {
  const obstacle = playObstacle(competition)
  return (
    <section
      aria-label={startRoundText.competition}
      className="grid gap-3 rounded-card bg-tint p-4 text-on-tint"
    >
      <div className="flex items-start gap-3">
        <Trophy aria-hidden size={22} className="mt-0.5 shrink-0" />
        <div>
          <p className="text-lead font-semibold">{competition.name}</p>
          <p>{obstacle ?? countsFor(competition)}</p>
          <LazyNinePlayed of={competition} />
          <LazyNotForHandicap of={competition} />
        </div>
      </div>
      {obstacle === undefined ? (
        children
      ) : (
        <LinkButton href="/competitions" look="secondary" className="justify-self-start">
          {startRoundText.toCompetitions}
        </LinkButton>
      )}
    </section>
  )
}

function countsFor({ roundCount, roundsPlayed = 0 }: Competition): string {
  return roundCount === undefined
    ? startRoundText.countsForIt
    : startRoundText.countsAsRound(roundsPlayed + 1, roundCount)
}

/** Why the competition's round cannot start now; undefined when it can (T21). */
export function playObstacle(competition: Competition): string | undefined {
  if (competition.competitionType === 'matchplay') return startRoundText.matchPlayByBracket
  if (competition.hasPlayed)
    return competition.roundCount === undefined
      ? startRoundText.handedIn
      : startRoundText.allHandedIn(competition.roundCount)
  switch (competition.status) {
    case 'draft':
    case 'upcoming':
      return competition.startDate === null
        ? startRoundText.dateToDecide
        : startRoundText.begins(formatDateTime(competition.startDate, competition.timeZone))
    case 'completed':
    case 'final':
      return startRoundText.isOver
    case 'cancelled':
      return startRoundText.wasCancelled
    case 'active':
      return competition.hasJoined ? undefined : startRoundText.joinFirst
  }
}
