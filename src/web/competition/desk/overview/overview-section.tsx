import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { mayWriteToPlayers } from '#contract/competition/player-message.ts'
import { competitionFacts, whenText } from '#web/competition/steps/competition-facts.ts'
import { CompetitionSteps } from '#web/competition/steps/competition-step-bar.tsx'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { competitionDeskText as text } from '#web/messages/en/competition/competition-desk.online.ts'
import { deskHelpersText } from '#web/messages/en/competition/desk-helpers.online.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { DeskSectionProps } from '../desk-sections.ts'
import { MessagePart } from './message/message-part.tsx'
import { useDeskWaiting, Waiting } from './waiting.tsx'

const DeskHelpersPart = lazy(() => import('../helpers/desk-helpers.tsx'))

/** What the competition is, what waits in it, and the steps that can be taken now. */
export default function OverviewSection({ competition }: DeskSectionProps) {
  const [, go] = useLocation()
  const isAdmin = useIsClubAdmin() === true
  const waiting = useDeskWaiting(competition)
  // Shown together: how much waits would move what stands below it.
  if (waiting.isPending) return <Skeleton className="h-80 rounded-card" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Section title={text.waiting}>
        <Waiting competition={competition} waiting={waiting} />
      </Section>
      <Section title={text.now}>
        <Card className="grid gap-3">
          <div className="grid gap-1">
            <p>{whenText(competition)}</p>
            <p className="text-note text-soft">{competitionFacts(competition).join(' · ')}</p>
          </div>
          {competition.statusReason !== undefined && (
            <p>{clubCompetitionsText.reopenedBecause(competition.statusReason)}</p>
          )}
          {isAdmin ? (
            <CompetitionSteps
              competition={competition}
              onDeleted={() => {
                go('/club-admin?tab=competitions', { replace: true })
              }}
            />
          ) : (
            <p>{deskHelpersText.yourPart}</p>
          )}
        </Card>
      </Section>
      {isAdmin && mayWriteToPlayers(competition.status) && <MessagePart competition={competition} />}
      {isAdmin && (
        <Suspense fallback={<Skeleton className="h-48 rounded-card" />}>
          <DeskHelpersPart competition={competition} />
        </Suspense>
      )}
    </div>
  )
}
