import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const list = (holes: readonly number[]) =>
  holes.length === 1
    ? `hole ${holes[0] ?? ''}`
    : `holes ${holes.slice(0, -1).join(', ')} and ${holes.at(-1) ?? ''}`
const numberOf = (holes: number) => plural('en', holes, { one: '# hole', other: '# holes' })

/** Rounds that a player brings from a Garmin watch, and such a round on its page. */
export const watchRoundsText = catalogue('watch-rounds', {
  title: 'Rounds from a Garmin watch',
  lead: 'Bring rounds that you recorded at your club into your own rounds and statistics. They stay yours alone: the club does not see them, and none counts for your Handicap Index unless the club accepts it.',
  bring: 'Bring a round',

  file: 'Files from Garmin',
  fileHint:
    'The ZIP of your Garmin account, its Golf-SCORECARD.json together with Golf-COURSE.json, or a scorecard of Garmin Connect as JSON. The files stay on this device.',
  choose: 'Choose files',
  other: 'Choose other files',
  reading: 'Reading the files…',
  paste: 'Or paste the text',
  readPasted: 'Read the text',
  notRead: 'The files were not read',
  refusals: {
    unknown: 'This is not a golf file from Garmin, or its text ends too early. Export it again.',
    too_large: 'The file is larger than 60 MB. Choose Golf-SCORECARD.json alone.',
    only_courses: 'These are only the names of courses. Choose Golf-SCORECARD.json as well.',
    no_rounds: 'There is no round of golf in these files.',
    no_golf_in_zip: 'The ZIP has no Golf-SCORECARD.json. Choose the ZIP that Garmin sent you.',
    zip_broken: 'The ZIP is damaged. Download it again, or unzip it and choose Golf-SCORECARD.json.',
    zip_too_large: 'The ZIP is too large to be read here. Unzip it and choose Golf-SCORECARD.json.',
    zip_locked: 'The ZIP has a password. Unzip it and choose Golf-SCORECARD.json.',
    zip_not_here: 'This browser cannot open a ZIP. Unzip it and choose Golf-SCORECARD.json.',
    unreadable: 'A file could not be opened. Please choose it again.',
  },

  found: (rounds: number) => plural('en', rounds, { one: '# round found.', other: '# rounds found.' }),
  repeated: (rounds: number) =>
    plural('en', rounds, {
      one: '# round was there twice and stands here once.',
      other: '# rounds were there twice and stand here once.',
    }),
  unreadableCards: (cards: number) =>
    plural('en', cards, { one: '# scorecard could not be read.', other: '# scorecards could not be read.' }),
  leftOut: (rounds: number) => plural('en', rounds, { one: '# round left out', other: '# rounds left out' }),
  leftOutOf: (day: string, course: string, why: string) =>
    `${[day, course].filter((part) => part !== '').join(', ')}: ${why}`,
  reasons: {
    no_number: 'Garmin gave it no number.',
    no_start: 'it has no day.',
    no_scores: 'no hole has a score.',
    still_played: 'it is still being played on the watch. Finish it there first.',
    simulation: 'it was played on a simulator.',
    not_own_ball: 'its scores are those of a team.',
    impossible_strokes: 'a hole has an impossible number of strokes.',
    hole_numbers: 'its holes are not numbered 1 to 18.',
  },
  round: 'Round',
  chooseRound: 'Choose a round',
  roundOf: (day: string, time: string, course: string, holes: number) =>
    [`${day}, ${time}`, course, numberOf(holes)].filter((part) => part !== '').join(' · '),
  course: 'Course of the club',
  chooseCourse: 'Choose the course',
  courseHint: (name: string) => `On the watch: ${name}.`,
  tee: 'Tee',
  chooseTee: 'Choose the tee',
  teeHint: (name: string) => `On the watch: ${name}.`,
  suggested: 'Chosen because the name is the same. Please check it.',
  notes: {
    unfinished: (holes: number) => `The watch has scores of ${numberOf(holes)}.`,
    excluded: 'You left this round out of your statistics at Garmin.',
    other_format: 'It was no stroke play, so some scores may be of holes that you picked up.',
    two_nines: 'It was played over two nines. Check that the holes are those of the course.',
  },

  compared: 'The watch and the club’s card',
  same: 'The pars of the watch are those of the club’s card.',
  noPars: 'The file has no pars to compare.',
  otherPars: (holes: readonly number[]) => `The par differs on ${list(holes)}. The club’s par counts.`,
  notPlayed: (holes: readonly number[]) => `There is no score of ${list(holes)}.`,
  otherCount: (watch: number, course: number) =>
    `The watch has ${numberOf(watch)}, the course has ${numberOf(course)}.`,
  notOnCourse: (holes: readonly number[]) =>
    `The course has no ${list(holes)}. Choose the course that you played.`,
  indexes: 'The club’s stroke indexes are used, not those of the watch.',
  hole: 'Hole',
  watchPar: 'Watch par',
  clubPar: 'Club par',
  strokes: 'Strokes',
  none: '–',
  add: 'Add to my rounds',
  adding: 'Adding…',
  added: 'Round added to your rounds',
  there: 'This round is in your rounds already',
  notAdded: 'The round was not added',
  another: 'Add it as another round',
  coursesFailed: 'The courses of the club could not be loaded',

  yoursAlone: 'From a Garmin watch. Nobody attested it, and only you see it.',
  offer: 'Ask the club to accept it',
  offerTitle: 'Ask the club to accept this round?',
  offerLead: 'The handicap committee sees its score and decides whether it counts for your handicap.',
  offerSend: 'Ask the club',
  offerSending: 'Asking…',
  offerNote: (strokes: string) => `From a Garmin watch. Strokes by hole: ${strokes}.`,
  offered: 'The club was asked',
  offeredNext: 'The round waits on your handicap record until the committee decides.',
  notOffered: 'The club was not asked',
  offerAnother: 'Ask for it as another round',
  marker: 'Who marked your card?',
  markerMissing: 'Enter the name of your marker.',
  noteLabel: 'Note for the committee',
  takeOut: 'Take out of my rounds',
  takeOutTitle: 'Delete this round?',
  takeOutSure: 'Delete the round',
  takeOutNote: 'The round and its scores are deleted. You can bring it again from Garmin’s file.',
  takingOut: 'Deleting…',
  takenOut: 'Round deleted',
  notTakenOut: 'The round was not deleted',
})
