import type { CurrentCompetition } from '#contract/board/own-place.ts'
import {
  competitionResultsPath,
  competitionStatusTones,
  competitionTypeNames,
  stageName,
} from '#web/lib/competition-words.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { placeSentence } from '#web/lib/place-sentence.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'
import { LazyFeePart } from '#web/money/lazy-fee-part.tsx'
import { LazyOwnStart } from '#web/competition/lazy-own-start.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { reserveText } from './coming-competitions.tsx'
import { LazyJoinButton } from './lazy-join-button.tsx'

type HomeCompetitionProps = {
  competition: CurrentCompetition
  onJoined: (competition: CurrentCompetition) => void
}

/** A competition that is being played: where the reader lies, and what they can do with it. */
export function HomeCompetition({ competition, onJoined }: HomeCompetitionProps) {
  const { id, name, status, place } = competition
  const isMatchPlay = competition.competitionType === 'matchplay'
  const lies = placeSentence(place, false)
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lead font-semibold">{name}</span>
          <Badge tone={competitionStatusTones[status]}>{stageName(competition)}</Badge>
        </p>
        {lies !== undefined && (
          <p className="text-title font-bold">
            {lies}
            {place !== null && place.thru > 0 && !place.isCompleted && (
              <span className="text-body font-normal text-soft"> {homeText.thruHoles(place.thru)}</span>
            )}
          </p>
        )}
        <p className="text-note text-soft">{factsOf(competition).join(' · ')}</p>
        {competition.hasJoined && !competition.hasPlayed && <LazyOwnStart competition={competition} />}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {(competition.canJoin || competition.canReserve) && (
          <LazyJoinButton
            competition={competition}
            onJoined={() => {
              onJoined(competition)
            }}
          />
        )}
        {competition.hasJoined && !competition.hasPlayed && place?.thru === 0 && (
          <LinkButton href={`/scorecard?competitionId=${id}`}>
            <span aria-hidden>{homeText.play}</span>
            <span className="sr-only">{homeText.playIn(name)}</span>
          </LinkButton>
        )}
        <LazyFeePart competition={competition} />
        <LinkButton href={competitionResultsPath(competition)} look="secondary">
          <span aria-hidden>{isMatchPlay ? homeText.details : homeText.leaderboard}</span>
          <span className="sr-only">
            {isMatchPlay ? homeText.detailsOf(name) : homeText.leaderboardOf(name)}
          </span>
        </LinkButton>
      </div>
    </Card>
  )
}

function factsOf(competition: CurrentCompetition): string[] {
  const { competitionType, participantCount, hasPlayed, hasJoined, canJoin, endDate, timeZone } = competition
  const end = endDate === null ? undefined : formatDateTime(endDate, timeZone)
  return [
    competitionTypeNames[competitionType],
    plural(readerLocale(), participantCount, { one: homeText.participant, other: homeText.participants }),
    reserveText(competition),
    hasPlayed
      ? homeText.cardIn
      : end === undefined
        ? undefined
        : hasJoined
          ? homeText.playUntil(end)
          : canJoin
            ? homeText.joinUntil(end)
            : undefined,
  ].filter((fact) => fact !== undefined)
}
