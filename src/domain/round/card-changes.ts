import type { CompetitionStatus } from '../competition/competition.ts'

/** `withdrawn`: its player was removed from the club while it was open. It is kept as it stood, for the club to rule on. */
export const roundStatuses = ['in_progress', 'submitted', 'abandoned', 'withdrawn'] as const
export type RoundStatus = (typeof roundStatuses)[number]

/** Until a result is final the club may change its cards; then they are frozen with it (D10). */
export function isCardFrozen(competitionStatus: CompetitionStatus | null): boolean {
  return competitionStatus === 'final'
}

/**
 * What the club may do to a card in this state, each with a reason: correct its holes, give it back to its player, hand
 * it in for them, or confirm its totals where no hole is known (D8), for which the press is reason enough. Who may ask
 * for it is `mayChangeCard` (club/permissions.ts). An abandoned card allows nothing: the player starts a new one. A
 * withdrawn card can be given back only to somebody who is a member again. `competitionStatus` is null for a round
 * outside a competition.
 */
export function possibleCardChanges(card: {
  status: RoundStatus
  competitionStatus: CompetitionStatus | null
  /** It has only totals, which nobody has confirmed. */
  hasUnconfirmedTotals: boolean
}): { correct: boolean; reopen: boolean; handIn: boolean; confirmTotals: boolean } {
  const isChangeable = !isCardFrozen(card.competitionStatus) && card.status !== 'abandoned'
  return {
    correct: isChangeable,
    reopen: isChangeable && (card.status === 'submitted' || card.status === 'withdrawn'),
    handIn: isChangeable && (card.status === 'in_progress' || card.status === 'withdrawn'),
    confirmTotals: isChangeable && card.status === 'submitted' && card.hasUnconfirmedTotals,
  }
}
