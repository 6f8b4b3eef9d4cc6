import { catalogue } from '../../catalogue.ts'

/** When, where and with whom players start. */
export const startSheetText = catalogue('start-sheet', {
  fromClub: 'From the club',
  kind: 'Start sheet',
  loadFailed: 'The start sheet could not be loaded',
  none: 'No start sheet yet',
  noneNote: 'The club has not published the start times yet.',
  toCompetition: 'To the competition',
  back: 'Competitions',
  caption: 'All groups',
  time: 'Time',
  hole: 'Hole',
  players: 'Players',
  youStart: (time: string, hole: string) => `You start ${time}, hole ${hole}`,
  with: (names: string) => `with ${names}`,
  alone: 'You start alone.',
  own: 'Your group',
  calendar: 'Add to calendar',
  print: 'Print',
  groupCard: 'Group card',
  printedOn: (when: string) => `Printed on ${when}`,
  asOf: (when: string) => `As of ${when}`,
  eventName: (competition: string, hole: string) => `${competition}, hole ${hole}`,
})
