import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Single rounds that members played at other clubs, on their handicap records. */
export const roundsElsewhereText = catalogue('rounds-elsewhere', {
  title: 'Rounds at other clubs',
  lead: 'A round at another club counts for your Handicap Index once its score is entered here.',
  leadWaits:
    'A round at another club counts for your Handicap Index once its score is entered here and the handicap committee has accepted it.',
  leadClub:
    'A round that the committee enters for a member counts at once. A player with an account gets a notice.',
  add: 'Add a round from another club',
  addHint: 'The scorecard of the day has all that is asked for.',
  enter: 'Enter the round',
  entering: 'Entering…',
  notEntered: 'The round could not be entered',
  entered: 'Round entered',
  enteredWaits: 'The handicap committee will look at it.',
  indexNow: (index: string) => `The Handicap Index is ${index}.`,

  day: 'Day of the round',
  course: 'Club and course',
  tee: 'Tee',
  holes: 'Holes played',
  holesChoices: { '18': '18 holes', '9': 'Nine holes' },
  courseRating: 'Course Rating',
  ratingHint: 'Of the tee you played, for men or for women.',
  nineRatingHint: 'Of the nine holes you played, for men or for women.',
  slope: 'Slope Rating',
  par: 'Par',
  nineParHint: 'Of the nine holes.',
  gross: 'Adjusted gross score',
  grossHint:
    'The strokes with no hole above net double bogey: par + 2 + the strokes received on it. Without a Handicap Index: par + 5.',
  marker: 'Marker',
  markerHint: 'Who kept the score with the player.',
  note: 'Note',
  noteHint: 'Such as the competition. The committee reads it.',
  noPcc: 'No playing conditions calculation is made for a round at another club.',

  refusals: {
    missing: 'Fill this in.',
    not_a_number: 'This is not a number.',
    no_such_day: 'This date does not exist.',
    day_in_future: 'This day is in the future.',
    day_too_old: 'A round can be entered for a year after the day of play.',
    slope_out_of_range: 'A Slope Rating is 55 to 155.',
    course_rating_impossible: 'No course of this many holes has this rating.',
    par_impossible: 'No course of this many holes has this par.',
    gross_impossible: 'Each hole takes at least one stroke.',
    gross_too_high: 'Too high: no hole counts more than par + 5.',
    club_assigns: 'This club assigns Handicap Indexes itself, so no score can be entered.',
    own_record: 'Another administrator decides about your own record.',
    decided_already: 'This round has been decided about or withdrawn meanwhile. Load the page again.',
  },

  others: 'Is this another round?',
  othersLead: 'On this day there is already:',
  otherKinds: {
    card: (course: string) => `${course}, card handed in`,
    open_card: (course: string) => `${course}, card still open`,
    elsewhere: (course: string) => `${course}, round at another club`,
    waiting: (course: string) => `${course}, round at another club, waiting for the committee`,
    past_round: (course: string) => (course === '' ? 'Past round' : `${course}, past round`),
    penalty: (course: string) => `${course}, penalty score`,
  },
  score: (gross: number) => `adjusted gross score ${gross}`,
  enterAnother: 'Enter it as another round',
  acceptAnother: 'Accept it as another round',

  placed: (course: string, tee: string) => `${course}, ${tee}`,
  facts: (gross: number, holes: number, par: number) => `${gross} strokes over ${holes} holes, par ${par}.`,
  rating: (rating: string, slope: number) => `Course Rating ${rating}, Slope Rating ${slope}.`,
  markedBy: (name: string) => `Marker: ${name}.`,
  noted: (note: string) => `Note: ${note}`,
  byClub: 'Entered by the club.',
  status: {
    waiting: 'Waits for the committee',
    accepted: 'Accepted',
    refused: 'Not accepted',
    withdrawn: 'Withdrawn',
    taken_off: 'Taken off the record',
  },
  because: (status: string, reason: string) => `${status}: ${reason}`,
  by: (name: string, day: string) => `${name}, ${day}`,
  committee: 'The committee',
  withdraw: 'Withdraw',
  withdrawOf: (course: string, day: string) => `Withdraw the round at ${course} on ${day}`,
  withdrawing: 'Withdrawing…',
  withdrawn: 'Round withdrawn',
  notWithdrawn: 'The round could not be withdrawn',

  act: { accept: 'Accept', refuse: 'Refuse', take_off: 'Take off the record', keep: 'Another round' },
  actOn: {
    accept: (course: string, day: string) => `Accept the round at ${course} on ${day}`,
    refuse: (course: string, day: string) => `Refuse the round at ${course} on ${day}`,
    take_off: (course: string, day: string) => `Take the round at ${course} on ${day} off the record`,
    keep: (course: string, day: string) => `The round at ${course} on ${day} is another round`,
  },
  means: {
    accept: 'It becomes a score of its day. The scores since then and the Handicap Index follow.',
    refuse: 'It does not count. The player reads the reason.',
    take_off:
      'The record is calculated as if it had never been there. Rounds played meanwhile keep the index they were played off. The player reads the reason.',
    keep: 'The card of that day is of another round. Both count.',
  },
  acting: 'Saving…',
  notSaved: 'This could not be saved',
  done: {
    accept: 'Round accepted',
    refuse: 'Round refused',
    take_off: 'Round taken off the record',
    keep: 'Both rounds count',
  },
  reason: 'Reason',
  reasonHint: 'Kept on the record, and read by the player.',
  reasonMissing: 'Give a reason of at least 3 characters.',

  waitingTitle: (count: number) =>
    plural('en', count, {
      one: 'A round at another club waits',
      other: '# rounds at other clubs wait',
    }),
  waitingNote: 'Entered by players. Each counts once the handicap committee has accepted it.',
  sameDayTitle: (count: number) =>
    plural('en', count, {
      one: 'A card came in for the day of a round at another club',
      other: '# cards came in for days of rounds at other clubs',
    }),
  sameDayNote: 'Card and round both count now. If they are one round, take one of them off the record.',
  recordOf: (name: string) => `Handicap record of ${name}`,
})
