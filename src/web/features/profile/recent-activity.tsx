import { useQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { listRounds } from '#contract/rounds.ts'
import { failureText, OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { roundLine } from '#web/lib/round-words.ts'
import { profileText } from '#web/messages/en/profile.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const SHOWN = 5

/** The latest rounds, and the way to all of them. */
export function RecentActivity({ isEnabled }: { isEnabled: boolean }) {
  const rounds = useQuery({ ...query(listRounds, { query: { limit: SHOWN } }), enabled: isEnabled })
  return (
    <Section
      title={profileText.recentActivity}
      actions={
        <LinkButton href="/profile?view=rounds" look="secondary">
          {profileText.allRounds}
        </LinkButton>
      }
    >
      {rounds.isError ? (
        <ErrorState
          title={profileText.roundsFailed}
          isOffline={rounds.error instanceof OfflineError}
          onRetry={() => void rounds.refetch()}
        >
          {failureText(rounds.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : !rounds.data ? (
        <SkeletonCards count={SHOWN} className="h-16" />
      ) : rounds.data.length === 0 ? (
        <NoRounds />
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

/** Before the first round. */
export function NoRounds() {
  return (
    <EmptyState
      icon={<SquarePen aria-hidden size={32} />}
      title={profileText.noRounds}
      action={<LinkButton href="/scorecard">{profileText.newRound}</LinkButton>}
    >
      {profileText.noRoundsAdvice}
    </EmptyState>
  )
}
