import type { Better } from './best-per-hole.ts'

/** Which cards of a team count: the best, the worst, or every one. */
export type CardChoice = 'best' | 'worst' | 'all'

/** `complete` is true when as many cards have a result as must count. */
export type TeamCards = { total: number; complete: boolean }

/**
 * R10.2: the best `count` round results of a team, or the worst, or all of them (squads). null is a card without a
 * result. At least `count` results are needed; with `all` every card counts and none may be missing.
 */
export function bestCards(input: {
  better: Better
  choose: CardChoice
  count: number
  cards: readonly (number | null)[]
}): TeamCards {
  const made = input.cards.filter((card) => card !== null)
  const rising = input.better === 'lower'
  const bestFirst = made.sort((a, b) => (rising ? a - b : b - a))
  const counted = countedCards(bestFirst, input)
  return {
    total: counted.reduce((sum, card) => sum + card, 0),
    complete: input.choose === 'all' ? made.length === input.cards.length : made.length >= input.count,
  }
}

function countedCards(
  bestFirst: readonly number[],
  input: { choose: CardChoice; count: number },
): readonly number[] {
  switch (input.choose) {
    case 'best':
      return bestFirst.slice(0, input.count)
    case 'worst':
      return input.count === 0 ? [] : bestFirst.slice(-input.count)
    case 'all':
      return bestFirst
  }
}
