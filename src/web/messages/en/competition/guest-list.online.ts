import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Guests of a competition from a pasted list. */
export const guestListText = catalogue('guest-list', {
  title: 'Guests from a list',
  list: 'One guest on each line',
  hint: 'A name, and the Handicap Index if there is one: “Ann Smith 12.4”. You can paste columns of a spreadsheet. Write +1.2 for a plus handicap.',
  read: (count: number) => plural('en', count, { one: '# guest was read', other: '# guests were read' }),
  swap: 'Swap first and last names',
  enter: (count: number) => plural('en', count, { one: 'Enter # guest', other: 'Enter # guests' }),
  enterNobody: 'Enter guests',
  stop: 'Stop',
  entering: 'Entering guests…',
  nobody: 'Paste or tick at least one guest.',
  isEntered: 'Entered',
  alreadyEntered: 'Somebody of this name is already entered. Tick to enter this guest too.',
  sameName: (line: number) => `The same name is on line ${line}. Tick to enter both.`,
  maybeClub: 'Part of this may be a club. Tick if it is all a name.',
  notSent: 'Not entered: it stopped before this guest.',
  noAnswer: 'No answer came, so this guest may be entered already. Trying again enters nobody twice.',
  notConfirmed: (count: number) =>
    plural('en', count, {
      one: '1 guest is not confirmed as entered. Try again when there is a connection.',
      other: '# guests are not confirmed as entered. Try again when there is a connection.',
    }),
  enteredOtherwise: (index: string | undefined) =>
    `A guest of this name is already entered ${index === undefined ? 'without a Handicap Index' : `with the Handicap Index ${index}`}. You can correct it in the list of entries.`,
  titleLine: (line: number, typed: string) => `Line ${line} was read as a title, not as a guest: ${typed}`,
  unread: (count: number) =>
    plural('en', count, { one: '# line could not be read', other: '# lines could not be read' }),
  fault: {
    no_name: (line: number, typed: string) => `Line ${line} has no first and last name: ${typed}`,
    unclear: (line: number, typed: string) =>
      `Line ${line} could not be read as a name and a Handicap Index: ${typed}`,
    index: (line: number, typed: string) => `Line ${line} has no Handicap Index from +9.9 to 54.0: ${typed}`,
  },
})
