import { CalendarDays, Flag, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import {
  competitionResultsPath,
  competitionStatusTones,
  competitionTypeNames,
  stageName,
} from '#web/lib/competition-words.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { datesText } from './competition-dates.ts'
import { LeavePart } from './leave-part.tsx'
import { Named } from './named.tsx'
import { OwnPlace } from './own-place.tsx'
import { LazyWhoMayEnter } from '#web/competition/admission/lazy-who-may-enter.tsx'
import { LazyFeePart } from '#web/money/lazy-fee-part.tsx'
import { LazyEntryTimes } from '#web/competition/lazy-entry-times.tsx'
import { LazyOwnStart } from '#web/competition/lazy-own-start.tsx'
import { LazyNinePlayed } from '#web/card/nine-played/lazy-nine-played.tsx'
import { LazyNotForHandicap } from '#web/handicap/not-for-handicap/lazy-not-for-handicap.tsx'
import { JoinButton } from '#web/competition/join-button.tsx'

type CompetitionCardProps = { competition: Competition; onJoined: (competition: Competition) => void }

export function CompetitionCard({ competition, onJoined }: CompetitionCardProps) {
  const { name, status, competitionType, participantCount, maxParticipants } = competition
  const isMatchPlay = competitionType === 'matchplay'
  const results = competitionResultsPath(competition)
  return (
    <Card className="grid h-full content-between gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={competitionStatusTones[status]}>{stageName(competition)}</Badge>
          <Badge>{competitionTypeNames[competitionType]}</Badge>
          {!competition.openToAll && <Badge>{text.inviteOnly}</Badge>}
          <OwnPlace competition={competition} />
        </div>
        <h3 className="text-title font-semibold break-words">{name}</h3>
        <ul className="grid gap-1 text-soft">
          <Fact icon={<CalendarDays aria-hidden size={18} />}>{datesText(competition)}</Fact>
          <Fact icon={<Users aria-hidden size={18} />}>
            {maxParticipants === null
              ? text.participants(participantCount)
              : text.participantsOf(participantCount, maxParticipants)}
          </Fact>
          <CourseAndFee competition={competition} />
        </ul>
        <LazyNotForHandicap of={competition} />
        <LazyWhoMayEnter competition={competition} />
        <LazyEntryTimes competition={competition} />
        {competition.hasJoined && !competition.hasPlayed && <LazyOwnStart competition={competition} />}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {(competition.canJoin || competition.canReserve) && (
          <JoinButton competition={competition} onJoined={onJoined} />
        )}
        {competition.hasJoined && !competition.hasPlayed && status === 'active' && !isMatchPlay && (
          <LinkButton href={`/scorecard?competitionId=${competition.id}`}>
            <Named label={text.play} whole={text.playIn(name)} />
          </LinkButton>
        )}
        <LazyFeePart competition={competition} />
        <LeavePart competition={competition} />
        <LinkButton href={results} look="secondary">
          {isMatchPlay ? (
            <Named label={text.details} whole={text.detailsOf(name)} />
          ) : (
            <Named label={text.leaderboard} whole={text.leaderboardOf(name)} />
          )}
        </LinkButton>
        {competition.teamSize !== null && (
          <LinkButton href={`${results}#teams`} look="secondary">
            <Named label={text.teams} whole={text.teamsOf(name)} />
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

function CourseAndFee({ competition }: { competition: Competition }) {
  const { courseName, entryFee, currency } = competition
  const fee = entryFee === null ? null : text.entryFee(formatMoney(entryFee, currency))
  const facts = [courseName, fee].filter((one) => one !== null)
  return (
    facts.length > 0 && (
      <Fact icon={<Flag aria-hidden size={18} />}>
        {facts.join(' · ')}
        <LazyNinePlayed of={competition} />
      </Fact>
    )
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
