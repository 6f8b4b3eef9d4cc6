import { catalogue } from '../../catalogue.ts'

/** The club's own account, to which entry fees are paid by card. */
export const cardAccountText = catalogue('card-account', {
  title: 'Entry fees by card',
  loadFailed: 'The account for entry fees could not be loaded',
  notOffered:
    'Card payments are not set up on this server. Players pay at the club, and you mark fees as paid at the competition desk.',
  lead: 'Players can pay the entry fee by card when they join. Connect the club’s own account at our card payment provider, Stripe. A new account takes a few minutes and needs the club’s bank details.',
  connect: 'Connect an account',
  finish: 'Finish at Stripe',
  openService: 'See what Stripe asks for',
  opening: 'Opening…',
  askNow: 'Ask Stripe again',
  asking: 'Asking…',
  unfinishedTitle: 'The account is not finished',
  unfinished:
    'Stripe still needs something from the club before it can take cards. Until then players pay at the club.',
  readyTitle: 'The club can be paid by card',
  ready:
    'For each competition with a fee, choose beside the fee whether players pay by card, at the club, or either.',
  stoppedTitle: 'Stripe takes no cards for the club right now',
  stopped: 'Stripe is checking the club’s details or needs more of them. Until then players pay at the club.',
  whose:
    'The money goes straight to the club. Stripe’s charges and disputed payments are between the club and Stripe, on the club’s Stripe dashboard.',
  failed: 'That did not work',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  disconnectTitle: 'Disconnect the account?',
  disconnectMeans:
    'From now on players pay at the club. Fees paid by card stay paid and can still be refunded. The club keeps its account and can connect it again.',
})
