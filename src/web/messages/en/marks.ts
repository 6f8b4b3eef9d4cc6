import { catalogue } from '../catalogue.ts'

/** What stands beside a name that several people in a list have. */
export const marksText = catalogue('marks', {
  number: (number: string) => `No. ${number}`,
  numberEnd: (end: string) => `No. ending in ${end}`,
  handicap: (index: string) => `index ${index}`,
  hole: (hole: string) => `hole ${hole}`,
  tee: (tee: string) => `${tee} tees`,
  named: (name: string, marks: string) => `${name} (${marks})`,
})
