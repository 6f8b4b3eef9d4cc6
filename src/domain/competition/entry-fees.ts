export const feeStates = ['owed', 'paid', 'waived'] as const
export type FeeState = (typeof feeStates)[number]

/** An entry and its fee; `paidMinor` is what was paid, whatever the fee is now. */
export type EntryFee = { status: string; fee: FeeState; paidMinor: number | null }

export type FeeTotals = { owedMinor: number; paidMinor: number; owed: number; paid: number; waived: number }

/**
 * What the entries owe and have paid, in minor units. Only who is entered owes: a reserve has no place, and who withdrew
 * plays nothing. What was paid counts until it is said to be paid back.
 */
export function feeTotals(entries: readonly EntryFee[], feeMinor: number | null): FeeTotals {
  const totals = { owedMinor: 0, paidMinor: 0, owed: 0, paid: 0, waived: 0 }
  for (const entry of entries) {
    if (entry.fee === 'paid') {
      totals.paid += 1
      totals.paidMinor += entry.paidMinor ?? 0
    } else if (entry.status === 'entered') {
      totals[entry.fee] += 1
      if (entry.fee === 'owed') totals.owedMinor += feeMinor ?? 0
    }
  }
  return totals
}
