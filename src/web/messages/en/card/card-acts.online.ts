import { catalogue } from '../../catalogue.ts'

/** What the club does to a card from its page. */
export const cardActsText = catalogue('card-acts', {
  reopen: 'Reopen',
  whyReopen: 'Reopen this card?',
  reopenHint:
    'The card goes back to its player, who hands it in again with a new signature. Until then it is off the handicap record. The present signature stays in the history.',
  doReopen: 'Reopen card',
  reopening: 'Reopening…',
  reopenDone: 'Card reopened',
  handIn: 'Hand in',
  whyHandIn: 'Hand this card in for its player?',
  handInHint: 'For a paper card that the marker has signed.',
  doHandIn: 'Hand card in',
  playerStopped: 'The player stopped for a valid reason',
  handingIn: 'Handing in…',
  handInDone: 'Card handed in',
  end: 'End card',
  whyEnd: 'End this card as it stands?',
  endHint:
    'Nobody scores on it any more, and the player can start another round. The holes are kept. In a competition, rule on it before the result is final.',
  ending: 'Ending…',
  endDone: 'Card ended',
  takeOff: 'Take card off',
  whyTakeOff: 'Take this card off?',
  takeOffHint:
    'It is as if the card had never been started: it leaves the board and the handicap record, and the player can start another one. You can put it back.',
  takingOff: 'Taking it off…',
  takeOffDone: 'Card taken off',
  putBack: 'Put card back',
  whyPutBack: 'Put this card back?',
  putBackHint: 'The card stands again as it was before it was taken off.',
  puttingBack: 'Putting it back…',
  putBackDone: 'Card put back',
  correctTerms: 'Put handicap right',
  move: 'Move',
  moveTitle: 'Move this card',
  moveHint:
    'For a card that belongs to another player, competition, round or day. Its holes stay; handicap and strokes are worked out again.',
  doMove: 'Move card',
  moving: 'Moving…',
  moveDone: 'Card moved',
  movePlayer: 'Player',
  moveSearch: 'Find another player',
  moveRound: 'Round of the competition',
  alsoCountFor: 'Also counts for',
  alsoTitle: 'This round also counts for',
  alsoHint:
    'The player played one round for both competitions. The card is entered there with the strokes of that competition, and the round is on the handicap record once, by this card.',
  doAlso: 'Enter it there',
  alsoDoing: 'Entering…',
  alsoDone: 'The round counts there too',
  noOtherCompetition: 'No other competition on this course takes cards now.',
  chooseCompetition: 'Choose the competition.',
  countForItself: 'It is another round',
  whyCountForItself: 'Count this card as a round of its own?',
  countForItselfHint:
    'It goes on the handicap record as well as the other card. For two rounds of one day that happen to have the same scores.',
  doCountForItself: 'Count it',
  countingForItself: 'Counting…',
  countForItselfDone: 'The card counts as a round of its own',
  nothingMoved: 'Change the player, competition, round or day.',

  /** By the reason of the server’s refusal. */
  refusals: {
    handed_in: 'This card has been handed in. Reopen it or take it off instead.',
    taken_off: 'The club took this card off. Put it back first.',
    moved: 'This card was moved. Change the new one instead.',
    given_up: 'The player gave this card up. Start a new card instead.',
    cancelled: 'The competition of this card has been cancelled.',
    not_entered: 'This player is not entered in the competition. Enter them first.',
    round_dropped: 'The competition has fewer rounds by now.',
    other_card: 'This player has another card of this round. Take that one off first.',
    open_card: 'The player has an open card of this round already. End it or take it off first.',
    not_handed_in: 'Hand this card in first, then say what it also counts for.',
    only_totals: 'This card has only totals. Enter its holes first.',
    same_round_final:
      'This round also counts for a competition whose result is final. Reopen that result first.',
    other_holes:
      'That competition is played over holes that this card does not have. Choose a competition over the same holes.',
    closed_here_alone:
      'A hole that is closed on this card counts in the other competition. Close it there too, or choose another competition.',
    totals_only: 'This card has only totals. Enter its holes first, then move it.',
  },
})
