import { useQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { listRounds } from '#contract/card/rounds.ts'
import { LoadedRounds } from '#web/card/loaded-rounds.tsx'
import { query } from '#web/lib/query.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { lineOf } from './own-round-line.ts'

const SHOWN = 5

/** The latest rounds, and a link to all of them. */
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
      <LoadedRounds
        rounds={rounds}
        shown={SHOWN}
        lineOf={lineOf}
        failed={profileText.roundsFailed}
        empty={<NoRounds />}
      />
    </Section>
  )
}

/** Shown before the first round. */
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
