/** What a committee looks for before its meeting (Rules of Handicapping 7.1a and its appendix on the handicap review). */
export const reviewKinds = [
  'play_differs',
  'exceptional_scores',
  'cards_not_returned',
  'no_score',
  'cap_in_force',
  'reduction_in_force',
  'index_frozen',
  'index_held',
] as const
export type ReviewKind = (typeof reviewKinds)[number]

/**
 * Where each list begins; periods in days. The rules leave all of these to the committee, so they are the product's own
 * (decision record 46).
 */
export const reviewTerms = {
  /** Competitions against general play: how far back, and how many scores of each. */
  compared: { days: 730, least: 5, most: 20 },
  /** Of the players listed as differing, at most this share is there by chance alone. */
  falseDiscoveries: 0.1,
  exceptional: { days: 365, least: 2 },
  quietDays: 365,
  /** A card that is still open after `openDays` was not returned. */
  notReturned: { days: 365, least: 2, openDays: 2 },
} as const
