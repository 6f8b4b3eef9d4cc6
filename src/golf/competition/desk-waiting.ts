import type { CompetitionStatus } from './competition.ts'
import type { DeskCardState } from './desk-card.ts'

/** States in which a card waits for its player, or for the club. */
export const waitingCardStates = [
  'not_begun',
  'out',
  'disputed',
  'holes_missing',
  'totals_only',
  'unsigned',
] as const satisfies readonly DeskCardState[]
export type WaitingCardState = (typeof waitingCardStates)[number]

/** Whether a notice comes to somebody: in the app and by mail, in the app alone because mails come back, or not at all. */
export const reaches = ['reached', 'mails_return', 'no_account'] as const
export type Reach = (typeof reaches)[number]

/** What is known of a competition, whether somebody has to do anything about it or not. */
export type DeskFacts = {
  reserves: number
  /** Entered players who owe the fee; none where there is no fee. */
  owing: number
  cards: readonly { state: WaitingCardState; count: number }[]
  /** Places that win something and are shared by several. */
  ties: number
  /** Prizes that are measured and have no winner. */
  prizesOpen: number
  /** Entered players to whom notices do not come. */
  mailsReturn: number
  noAccount: number
}

/**
 * What of that waits in this state of a competition. Before play no card is missed, and one that is not begun only once play is
 * over; places are settled when cards come no more; a reserve waits until play is over, and who is not reached until
 * there is nothing left to tell them. A fee is owed to the end.
 */
export function waitingAtDesk(facts: DeskFacts, status: CompetitionStatus): DeskFacts {
  const isOver = status === 'completed'
  const isOpen = status === 'draft' || status === 'upcoming' || status === 'active'
  const isPlayed = status === 'active' || isOver
  return {
    reserves: isOpen ? facts.reserves : 0,
    owing: status === 'cancelled' ? 0 : facts.owing,
    cards: isPlayed
      ? facts.cards.filter(({ state, count }) => count > 0 && (isOver || state !== 'not_begun'))
      : [],
    ties: isOver ? facts.ties : 0,
    prizesOpen: isPlayed ? facts.prizesOpen : 0,
    mailsReturn: isOpen || isOver ? facts.mailsReturn : 0,
    noAccount: isOpen || isOver ? facts.noAccount : 0,
  }
}
