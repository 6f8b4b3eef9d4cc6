import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { recentRounds, type RecentRound } from '#contract/analytics.ts'
import { failureText, OfflineError } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { homeText } from '#web/messages/en/home.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const SHOWN = 3

/** What the members of the club played last, for its administrators. */
export function MemberRounds() {
  const rounds = useQuery(query(recentRounds, { query: { limit: SHOWN } }))
  return (
    <Section
      title={homeText.memberRounds}
      actions={
        <LinkButton href="/admin-dashboard" look="secondary">
          {homeText.viewDashboard}
        </LinkButton>
      }
    >
      {rounds.isError ? (
        <ErrorState
          title={homeText.memberRoundsFailed}
          isOffline={rounds.error instanceof OfflineError}
          onRetry={() => void rounds.refetch()}
        >
          {failureText(rounds.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : !rounds.data ? (
        <SkeletonCards count={SHOWN} className="h-16" />
      ) : rounds.data.length === 0 ? (
        <EmptyState icon={<Users aria-hidden size={32} />} title={homeText.noMemberRounds}>
          {homeText.noMemberRoundsAdvice}
        </EmptyState>
      ) : (
        <RoundList>
          {rounds.data.slice(0, SHOWN).map((round) => (
            <RoundLine key={round.id} {...lineOf(round)} />
          ))}
        </RoundList>
      )}
    </Section>
  )
}

function lineOf(round: RecentRound) {
  const played = [formatDate(round.roundDate), round.courseName, round.competitionName]
  return {
    href: `/rounds/${round.id}`,
    title: `${round.firstName} ${round.lastName}`,
    note: played.filter((text) => text !== null).join(' · '),
    gross: round.grossScore === null ? '–' : String(round.grossScore),
    points: round.stablefordPoints === null ? '–' : String(round.stablefordPoints),
  }
}
