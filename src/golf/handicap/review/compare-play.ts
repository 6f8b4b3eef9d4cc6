import { roundHalfUp } from '../../rounding.ts'
import { falseDiscoveryShares } from './false-discoveries.ts'
import { rankTest } from './rank-test.ts'
import { reviewTerms } from './review-terms.ts'

/** A player's score differentials of eighteen holes in tenths, newest first. */
export type BothKinds = { competition: readonly number[]; general: readonly number[] }

/** How one player's scores in competitions and in general play compare; averages in tenths. */
export type PlayCompared = {
  groups: BothKinds
  averages: { competition: number; general: number }
  /** How often chance alone sets two such groups at least this far apart, 0 to 1. */
  chance: number
}

/** Undefined where one of the two has too few scores to compare. */
export function comparePlay(scores: BothKinds): PlayCompared | undefined {
  const { least, most } = reviewTerms.compared
  const groups = { competition: scores.competition.slice(0, most), general: scores.general.slice(0, most) }
  if (groups.competition.length < least || groups.general.length < least) return undefined
  return {
    groups,
    averages: { competition: average(groups.competition), general: average(groups.general) },
    chance: rankTest(groups.competition, groups.general),
  }
}

function average(numbers: readonly number[]): number {
  return roundHalfUp(
    numbers.reduce((sum, one) => sum + one, 0),
    numbers.length,
  )
}

/**
 * The players whose kinds of play differ by more than chance, allowing for how many were compared; `share` is that of
 * false discoveries among those with so small a chance. Smallest chance first.
 */
export function differingPlayers<Player extends { play: PlayCompared }>(
  compared: readonly Player[],
): (Player & { share: number })[] {
  const shares = falseDiscoveryShares(compared.map(({ play }) => play.chance))
  return compared
    .map((player, i) => ({ ...player, share: shares[i] ?? 1 }))
    .filter(({ share }) => share <= reviewTerms.falseDiscoveries)
    .sort((a, b) => a.play.chance - b.play.chance)
}
