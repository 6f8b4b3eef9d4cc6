import { catalogue } from '../catalogue.ts'

/** Mails of a club that were given up. */
export const mailsNotArrivedText = catalogue('mails-not-arrived', {
  title: 'Mails that did not arrive',
  lead: 'For a day each mail is tried again and again. What could not be delivered, or came back, stands here for some weeks.',
  none: 'None. All of the club’s mails arrived, or are on their way.',
  loadFailed: 'The mails could not be loaded',
  list: 'Mails that did not arrive',
  kinds: {
    invitation: 'Invitation',
    member_joined: 'Somebody joined',
    member_waits: 'Somebody waits for approval',
    member_approved: 'Approval of a member',
    notice: 'Notice',
  },
  refused: 'The mail server of this address does not take it. Is the address right?',
  refusedWith: (status: number) =>
    `The mail server of this address does not take it (answer ${status}). Is the address right?`,
  cameBack: (words: string) => `It came back. The receiving server says: “${words}”`,
  late: 'It was not taken for a day.',
  invitation: 'Send it again in the list of members, under Invitations.',
  again: 'Send again',
  againTo: (address: string) => `Send the mail to ${address} again`,
  sending: 'Sending…',
  allAgain: (count: number) => `Send all ${count} again`,
  againDone: 'The mail is on its way again.',
  allAgainDone: 'They are on their way again.',
  againFailed: 'It could not be sent again',
})
