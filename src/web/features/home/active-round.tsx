import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { activeRound } from '#contract/rounds.ts'
import { formatToPar } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { Card, Figure } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The round that is being played, and the way back into it. Nothing when there is none. */
export function ActiveRound() {
  const { data: round } = useQuery(query(activeRound))
  if (!round) return null
  return (
    <Card className="grid gap-4 border-l-6 border-l-accent sm:flex sm:items-center sm:justify-between">
      <div className="grid gap-3">
        <h2 className="text-title font-semibold">
          {round.competitionName ?? 'Your round'} at {round.courseName}
        </h2>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label="Holes" value={`${round.holesPlayed} of ${round.holeCount}`} />
          {round.toPar !== null && <Figure label="Net to par" value={formatToPar(round.toPar)} />}
          {round.stablefordPoints !== null && <Figure label="Points" value={round.stablefordPoints} />}
        </dl>
      </div>
      <LinkButton
        href={round.competitionId === null ? '/scorecard' : `/scorecard?competitionId=${round.competitionId}`}
        icon={<Play aria-hidden size={18} />}
        className="shrink-0"
      >
        Continue Round
      </LinkButton>
    </Card>
  )
}
