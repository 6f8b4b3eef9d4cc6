import { catalogue } from '../../catalogue.ts'

export const clubPrivacyText = catalogue('club-privacy', {
  title: 'A marker asks to be forgotten',
  note: 'Removes a marker’s name and signature from all cards of the club. The marker needs no account. Results do not change.',
  name: 'Name as written on the cards',
  nameMissing: 'Enter the name as written on the cards.',
  take: 'Remove from all cards',
  taking: 'Removing…',
  question: 'Remove this name from all cards?',
  means: (name: string) =>
    `The name “${name}” and its signatures are removed from every card of the club. You cannot undo this.`,
  doneOne: 'Removed from # card',
  doneMany: 'Removed from # cards',
  done: 'Name removed',
  none: 'No card has this name. Check how it is written on a card.',
  failed: 'Nothing was removed',
})
