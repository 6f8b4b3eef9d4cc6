import type { MatchCardState, MatchOutcome } from './match-card.ts'
import type { Side } from './match-state.ts'

/** What a board shows of a match that is being played. */
export type MatchProgress = {
  leader: Side | null
  up: number
  thru: number
  holesLeft: number
  isDormie: boolean
  /** Who has won by the card, before it is confirmed. */
  outcome: MatchOutcome | null
  /** Holes of which the players say different things. */
  differing: number[]
}

/** Something stands on the card, and not only words that were taken back. */
export function isUnderWay(progress: MatchProgress | null): boolean {
  return (
    progress !== null && (progress.thru > 0 || progress.differing.length > 0 || progress.outcome !== null)
  )
}

export function toProgress({ play, outcome, differing }: MatchCardState): MatchProgress {
  const { leader, up, thru, holesLeft, isDormie } = play
  return { leader, up, thru, holesLeft, isDormie, outcome, differing }
}
