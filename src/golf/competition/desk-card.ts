import { cardDoubt } from '../card/card-doubt.ts'
import type { CardStatus } from './card-status.ts'

/** Where a card stands for the secretary, in the order in which they look for them. */
export const deskCardStates = [
  'not_begun',
  'out',
  'disputed',
  'holes_missing',
  'totals_only',
  'unsigned',
  'in_from_paper',
  'in',
  'no_return',
  'withdrawn',
  'disqualified',
] as const
export type DeskCardState = (typeof deskCardStates)[number]

type Card = Omit<Parameters<typeof cardDoubt>[0], 'isHandedIn'> & {
  ruling: CardStatus
  isBegun: boolean
  isHandedIn: boolean
  /** Its marker refused it, its player objects to it, or what player, marker and paper say differs (P8). */
  isDisputed: boolean
}

/**
 * The committee's ruling goes before all, then a dispute, whether the card is in or not; then how far the card is, and
 * what is doubtful about one that is in.
 */
export function deskCardState(card: Card): DeskCardState {
  if (card.ruling !== 'playing') return card.ruling
  if (!card.isBegun) return 'not_begun'
  if (card.isDisputed) return 'disputed'
  if (!card.isHandedIn) return 'out'
  const doubt = cardDoubt(card, { isOver: false })
  if (doubt !== undefined && doubt !== 'ruling_needed') return doubt
  return card.isFromPaper ? 'in_from_paper' : 'in'
}

/** The club waits for these cards: their players can be reminded. */
export function isWaitedFor({ state, isHandedIn }: { state: DeskCardState; isHandedIn: boolean }): boolean {
  return state === 'not_begun' || state === 'out' || (state === 'disputed' && !isHandedIn)
}
