import { outsideReaderEn } from '#contract/data/agreed/outside-reader-en.ts'
import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const scores = (count: number) => plural('en', count, { one: '# score', other: '# scores' })

/** Reading a paper card from a photo: the panel, and the review before any score goes into the card. */
export const scanText = catalogue('scan', {
  title: 'Scan a paper card',
  note: 'AI extracts the scores and totals from the photo. You check them before anything goes on the card.',
  advice: 'Lay the card flat, fill the picture with it, and avoid shadows.',
  process: 'Process Scorecard',
  processing: 'Processing...',
  startFirst: 'Choose the course and start the round first',
  startFirstText: 'The photo is read for that course. Take it here as soon as the round has started.',

  noFile: 'No File Selected',
  noFileText: 'Please select a scorecard image to upload.',
  failed: 'Processing Failed',
  failedText: 'Failed to process scorecard image. Please try again.',
  photoStays: 'Your photo is still here.',
  offline: 'Scanning needs a connection',
  offlineText: 'Your photo is still here. Press Process Scorecard again when you are online.',
  stopped: 'Reading was stopped',
  failures: {
    not_a_picture: 'This file cannot be read as a picture. Take the photo again, or choose another one.',
    too_large: 'This picture has too many pixels to be read. Choose a smaller one, or take the photo here.',
    too_small:
      'This picture is too small to read the numbers. Come closer, until the card fills the picture.',
    too_dark: 'The photo is too dark. Turn on a light or go to a window, and take it again.',
    blurred: 'The photo is blurred. Hold the phone still, wait until the card is sharp, and take it again.',
    no_scorecard:
      'No scorecard was found in the photo. Lay the card flat on a plain table, come closer, and take it from straight above.',
    cut_off: 'Part of the card is outside the photo. Take it again with the whole card in the picture.',
    nothing_written: 'The card has no scores on it. Is this the side with the numbers?',
  },

  progress: 'Progress of the reading',
  sendingPercent: (percent: number) => `Sending the photo, ${percent} %`,
  stages: {
    sending: 'Sending the photo',
    waiting: 'Waiting for its turn',
    finding_card: 'Looking for the card',
    finding_grid: 'Looking for the lines and holes',
    reading: 'Reading the numbers',
  },
  waitingPlace: (place: number) =>
    place === 1 ? 'Waiting: yours is the next photo' : `Waiting: place ${place} in the queue`,
  done: 'done',
  stop: 'Stop reading',

  outside: (operator: string) => `Let ${operator} read this photo instead`,
  outsideText: (operator: string) => outsideReaderEn.replace('{operator}', () => operator),

  openReview: 'Check the scores',

  review: 'Check the scores',
  reviewText: 'Nothing goes on the card until you put it there.',
  photoNotShown: 'The photo cannot be shown beside the numbers here. Compare the numbers with the paper.',
  photoNotKept: 'The photo could not be kept on this phone. Choose it again when you hand the card in.',
  whichRow: 'Which row is yours?',
  row: (row: number) => `Row ${row}`,
  rowBegins: (row: number, begins: string) => `Row ${row}, begins ${begins}`,
  otherRow: 'Another row',

  holePar: (hole: number, par: number) => `Hole ${hole}, par ${par}`,
  asWritten: (hole: number) => `Hole ${hole} as written`,
  sumAsWritten: (sum: string) => `${sum} as written`,
  toCheck: (at: number, all: number) => `${at} of ${all} to check`,
  likely: 'It may be',
  reads: (value: string) => `Read as ${value}`,
  notRead: 'This could not be read.',
  inCard: (value: string) => `On the card now: ${value}`,
  anyNumber: 'Any number',
  pickedUp: 'Picked up',
  pickedUpShort: 'P',
  nothing: 'Nothing written',
  unknown: 'not read',
  later: 'Leave it for later',
  allHoles: 'See all holes',

  sumNames: { out: 'OUT', in: 'IN', total: 'TOTAL' },
  front: 'Front nine',
  backNine: 'Back nine',
  notChecked: 'check',
  notCheckedLong: 'not checked yet',
  checked: 'checked by you',
  wasThen: (was: string) => `was ${was}`,
  sumAgrees: (written: number) => `${written} on paper, agrees`,
  sumDiffers: (written: number) => `${written} on paper, differs`,
  sumUnknown: (written: number) => `${written} on paper`,
  noSumWritten: 'not written',
  sumDiffersHint:
    'If a sum differs, a number was read wrongly or the sum on the paper is wrong. Compare the holes of that nine.',
  pressToChange: 'Press a hole to change its number.',

  stillOpen: (count: number, holes: string) =>
    `${plural('en', count, { one: '# number not checked, hole', other: '# numbers not checked, holes' })} ${holes}`,
  stillOpenText: 'They are left out, and those holes stay as they are on the card.',
  checkNow: 'Check them now',
  willChange: 'Scores on the card that will change',
  change: (change: { hole: number; was: string; now: string }) =>
    `Hole ${change.hole}: ${change.was} becomes ${change.now}`,
  keepPhoto: 'Keep this photo with the round',
  keepPhotoText: 'You and the club’s administrators can see it after the card is handed in.',
  put: (count: number) => `Put ${scores(count)} on the card`,
  keepPaper: (count: number) => `Keep the paper’s ${scores(count)}`,
  keepingPaper: 'Keeping...',
  paperText:
    'They are shown beside the scores of player and marker, and count only where one of the two accepts them. The photo stays with the round: player, marker and the club’s administrators see each hole as it is written.',
  paperNotKept: 'The paper’s scores were not kept',
  nothingToPut: 'No scores for the card yet',

  success: 'Scorecard Processed',
  successText: (count: number) => `Successfully extracted ${count} hole scores!`,

  notes: {
    other_course:
      'The pars or stroke indexes on the paper are not those of this course. Is it the right card, and the right course?',
    nine_holes: 'Only nine holes are on the paper.',
    was_turned: 'The photo was turned upright for you.',
    to_par: 'The paper has scores to par. They were turned into strokes.',
    pars_missing:
      'The paper has scores to par, and some holes have no known par. Enter the strokes of those holes yourself.',
  },
})
