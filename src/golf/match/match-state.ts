export type Side = 'A' | 'B'
/** Who won a hole; H is halved. */
export type HoleWinner = Side | 'H'

/** A match while it is played. `up` is the leader's lead; `decidedAtHole` counts extra holes on from the last one. */
export type MatchState = {
  leader: Side | null
  up: number
  thru: number
  holesLeft: number
  isDormie: boolean
  isFinal: boolean
  winner: Side | null
  /** "3&2", "1 up", "20th", "AS" when level after all holes; null while it goes on. */
  result: string | null
  decidedAtHole: number | null
}

/**
 * R7.6, Rule 3.2: the match after the holes played so far, in the order played. It ends when the lead exceeds the holes
 * left; what is played after that does not count. Level after all holes it goes on hole by hole; `isHalfAllowed` says
 * that the terms let it end halved.
 */
export function matchState(match: {
  holesInMatch: number
  holeWinners: readonly HoleWinner[]
  isHalfAllowed: boolean
}): MatchState {
  let lead = 0
  for (const [i, winner] of match.holeWinners.entries()) {
    const thru = i + 1
    lead += winner === 'A' ? 1 : winner === 'B' ? -1 : 0
    const left = match.holesInMatch - thru
    if (Math.abs(lead) > Math.max(left, 0)) return decided(lead, thru, left)
    if (left === 0 && lead === 0 && match.isHalfAllowed) break
  }
  const played = match.holeWinners.length
  const thru = lead === 0 && match.isHalfAllowed ? Math.min(played, match.holesInMatch) : played
  const isLevelAtEnd = thru >= match.holesInMatch
  const holesLeft = Math.max(match.holesInMatch - thru, 0)
  return {
    leader: lead === 0 ? null : lead > 0 ? 'A' : 'B',
    up: Math.abs(lead),
    thru,
    holesLeft,
    isDormie: lead !== 0 && Math.abs(lead) === holesLeft,
    isFinal: isLevelAtEnd && match.isHalfAllowed,
    winner: null,
    result: isLevelAtEnd ? 'AS' : null,
    decidedAtHole: null,
  }
}

/** The state in the words of a board: "A 2 up thru 16, dormie", "all square thru 3", "B won 3&2". */
export function describeMatch(state: MatchState, names: Record<Side, string>): string {
  if (state.winner !== null) return `${names[state.winner]} won ${state.result}`
  if (state.isFinal) return 'halved'
  if (state.result === 'AS') return 'all square: extend or halve per terms'
  if (state.leader === null) return `all square thru ${state.thru}`
  return `${names[state.leader]} ${state.up} up thru ${state.thru}${state.isDormie ? ', dormie' : ''}`
}

/** "19th", "20th", "21st": the hole on which an extended match ended (R7.6). */
export function ordinal(number: number): string {
  const lastTwo = number % 100
  const suffix = lastTwo >= 11 && lastTwo <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${suffix}`
}

function decided(lead: number, thru: number, left: number): MatchState {
  const winner = lead > 0 ? 'A' : 'B'
  const up = Math.abs(lead)
  return {
    leader: winner,
    up,
    thru,
    holesLeft: Math.max(left, 0),
    isDormie: false,
    isFinal: true,
    winner,
    result: left < 0 ? ordinal(thru) : left === 0 ? `${up} up` : `${up}&${left}`,
    decidedAtHole: thru,
  }
}
