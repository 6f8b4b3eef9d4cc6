import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { recentRounds, type RecentRound } from '#contract/club/analytics.ts'
import { LoadedRounds } from '#web/card/loaded-rounds.tsx'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export const MEMBER_ROUNDS_SHOWN = 3

/** What the members of the club played last, for its administrators. */
export function MemberRounds() {
  const rounds = useQuery(query(recentRounds, { query: { limit: MEMBER_ROUNDS_SHOWN } }))
  return (
    <Section
      title={homeText.memberRounds}
      actions={
        <LinkButton href="/admin-dashboard" look="secondary">
          {homeText.viewDashboard}
        </LinkButton>
      }
    >
      <LoadedRounds
        rounds={rounds}
        shown={MEMBER_ROUNDS_SHOWN}
        lineOf={lineOf}
        failed={homeText.memberRoundsFailed}
        empty={
          <EmptyState icon={<Users aria-hidden size={32} />} title={homeText.noMemberRounds}>
            {homeText.noMemberRoundsAdvice}
          </EmptyState>
        }
      />
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
