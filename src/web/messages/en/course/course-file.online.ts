import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const and = (names: readonly string[]) => names.join(', ')

/** A new course from a file of another program, and a course saved as a file. */
export const courseFileText = catalogue('course-file', {
  title: 'Course from a file',
  note: 'A file of golfcourseapi.com, Garmin Connect, GHIN, OpenStreetMap or another Scoreclub. You can also paste its text as the card.',
  file: 'Course file',
  choose: 'Choose a course file',
  other: 'Choose another file',
  notRead: 'The course file was not read',
  refusals: {
    broken: 'The text is not whole: it ends too early, or something in it was changed. Export it again.',
    unknown:
      'This is not a course file of golfcourseapi.com, Garmin Connect, GHIN, OpenStreetMap or Scoreclub. Paste the card as a table instead.',
    newer_version: 'The file is of another version of Scoreclub, or was changed by hand.',
    no_courses: 'The file has no hole of a golf course.',
    too_large: 'The file is larger than 20 MB. Export a smaller part of the map, or one course.',
    unreadable: 'The file could not be opened. Please choose it again.',
  },
  courseRefusals: {
    hole_count: (name: string) =>
      `${name}: left out, because its holes are not exactly 9 or 18. Enter it as courses of 9 or 18 holes.`,
    nothing_read: (name: string) => `${name}: left out, because the file has no holes for it.`,
  },
  unnamed: 'A course without a name',
  formats: {
    golfcourseapi: 'golfcourseapi.com',
    garmin: 'Garmin Connect',
    ghin: 'GHIN',
    osm: 'OpenStreetMap',
    own: 'Scoreclub',
  },
  read: (format: string, holes: number, tees: number) =>
    `From ${format}: ${holes} holes, ${plural('en', tees, { one: '# tee', other: '# tees' })}.`,
  formFilled: 'The form below is filled in. Compare it with your card.',
  cardOnly:
    'Only the holes are taken, and what changes stands below. Ratings and slopes are changed under Tees.',
  otherHoleCount: (file: number, here: number) =>
    `This course of the file has ${file} holes, and yours has ${here}. Compare each hole before you take the values.`,
  osmLicence:
    'Data © OpenStreetMap contributors, available under the Open Database License (ODbL). The description below says so; please leave it there.',
  osmLicenceHere:
    'Data © OpenStreetMap contributors, available under the Open Database License (ODbL). Please say so in the description of the course.',
  course: 'Which course of the file',
  chooseCourse: 'Choose a course',
  men: (tee: string) => `${tee} (men)`,
  women: (tee: string) => `${tee} (women)`,
  toDecide: 'To decide',
  leaveOut: 'Leave out',
  why: {
    tees_differ: 'The tees of the file differ. A course has one card for men and one for women.',
    often_wrong:
      'Garmin’s stroke indexes are often not those of the club’s card. Compare each with your card before you use them.',
    women_only: 'The file has this for women only. Use it if men play the same.',
    genders_differ: 'The file has other lengths for men than for women from this tee.',
  },
  take: (field: string, values: readonly string[]) => `${field}: ${values.join(' ')}`,
  optionOf: (tees: readonly string[], values: readonly string[]) => `${and(tees)}: ${values.join(' ')}`,
  leftOut: 'Missing or left out',
  missing: {
    pars: 'The file has no pars.',
    indexes: 'The file has no stroke indexes that can be used.',
    yards: 'The file has no yards.',
    tees: 'The file has no tees, ratings or yards. The usual tees stand in the form.',
    womens_indexes:
      'The file has no stroke indexes for women that can be used, so the women’s card was left out. You can add it to the holes afterwards.',
  },
  holesMissing: (field: string, holes: readonly number[]) =>
    `${field}: nothing usable for hole ${and(holes.map(String))}.`,
  valueRefused: (field: string, hole: number, value: number) =>
    `${field}: ${value} on hole ${hole} was left out. It is not possible.`,
  noPermutation: (field: string, tees: readonly string[]) =>
    `${field}${tees.length > 0 ? ` of ${and(tees)}` : ''}: left out. Each number must stand on exactly one hole.`,
  teeOtherHoles: (tee: string, holes: number) =>
    `${tee}: left out, because it has ${plural('en', holes, { one: '# hole', other: '# holes' })}.`,
  teeTwice: (tee: string) => `${tee}: in the file twice. The first one is used.`,
  noRating: (tees: readonly string[]) => `No Course Rating and Slope Rating: ${and(tees)}.`,
  noNines: (tees: readonly string[]) => `No ratings of the front and back nine: ${and(tees)}.`,
  ratingRefused: (tee: string, rating: string) =>
    `${tee}: the rating ${rating} was left out. A Course Rating has one decimal, and a Slope Rating is 55 to 155.`,
  ratingForWhom: (tee: string, rating: string) =>
    `${tee}: the file does not say whether the rating ${rating} is for men or women, so it was left out.`,
  ninesRefused: (tee: string, front: string, back: string) =>
    `${tee}: the ratings of the nines, ${front} and ${back}, were left out. They need one decimal each, and must add up to the rating of the tee.`,
  parDiffers: (tee: string, said: number, added: number) =>
    `${tee}: the file says par ${said}, but its holes add up to ${added}. The form has ${added}.`,
  lengthsLeft: 'The lengths were left out: the map does not say whether they are yards or metres.',
  holeTwice: (holes: readonly number[]) =>
    `Hole ${and(holes.map(String))}: on the map more than once with other values, so it was left out.`,
  holeWithoutNumber: (count: number) =>
    plural('en', count, {
      one: '# hole on the map has no number and was left out.',
      other: '# holes on the map have no number and were left out.',
    }),
  teeNotRead: (tee: string) =>
    `The yards of the tee “${tee}” were left out: its name means something else on a card. Type them under the holes afterwards.`,
  save: 'Save as a file',
})
