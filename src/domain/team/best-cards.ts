import type { Better } from './best-per-hole.ts'

/** Which cards of a team count: the best, the worst, or every one. */
export type CardChoice = 'best' | 'worst' | 'all'

/** `complete` says that as many cards were in as the terms count. */
export type TeamCards = { total: number; complete: boolean }

/**
 * R10.2: the best `count` round results of a team, or the worst, or all of them (squads). null is a card without a
 * result. `count` is what must be there; with `all` every card counts and none may be missing.
 */
export function bestCards(terms: {
  better: Better
  choose: CardChoice
  count: number
  cards: readonly (number | null)[]
}): TeamCards {
  const made = terms.cards.filter((card) => card !== null)
  const rising = terms.better === 'lower'
  const bestFirst = made.sort((a, b) => (rising ? a - b : b - a))
  const counted = countedCards(bestFirst, terms)
  return {
    total: counted.reduce((sum, card) => sum + card, 0),
    complete: terms.choose === 'all' ? made.length === terms.cards.length : made.length >= terms.count,
  }
}

function countedCards(
  bestFirst: readonly number[],
  terms: { choose: CardChoice; count: number },
): readonly number[] {
  switch (terms.choose) {
    case 'best':
      return bestFirst.slice(0, terms.count)
    case 'worst':
      return terms.count === 0 ? [] : bestFirst.slice(-terms.count)
    case 'all':
      return bestFirst
  }
}
