/**
 * Who moves a player's Handicap Index (D4): `whs` calculates it after each acceptable score, a committee entry starts or
 * overrides the record; `assigned` leaves it to the committee alone.
 */
export const handicapModes = ['whs', 'assigned'] as const
export type HandicapMode = (typeof handicapModes)[number]

export const DEFAULT_HANDICAP_MODE: HandicapMode = 'whs'
