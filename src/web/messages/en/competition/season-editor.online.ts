import { catalogue } from '../../catalogue.ts'

/** How an administrator sets a season up. */
export const seasonEditorText = catalogue('season-editor', {
  create: 'New season',
  changeNamed: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'As players read it, without the year: “Order of merit”.',
  usualName: 'Order of merit',
  year: 'Year',
  points: 'Points by place',
  pointsHint: 'First place first, separated by commas.',
  pointsUnread: 'Enter whole numbers separated by commas, such as 10, 8, 6.',
  otherPoints: 'Points of every other place',
  otherPointsHint: 'Enter 0 for no points.',
  best: 'Competitions that count',
  bestHint: 'The best ones of each player count. Leave it empty to count all.',
  competitions: 'Competitions',
  competitionsHint: (year: string) =>
    `Competitions of ${year} for single players. Match play and team competitions do not count.`,
  noCompetitions: (year: string) => `The club has no such competition in ${year}.`,
  loadFailed: 'The competitions could not be loaded',
  eclectic: 'Eclectic',
  eclecticNote:
    'Each player’s best score on every hole over the competitions above, on one course. Also called a ringer.',
  eclecticCourse: 'Course of the eclectic',
  noEclectic: 'No eclectic',
  eclecticPercent: 'Percent of the Handicap Index taken off',
  eclecticPercentHint: 'Many clubs take half, because the best holes come from many rounds.',
  coursesFailed: 'The courses could not be loaded',
  save: 'Save season',
  discard: 'Discard',
  saved: 'Season saved',
  saveFailed: 'The season could not be saved. Please try again.',
  theirs: 'Somebody else has changed this season. What you typed is still here.',
  takeTheirs: 'Use what is saved',
  keepMine: 'Save mine instead',
  remove: 'Delete season',
  removeText: (name: string) =>
    `${name} and its tables are deleted. The competitions and their results stay.`,
  removing: 'Deleting…',
  removed: 'Season deleted',
  removeFailed: 'The season could not be deleted',
})
