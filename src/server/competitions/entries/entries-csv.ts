import type { EntryList } from '#contract/entries.ts'
import { toCsvLine } from '../../http/csv-line.ts'

const columns = [
  'Last name',
  'First name',
  'Status',
  'Place on the reserve list',
  'Handicap Index',
  'Tees',
  'Division',
  'Guest',
  'Home club',
  'Fee',
  'Paid',
  'Entered at (UTC)',
  'Withdrawn at (UTC)',
  'Reason',
] as const

/** The entries as a spreadsheet opens them; what people typed never runs as a formula. */
export function entriesCsv({ entries }: EntryList): string {
  let reserve = 0
  const lines = entries.map((one) =>
    toCsvLine([
      ...[one.lastName, one.firstName, one.status],
      one.status === 'reserve' ? String((reserve += 1)) : '',
      one.handicap === null ? '' : plainIndex(one.handicap),
      ...[one.group ?? '', one.division ?? '', one.isGuest ? 'guest' : '', one.homeClub ?? ''],
      ...[one.fee === 'none' ? '' : one.fee, one.paid ?? ''],
      ...[one.enteredAt, one.withdrawnAt ?? '', one.withdrawnReason ?? one.admittedReason ?? ''],
    ]),
  )
  return `\uFEFF${toCsvLine(columns)}${lines.join('')}`
}

/** "+2.4" begins like a formula, so the sign stands behind a word. */
function plainIndex(handicap: string): string {
  return handicap.startsWith('+') ? `plus ${handicap.slice(1)}` : handicap
}
