import { fieldError } from '../../platform/http/app-error.ts'
import type { RoundRow } from '../rounds.store.ts'

/**
 * A card of some holes is none of others: the back nine does not count where the front nine is played, nor nine holes where
 * eighteen are. `begun` is the card that would take its scores.
 */
export function refuseOtherHoles(card: RoundRow, begun: RoundRow): void {
  const isOnCard = new Set(card.holes.map(({ holeNumber }) => holeNumber))
  if (begun.holes.every(({ holeNumber }) => isOnCard.has(holeNumber))) return
  throw fieldError(
    'competitionId',
    `The card is of ${sayHoles(card)}, and there ${sayHoles(begun)} are played. Choose a competition over the same holes.`,
    { reason: 'other_holes' },
  )
}

function sayHoles({ holes }: RoundRow): string {
  const numbers = holes.map(({ holeNumber }) => holeNumber)
  return `holes ${Math.min(...numbers)} to ${Math.max(...numbers)}`
}
