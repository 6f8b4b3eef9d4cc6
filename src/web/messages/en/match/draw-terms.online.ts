import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** By when and how a drawn match play is played, for administrators. */
export const drawTermsText = catalogue('draw-terms', {
  draw: {
    entered: (count: number) =>
      `${plural('en', count, { one: '# player is', other: '# players are' })} entered`,
    seeding: 'Seeding',
    handicap: 'By handicap',
    handicapNote: 'The lowest Handicap Index is the first seed.',
    random: 'At random',
    randomNote: 'The draw number is kept, so anybody can check the draw.',
    given: 'Seeded by the club',
    givenNote: 'You place the seeds.',
    order: 'Order of seeds',
    noHandicap: 'no handicap',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    thirdPlace: 'Match for third place',
    strokes: 'Strokes given',
    appendix_c: 'Difference of Playing Handicaps (Appendix C)',
    england_2024: 'Difference of Course Handicaps (England)',
    replaces: 'This replaces the present draw, which has no results yet.',
    failed: 'The bracket was not drawn',
    tryAgain: 'Please try again.',
    submit: 'Draw',
    busy: 'Drawing…',
    done: 'Bracket generated',
    takeBack: 'Take the draw back',
    takingBack: 'Taking the draw back…',
    takeBackNote:
      'If you take the draw back, players can be entered and withdrawn again before the next draw.',
    takenBack: 'Draw taken back',
    notTakenBack: 'The draw was not taken back',
  },
  title: 'Dates and terms',
  save: 'Save',
  saved: 'Saved',
  notSaved: 'Not saved',
  failed: 'The dates could not be saved. Please try again.',
  lastDays: 'To be played by',
  lastDaysNote:
    'Players with an account are reminded four days before. Leave a round empty if it has no last day.',
  lastDay: 'Last day of this match',
  ofRoundHint: 'Leave it empty to use the day of its round.',
  confirms: 'Both sides confirm results',
  confirmsNote:
    'A result recorded by one side waits for the other side. A result recorded by the club counts at once.',
  confirmDays: 'Days after which it counts without an answer',
  plate: 'Plate',
  plateNote: 'The plate is drawn automatically when the last match that leads to it is decided.',
  noPlate: 'No plate',
  first_match: 'Losers of their first match, also after a bye (usual)',
  round_one: 'Losers in round one',
  toSettle: (count: number) =>
    plural('en', count, { one: '# match to settle', other: '# matches to settle' }),
  wasToBePlayed: (day: string) => `was to be played by ${day}`,
  moreTime: 'More time',
  moreTimeFor: (number: number) => `More time for match ${number}`,
  walkoverIn: (number: number) => `Walkover, settle match ${number}`,
  decide: (number: number) => `Record Result, settle match ${number}`,
})
