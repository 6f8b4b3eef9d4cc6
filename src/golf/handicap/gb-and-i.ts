/**
 * R3.9, Great Britain and Ireland: a player's own scaled score of a four-ball better-ball card. Where their score counted
 * it is their own points; on the other holes their partner's points stand for it, but never more than one and a half.
 */
export function scaledFourBallPoints(card: {
  ownPointsWhereCounted: readonly number[]
  partnerPointsElsewhere: readonly number[]
}): number {
  const own = card.ownPointsWhereCounted.reduce((sum, points) => sum + points, 0)
  return card.partnerPointsElsewhere.reduce((sum, points) => sum + Math.min(points, 1.5), own)
}

/**
 * R3.9: a four-ball better-ball card counts for the handicap only when the pair has 42 points or more (net six under),
 * the player's score counted on nine holes or more, and the player's own scaled score is 36 points or more.
 */
export function isFourBallCardAcceptable(card: {
  pairPoints: number
  holesCounted: number
  scaledPoints: number
}): boolean {
  return card.pairPoints >= 42 && card.holesCounted >= 9 && card.scaledPoints >= 36
}

/** The allowance at which a pair's points are measured, whatever the competition's is. */
export const FOUR_BALL_ALLOWANCE = 85

/** Where both partners have the same points on a hole, no card says whose score counted: the fewest and the most there can be. */
export type Between = { least: number; most: number }

/** What of a four-ball card decides whether it counts for the handicap; `open`: it depends on the holes with equal points. */
export type FourBallCard = {
  holesCounted: Between
  scaledPoints: Between
  isAcceptable: 'yes' | 'no' | 'open'
}

/**
 * R3.9 for one of two partners, from the Stableford points of both on each hole at 85 % of the Course Handicap; null: no result.
 */
export function fourBallCard(
  own: readonly (number | null)[],
  partner: readonly (number | null)[],
): FourBallCard {
  const holes = own.map((points, i) => ({ points: points ?? 0, other: partner[i] ?? 0 }))
  const ahead = holes.filter(({ points, other }) => points > other)
  const behind = holes.filter(({ points, other }) => points < other)
  const equal = holes.filter(({ points, other }) => points === other)
  const pairPoints = fourBallPairPoints(own, partner)
  const scaled = (counted: readonly { points: number }[], elsewhere: readonly { other: number }[]) =>
    scaledFourBallPoints({
      ownPointsWhereCounted: counted.map(({ points }) => points),
      partnerPointsElsewhere: elsewhere.map(({ other }) => other),
    })
  const holesCounted = { least: ahead.length, most: ahead.length + equal.length }
  const scaledPoints = {
    least: scaled(ahead, [...behind, ...equal]),
    most: scaled([...ahead, ...equal], behind),
  }
  const isAcceptable = (end: keyof Between) =>
    isFourBallCardAcceptable({
      pairPoints,
      holesCounted: holesCounted[end],
      scaledPoints: scaledPoints[end],
    })
  return {
    holesCounted,
    scaledPoints,
    isAcceptable: isAcceptable('least') ? 'yes' : isAcceptable('most') ? 'open' : 'no',
  }
}

/** The better points of each hole. */
export function fourBallPairPoints(
  one: readonly (number | null)[],
  other: readonly (number | null)[],
): number {
  return one.reduce<number>((sum, points, i) => sum + Math.max(points ?? 0, other[i] ?? 0), 0)
}
