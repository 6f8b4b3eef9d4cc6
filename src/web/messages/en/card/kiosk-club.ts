import { plural } from '../../plural.ts'
import { catalogue } from '../../catalogue.ts'

/** Kiosks as administrators set them up, and cards that came in there, for their players and the club. */
export const kioskClubText = catalogue('kiosk-club', {
  title: 'Kiosks',
  lead: 'A tablet in the clubhouse at which players hand in their paper cards. Nobody signs in there.',
  name: 'Where it is',
  nameHint: 'For example Bar',
  nameMissing: 'Give the kiosk a name, for example Bar.',
  make: 'Make a link',
  making: 'Making...',
  failed: 'The kiosk was not changed',
  loadFailed: 'The kiosks could not be loaded',
  linkTitle: (name: string) => `The link for the kiosk “${name}”`,
  linkNote: (minutes: number) =>
    `Open it on the tablet within ${minutes} minutes: type the address or scan the QR code. It works once and is not shown again.`,
  qrLabel: (name: string) => `QR code that opens the kiosk “${name}”`,
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
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
  means: 'The tablet takes no more cards. It needs a new link to become a kiosk again.',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Kiosk withdrawn',

  cardTitle: 'Handed in at the clubhouse',
  cardLine: (kiosk: string, when: string, attester: string) =>
    `This card was typed and handed in at the kiosk “${kiosk}” at ${when}. ${attester} signed it as marker.`,
  isIt: 'Not your card, or something wrong on it? Tell the club.',
  object: 'Not my card, or wrong',
  objectTitle: 'Tell the club',
  objectHint: 'The administrators of the club read this. The card stays as it is until they decide.',
  objecting: 'Sending...',
  objected: 'Sent to the club',
  waits: (reason: string) => `The player disputes it: ${reason}`,
  waitsForClub: 'The club has not answered yet.',
  answer: 'Answer the player',
  answerTitle: 'Answer the player',
  answerHint: 'Correct or reopen the card first if needed. The player reads your answer.',
  answering: 'Saving...',
  answered: (answer: string) => `The club answered: ${answer}`,
  answerDone: 'Answer saved',
  disputes: (cards: number) =>
    plural('en', cards, {
      one: '# player disputes a card from the clubhouse',
      other: '# players dispute cards from the clubhouse',
    }),
  disputesNote: 'Check each card, correct or reopen it if needed, and answer the player.',
})
