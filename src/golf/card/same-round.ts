import { isSameResult, notPlayed, type HoleResults } from './hole-result.ts'
import type { RoundStatus } from './card-changes.ts'

/** A card of a round of golf that has several, one in each competition for which it counts. */
export type CardOfRound = {
  id: string
  status: RoundStatus
  /** The club’s rules of play let the format of its competition count for the handicap, and nobody said that it does not (D43). */
  isForHandicap: boolean
}

/**
 * The one card of a round by which it is on the handicap record: one round is one score (Rules of Handicapping 2.1). The first
 * that stands and is for handicap, in the order given, also while it is open and its score is still to come; where none is, the
 * first that stands. Undefined where none stands.
 */
export function cardOnRecord(cards: readonly CardOfRound[]): string | undefined {
  const standing = cards.filter(({ status }) => status === 'submitted' || status === 'in_progress')
  return (standing.find(({ isForHandicap }) => isForHandicap) ?? standing[0])?.id
}

/** Whether two cards of these holes have the same result on each, of which at least one was played. */
export function hasSameResults(
  one: { holeNumbers: readonly number[]; results: HoleResults },
  other: { holeNumbers: readonly number[]; results: HoleResults },
): boolean {
  const isPlayed = (results: HoleResults, hole: number) =>
    (results.get(hole)?.kind ?? 'not_played') !== 'not_played'
  return (
    one.holeNumbers.length === other.holeNumbers.length &&
    one.holeNumbers.some((hole) => isPlayed(one.results, hole)) &&
    one.holeNumbers.every(
      (hole) =>
        other.holeNumbers.includes(hole) &&
        isSameResult(one.results.get(hole) ?? notPlayed, other.results.get(hole) ?? notPlayed),
    )
  )
}
