import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Taking the results of past seasons, with which handicap records start. */
export const scoreImportText = catalogue('score-import', {
  title: 'Import past results',
  lead: 'Past rounds give each member a scoring record, and a Handicap Index once it has 54 holes. You see whose index changes before anything is imported.',
  denied: 'Only administrators on the handicap committee can import results.',
  back: 'Handicap committee',
  file: 'List of results',
  chooseHint:
    'CSV or XLSX, at most 10 MB and 10,000 lines, a line for each round of eighteen holes: the member by e-mail, membership number or national id, the date, and a Score Differential, or an adjusted gross score with Course Rating and Slope or a tee of the club.',
  headless: 'The first line is a result',
  columnsMissing:
    'Say which columns have the member (e-mail, membership number or national id), the date, and the adjusted gross score or Score Differential.',
  fields: {
    email: 'E-mail',
    memberNumber: 'Membership number',
    nationalId: 'National id (CDH, GHIN, licence)',
    playedOn: 'Date played',
    courseName: 'Course',
    teeName: 'Tee',
    holes: 'Holes',
    courseRating: 'Course Rating',
    slope: 'Slope',
    par: 'Par',
    pcc: 'PCC',
    adjustedGross: 'Adjusted gross score',
    differential: 'Score Differential',
    scaledDifferential: 'Score Differential of 18 holes, also where 9 were played',
  },
  ready: (ready: number, lines: number, players: number) =>
    `${plural('en', ready, { one: '1 score', other: '# scores' })} of ${plural('en', lines, { one: '1 line', other: '# lines' })} can be imported, for ${plural('en', players, { one: '1 member', other: '# members' })}`,
  notCalculated:
    'The club does not calculate Handicap Indexes. The scores are kept on the records, and no index changes.',
  stays:
    'An index that the committee has set, or that came with the list of members, stays. The scores count from there (Rule 7.1).',
  fault: {
    member_missing: () => 'The player is missing.',
    member_unknown: (value: string) => `Nobody in the club is “${value}”.`,
    member_unclear: (value: string) =>
      `“${value}” is not the same member as the rest of the line, or two members have it.`,
    own_record: () => 'These are your own scores. Another administrator has to import them.',
    date_missing: () => 'The date is missing.',
    date_unreadable: (value: string) => `“${value}” is not a date such as 2025-06-14.`,
    date_in_future: (value: string) => `${value} is in the future.`,
    date_too_old: (value: string) => `${value} is more than ten years ago.`,
    score_missing: () => 'There is no adjusted gross score and no Score Differential.',
    number_unreadable: (value: string) => `“${value}” is not a number that fits here.`,
    differential_out_of_range: (value: string) => `${value} is not a possible Score Differential.`,
    differential_differs: (value: string) =>
      `${value} cannot be the Score Differential of this score, Course Rating and Slope.`,
    sign_unclear: (value: string) =>
      `“${value}” can be above or below the Course Rating, because the column has a plus and a minus. Write scores below it with a minus and all others without a sign.`,
    holes_unreadable: (value: string) =>
      `“${value}” is neither 9 nor 18 holes. A spreadsheet makes a date of 1-9: write 9, or 18.`,
    nine_differential: (value: string) =>
      `${value} can be the Score Differential of the nine holes alone. Choose “Score Differential of 18 holes” for the column that has it for eighteen.`,
    far_from_others: (value: string) => `${value} is far from this member’s other scores.`,
    nine_holes: () => 'Nine holes need the 18-hole Score Differential that was made from them.',
    name_too_long: (value: string) => `“${value}” is too long.`,
    score_twice: (_value: string, line: string) => `The same score is already in line ${line}.`,
    score_on_record: () => 'This score is already on the member’s record.',
    rating_missing: () => 'Course Rating and Slope are missing, and no tee of the club is named.',
    tee_unknown: (value: string) =>
      `The club has no single rated 18-hole tee “${value}”. Add Course Rating and Slope to the line.`,
    gender_missing: (value: string) =>
      `${value} is rated for men and women, and the member’s ratings are not chosen.`,
    slope_out_of_range: (value: string) => `A Slope is 55 to 155, not ${value}.`,
    course_rating_impossible: (value: string) =>
      `${value} is not a possible Course Rating for eighteen holes.`,
    pcc_out_of_range: (value: string) => `A PCC is -1 to 3, not ${value}.`,
    gross_impossible: (value: string) => `${value} is not a possible score for eighteen holes.`,
  },
  farAsked: (count: number) =>
    plural('en', count, {
      one: 'One score is far from the member’s others and is left out. It may be a round of nine holes, or of somebody else.',
      other:
        '# scores are far from the members’ others and are left out. They may be rounds of nine holes, or of somebody else.',
    }),
  farRight: 'I have checked the scores far from the others: import them too',
  farTaken: 'Scores far from a member’s others are imported too.',
  changes: 'How the indexes change',
  changesOf: (shown: number, players: number) =>
    shown < players ? `How the indexes change: the first ${shown} of ${players}` : 'How the indexes change',
  name: 'Name',
  scores: 'Scores',
  indexBefore: 'Index now',
  indexAfter: 'Index after',
  none: 'none',
  doImport: (count: number) => plural('en', count, { one: 'Import 1 score', other: 'Import # scores' }),
  imported: 'Results imported',
  importedOf: (scores: number, players: number) =>
    `${plural('en', scores, { one: '1 score', other: '# scores' })} for ${plural('en', players, { one: '1 member', other: '# members' })}.`,
  count: (taken: number) => plural('en', taken, { one: '1 score', other: '# scores' }),
  undoMeans:
    'All its scores come off the records, and the indexes are worked out without them. Cards played since stay as they are.',
  undoDone: (removed: number) => plural('en', removed, { one: '1 score removed', other: '# scores removed' }),
})
