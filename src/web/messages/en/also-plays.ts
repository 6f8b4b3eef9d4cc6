import { catalogue } from '../catalogue.ts'

/** An administrator who plays too. */
export const alsoPlaysText = catalogue('also-plays', {
  label: 'I also play',
  note: 'Adds rounds, handicap and statistics of your own. You stay an administrator.',
  step: 'Do you play here too?',
  stepNote:
    'Then you can enter competitions and keep your own card. You stay an administrator, and can change this in your profile.',
  notListed: 'You are not in this list, because you are an administrator who does not play here yet.',
  failed: 'The setting was not changed.',
  on: 'You now also play',
  off: 'You no longer play',
})
