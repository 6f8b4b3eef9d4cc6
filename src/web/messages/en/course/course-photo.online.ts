import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const numbers = (count: number) => plural('en', count, { one: '# number', other: '# numbers' })
const list = (holes: readonly number[]) => holes.join(', ')

/** A new course from a photo of its card: the photo, and the check of what was read. */
export const coursePhotoText = catalogue('course-photo', {
  title: 'Photograph the card',
  note: 'Pars, stroke indexes and yardages are read from the photo. You check them before anything is saved. Lay the card flat, fill the picture with it, and avoid shadows.',
  readAgain: 'Read the photo again',
  checkAgain: 'Check the card',
  failed: 'The card was not read',
  failedText: 'The photo could not be read. Please try again.',
  noPars:
    'A card was found, but no row of pars on it. Is this the side with the holes? Take it from straight above, in even light.',
  typeInstead: 'Or type the card below.',
  offline: 'Reading needs a connection',
  offlineText: 'Your photo is still here. Press “Read the photo again” when you are online.',

  review: 'Check the card',
  reviewText: 'Each number is under its picture. Nothing is saved until you create the course.',
  photoNotShown: 'The photo cannot be shown beside the numbers here. Compare the numbers with the card.',
  notes: {
    nine_holes: 'Only nine holes were found on the card.',
    was_turned: 'The photo was turned upright for you.',
  },
  toCheck: (count: number) => `${numbers(count)} to check first`,
  nothingToCheck: 'No number is doubtful. Compare the card all the same.',
  holeOf: (row: string, hole: number) => `${row}: hole ${hole}`,
  isRight: 'Right',
  isRightLong: (row: string, hole: number, value: string) => `${row}, hole ${hole}: ${value} is right`,
  allRight: (count: number) => `All ${count} are right`,
  numberOf: (row: string, hole: number) => `${row}, hole ${hole}`,
  numberOpen: (row: string, hole: number) => `${row}, hole ${hole}, not checked yet`,

  row: (row: number) => `Row ${row}`,
  nameAsPrinted: (row: number) => `The name of row ${row} as it is printed`,
  whatItIs: 'This row is',
  roles: {
    par: 'Par',
    strokeIndex: 'Stroke index',
    womenPar: 'Women’s par',
    womenStrokeIndex: 'Women’s stroke index',
    tee: 'Yardages of a tee',
    none: 'Left out',
  },
  teeNames: 'White, Yellow, Red, Blue, Black, Gold, Green, Silver, Orange',
  nameTheTee: 'Type the name of the tee.',
  ratedFor: 'Ratings for',
  sums: { out: 'OUT', in: 'IN', total: 'TOTAL' },
  sumPrinted: (printed: number, agrees: boolean) =>
    agrees ? `${printed} is printed, which agrees` : `${printed} is printed`,
  sumUnread: 'The printed sum was not read',

  notYet: 'Before you can use the card',
  mayBeWrong: 'Please compare',
  noParRow: 'Say which row has the pars.',
  notLookedAt: (count: number) => `${numbers(count)} to check at the top.`,
  teeUnnamed: (row: number) => `Row ${row}: type the name of the tee.`,
  fieldTwice: (field: string) => `Two rows are marked “${field}”. Leave one out or change it.`,
  missing: (field: string, holes: readonly number[]) =>
    `${field}: ${holes.length === 1 ? 'hole' : 'holes'} ${list(holes)} ${holes.length === 1 ? 'has' : 'have'} no number.`,
  outOfRange: (of: { field: string; hole: number; value: number; least: number; most: number }) =>
    `${of.field}, hole ${of.hole}: ${of.value} is not between ${of.least} and ${of.most}.`,
  indexRepeated: (field: string, index: number, holes: readonly number[]) =>
    `${field} ${index} is on holes ${list(holes)}. Each is used once.`,
  indexForeign: (field: string, index: number, hole: number) =>
    `${field} ${index} on hole ${hole} does not belong on this card.`,
  sumDiffers: (of: { field: string; sum: string; printed: number; added: number }) =>
    `${of.field}: ${of.sum} on the card reads ${of.printed}, the holes add up to ${of.added}.`,
  lengthUnlikePar: (of: { field: string; hole: number; par: number; length: number }) =>
    `${of.field}: ${of.length} is unusual for hole ${of.hole}, a par ${of.par}.`,
  take: 'Use these values',
})
