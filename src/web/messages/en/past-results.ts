import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** Results of competitions that were played with another system. */
export const pastResultsText = catalogue('past-results', {
  title: 'Past results',
  lead: 'Results of earlier years, played before the club used Scoreclub. They count for no handicap.',
  back: 'Club champions',
  backToList: 'Past results',
  add: 'Add a past result',
  loadFailed: 'The past results could not be loaded',
  none: 'No past results yet',
  noneNote: 'Your club has not added any.',
  noneNoteAdmin: 'Paste a table of results, or choose a file.',
  noClub: 'You do not belong to a club yet',
  noClubNote: 'Join a club to see its past results.',
  of: (winners: string, players: number) =>
    [winners, plural('en', players, { one: '1 player', other: '# players' })]
      .filter((part) => part !== '')
      .join(' · '),
  together: (names: readonly string[]) => names.join(' and '),
  placeOf: (place: string, players: number) => `${place} of ${players}`,
  scoreOf: (score: number, figure: 'net' | 'points' | 'gross') =>
    figure === 'points' ? `${score} points` : figure === 'net' ? `net ${score}` : `gross ${score}`,
  paste: 'Paste the table here',
  pasteHint:
    'Copied from a page, a spreadsheet or a mail, with its line of headings: Position, Player, Score.',
  read: 'Read the table',
  reading: 'Reading…',
  readFailed: 'The table could not be read',
  faults: {
    letters_unclear:
      'The letters of this file can be read in several ways. Save it as XLSX, or paste the table.',
    no_result_table:
      'There is no table of results here. It needs a line with headings such as Position, Player and Score.',
    too_many_players: 'A result has at most 500 players.',
  },
  otherFault: 'This file cannot be read. Save it as XLSX or CSV, or paste the table.',
  file: 'Or choose a file',
  fileHint: 'CSV, text or XLSX. Columns can be in any order.',
  sheetRead: (sheet: string) =>
    `The workbook has several sheets. This is “${sheet}”. Paste the table if it is on another one.`,
  hiddenRows: (count: number) =>
    plural('en', count, {
      one: '1 row that the spreadsheet hides was read, too.',
      other: '# rows that the spreadsheet hides were read, too.',
    }),
  leftOut: (headings: readonly string[]) => `Columns left out: ${headings.join(', ')}.`,
  name: 'Competition',
  nameHint: 'As the club calls it, “March Medal”.',
  day: 'Day',
  figure: 'What the score is',
  figures: { net: 'Net strokes', points: 'Stableford points', gross: 'Gross strokes' },
  figureHint: 'The table does not say it.',
  chooseFigure: 'Choose what the score is',
  rows: (count: number) => plural('en', count, { one: '1 player', other: '# players' }),
  rowsLabel: 'Players of the table',
  line: 'Line',
  place: 'Position',
  player: 'Player',
  handicap: 'Handicap',
  gross: 'Gross',
  scores: { net: 'Net', points: 'Points', gross: 'Score', unknown: 'Score' },
  countback: 'Countback',
  member: 'Member of the club',
  memberOf: (name: string) => `Member of the club: ${name}`,
  nobody: 'Nobody in the list of members',
  chooseMember: 'Choose…',
  remembered: 'As you chose before',
  outcomes: { no_return: 'No return', withdrawn: 'Withdrawn', disqualified: 'Disqualified' },
  questions: 'Please look at these lines',
  questionsLead: 'Something does not add up, or could not be read. Nothing is guessed: say how it is.',
  ofLine: (line: number) => `Line ${line}`,
  ofTable: 'The whole table',
  ask: {
    line_unread: (value: string) => `“${value}” was not read as a player.`,
    name_missing: () => 'There is no name.',
    name_twice: (value: string, other: number) => `${value} is also in line ${other}.`,
    place_unread: (value: string) => `“${value}” is not a position.`,
    place_missing: () => 'There is no position, and nothing says why.',
    place_order: (value: string) => `Position ${value} does not follow from the positions before it.`,
    place_alone: (value: string) => `Position ${value} is marked as shared, but nobody else has it.`,
    tie_differs: (value: string, other: number) =>
      `The position is shared with line ${other}, but the score is ${value}.`,
    score_unread: (value: string) => `“${value}” is neither a score nor NR, WD or DQ.`,
    score_missing: () => 'There is no score, and nothing says why.',
    score_order: (value: string, other: number) =>
      `The score ${value} is better than that of line ${other} above it.`,
    score_range: (value: string) => `${value} is an unusual score.`,
    sum_differs: (value: string) => `${value} is not right.`,
    figures_differ: (value: string) => `The columns disagree: ${value}`,
    handicap_unread: (value: string) => `“${value}” is not a handicap.`,
    outcome_unread: (value: string) => `The remark “${value}” will not be kept.`,
    outcome_with_score: (value: string) => `There is a score, ${value}, and also NR, WD or DQ.`,
    count_differs: (value: string, count: number) =>
      `The table says “${value}”, but ${plural('en', count, { one: '1 player was', other: '# players were' })} read.`,
    places_made: () => 'The table has no positions. They were made from the scores.',
  },
  answer: (line: string) => `How it is: ${line}`,
  choose: 'Choose…',
  keep: 'It is right as shown',
  checked: 'I have checked it',
  leave: 'Leave this line out',
  notPlayer: 'This line is not a player',
  save: 'Save the result',
  saving: 'Saving…',
  saved: 'Past result saved',
  saveFailed: 'The result could not be saved',
  missing: {
    name: 'Enter the name of the competition.',
    day: 'Enter the day it was played.',
    figure: 'Choose what the score is.',
    questions: (count: number) =>
      plural('en', count, { one: 'Answer the question above.', other: 'Answer the # questions above.' }),
    members: (count: number) =>
      plural('en', count, {
        one: 'Choose who one of the names is.',
        other: 'Choose who # of the names are.',
      }),
  },
  remove: 'Remove this result',
  removeTitle: 'Remove this past result?',
  removeText: 'Champions who were added from it stay on the list of champions.',
  removing: 'Removing…',
  removed: 'Past result removed',
  removeFailed: 'The result could not be removed',
  toChampions: 'Add the winner to the champions',
  notFound: 'This past result does not exist any more',
})
