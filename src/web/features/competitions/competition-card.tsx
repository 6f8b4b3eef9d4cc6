import { CalendarDays, Check, Flag, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Competition } from '#contract/competitions.ts'
import {
  competitionResultsPath,
  competitionStatusNames,
  competitionStatusTones,
  competitionTypeNames,
} from '#web/lib/competition-words.ts'
import { formatCount, formatDateRange, formatMoney } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { JoinButton } from './join-button.tsx'

type CompetitionCardProps = { competition: Competition; onJoined: (competition: Competition) => void }

export function CompetitionCard({ competition, onJoined }: CompetitionCardProps) {
  const { startDate, endDate, timeZone, entryFee } = competition
  return (
    <Card className="grid h-full content-between gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={competitionStatusTones[competition.status]}>
            {competitionStatusNames[competition.status]}
          </Badge>
          <Badge>{competitionTypeNames[competition.competitionType]}</Badge>
          {!competition.openToAll && <Badge>Invite only</Badge>}
          {competition.hasJoined && (
            <Badge tone="good">
              <Check aria-hidden size={14} />
              {competition.hasPlayed ? 'Card handed in' : 'You are in'}
            </Badge>
          )}
        </div>
        <h3 className="text-title font-semibold">{competition.name}</h3>
        <ul className="grid gap-1 text-soft">
          <Fact icon={<CalendarDays aria-hidden size={18} />}>
            {startDate === null
              ? 'Date to be decided'
              : formatDateRange(startDate, endDate ?? startDate, timeZone)}
          </Fact>
          <Fact icon={<Users aria-hidden size={18} />}>
            {formatCount(competition.participantCount, 'participant', 'participants')}
            {competition.maxParticipants !== null && ` of ${competition.maxParticipants}`}
          </Fact>
          {(competition.courseName !== null || entryFee !== null) && (
            <Fact icon={<Flag aria-hidden size={18} />}>
              {[
                competition.courseName,
                entryFee !== null && `entry ${formatMoney(entryFee, competition.currency)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Fact>
          )}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {competition.canJoin && <JoinButton competition={competition} onJoined={onJoined} />}
        {competition.hasJoined &&
          !competition.hasPlayed &&
          competition.status === 'active' &&
          competition.competitionType !== 'matchplay' && (
            <LinkButton href={`/scorecard?competitionId=${competition.id}`}>Play</LinkButton>
          )}
        <LinkButton href={competitionResultsPath(competition)} look="secondary">
          {competition.competitionType === 'matchplay' ? 'View Details' : 'Leaderboard'}
        </LinkButton>
        {competition.teamSize !== null && (
          <LinkButton href={`${competitionResultsPath(competition)}#teams`} look="secondary">
            Teams
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      <span>{children}</span>
    </li>
  )
}
