import { catalogue } from '../../catalogue.ts'

/** How administrators put right what cards were played with. */
export const termCorrectionsText = catalogue('term-corrections', {
  put: 'Put cards right',
  titles: {
    competition: (name: string) => `Put the cards of ${name} right`,
    course: (name: string) => `Put cards on ${name} right`,
    card: (name: string) => `Put the card of ${name} right`,
  },
  hints: {
    competition:
      'For a mistake, also after the result is final. Enter the right allowance, or leave it as it is and every card is scored with the course as it is now. The cards keep their scores.',
    course:
      'For a mistake: every card since this day is scored with the pars, stroke indexes and ratings that the course has now. Cards of earlier days stay as they are.',
    card: 'For a mistake. Enter the right Handicap Index or tee, or leave both as they are and the card is scored with the course as it is now. It keeps its scores.',
  },
  allowance: 'Handicap allowance in %',
  from: 'Cards since',
  index: 'Handicap Index on this card',
  indexHint: 'Leave it empty for a player without an index.',
  tee: 'Tee',
  asOnCard: 'As on the card',
  preview: 'Show what moves',
  previewing: 'Working it out…',
  doPut: (cards: number) => (cards === 1 ? 'Put 1 card right' : `Put ${cards} cards right`),
  putting: 'Putting cards right…',
  done: (cards: number) => (cards === 1 ? '1 card put right' : `${cards} cards put right`),
  failed: 'Nothing was changed',
  nothing: 'Every one of these cards has been scored with these terms already.',
  noOther: 'No other card has to be put right.',
  notRead: 'The corrections of these cards could not be loaded.',
  cards: 'Cards',
  places: 'Places',
  prizes: 'Prizes',
  indexes: 'Handicap Indexes',
  noneMoves: 'No place, prize or Handicap Index moves.',
  none: 'none',
  of: (name: string, what: string) => `${name}, ${what}`,
  round: (round: number) => `round ${round}`,
  numbers: (net: string, points: string) => `net ${net}, ${points} points`,
  reopens: (names: string) =>
    `The final result of ${names} is reopened, and its players with an account are told. Until you make it final again, it counts in no season table.`,
  withoutTee: (names: string) =>
    `These cards stay as they are, because their tee is no longer on the course: ${names}.`,
  apartTitle: 'Cards are scored on different terms',
  apart: (what: string, values: string) => `${what}: ${values}`,
  value: (value: string, players: string) => `${value} for ${players}`,
  andMore: (count: number) => `${count} more`,
  outdatedTitle: 'The course or the competition has changed',
  outdated: (cards: number) =>
    cards === 1
      ? '1 card was started before the course or the competition was changed. If the change put a mistake right, put the card right as well. If it holds from now on, leave it.'
      : `${cards} cards were started before the course or the competition was changed. If the change put a mistake right, put the cards right as well. If it holds from now on, leave them.`,
  outdatedOnCourse: (cards: number) =>
    cards === 1
      ? '1 card of the last 30 days was played with other pars, stroke indexes or ratings. If those were a mistake, put it right. If the course has changed, leave it.'
      : `${cards} cards of the last 30 days were played with other pars, stroke indexes or ratings. If those were a mistake, put them right. If the course has changed, leave them.`,
  reason: 'Reason',
  reasonHint: 'The players of these cards read it.',
  reasonMissing: 'Give a reason of at least 3 characters.',
  to: 'becomes',
  corrections: 'Corrections',
  made: (cards: number, who: string, when: string) =>
    `${cards === 1 ? '1 card' : `${cards} cards`}, ${who}, ${when}`,
  formerAdmin: 'a former administrator',
  isTakenBack: 'Taken back',
  takeBack: 'Take back',
  whyTakeBack: 'Take this correction back?',
  takeBackHint:
    'The cards are scored again with what they had before. A final result is reopened and stays open until you make it final again; players with an account are told.',
  takingBack: 'Taking it back…',
  takenBack: 'Correction taken back',
  refusals: {
    no_cards: 'No card has been started yet, so there is nothing to put right.',
    nothing_to_correct: 'Every one of these cards has been scored with these terms already.',
    tee_gone: 'The tee of this card is no longer on the course. Choose the tee that was played.',
    changed_since:
      'The tee or the index of one of these cards has been changed since. Put that card back as it was first, or put the cards right anew.',
    corrected_since: 'One of these cards has been put right again since. Take that back first.',
  },
})
