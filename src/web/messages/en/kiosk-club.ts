import { plural } from '../plural.ts'
import { catalogue } from '../catalogue.ts'

/** Kiosks as administrators set them up, and cards that came in there, for their players and the club. */
export const kioskClubText = catalogue('kiosk-club', {
  title: 'Kiosks',
  lead: 'A tablet in the clubhouse at which players hand in their paper cards. Nobody signs in there.',
  name: 'Where it stands',
  nameHint: 'For example Bar',
  nameMissing: 'Give the kiosk a name, for example Bar.',
  make: 'Make a link',
  making: 'Making...',
  failed: 'The kiosk was not changed',
  loadFailed: 'The kiosks could not be loaded',
  linkTitle: (name: string) => `The link for the kiosk “${name}”`,
  linkNote: (minutes: number) =>
    `Open it on the tablet within ${minutes} minutes: type the address or photograph the square. It works once and is not shown again.`,
  qrLabel: (name: string) => `Square that opens the kiosk “${name}”`,
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Mark it and copy it by hand.',
  close: 'Close',
  states: {
    waiting: 'Its link was not opened yet',
    link_over: 'Its link was not opened in time',
    open: 'Open',
    unused: 'Not used for 90 days: it needs a new link',
    withdrawn: 'Withdrawn',
  },
  lastUsed: (time: string) => `Last used ${time}`,
  withdraw: 'Withdraw',
  withdrawNamed: (name: string) => `Withdraw the kiosk ${name}`,
  question: (name: string) => `Withdraw the kiosk “${name}”?`,
  means: 'The tablet takes no more cards from now on. It needs a new link to become a kiosk again.',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Kiosk withdrawn',

  cardTitle: 'Handed in at the clubhouse',
  cardLine: (kiosk: string, when: string, attester: string) =>
    `This card was typed and handed in at the kiosk “${kiosk}” at ${when}. ${attester} attested it.`,
  isIt: 'Is it not your card, or is it not right? Tell the club.',
  object: 'Not my card, or not right',
  objectTitle: 'Tell the club',
  objectHint: 'The administrators of the club read this. The card stays as it is until they decide.',
  objecting: 'Sending...',
  objected: 'The club was told',
  waits: (reason: string) => `The player objects: ${reason}`,
  waitsForClub: 'The club has not answered yet.',
  answer: 'Answer the player',
  answerTitle: 'Answer what the player objects',
  answerHint: 'Correct or reopen the card first, if that is right. The player reads this answer.',
  answering: 'Saving...',
  answered: (answer: string) => `The club answered: ${answer}`,
  answerDone: 'Answer saved',
  disputes: (cards: number) =>
    plural('en', cards, {
      one: '# player objects to a card from the clubhouse',
      other: '# players object to cards from the clubhouse',
    }),
  disputesNote: 'Look at each card, correct or reopen it where that is right, and answer the player.',
})
