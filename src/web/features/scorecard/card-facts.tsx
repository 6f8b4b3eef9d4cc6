import type { ReactNode } from 'react'
import type { RoundDetail } from '#contract/rounds.ts'
import { formatDate } from '#web/lib/format.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { scorecardRoundText } from '#web/messages/en/scorecard-round.ts'
import { HandicapLine } from './handicap-arithmetic.tsx'

/** Whose card it is, when, where, and off what handicap. */
export function CardFacts({ round }: { round: RoundDetail }) {
  const { terms } = round
  const tee = terms.teeName === null ? '' : `, ${scorecardText.teeName(terms.teeName)}`
  const { playerName, competitionName } = round
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-3">
      {playerName !== undefined && <Fact name={scorecardRoundText.player}>{playerName}</Fact>}
      <Fact name={scorecardRoundText.date}>{formatDate(round.roundDate)}</Fact>
      <Fact name={scorecardRoundText.course}>{`${round.courseName}${tee}`}</Fact>
      {competitionName !== null && <Fact name={scorecardRoundText.competition}>{competitionName}</Fact>}
      <Fact name={scorecardRoundText.handicaps}>
        <HandicapLine round={round} />
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="last:sm:col-span-2">
      <dt className="text-note text-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
