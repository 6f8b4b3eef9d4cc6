import { catalogue } from '../catalogue.ts'

/** Which of a tee’s ratings apply to a player. */
export const clubTeesText = catalogue('club-tees', {
  label: 'Ratings of the tees',
  hint: 'A tee can have other ratings for men and for women. The choice applies from the next round on.',
  notSaid: 'Not specified',
  men: 'Men’s ratings',
  women: 'Women’s ratings',
  updated: 'Tee ratings updated',
  failed: 'Update Failed',
  notChanged: 'Nothing was changed. Please try again.',
})
