import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { roundStatistics, type RoundStatistics } from '#contract/card/round-statistics.ts'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatTenth } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { UnknownReader } from '#web/ui/unknown-reader.tsx'
import { AverageByPar, ScoreDistribution } from './score-tables.tsx'
import { IndexTrend, ScoreTrend } from './trends.tsx'

/** The player’s rounds in numbers, on the profile and on a view of their own (T50). */
export function StatisticsSection({ isEnabled }: { isEnabled: boolean }) {
  const session = useSession()
  const statistics = useQuery({ ...query(roundStatistics), enabled: isEnabled })
  return (
    <Section title={profileText.statistics} id="statistics" className="gap-4">
      {statistics.data ? (
        <Statistics {...statistics.data} />
      ) : session.state === 'offline' || statistics.error instanceof OfflineError ? (
        <UnknownReader
          isUnreached={session.state !== 'offline' || session.isUnreached}
          title={profileText.offline}
          onRetry={() => void statistics.refetch()}
        />
      ) : statistics.isError ? (
        <ErrorState title={profileText.statisticsFailed} onRetry={() => void statistics.refetch()}>
          {failureText(statistics.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <SkeletonCards count={3} className="h-44" />
      )}
    </Section>
  )
}

function Statistics(statistics: RoundStatistics) {
  const { totalRounds, indexes, scores, pars, distribution } = statistics
  return (
    <>
      <Totals {...statistics} />
      {totalRounds === 0 && indexes.length === 0 ? (
        <EmptyState
          icon={<ChartNoAxesColumn aria-hidden size={32} />}
          title={profileText.noRounds}
          action={<LinkButton href="/scorecard">{profileText.newRound}</LinkButton>}
        >
          {profileText.noRoundsAdvice}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          <IndexTrend indexes={indexes} />
          <ScoreTrend scores={scores} />
          {pars.length > 0 && <AverageByPar pars={pars} />}
          {pars.length > 0 && <ScoreDistribution distribution={distribution} />}
        </div>
      )}
    </>
  )
}

function Totals({ totalRounds, eighteen, nine }: RoundStatistics) {
  const counted = [
    plural(readerLocale(), eighteen.rounds, {
      one: profileText.countedRound,
      other: profileText.countedRounds,
    }),
    ...(nine.rounds === 0
      ? []
      : [
          plural(readerLocale(), nine.rounds, {
            one: profileText.countedNine,
            other: profileText.countedNine,
          }),
        ]),
  ].join(' ')
  return (
    <>
      <div className="grid gap-3 min-[22rem]:grid-cols-3">
        <Card>
          <dl>
            <Figure label={profileText.totalRounds} value={totalRounds} />
          </dl>
        </Card>
        <Card>
          <dl>
            <Figure
              label={profileText.averageScore}
              value={eighteen.average === null ? '–' : formatTenth(eighteen.average)}
              {...(nine.average === null ? {} : { note: profileText.onNine(formatTenth(nine.average)) })}
            />
          </dl>
        </Card>
        <Card>
          <dl>
            <Figure
              label={profileText.bestRound}
              value={eighteen.best ?? '–'}
              {...(nine.best === null ? {} : { note: profileText.onNine(`${nine.best}`) })}
            />
          </dl>
        </Card>
      </div>
      <p className="text-note text-soft">{counted}.</p>
    </>
  )
}
