/**
 * What a handicap committee enters on a record besides an index that it sets (Rules of Handicapping 5.4, 7.1, 7.2a). Each is
 * an entry of its own, and so is what takes one back.
 */
export const decisionKinds = ['reset', 'freeze', 'lift_freeze', 'hold', 'penalty', 'take_back'] as const
export type DecisionKind = (typeof decisionKinds)[number]
