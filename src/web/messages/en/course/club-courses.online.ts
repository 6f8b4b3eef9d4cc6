import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Courses of Club Administration: cards, new course, quick edit, tees, hole manager. */
export const clubCoursesText = catalogue('club-courses', {
  courses: 'Courses',
  newCourse: 'New course',
  loadFailed: 'The courses could not be loaded',
  none: 'No course yet',
  noneNext:
    'Name the course and choose 9 or 18 holes. You can type pars, stroke indexes and yardages from the card afterwards.',
  createFirst: 'Create the first course',
  holes: (count: number) => `${count} holes`,
  par: 'Par',
  rating: 'Rating',
  slope: 'Slope',
  tees: 'Tees',
  manageHoles: 'Manage Holes',
  quickEdit: 'Quick Edit',
  notConfirmed: 'Stroke indexes not confirmed',
  parsDiffer: (par: number, holesPar: number) => `Par ${par}, but the holes add up to ${holesPar}`,
  name: 'Name',
  location: 'Location',
  holesField: 'Holes',
  courseRating: 'Course rating',
  ratingHint:
    'For strokes on tees without a rating of their own. Only cards from rated tees count for handicap.',
  description: 'Description',
  addTee: 'Add a tee',
  tee: 'Tee',
  colour: 'Colour',
  removeTee: (name: string) => `Remove tee ${name}`,
  ratingsKept: 'Rounds already started keep their ratings. A change counts from the next round.',
  teesUpdated: 'Tees Updated',
  teesNotChanged: 'The tees were not changed. Please try again.',
  ownRatings: 'This tee has its own ratings',
  ownNines: 'Front and back nine are rated too, so that nine holes count for handicap',
  ninesPars: 'The pars of the two nines must add up to the par of the tee.',
  ninesRatings: 'The Course Ratings of the two nines must add up to that of the tee, within 0.5.',
  genders: {
    men: 'Men',
    women: 'Women',
  },
  holesNext:
    'Values that are not on the card are generated and marked. You type or confirm them in the next step.',
  createCourse: 'Create Course',
  creating: 'Creating course…',
  created: 'Course Created',
  createdNote: (name: string, par: number) => `${name}, par ${par}`,
  createFailed: 'Failed to create course. Please try again.',
  updated: 'Course Updated',
  updateFailed: 'Update Failed',
  courseNotChanged: 'The course was not changed. Please try again.',
  holeUpdated: 'Hole Updated',
  changesSaved: 'Changes saved successfully',
  exchanged: (other: number, now: number, before: number) =>
    `Changes saved successfully. Hole ${other} had stroke index ${now} and now has ${before}.`,
  holeSaid: (hole: number, text: string) => `Hole ${hole}: ${text}`,
  holeNotChanged: 'The hole was not changed. Please try again.',
  holesUpdated: 'Holes Updated',
  holesNotChanged: 'The holes were not changed. Please try again.',
  valuesSaved: (count: number) => plural('en', count, { one: '# value saved.', other: '# values saved.' }),
  andExchanged: (said: string, holes: readonly number[]) =>
    holes.length === 1
      ? `${said} Hole ${holes.join(', ')} had one of these stroke indexes and now has another.`
      : `${said} Holes ${holes.join(', ')} had these stroke indexes and now have others.`,
  holeConfirmed: (hole: number) => `Hole ${hole} is confirmed.`,
  allConfirmed: 'All holes are confirmed.',
  womensCardMade: 'The women’s card starts as a copy of the men’s. Change what differs.',
  womensCardRemoved: 'Women play the men’s pars and stroke indexes again.',
  eachChange: 'Every change is saved at once.',
  notSaved: (count: number) =>
    plural('en', count, { one: '# change is not saved', other: '# changes are not saved' }),
  saveThem: 'Save again',
  courseLine: (name: string, par: number) => `${name}, par ${par}`,
  generated: 'Generated, not confirmed',
  generatedCounts: ({ pars, indexes, yardages }: { pars: number; indexes: number; yardages: number }) =>
    [
      pars > 0 && plural('en', pars, { one: '# par', other: '# pars' }),
      indexes > 0 && plural('en', indexes, { one: '# stroke index', other: '# stroke indexes' }),
      yardages > 0 && plural('en', yardages, { one: '# yardage', other: '# yardages' }),
    ]
      .filter((part) => part !== false)
      .join(', '),
  generatedNote:
    'These boxes have a dashed frame. Typing a value confirms it; players see no yardage before that.',
  confirm: 'Confirm',
  confirmHole: (hole: number) => `Confirm hole ${hole}`,
  confirmAll: 'Confirm all',
  confirmAllTitle: 'Are these the values of your card?',
  confirmAllNote: (counts: string) =>
    `You confirm that ${counts} match your card. Players then see them as confirmed.`,
  parsGenerated: (count: number) =>
    plural('en', count, { one: '# par not confirmed', other: '# pars not confirmed' }),
  noRatedTee: 'No tee rating: not for handicap',
  notForHandicap: 'Not for handicap',
  yardagesGenerated: 'Yardages not confirmed',
  checkHoles: 'Check the holes',
  keysNote:
    'Arrow keys and Enter move from box to box. Paste a copied row or column to fill a column from there; a pasted table is shown first.',
  done: 'Done',
  pasteCard: 'Paste a card',
  backToHoles: 'Back to the holes',
  pasteLabel: 'The card, copied from a spreadsheet or typed line by line',
  pasteHint:
    'Separated by tabs, semicolons, commas or spaces; holes down or across. Names such as Hole, Par, SI and the tees help but are not needed.',
  preview: 'What the card says',
  was: (before: string) => `was ${before}`,
  takeValues: (count: number) =>
    count === 0 ? 'Use values' : plural('en', count, { one: 'Use # value', other: 'Use # values' }),
  notRead: (count: number) =>
    plural('en', count, { one: 'One thing could not be read', other: '# things could not be read' }),
  womensCardDiffers: 'Women’s card differs',
  removeWomensCard: 'Remove the women’s card?',
  removeWomensCardNote:
    'The women’s pars and stroke indexes are deleted. Women then play the men’s; cards already started keep theirs.',
  remove: 'Remove',
  womenPar: 'Women’s par',
  womenIndex: 'Women’s index',
  womenParOf: (hole: number) => `Women’s par of hole ${hole}`,
  womenIndexOf: (hole: number) => `Women’s stroke index of hole ${hole}`,
  cardField: 'Card (optional)',
  cardFieldHint:
    'Paste the card from a spreadsheet, or type its lines: Par 4 4 3 …, SI 7 1 9 …, and the yards after the name of a tee.',
  cardRead: (holes: number, what: readonly string[]) =>
    `${plural('en', holes, { one: '# hole', other: '# holes' })} read: ${what.join(', ')}.`,
  teesOfCard: (tees: readonly string[]) =>
    `The card has yards for ${tees.join(', ')}. Without ${plural('en', tees.length, { one: 'that tee', other: 'those tees' })} on the course, these yards are left out.`,
  useTees: (tees: readonly string[]) => `Use the tees of the card: ${tees.join(', ')}`,
  cardNotTaken: 'The course was created without the values of its card',
  holesOf: (name: string) => `Holes of ${name}`,
  hole: 'Hole',
  strokeIndex: 'Stroke index',
  yards: 'yards',
  teeYards: (tee: string) => `${tee}, yards`,
  parOf: (hole: number) => `Par of hole ${hole}`,
  indexOf: (hole: number) => `Stroke index of hole ${hole}`,
  descriptionOf: (hole: number) => `Description of hole ${hole}`,
  yardsOf: (hole: number, tee: string) => `Yards of hole ${hole} from ${tee}`,
})
