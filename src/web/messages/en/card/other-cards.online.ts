import { catalogue } from '../../catalogue.ts'

/** What the page of a card says of the other cards of its round. */
export const otherCardsText = catalogue('other-cards', {
  title: 'One round, several cards',
  alsoCounts: 'This round also counts for',
  generalPlay: 'general play',
  onceByThis: 'For the Handicap Index the round counts once at most.',
  onceBy: (competition: string) => `For the Handicap Index it counts once, by its card in ${competition}.`,
  onceByOther: 'For the Handicap Index it counts once, by its other card.',
})
