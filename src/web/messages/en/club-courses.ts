import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

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
  toCheck: (count: number) =>
    plural('en', count, { one: 'One thing to check on the card', other: '# things to check on the card' }),
  cardProblems: {
    wrongValue: (value: { hole: number; field: string; text: string; least: number; most: number }) =>
      `Hole ${value.hole}, ${value.field}: “${value.text}” is not a number from ${value.least} to ${value.most}.`,
    indexRepeated: (field: string, index: number, holes: readonly number[]) =>
      `${field} ${index} is on holes ${holes.join(' and ')}. Each is used once, so these holes are left out.`,
    noSuchHole: (hole: number, holeCount: number) =>
      `There is no hole ${hole}: the course has holes 1 to ${holeCount}.`,
    unknownTee: (label: string, tees: readonly string[]) =>
      `This course has no tee “${label}”. Its tees are ${tees.join(', ')}.`,
    unknownSeries: (label: string) => `“${label}” is not known. Use Hole, Par, SI or the name of a tee.`,
    repeatedSeries: (label: string) => `“${label}” is there twice; the first one is used.`,
    rowUnclear: (label: string, count: number, holes: number) =>
      `The row “${label}” is left out: its ${count} numbers are not one for each of the ${holes} holes, with or without correct sums.`,
    otherNumbers: (label: string, field: string) =>
      `“${label}” is left out: most of what stands there cannot be ${field}.`,
    lineUnclear: (hole: number, count: number, columns: number) =>
      `The line of hole ${hole} is left out: what stands in it does not go with the ${columns} headings (${plural('en', count, { one: '# value', other: '# values' })}).`,
    headingUnclear: (count: number, columns: number) =>
      `The headings cannot be matched with the columns: ${plural('en', count, { one: '# word', other: '# words' })}, ${plural('en', columns, { one: '# column', other: '# columns' })}. Put tabs or semicolons between them.`,
    holeRepeated: (holes: readonly number[]) =>
      holes.length === 1
        ? `Hole ${holes.join()} is there more than once, so it is left out. Keep one of its lines.`
        : `Holes ${holes.join(', ')} are there more than once, so they are left out. Paste one nine at a time, or number the second one 10 to 18.`,
    missing: (field: string, holes: readonly number[]) =>
      holes.length === 1
        ? `${field}: hole ${holes.join()} has no value.`
        : `${field}: holes ${holes.join(', ')} have no value.`,
    twoNumbers: (label: string, text: string, holes: readonly number[]) =>
      holes.length === 1
        ? `“${label}” has two numbers on hole ${holes.join()} (${text}), so it is left out. Write the one that counts.`
        : `“${label}” has two numbers on holes ${holes.join(', ')} (such as ${text}), so they are left out. Write the ones that count.`,
    secondIndexLeft: (field: string) =>
      `${field}: the card has two on each hole. The first is used; the second, for playing the nine again, is left out.`,
    nothingRead: 'No values for the holes were found.',
  },
  cardDoubts: {
    sumDiffers: (sum: { field: string; holes: readonly number[]; printed: number; added: number }) =>
      `${sum.field}: holes ${sum.holes.at(0) ?? 0} to ${sum.holes.at(-1) ?? 0} add up to ${sum.added}, but the card says ${sum.printed}.`,
    lengthUnlikePar: (field: string, hole: { holeNumber: number; par: number; length: number }) =>
      `${field}: ${hole.length} on hole ${hole.holeNumber} is unusual for a par ${hole.par}.`,
    lengthShort: (field: string, hole: number, length: number) =>
      `${field}: ${length} on hole ${hole} is very short.`,
    indexForeign: (field: string, index: number, hole: number) =>
      `${field} ${index} on hole ${hole} does not go with the others.`,
    teeOrder: (two: {
      field: string
      other: string
      holeNumber: number
      length: number
      otherLength: number
    }) =>
      `Hole ${two.holeNumber} has ${two.length} for ${two.field}, but only ${two.otherLength} for ${two.other}, which is longer on the whole course.`,
  },
  doubtful: 'Check this value',
  takeDoubtful: (count: number) =>
    plural('en', count, {
      one: 'The doubtful value is right: use it too',
      other: 'The # doubtful values are right: use them too',
    }),
  takeDoubtfulNote: 'Otherwise they are left out.',
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
