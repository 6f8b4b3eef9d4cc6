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
