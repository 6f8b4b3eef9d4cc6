import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** The eclectic of a season, as its players read it. */
export const eclecticText = catalogue('eclectic', {
  title: 'Eclectic',
  about: (course: string) =>
    `Each player’s best score on every hole of ${course}, from all competitions of the season.`,
  netAbout: (percent: string) =>
    `Net takes off ${percent} % of the Handicap Index, rounded to whole strokes.`,
  order: 'Sort by',
  gross: 'Gross',
  net: 'Net',
  loadFailed: 'The eclectic could not be loaded',
  nobody: 'No hole counts yet',
  nobodyNote: 'The eclectic starts when a competition of the season on this course is final.',
  missing: (holes: number) =>
    plural('en', holes, { one: 'One hole is missing', other: '# holes are missing' }),
  grossAndNet: (gross: string, net: string) => `Gross ${gross}, net ${net}`,
  grossOnly: (gross: string) => `Gross ${gross}`,
  noIndex: 'no Handicap Index, so no net score',
  hole: 'Hole',
  par: 'Par',
  best: 'Best',
  from: 'From',
  holesOf: (name: string) => `Best holes of ${name}`,
  holesFrom: (count: number) => plural('en', count, { one: 'one hole', other: '# holes' }),
  notHoled: 'Not holed out yet',
  sum: (gross: string) => `Gross: ${gross}, the sum of the holes`,
  netSum: (gross: string, strokes: string, net: string, percent: string) =>
    `Net: ${gross} less ${strokes} (${percent} % of the Handicap Index) is ${net}`,
  netSumPlus: (gross: string, strokes: string, net: string, percent: string) =>
    `Net: ${gross} and ${strokes} (${percent} % of a plus index) is ${net}`,
})
