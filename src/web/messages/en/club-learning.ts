import { catalogue } from '../catalogue.ts'

/** Cells of paper cards that the club keeps for training the reader. */
export const clubLearningText = catalogue('club-learning', {
  title: 'Learning from corrections',
  lead: 'Cells of paper cards that players corrected, kept as small pictures with the right number, so that the reader of photos can be trained with them. Only of players who agree with that card; nothing that is kept says whose they are.',
  isOn: 'Keep corrected cells',
  isOnText: 'Switched off, all that were kept are erased.',
  kept: (kept: string, most: string) => `${kept} of at most ${most} cells kept. The oldest go first.`,
  look: 'Look at the newest',
  hide: 'Hide the cells',
  cell: (value: number, read: string, day: string) => `${value}, read as ${read}, ${day}`,
  unread: 'nothing',
  export: 'Download all',
  erase: 'Erase all',
  erasing: 'Erasing',
  eraseQuestion: 'Erase all cells?',
  offQuestion: 'Switch off and erase all cells?',
  eraseMeans: 'The cells are gone for good. Copies that were downloaded are not reached.',
  eraseOne: 'Erase',
  failed: 'That did not work',
  notLoaded: 'Learning from corrections could not be loaded',
})
