import type { MatchOutcome } from '#golf/match/match-card.ts'
import type { MatchProgress } from '#golf/match/match-progress.ts'
import type { Side } from '#golf/match/match-state.ts'
import { matchStateText as text } from '#web/messages/en/match/match-state.ts'

export type SideNames = Readonly<Record<Side, string>>

/** How a match stands, in a line: "Ann 2 up after 7". */
export function progressText(progress: MatchProgress, names: SideNames): string {
  const { leader, up, thru, isDormie, outcome } = progress
  if (outcome) return outcomeText(outcome, names)
  if (thru === 0) return text.notBegun
  if (leader === null) return text.allSquare(thru)
  return (isDormie ? text.dormie : text.up)(names[leader], up, thru)
}

/** Who won and how: "Ann won 3&2". */
export function outcomeText({ winner, result }: MatchOutcome, names: SideNames): string {
  switch (result) {
    case 'conceded':
      return text.wonByConcession(names[winner])
    case 'w/o':
      return text.wonByWalkover(names[winner])
    case 'dq':
      return text.wonByRuling(names[winner])
    default:
      return text.won(names[winner], result)
  }
}

type Name = { firstName: string; lastName: string }

/** First names, or full ones where the first are the same. */
export function sideNames(one: Name, other: Name): SideNames {
  const isSame = one.firstName === other.firstName
  const nameOf = ({ firstName, lastName }: Name) => (isSame ? `${firstName} ${lastName}` : firstName)
  return { A: nameOf(one), B: nameOf(other) }
}
