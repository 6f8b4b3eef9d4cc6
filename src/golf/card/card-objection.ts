/**
 * What became of a player's objection to their card: it waits, they took it back, the club answered, or the club changed
 * the card.
 */
export const objectionStates = ['open', 'withdrawn', 'answered', 'changed'] as const
export type ObjectionState = (typeof objectionStates)[number]
