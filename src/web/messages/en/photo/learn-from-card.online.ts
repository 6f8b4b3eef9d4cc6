import { catalogue } from '../../catalogue.ts'

/** The question, where a card is checked, whether its cells may be kept. */
export const learnFromCardText = catalogue('learn-from-card', {
  agree: 'Let the reader learn from what I corrected',
  agreeText:
    'Your club keeps a small picture of each hole you decided, with the number you chose and the day. The pictures do not carry your name, so they cannot be deleted one by one.',
})
