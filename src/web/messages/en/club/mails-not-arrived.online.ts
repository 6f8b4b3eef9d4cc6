import { catalogue } from '../../catalogue.ts'

/** Mails of a club that were given up. */
export const mailsNotArrivedText = catalogue('mails-not-arrived', {
  title: 'Undelivered e-mails',
  lead: 'Scoreclub tries to deliver each e-mail for a day. E-mails that failed or came back stay here for some weeks.',
  none: 'None. No e-mail of the club has come back.',
  loadFailed: 'The e-mails could not be loaded',
  list: 'Undelivered e-mails',
  kinds: {
    invitation: 'Invitation',
    member_joined: 'Somebody joined',
    member_waits: 'Somebody is waiting for approval',
    member_approved: 'Approval of a member',
    notice: 'Notice',
  },
  refused: 'The mail server refused this address. Is it right?',
  refusedWith: (status: number) => `The mail server refused this address (answer ${status}). Is it right?`,
  cameBack: (words: string) => `It came back. The receiving server says: “${words}”`,
  late: 'It could not be delivered for a day.',
  invitation: 'Send it again in the list of members, under Invitations.',
  again: 'Send again',
  againTo: (address: string) => `Send the e-mail to ${address} again`,
  sending: 'Sending…',
  allAgain: (count: number) => `Send all ${count} again`,
  againDone: 'The e-mail is on its way again.',
  allAgainDone: 'The e-mails are on their way again.',
  againFailed: 'It could not be sent again',
})
