import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** Guests of a competition from a pasted list. */
export const guestListText = catalogue('guest-list', {
  title: 'Guests from a list',
  list: 'One guest on each line',
  hint: 'A name, and the Handicap Index if there is one: “Ann Smith 12.4”. You can paste columns of a spreadsheet. Write +1.2 for a plus handicap.',
  read: (count: number) => plural('en', count, { one: '# guest was read', other: '# guests were read' }),
  swap: 'Swap first and last names',
  enter: (count: number) => plural('en', count, { one: 'Enter # guest', other: 'Enter # guests' }),
  entering: 'Entering guests…',
  nobody: 'Paste or tick at least one guest.',
  isEntered: 'Entered',
  alreadyEntered: 'Somebody of this name is already entered. Tick to enter this guest too.',
  sameName: (line: number) => `The same name is on line ${line}. Tick to enter both.`,
  unread: (count: number) =>
    plural('en', count, { one: '# line could not be read', other: '# lines could not be read' }),
  fault: {
    no_name: (line: number, typed: string) => `Line ${line} has no first and last name: ${typed}`,
    unclear: (line: number, typed: string) =>
      `Line ${line} could not be read as a name and a Handicap Index: ${typed}`,
    index: (line: number, typed: string) => `Line ${line} has no Handicap Index from +9.9 to 54.0: ${typed}`,
  },
})
