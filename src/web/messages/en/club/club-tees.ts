import { catalogue } from '../../catalogue.ts'

/** Which of a tee’s ratings apply to a player. */
export const clubTeesText = catalogue('club-tees', {
  label: 'Tee ratings',
  hint: 'Tees can have different ratings for men and women. The choice applies from the next round.',
  notSaid: 'Not specified',
  men: 'Men’s ratings',
  women: 'Women’s ratings',
  updated: 'Tee ratings updated',
  failed: 'Update Failed',
  notChanged: 'Nothing was changed. Please try again.',
})
