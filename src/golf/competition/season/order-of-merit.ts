import { standings } from '../../board/standings.ts'
import { roundHalfUp } from '../../rounding.ts'

/** How a season gives points. All points are whole numbers. */
export type MeritTerms = {
  /** Of the first place, the second, and so on. */
  points: readonly number[]
  /** Of each place after these. */
  otherPoints: number
  /** How many of a player's competitions count, the best of them; null: all. */
  best: number | null
}

/** The final result of one competition: the same position for those who share a place, null without one. */
export type MeritResult = {
  competitionId: string
  finishers: readonly { playerId: string; name: string; position: number | null }[]
}

/** `dropped`: better ones fill the number that counts. `no_place`: no return, withdrawn, disqualified. */
export const meritReasons = ['counts', 'dropped', 'no_place'] as const
export type MeritReason = (typeof meritReasons)[number]

/** What a player has of one competition. Points are in hundredths, because shares of a place are. */
export type MeritScore = {
  competitionId: string
  place: number | null
  /** How many players share the place; 1 where it is not shared. */
  sharing: number
  hundredths: number
  reason: MeritReason
}

export type MeritRow = {
  playerId: string
  name: string
  /** Null without any points. */
  position: number | null
  isShared: boolean
  hundredths: number
  /** One for each competition in which the player was entered, in the order of the season. */
  scores: readonly MeritScore[]
}

/**
 * The points of each player who shares a place: the average of the places they take together, rounded to hundredths. Each
 * gets the same, so that the sums of a table agree with what stands in it.
 */
export function sharedPoints(
  terms: MeritTerms,
  { place, sharing }: { place: number; sharing: number },
): number {
  let sum = 0
  for (let taken = place; taken < place + sharing; taken += 1) sum += pointsOfPlace(terms, taken)
  return roundHalfUp(sum * 100, sharing)
}

/** The points of a place that is not shared. */
export function pointsOfPlace({ points, otherPoints }: MeritTerms, place: number): number {
  return points[place - 1] ?? otherPoints
}

/**
 * The order of merit over final results, in the order in which they were played. Of equal points the earlier competition
 * counts, so that a later result never changes which one is dropped without changing the sum. Players with equal sums share
 * their place: who met whom how often is no measure where fields differ. Costs n log n of all entrants.
 */
export function orderOfMerit(terms: MeritTerms, results: readonly MeritResult[]): MeritRow[] {
  const players = new Map<string, { name: string; scores: Omit<MeritScore, 'reason'>[] }>()
  for (const { competitionId, finishers } of results) {
    const sharing = countPlaces(finishers)
    for (const { playerId, name, position } of finishers) {
      const player = players.get(playerId) ?? { name, scores: [] }
      // The latest name: people marry, and erased ones are a former member everywhere.
      player.name = name
      players.set(playerId, player)
      const together = position === null ? 1 : (sharing.get(position) ?? 1)
      player.scores.push({
        competitionId,
        place: position,
        sharing: together,
        hundredths: position === null ? 0 : sharedPoints(terms, { place: position, sharing: together }),
      })
    }
  }
  const rows = [...players].map(([playerId, { name, scores }]) => {
    const chosen = chooseBest(scores, terms.best)
    const hundredths = chosen.reduce((sum, one) => sum + (one.reason === 'counts' ? one.hundredths : 0), 0)
    return {
      entrantId: playerId,
      name,
      hundredths,
      scores: chosen,
      sortKey: hundredths === 0 ? null : 0 - hundredths,
      countback: null,
    }
  })
  return standings(rows).map(({ entrantId, name, position, isShared, hundredths, scores }) => ({
    playerId: entrantId,
    name,
    position,
    isShared,
    hundredths,
    scores,
  }))
}

function countPlaces(finishers: MeritResult['finishers']): Map<number, number> {
  const sharing = new Map<number, number>()
  for (const { position } of finishers)
    if (position !== null) sharing.set(position, (sharing.get(position) ?? 0) + 1)
  return sharing
}

function chooseBest(scores: readonly Omit<MeritScore, 'reason'>[], best: number | null): MeritScore[] {
  const counting = new Set(
    scores
      .filter(({ place }) => place !== null)
      .sort((a, b) => b.hundredths - a.hundredths)
      .slice(0, best ?? scores.length),
  )
  return scores.map((score) => ({
    ...score,
    reason: score.place === null ? 'no_place' : counting.has(score) ? 'counts' : 'dropped',
  }))
}
