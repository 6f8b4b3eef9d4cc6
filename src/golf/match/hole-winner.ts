import type { HoleWinner, Side } from './match-state.ts'

/** What a side did on a hole: strokes (the last one perhaps conceded to it), or it gave the hole up. */
export type SideOnHole = { gross: number; strokesReceived: number } | 'conceded'

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A'
}

/**
 * R7.6, Rule 3.2a: the lower net wins the hole, equal nets halve it, and a side that concedes the hole loses it. Both
 * can give it up only by agreeing to a half, which needs the hole to have begun (Rule 3.2a(3)).
 */
export function holeWinner(sides: Record<Side, SideOnHole>): HoleWinner {
  const { A: a, B: b } = sides
  if (a === 'conceded') return b === 'conceded' ? 'H' : 'B'
  if (b === 'conceded') return 'A'
  const difference = netOn(a) - netOn(b)
  if (difference === 0) return 'H'
  return difference < 0 ? 'A' : 'B'
}

export function netOn(side: { gross: number; strokesReceived: number }): number {
  return side.gross - side.strokesReceived
}

/** Rule 23.2, four-ball: the side has the lower net of the partners who holed out; without one it gave the hole up. */
export function sideOfPartners(partners: readonly SideOnHole[]): SideOnHole {
  let best: SideOnHole = 'conceded'
  for (const partner of partners) {
    if (partner === 'conceded') continue
    if (best === 'conceded' || netOn(partner) < netOn(best)) best = partner
  }
  return best
}

/** How a match ends away from the score (R7.6). A concession cannot be declined or withdrawn (Rule 3.2b). */
export const matchEndings = ['conceded', 'w/o', 'dq'] as const
export type MatchEnding = (typeof matchEndings)[number]

/** The side named lost the match. */
export function endedMatch(
  loser: Side,
  ending: MatchEnding,
): { winner: Side; result: MatchEnding; isFinal: true } {
  return { winner: otherSide(loser), result: ending, isFinal: true }
}
