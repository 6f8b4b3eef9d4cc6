import { ChevronRight, Trophy } from 'lucide-react'
import { Link } from 'wouter'
import type { CurrentCompetition } from '#contract/board/own-place.ts'
import { OfflineError } from '#web/lib/api.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ComingCompetitions } from './coming-competitions.tsx'
import { HomeCompetition } from './home-competition.tsx'
import type { useCurrentCompetitions } from './use-current-competitions.ts'

const SHOWN = 2

type HomeCompetitionsProps = {
  competitions: ReturnType<typeof useCurrentCompetitions>
  onJoined: (competition: CurrentCompetition) => void
}

/** What is being played, then what comes, for a player. */
export function HomeCompetitions({ competitions, onJoined }: HomeCompetitionsProps) {
  const all = competitions.data ?? []
  const active = all.filter(({ status }) => status === 'active')
  // Those that the player is in come first.
  const shown = [...active.filter(isIn), ...active.filter((one) => !isIn(one))].slice(0, SHOWN)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Section title={homeText.activeCompetitions}>
        {competitions.isError && !competitions.data ? (
          <ErrorState
            title={homeText.competitionsFailed}
            isOffline={competitions.error instanceof OfflineError}
            onRetry={() => void competitions.refetch()}
          />
        ) : shown.length === 0 ? (
          <EmptyState icon={<Trophy aria-hidden size={32} />} title={homeText.noCompetitions}>
            {homeText.noCompetitionsAdvice}
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {shown.map((competition) => (
              <li key={competition.id}>
                <HomeCompetition competition={competition} onJoined={onJoined} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <ComingCompetitions competitions={all} onJoined={onJoined} />
      <Link
        href="/competitions"
        className="-my-2 inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-accent"
      >
        {homeText.allCompetitions}
        <ChevronRight aria-hidden size={18} />
      </Link>
    </div>
  )
}

function isIn(competition: CurrentCompetition): boolean {
  return competition.hasJoined || competition.isReserve
}
