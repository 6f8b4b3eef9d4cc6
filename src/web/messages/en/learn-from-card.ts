import { catalogue } from '../catalogue.ts'

/** The question, where a card is checked, whether its cells may be kept. */
export const learnFromCardText = catalogue('learn-from-card', {
  agree: 'Let the reader learn from what I corrected',
  agreeText:
    'Your club keeps small pictures of the holes that you decided on, with your number and the day. Nothing that is kept says that they are yours, so they cannot be taken back one by one.',
})
