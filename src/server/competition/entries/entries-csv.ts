import type { EntryList } from '#contract/competition/entries.ts'
import { parseHandicapIndex } from '#golf/numbers.ts'
import { byteOrderMark, plainIndex, toCsvLine } from '../../platform/http/csv-line.ts'

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
      indexOf(one),
      ...[one.group ?? '', one.division ?? '', one.isGuest ? 'guest' : '', one.homeClub ?? ''],
      ...[one.fee === 'none' ? '' : one.fee, one.paid ?? ''],
      ...[one.enteredAt, one.withdrawnAt ?? '', one.withdrawnReason ?? one.admittedReason ?? ''],
    ]),
  )
  return `${byteOrderMark}${toCsvLine(columns)}${lines.join('')}`
}

function indexOf({ handicap }: EntryList['entries'][number]): number | null {
  const index = handicap === null ? undefined : parseHandicapIndex(handicap)
  return index === undefined ? null : plainIndex(index)
}
