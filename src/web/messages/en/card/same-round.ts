import { catalogue } from '../../catalogue.ts'

/** Asked where two cards of a day have the same scores. */
export const sameRoundText = catalogue('same-round', {
  question: 'Is it the same round?',
  asked: (competition: string) =>
    `This card has the same scores as the card in ${competition} of that day. Is it the same round?`,
  askedWithout: 'This card has the same scores as another card of that day. Is it the same round?',
  one: 'Yes, it is one round: count it once',
  another: 'No, another round',
})
