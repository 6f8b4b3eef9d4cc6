import { useGoAfterJoining } from '#web/competition/use-go-after-joining.ts'
import { ComingCompetitions } from './coming-competitions.tsx'
import { HomeCompetitions } from './home-competitions.tsx'
import { LatestRounds } from './latest-rounds.tsx'
import type { useCurrentCompetitions } from './use-current-competitions.ts'
import type { useLatestRounds } from './use-latest-rounds.ts'

type PlayerPartsProps = {
  isAdmin: boolean
  isKnown: boolean
  competitions: ReturnType<typeof useCurrentCompetitions>
  rounds: ReturnType<typeof useLatestRounds>
}

/** What a player has on, and what they played last. Administrators have what is being played in their day above. */
export function PlayerParts({ isAdmin, isKnown, competitions, rounds }: PlayerPartsProps) {
  const onJoined = useGoAfterJoining()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {isAdmin ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ComingCompetitions competitions={competitions.data ?? []} onJoined={onJoined} />
        </div>
      ) : (
        <HomeCompetitions competitions={competitions} onJoined={onJoined} />
      )}
      <LatestRounds isKnown={isKnown} rounds={rounds} />
    </div>
  )
}
