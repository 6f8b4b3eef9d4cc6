import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RoundCard } from '#contract/card/round-card.ts'
import { formatDateTime, formatToPar } from '#web/lib/format.ts'
import { holesText, signedText } from '#web/card/points-text.ts'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { golfText } from '#web/messages/en/card/golf.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { isFromWatch } from './is-from-watch.ts'

function PointsFigure({ round: { stablefordPoints: points, terms } }: { round: RoundCard }) {
  const isParBogey = terms.stablefordTable === 'par_bogey'
  const text = isParBogey ? holesText : signedText
  return (
    <Figure
      label={isParBogey ? golfText.holesUp : roundsText.points}
      value={points === null ? '–' : text(points)}
    />
  )
}

/** Whose card it is, where, when and in what, with its totals. */
export function RoundSummary({ round }: { round: RoundCard }) {
  const { terms, isCompleted, holesPlayed, holeCount } = round
  const tee = terms.teeName ?? roundsText.noTee
  // Without a number for every hole there is no gross score (R7.5).
  const isPickedUp =
    round.entries.some((entry) => entry.result === 'picked_up') && round.competitionType !== 'maximum_score'
  const total = (value: number | null) =>
    isPickedUp ? { value: '–', note: roundsText.holePickedUp } : { value: value ?? '–' }
  return (
    <Card className="grid gap-x-12 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <dl className="flex flex-wrap content-start gap-x-8 gap-y-3 lg:border-r lg:border-line lg:pr-12">
        <Figure label={roundsText.gross} {...total(round.grossScore)} isLarge />
        <Figure label={roundsText.net} {...total(round.netScore)} />
        <PointsFigure round={round} />
        {round.toPar !== null && !isPickedUp && (
          <Figure label={roundsText.netToPar} value={formatToPar(round.toPar)} />
        )}
        {!(isCompleted && holesPlayed === holeCount) && (
          <Figure label={roundsText.holes} value={`${holesPlayed} / ${holeCount}`} />
        )}
      </dl>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        <Fact name={roundsText.player}>{round.playerName}</Fact>
        <Fact name={roundsText.date}>{formatDateTime(round.roundDate, round.timeZone)}</Fact>
        <Fact name={roundsText.tee}>
          {tee}, {roundsText.ratings(terms.rating, terms.slope, terms.par)}
        </Fact>
        <Fact name={roundsText.competition}>
          <CompetitionOf round={round} />
        </Fact>
        {!isFromWatch(round) && (
          <Fact name={roundsText.status}>
            <span className="flex flex-wrap gap-2">
              <Badge tone={isCompleted ? 'good' : 'warn'}>{statusName(round)}</Badge>
              {round.isCorrected === true && <Badge tone="flag">{roundsText.corrected}</Badge>}
              {round.competitionStatus === 'final' && <Badge>{roundsText.final}</Badge>}
            </span>
          </Fact>
        )}
        {round.partnerName !== null && <Fact name={roundsText.marker}>{round.partnerName}</Fact>}
      </dl>
    </Card>
  )
}

function CompetitionOf({ round }: { round: RoundCard }) {
  const { competitionId, competitionName, competitionType, roundNumber, roundCount } = round
  if (competitionId === null || competitionType === null) return roundsText.casual
  return (
    <>
      <Link
        href={competitionResultsPath({ id: competitionId, competitionType })}
        className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {competitionName}
      </Link>
      {roundNumber && roundCount && ` · ${roundsText.roundOf(roundNumber, roundCount)}`}
    </>
  )
}

function statusName({ status }: RoundCard): string {
  switch (status) {
    case 'in_progress':
      return roundsText.inProgress
    case 'submitted':
      return roundsText.handedIn
    case 'abandoned':
      return roundsText.abandoned
    case 'withdrawn':
      return roundsText.withdrawn
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-note text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
