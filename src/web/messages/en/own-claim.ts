import { catalogue } from '../catalogue.ts'

/** What a member without a Handicap Index tells the club of their place in its list. */
export const ownClaimText = catalogue('own-claim', {
  ask: (club: string) => `Are you on ${club}’s member list already?`,
  how: (club: string) =>
    `If your name or e-mail is on that list, ${club} is asked whether that is you. Once the club says yes, your handicap, your membership number and your entries come to this account. Your membership number or date of birth helps the club to be sure.`,
  told: (club: string) => `${club} has what you wrote. It decides whether you are the member on its list.`,
  isListed: (club: string) => `This account is your place on ${club}’s member list.`,
  memberNumber: 'Membership number',
  dateOfBirth: 'Date of birth',
  bornOnInvalid: 'Give the day on which you were born.',
  send: 'Tell the club',
  sending: 'Sending…',
  sent: (club: string) => `${club} has what you wrote`,
  sendFailed: 'The club could not be told',
  loadFailed: 'What you told the club could not be loaded',
})
