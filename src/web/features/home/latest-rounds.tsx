import { SquarePen } from 'lucide-react'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { homeText } from '#web/messages/en/home.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { roundLine } from '#web/lib/round-words.ts'
import { useLatestRounds } from './use-latest-rounds.ts'

export function LatestRounds({ isEnabled }: { isEnabled: boolean }) {
  const rounds = useLatestRounds(isEnabled)
  return (
    <Section title={homeText.latestRounds}>
      {!isEnabled || rounds.error instanceof OfflineError ? (
        <ErrorState title={homeText.roundsOffline} isOffline />
      ) : rounds.isError ? (
        <ErrorState title={homeText.roundsFailed} onRetry={() => void rounds.refetch()}>
          {failureText(rounds.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : !rounds.data ? (
        <SkeletonCards className="h-16" />
      ) : rounds.data.length === 0 ? (
        <EmptyState
          icon={<SquarePen aria-hidden size={32} />}
          title={homeText.noRounds}
          action={<LinkButton href="/scorecard">{homeText.newRound}</LinkButton>}
        >
          {homeText.noRoundsAdvice}
        </EmptyState>
      ) : (
        <RoundList>
          {rounds.data.map((round) => (
            <RoundLine key={round.id} {...roundLine(round)} />
          ))}
        </RoundList>
      )}
    </Section>
  )
}
