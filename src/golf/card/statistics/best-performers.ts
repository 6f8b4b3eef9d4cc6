import { byName } from '../../by-name.ts'

/** T17: how many players are shown, and how many rounds a player needs to be ranked. */
export const BEST_PERFORMERS = 5
export const LEAST_ROUNDS = 3

type Performer = {
  firstName: string
  lastName: string
  averagePoints: number | null
  pointsRounds: number
}

/** T17: players with at least three rounds, by average Stableford points; ties by more rounds, then by name. */
export function bestPerformers<P extends Performer>(players: readonly P[]): P[] {
  const names = byName()
  return players
    .filter((one) => one.averagePoints !== null && one.pointsRounds >= LEAST_ROUNDS)
    .sort(
      (a, b) =>
        (b.averagePoints ?? 0) - (a.averagePoints ?? 0) || b.pointsRounds - a.pointsRounds || names(a, b),
    )
    .slice(0, BEST_PERFORMERS)
}
