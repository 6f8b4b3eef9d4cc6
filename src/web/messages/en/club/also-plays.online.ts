import { catalogue } from '../../catalogue.ts'

/** An administrator who plays too. */
export const alsoPlaysText = catalogue('also-plays', {
  label: 'I also play',
  note: 'You get your own rounds, handicap and statistics. You stay an administrator.',
  step: 'Do you play here too?',
  stepNote:
    'You can then enter competitions and keep your own card. You stay an administrator and can change this in your profile.',
  notListed:
    'You are not on this list because you are an administrator and have not switched on “I also play”.',
  failed: 'The setting was not changed.',
  on: 'You now play here too',
  off: 'You no longer play here',
})
