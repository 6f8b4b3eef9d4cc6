import { lazy, Suspense } from 'react'
import TeamsSection from '#web/competition/teams/teams-section.tsx'
import { useUser } from '#web/lib/session.ts'
import type { DeskSectionProps } from '../desk-sections.ts'

const FourBallScores = lazy(() => import('./four-ball-scores.tsx'))

/** The teams as players see them beside the board, where the club makes and draws them. */
export default function TeamsOfDesk({ competition }: DeskSectionProps) {
  const user = useUser()
  const isOfPairs = competition.teamSize === 2 && competition.countingScores === 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* No board stands here whose players could say that the teams are others now. */}
      <TeamsSection competitionId={competition.id} userId={user?.id} roster="" />
      {isOfPairs && (
        <Suspense>
          <FourBallScores competition={competition} />
        </Suspense>
      )}
    </div>
  )
}
