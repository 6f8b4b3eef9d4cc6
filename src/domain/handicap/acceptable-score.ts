import { accepted, refused, type Outcome } from '../outcome.ts'

export type NotAcceptable = 'too_few_holes' | 'no_valid_reason' | 'not_convertible' | 'nine_not_whole'

/** What a card can be for the handicap record: eighteen holes, a rated nine, or eighteen with holes at net par. */
export type AcceptableAs = 'eighteen' | 'nine' | 'eighteen_with_net_par'

/**
 * Whether a card may go on the scoring record and as what (R1.2, R1.5, R1.6; Rules of Handicapping 2.2, 3.2). The
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
  clubCountsNetPar: boolean
}): Outcome<AcceptableAs, NotAcceptable> {
  if (card.holesPlayed < 9)
    return refused('too_few_holes', 'Fewer than nine holes do not count for the Handicap Index.')
  if (card.holesPlayed === card.holesOnCard) return accepted(card.holesOnCard === 18 ? 'eighteen' : 'nine')
  if (card.holesPlayed === 9)
    return card.isWholeNine
      ? accepted('nine')
      : refused('nine_not_whole', 'Nine holes count when they are the front or the back nine.')
  if (!card.hasValidReason)
    return refused(
      'no_valid_reason',
      'Ten to seventeen holes count only when there was a valid reason to stop.',
    )
  if (!card.clubCountsNetPar || !card.hasHandicapIndex)
    return refused('not_convertible', 'Ten to seventeen holes cannot be converted here; the card is kept.')
  return accepted('eighteen_with_net_par')
}
