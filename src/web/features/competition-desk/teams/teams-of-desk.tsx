import TeamsSection from '#web/golf/teams/teams-section.tsx'
import { useUser } from '#web/lib/session.ts'
import type { DeskSectionProps } from '../desk-sections.ts'

/** The teams as players see them beside the board, where the club makes and draws them. */
export default function TeamsOfDesk({ competition }: DeskSectionProps) {
  const user = useUser()
  // No board stands here whose players could say that the teams are others now.
  return <TeamsSection competitionId={competition.id} userId={user?.id} roster="" />
}
