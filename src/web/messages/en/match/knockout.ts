import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** What a bracket says of matches that are played over weeks. */
export const knockoutText = catalogue('knockout', {
  playBy: (day: string) => `Play by ${day}`,
  by: (day: string) => `by ${day}`,
  overdue: 'Overdue',
  says: (who: string, winner: string, result: string) => `${who} says: ${winner} won, ${result}.`,
  counts: (day: string) => `Counts on ${day} if nobody answers.`,
  differ: 'The two sides disagree',
  reason: (reason: string) => `Reason: ${reason}`,
  settled: 'This has been settled.',
  confirm: 'Confirm Result',
  confirmOf: (number: number) => `Confirm Result of match ${number}`,
  walkover: 'Walkover',
  walkoverOf: (number: number) => `Walkover in match ${number}`,
  waiting: 'Your result is waiting for the other side.',
  terms: 'Dates and terms',
  confirmsAfter: (days: number) =>
    `both sides confirm each result; it counts after ${plural('en', days, { one: '# day', other: '# days' })} without an answer`,
  withPlate: 'with a plate',
})
