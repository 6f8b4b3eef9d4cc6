import { catalogue } from '../../catalogue.ts'

/** Cells of paper cards that the club keeps for training the reader. */
export const clubLearningText = catalogue('club-learning', {
  title: 'Learning from corrections',
  lead: 'When a player corrects a number read from a photo, the club can keep a small picture of that box with the right number, to train the reader. Each player is asked for each card. The pictures do not say whose they are.',
  isOn: 'Keep corrected boxes',
  isOnText: 'Switching this off erases all boxes kept so far.',
  kept: (kept: string, most: string) => `${kept} of at most ${most} boxes kept. The oldest are erased first.`,
  look: 'Look at the newest',
  hide: 'Hide the boxes',
  cell: (value: number, read: string, day: string) => `${value}, read as ${read}, ${day}`,
  unread: 'nothing',
  export: 'Download all',
  erase: 'Erase all',
  erasing: 'Erasing',
  eraseQuestion: 'Erase all boxes?',
  offQuestion: 'Switch off and erase all boxes?',
  eraseMeans: 'You cannot get the boxes back. Copies already downloaded are not erased.',
  eraseOne: 'Erase',
  failed: 'That did not work',
  notLoaded: 'Learning from corrections could not be loaded',
})
