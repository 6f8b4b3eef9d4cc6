import { catalogue } from '../../catalogue.ts'

/** A hole of the player's own card that somebody else entered differently (U11). */
export const holeDiffersText = catalogue('hole-differs', {
  title: (hole: number) => `Different scores for hole ${hole}`,
  you: 'You',
  group: 'Your group',
  marker: 'Your marker',
  paper: 'Paper card',
  committee: 'Committee',
  pickedUp: 'Picked up',
  noScore: 'No score',
  take: (value: string) => `Accept ${value}`,
  takeOf: (hole: number, value: string) => `Hole ${hole}: accept ${value}`,
  orThey: (who: string, value: string) => `If ${value} is right, ${who} enters it on their phone.`,
  orGroup: (value: string) =>
    `If ${value} is right, the player who entered the other score changes it on their phone.`,
})
