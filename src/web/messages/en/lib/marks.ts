import { catalogue } from '../../catalogue.ts'

/** What stands beside a name that several people in a list have. */
export const marksText = catalogue('marks', {
  number: (number: string) => `No. ${number}`,
  number_end: (end: string) => `No. ending in ${end}`,
  handicap: (index: string) => `index ${index}`,
  hole: (hole: string) => `hole ${hole}`,
  tee: (tee: string) => `${tee} tees`,
})
