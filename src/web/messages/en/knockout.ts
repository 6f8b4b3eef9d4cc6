import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** What a bracket says of matches that are played over weeks. */
export const knockoutText = catalogue('knockout', {
  playBy: (day: string) => `To be played by ${day}`,
  by: (day: string) => `by ${day}`,
  overdue: 'Overdue',
  says: (who: string, winner: string, result: string) => `${who} says: ${winner} won, ${result}.`,
  counts: (day: string) => `Counts on ${day} without an answer.`,
  differ: 'The two sides differ',
  reason: (reason: string) => `Reason: ${reason}`,
  settled: 'This has been settled meanwhile.',
  confirm: 'Confirm Result',
  confirmOf: (number: number) => `Confirm Result of match ${number}`,
  walkover: 'Walkover',
  walkoverOf: (number: number) => `Walkover in match ${number}`,
  waiting: 'Your result waits for the other side.',
  terms: 'Dates and terms',
  confirmsAfter: (days: number) =>
    `both sides confirm results, which count after ${plural('en', days, { one: '# day', other: '# days' })} without an answer`,
  withPlate: 'with a plate',
})
