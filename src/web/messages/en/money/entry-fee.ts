import { catalogue } from '../../catalogue.ts'

/** Of an entry fee that can be paid by card, beside its competition. */
export const entryFeeText = catalogue('entry-fee', {
  byCard: (amount: string) => `The entry fee of ${amount} is paid by card after you join.`,
  byCardOrDesk: (amount: string) =>
    `The entry fee of ${amount} is paid by card after you join, or at the club.`,
  pay: (amount: string) => `Pay ${amount}`,
  payFor: (amount: string, name: string) => `Pay ${amount} for ${name}`,
})
