import { catalogue } from '../../catalogue.ts'

/** How a club pays, where card payments are taken. */
export const billingText = catalogue('billing', {
  title: 'Billing',
  loadFailed: 'Billing could not be loaded',
  paidUntil: 'Paid until',
  endsOn: 'Ends on',
  trialLead:
    'The trial has every feature. When it ends, new competitions and courses need a plan; everything else goes on, and nobody loses access to data.',
  lapsedTitle: 'The trial is over',
  lapsed:
    'New competitions and courses need a plan. Everything else goes on: scores, results, members and all your data.',
  endsThen: (day: string) =>
    `The plan ends on ${day} and is not renewed. Until then nothing changes. After that, new competitions and courses need a plan again.`,
  failingTitle: 'The last payment failed',
  failing:
    'The payment service will try again by itself. If your card has changed, enter the new one under Manage payment. Nothing stops while it is still trying.',
  choosePlan: 'Plan',
  price: (price: string, per: string) => `${price} ${per}`,
  upgrade: 'Upgrade Plan',
  opening: 'Opening…',
  where:
    'You pay on the page of our card payment provider. Card numbers are typed there only and never reach Scoreclub.',
  manage: 'Manage payment',
  manageNote: 'Card and invoices, or change and cancel the plan.',
  waitingTitle: 'Your payment is being confirmed',
  waiting:
    'The payment service confirms it in a moment, and your plan then appears here. You can leave this page.',
  askNow: 'Ask the payment service now',
  asking: 'Asking…',
  madeTitle: 'Thank you, your plan is active',
  made: 'The payment service has confirmed it. The invoice is under Manage payment.',
  leftTitle: 'Nothing was paid',
  left: 'You came back without paying. The plans are still here.',
  failed: 'The payment page could not be opened',
})
