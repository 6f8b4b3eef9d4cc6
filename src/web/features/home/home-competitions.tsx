import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Trophy } from 'lucide-react'
import { Link } from 'wouter'
import { activeCompetitions, type Competition } from '#contract/competitions.ts'
import { OfflineError } from '#web/lib/api.ts'
import {
  competitionResultsPath,
  competitionStatusNames,
  competitionStatusTones,
  competitionTypeNames,
} from '#web/lib/competition-words.ts'
import { query } from '#web/lib/query.ts'
import { homeText } from '#web/messages/en/home.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const SHOWN = 2

export function useHomeCompetitions(isEnabled: boolean) {
  return useQuery({ ...query(activeCompetitions), enabled: isEnabled })
}

export function HomeCompetitions({ isEnabled }: { isEnabled: boolean }) {
  const competitions = useHomeCompetitions(isEnabled)
  return (
    <Section title={homeText.activeCompetitions}>
      {competitions.isError ? (
        <ErrorState
          title={homeText.competitionsFailed}
          isOffline={competitions.error instanceof OfflineError}
          onRetry={() => void competitions.refetch()}
        />
      ) : isEnabled && !competitions.data ? (
        <SkeletonCards count={SHOWN} className="h-20" />
      ) : !competitions.data || competitions.data.length === 0 ? (
        <EmptyState icon={<Trophy aria-hidden size={32} />} title={homeText.noCompetitions}>
          {homeText.noCompetitionsAdvice}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {competitions.data.slice(0, SHOWN).map((competition) => (
              <li key={competition.id}>
                <CompetitionLink competition={competition} />
              </li>
            ))}
          </ul>
          {/* In the place that was held for a second one, so that what is below stays where it is. */}
          {competitions.data.length < SHOWN && <AllCompetitionsLink />}
        </>
      )}
    </Section>
  )
}

const card =
  'flex min-h-20 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 shadow-card hover:border-edge'

function AllCompetitionsLink() {
  return (
    <Link href="/competitions" className={card}>
      <span className="flex-1 font-semibold">{homeText.allCompetitions}</span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-soft" />
    </Link>
  )
}

function CompetitionLink({ competition }: { competition: Competition }) {
  return (
    <Link href={competitionResultsPath(competition)} className={card}>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{competition.name}</span>
          <Badge tone={competitionStatusTones[competition.status]}>
            {competitionStatusNames[competition.status]}
          </Badge>
        </span>
        <span className="text-note text-soft">
          {competitionTypeNames[competition.competitionType]} ·{' '}
          {plural(readerLocale(), competition.participantCount, {
            one: homeText.participant,
            other: homeText.participants,
          })}
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-soft" />
    </Link>
  )
}
