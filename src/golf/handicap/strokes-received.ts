import type { Hole } from '../course/course.ts'
import type { PlayingHandicap } from '../numbers.ts'

/**
 * Strokes received on each hole, in the order of `holes` (R6; Rules of Handicapping, Appendix E). Strokes go to
 * the lowest stroke indexes, round after round; a plus handicap gives them back from the highest down, as negative
 * numbers (R6.2). The holes are ranked among themselves, so a nine of an 18-hole card deals its own nine strokes
 * first (R6.3). The sum is always the Playing Handicap.
 */
export function strokesReceived(holes: readonly Hole[], handicap: PlayingHandicap): number[] {
  const count = holes.length
  if (count === 0) return []
  const everywhere = Math.floor(handicap / count)
  const more = handicap - everywhere * count
  const rank = new Map(
    [...holes].sort((a, b) => a.strokeIndex - b.strokeIndex).map((hole, place) => [hole.holeNumber, place]),
  )
  return holes.map((hole) => everywhere + ((rank.get(hole.holeNumber) ?? count) < more ? 1 : 0))
}
