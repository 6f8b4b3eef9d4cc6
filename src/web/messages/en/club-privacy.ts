import { catalogue } from '../catalogue.ts'

export const clubPrivacyText = catalogue('club-privacy', {
  title: 'A partner asks to be forgotten',
  note: 'Takes a marker’s name and signature out of all cards of the club. They need no account. Results do not change.',
  name: 'Name as it stands on the cards',
  nameMissing: 'Enter the name as it stands on the cards.',
  take: 'Take out of all cards',
  taking: 'Taking out…',
  question: 'Take this name out of all cards?',
  means: (name: string) =>
    `The name “${name}” and its signatures go from every card of the club. This cannot be taken back.`,
  doneOne: '# card named them',
  doneMany: '# cards named them',
  done: 'Taken out',
  none: 'No card has this name. Check how it is written on a card.',
  failed: 'Nothing was taken out',
})
