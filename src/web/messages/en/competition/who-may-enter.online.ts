import { catalogue } from '../../catalogue.ts'

/** Whom a competition admits: "Only for Junior members under 18". */
export const whoMayEnterText = catalogue('who-may-enter', {
  only: (who: string, age: string, index: string) =>
    `Only for ${[who, age, index].filter(Boolean).join(' ')}`,
  players: 'players',
  men: 'men',
  women: 'women',
  members: 'members of the club',
  inCategories: (names: string) => `${names} members`,
  under: (age: number) => `under ${age}`,
  from: (age: number) => `aged ${age} or over`,
  between: (least: number, most: number) => (least === most ? `aged ${least}` : `aged ${least} to ${most}`),
  indexTo: (most: string) => `with a Handicap Index up to ${most}`,
  indexFrom: (least: string) => `with a Handicap Index of ${least} or higher`,
  indexBetween: (least: string, most: string) => `with a Handicap Index from ${least} to ${most}`,
  or: 'or',
})
