import { catalogue } from '../catalogue.ts'

/** One round of golf that has several cards. */
export const sameRoundText = catalogue('same-round', {
  question: 'Is it the same round?',
  asked: (competition: string) =>
    `This card has the same scores as the card in ${competition} of that day. Is it the same round?`,
  askedWithout: 'This card has the same scores as another card of that day. Is it the same round?',
  one: 'Yes, it is one round: count it once',
  another: 'No, another round',
  title: 'One round, several cards',
  alsoCounts: 'This round also counts for',
  generalPlay: 'general play',
  onceByThis: 'For the Handicap Index the round counts once at most.',
  onceBy: (competition: string) => `For the Handicap Index it counts once, by its card in ${competition}.`,
  onceByOther: 'For the Handicap Index it counts once, by its other card.',
})
