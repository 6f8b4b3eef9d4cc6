import type { CompetitionStatus } from '../competition/competition.ts'

/**
 * `withdrawn`: the club ended it before it was handed in, or removed its player. It is kept as it stood, for the club to rule
 * on. `abandoned`: its player gave it up or the club took it off, and it counts nowhere.
 */
export const roundStatuses = ['in_progress', 'submitted', 'abandoned', 'withdrawn'] as const
export type RoundStatus = (typeof roundStatuses)[number]

/** Until a result is final the club may change its cards; then they are frozen with it (D10). */
export function isCardFrozen(competitionStatus: CompetitionStatus | null): boolean {
  return competitionStatus === 'final'
}

export type CardChanges = {
  correct: boolean
  reopen: boolean
  handIn: boolean
  confirmTotals: boolean
  end: boolean
  takeOff: boolean
  putBack: boolean
  move: boolean
  correctTerms: boolean
  alsoCountFor: boolean
  countForItself: boolean
}

/**
 * What the club may do to a card in this state, each with a reason: correct its holes, give it back to its player, hand
 * it in for them, end it as it stands, take it off as if it had never been begun and put it back, move it to another player,
 * competition, round or day, enter it for another competition of the same round, let it count as a round of its own again, put
 * right what it is scored with, which opens a final result again, or confirm its totals where no hole is known (D8), for which
 * the press is reason enough. Who may ask for it is decided in src/contract/club/permissions.ts: `mayTypeCard` for corrections and
 * handing in, `mayChangeCard` for the rest. A card that its player gave up allows nothing: they start a new
 * one. A withdrawn card can be given back only to somebody who is a member again. `competitionStatus` is null for a round
 * outside a competition.
 */
export function possibleCardChanges(card: {
  status: RoundStatus
  competitionStatus: CompetitionStatus | null
  /** It has only totals, which nobody has confirmed. */
  hasUnconfirmedTotals: boolean
  /** Abandoned by the club and not by its player. */
  isTakenOff: boolean
  /** Another card has the same round on the handicap record. */
  isSameRound: boolean
}): CardChanges {
  const { status } = card
  const isOpenToChange = !isCardFrozen(card.competitionStatus)
  const isChangeable = isOpenToChange && status !== 'abandoned'
  return {
    correct: isChangeable,
    reopen: isChangeable && (status === 'submitted' || status === 'withdrawn'),
    handIn: isChangeable && (status === 'in_progress' || status === 'withdrawn'),
    confirmTotals: isChangeable && status === 'submitted' && card.hasUnconfirmedTotals,
    end: isChangeable && status === 'in_progress',
    takeOff: isChangeable,
    putBack: isOpenToChange && status === 'abandoned' && card.isTakenOff,
    // Totals without holes are what was typed of one card: they are typed again for another.
    move: isChangeable && !card.hasUnconfirmedTotals,
    correctTerms: status !== 'abandoned',
    // It changes another competition: the card itself stays as it is.
    alsoCountFor: status === 'submitted' && !card.hasUnconfirmedTotals,
    countForItself: isChangeable && status === 'submitted' && card.isSameRound,
  }
}
