import type { RoundDetail } from '#contract/rounds.ts'
import { formatDate } from '#web/lib/format.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { scorecardRoundText } from '#web/messages/en/scorecard-round.ts'
import { HandicapLine } from './handicap-arithmetic.tsx'

/** Whose card it is, when, where, and off what handicap. */
export function CardFacts({ round }: { round: RoundDetail }) {
  const { terms } = round
  const tee = terms.teeName === null ? '' : `, ${scorecardText.teeName(terms.teeName)}`
  const facts: [string, React.ReactNode][] = [
    ...(round.playerName === undefined
      ? []
      : [[scorecardRoundText.player, round.playerName] satisfies [string, string]]),
    [scorecardRoundText.date, formatDate(round.roundDate)],
    [scorecardRoundText.course, `${round.courseName}${tee}`],
    ...(round.competitionName === null
      ? []
      : [[scorecardRoundText.competition, round.competitionName] satisfies [string, string]]),
    [scorecardRoundText.handicaps, <HandicapLine key="handicaps" round={round} />],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-note text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
