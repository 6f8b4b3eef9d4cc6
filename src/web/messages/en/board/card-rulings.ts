import { catalogue } from '../../catalogue.ts'

/** For the committee, beside the board: cards without a place, and a decision about one. */
export const cardRulingsText = catalogue('card-rulings', {
  title: 'Committee',
  failed: 'The entries could not be loaded',
  none: 'The committee has not ruled on any card.',
  rule: 'Committee decision',
  ruleNote: 'You can undo this until the result is final.',
  noReason: 'The committee recorded this. Your card has no place.',
  player: 'Player',
  choose: 'Choose…',
  choosePlayer: 'Choose a player.',
  status: 'This card',
  reason: 'Reason',
  reasonHint: 'Shown to the player and to the club’s administrators.',
  reasonMissing: 'Give a reason: the player reads it on the card.',
  counts: 'The score still counts for the Handicap Index',
  countsNote: 'Untick it only if the breach gave a significant scoring advantage (Rule 2.1b).',
  notSaved: 'This was not saved',
  tryAgain: 'Please try again.',
})
