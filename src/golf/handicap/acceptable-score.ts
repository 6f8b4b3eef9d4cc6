import { accepted, refused, type Outcome } from '../outcome.ts'

export type NotAcceptable =
  'not_rated' | 'too_few_holes' | 'no_valid_reason' | 'not_convertible' | 'nine_not_whole'

/**
 * What becomes of an 18-hole card with ten to seventeen holes. `not_counted`: it is kept. `net_par`: the others count net par
 * (Rules of Handicapping 3.2). `net_par_one_more`: net par, and one stroke more on the first hole that was not played where ten
 * to thirteen were.
 */
export const holesNotPlayedRules = ['not_counted', 'net_par', 'net_par_one_more'] as const
export type HolesNotPlayed = (typeof holesNotPlayedRules)[number]

/** What a card can be for the handicap record: eighteen holes, a rated nine, or eighteen with holes at net par. */
export type AcceptableAs = 'eighteen' | 'nine' | 'eighteen_with_net_par'

/**
 * Whether a card may go on the scoring record and as what (R1.2, R1.5, R1.6; Rules of Handicapping 2.1, 2.2, 3.2): from a
 * tee that is rated for its player, and of fewer holes than were set out for only where there was a valid reason. The
 * scaling of 10 to 17 holes is not published, so without the club's net-par setting such a card is refused: it
 * is kept and does not count, because no number may be invented.
 */
export function acceptableScore(card: {
  holesOnCard: 9 | 18
  holesPlayed: number
  /** The nine holes played are the front or the back nine of the card. */
  isWholeNine: boolean
  hasValidReason: boolean
  hasHandicapIndex: boolean
  /** The tee has a Course Rating and Slope Rating of its own for the player's gender. */
  isRated: boolean
  clubCountsNetPar: boolean
}): Outcome<AcceptableAs, NotAcceptable> {
  if (!card.isRated)
    return refused(
      'not_rated',
      'This tee has no Course Rating and Slope Rating for the player’s gender, so the card does not count for the Handicap Index.',
    )
  if (card.holesPlayed < 9)
    return refused('too_few_holes', 'Fewer than nine holes do not count for the Handicap Index.')
  if (card.holesPlayed === card.holesOnCard) return accepted(card.holesOnCard === 18 ? 'eighteen' : 'nine')
  if (card.holesPlayed === 9 && !card.isWholeNine)
    return refused('nine_not_whole', 'Nine holes count when they are the front or the back nine.')
  if (!card.hasValidReason)
    return refused(
      'no_valid_reason',
      'Nine to seventeen holes of eighteen count only when there was a valid reason to stop.',
    )
  if (card.holesPlayed === 9) return accepted('nine')
  if (!card.clubCountsNetPar || !card.hasHandicapIndex)
    return refused('not_convertible', 'Ten to seventeen holes cannot be converted here; the card is kept.')
  return accepted('eighteen_with_net_par')
}
