import type { ReactNode } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { LazyWhoMayEnter } from '#web/competition/admission/lazy-who-may-enter.tsx'
import { JoinButton } from '#web/competition/join-button.tsx'
import { LazyFeePart } from '#web/money/lazy-fee-part.tsx'
import { LazyNotForHandicap } from '#web/handicap/not-for-handicap/lazy-not-for-handicap.tsx'
import { LazyEntryTimes } from '#web/competition/lazy-entry-times.tsx'
import {
  competitionResultsPath,
  competitionStatusTones,
  competitionTypeNames,
  stageName,
} from '#web/lib/competition-words.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { datesText } from './competition-dates.ts'
import { LeavePart } from './leave-part.tsx'
import { Named } from './named.tsx'
import { OwnPlace } from './own-place.tsx'

type CompactListProps = {
  competitions: readonly Competition[]
  /** Those that stand large above. */
  above: ReadonlySet<string>
  empty: ReactNode
  onJoined: (competition: Competition) => void
}

/** All competitions, a line each; one that stands large above says so (D38). */
export function CompactList({ competitions, above, empty, onJoined }: CompactListProps) {
  if (competitions.length === 0) return empty
  return (
    <ul className="divide-y divide-line border-y border-line">
      {competitions.map((competition) => (
        <li key={competition.id}>
          <CompactRow competition={competition} isAbove={above.has(competition.id)} onJoined={onJoined} />
        </li>
      ))}
    </ul>
  )
}

type CompactRowProps = {
  competition: Competition
  isAbove: boolean
  onJoined: (competition: Competition) => void
}

function CompactRow({ competition, isAbove, onJoined }: CompactRowProps) {
  const { name, status, competitionType, participantCount, maxParticipants } = competition
  const isMatchPlay = competitionType === 'matchplay'
  const facts = [
    competitionTypeNames[competitionType],
    datesText(competition),
    maxParticipants === null
      ? text.participants(participantCount)
      : text.participantsOf(participantCount, maxParticipants),
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold break-words">{name}</h3>
          <Badge tone={competitionStatusTones[status]}>{stageName(competition)}</Badge>
          <OwnPlace competition={competition} />
          {isAbove && <span className="text-note text-soft">{text.above}</span>}
        </div>
        <p className="text-note text-soft">{facts.join(' · ')}</p>
        <LazyNotForHandicap of={competition} />
        <LazyWhoMayEnter competition={competition} />
        <LazyEntryTimes competition={competition} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {(competition.canJoin || competition.canReserve) && (
          <JoinButton competition={competition} look="secondary" onJoined={onJoined} />
        )}
        {!isAbove && <LazyFeePart competition={competition} />}
        {!isAbove && <LeavePart competition={competition} />}
        <LinkButton href={competitionResultsPath(competition)} look="quiet">
          {isMatchPlay ? (
            <Named label={text.details} whole={text.detailsOf(name)} />
          ) : (
            <Named label={text.leaderboard} whole={text.leaderboardOf(name)} />
          )}
        </LinkButton>
      </div>
    </div>
  )
}
