import { catalogue } from '../../catalogue.ts'

/** What a member without a Handicap Index tells the club of their place in its list. */
export const ownClaimText = catalogue('own-claim', {
  ask: (club: string) => `Are you on ${club}’s member list already?`,
  how: (club: string) =>
    `If your name or e-mail is on that list, we ask ${club} if it is you. Once the club says yes, your handicap, your membership number and your entries come to this account. Your membership number or date of birth helps the club to be sure.`,
  told: (club: string) => `${club} has your details and decides whether you are the member on its list.`,
  isListed: (club: string) => `This account is on ${club}’s member list.`,
  memberNumber: 'Membership number',
  dateOfBirth: 'Date of birth',
  bornOnInvalid: 'Enter your date of birth.',
  nothingGiven: 'Enter your membership number or your date of birth.',
  send: 'Tell the club',
  sending: 'Sending…',
  sent: (club: string) => `${club} has your details`,
  sendFailed: 'Your details could not be sent',
  withdraw: 'Withdraw my details',
  withdrawTitle: 'Withdraw your details?',
  withdrawMeans: (club: string) =>
    `${club} no longer sees the membership number and the date of birth that you told it. You can tell it again later.`,
  withdrawn: (club: string) => `${club} no longer has these details from you`,
  withdrawFailed: 'Your details could not be withdrawn',
  loadFailed: 'Your details could not be loaded',
})
