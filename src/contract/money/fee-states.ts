/** `refunded`: what was paid is paid back to somebody who withdrew. */
export const feeStates = ['owed', 'paid', 'waived', 'refunded'] as const
export type FeeState = (typeof feeStates)[number]

/** An entry and its fee; `paidMinor` is what was paid, whatever the fee is now. */
export type EntryFee = {
  status: string
  fee: FeeState
  paidMinor: number | null
  /** The competition is not played. */
  isCancelled?: boolean | undefined
}

/** What an entry says of its fee; `none`: nothing is owed. */
export const shownFees = [...feeStates, 'none'] as const
export type ShownFee = (typeof shownFees)[number]

/**
 * Who withdrew, or whose competition is cancelled, owes nothing, nor does a reserve, who has no place. Who came back after a
 * refund owes again; what was paid is shown until it is paid back.
 */
export function shownFee({ status, fee, isCancelled }: Omit<EntryFee, 'paidMinor'>): ShownFee {
  if (mayGoBack({ status, isCancelled })) return fee === 'owed' || fee === 'waived' ? 'none' : fee
  const standing = fee === 'refunded' ? 'owed' : fee
  return standing === 'owed' && status === 'reserve' ? 'none' : standing
}

/** Nobody plays for it any more, so what was paid can be paid back. */
export function mayGoBack({ status, isCancelled }: Pick<EntryFee, 'status' | 'isCancelled'>): boolean {
  return status === 'withdrawn' || isCancelled === true
}

export type FeeTotals = { owedMinor: number; paidMinor: number; owed: number; paid: number; waived: number }

/**
 * What the entries owe and have paid, in minor units. Only who is entered owes: a reserve has no place, and who withdrew
 * plays nothing. What was paid counts until it is said to be paid back.
 */
export function feeTotals(entries: readonly EntryFee[], feeMinor: number | null): FeeTotals {
  const totals = { owedMinor: 0, paidMinor: 0, owed: 0, paid: 0, waived: 0 }
  for (const entry of entries) {
    const fee = shownFee(entry)
    if (fee === 'paid') {
      totals.paid += 1
      totals.paidMinor += entry.paidMinor ?? 0
    } else if (entry.status === 'entered' && (fee === 'owed' || fee === 'waived')) {
      totals[fee] += 1
      if (fee === 'owed') totals.owedMinor += feeMinor ?? 0
    }
  }
  return totals
}
