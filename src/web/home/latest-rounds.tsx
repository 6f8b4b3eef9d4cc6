import { SquarePen } from 'lucide-react'
import type { ListedRound } from '#contract/card/rounds.ts'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { roundLine } from '#web/lib/round-words.ts'
import type { useLatestRounds } from './use-latest-rounds.ts'

type LatestRoundsProps = { isKnown: boolean; rounds: ReturnType<typeof useLatestRounds> }

export function LatestRounds({ isKnown, rounds }: LatestRoundsProps) {
  return (
    <Section title={homeText.latestRounds}>
      {rounds.data ? (
        <Listed rounds={rounds.data} />
      ) : !isKnown || rounds.error instanceof OfflineError ? (
        <ErrorState title={homeText.roundsOffline} isOffline />
      ) : rounds.isError ? (
        <ErrorState title={homeText.roundsFailed} onRetry={() => void rounds.refetch()}>
          {failureText(rounds.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <SkeletonCards className="h-16" />
      )}
    </Section>
  )
}

function Listed({ rounds }: { rounds: readonly ListedRound[] }) {
  if (rounds.length === 0)
    return (
      <EmptyState
        icon={<SquarePen aria-hidden size={32} />}
        title={homeText.noRounds}
        action={<LinkButton href="/scorecard">{homeText.newRound}</LinkButton>}
      >
        {homeText.noRoundsAdvice}
      </EmptyState>
    )
  return (
    <RoundList>
      {rounds.map((round) => (
        <RoundLine key={round.id} {...roundLine(round)} />
      ))}
    </RoundList>
  )
}
