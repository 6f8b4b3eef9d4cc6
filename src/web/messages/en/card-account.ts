import { catalogue } from '../catalogue.ts'

/** The club's own account, to which entry fees are paid by card. */
export const cardAccountText = catalogue('card-account', {
  title: 'Entry fees by card',
  loadFailed: 'The account for entry fees could not be loaded',
  notOffered:
    'Paying entry fees by card is not set up on this installation. Fees are paid at the desk, and the desk of each competition notes them.',
  lead: 'Players can pay the entry fee by card when they join. Connect the club’s own account at our card payment provider, Stripe; a new one takes some minutes and the club’s bank details.',
  connect: 'Connect an account',
  finish: 'Finish at Stripe',
  openService: 'See what Stripe asks for',
  opening: 'Opening…',
  askNow: 'Ask Stripe again',
  asking: 'Asking…',
  unfinishedTitle: 'The account is not finished',
  unfinished:
    'Stripe still needs something from the club before it can take cards. Until then fees are paid at the desk.',
  readyTitle: 'The club can be paid by card',
  ready:
    'Choose for each competition with a fee whether it is paid by card, at the desk, or either: in its form, beside the fee.',
  stoppedTitle: 'Stripe takes no cards for the club right now',
  stopped:
    'It is checking what the club has told it, or asks for more. Until it is done, fees are paid at the desk.',
  whose:
    'The money goes to the club directly. Stripe’s charges and disputed payments are between the club and Stripe, in the dashboard that it gives the club.',
  failed: 'That did not work',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  disconnectTitle: 'Disconnect the account?',
  disconnectMeans:
    'From now on fees are paid at the desk. What was paid by card stays paid and can still be paid back. The account itself stays the club’s, and it can be connected again.',
})
