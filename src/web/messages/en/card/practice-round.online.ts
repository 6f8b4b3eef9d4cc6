import { catalogue } from '../../catalogue.ts'

/** That a card does not count for the handicap, as its player says before the first score. */
export const practiceRoundText = catalogue('practice-round', {
  is: 'Practice round: not for handicap',
  note: 'You can change this until the first score.',
  failed: 'This could not be changed. Please try again.',
})
