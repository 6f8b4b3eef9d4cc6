/**
 * What has become of a round of another club that was entered: it waits for the handicap committee, is on the record, was refused,
 * was withdrawn by its player while it waited, or was taken off the record again.
 */
export const roundElsewhereStatuses = ['waiting', 'accepted', 'refused', 'withdrawn', 'taken_off'] as const
export type RoundElsewhereStatus = (typeof roundElsewhereStatuses)[number]

/** What the handicap committee can do with one; `keep` says that it is another round than a card of its day that came in later. */
export const roundElsewhereDecisions = ['accept', 'refuse', 'take_off', 'keep'] as const
export type RoundElsewhereDecision = (typeof roundElsewhereDecisions)[number]
