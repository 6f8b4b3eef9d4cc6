import { findHeadingRow } from '#contract/club/member-import/find-heading-row.ts'
import type { DateOrder } from '#contract/club/member-import/read-date.ts'
import type { MinusMeaning } from '#contract/club/member-import/minus-meanings.ts'
import type { SheetLine } from '#contract/club/member-import/read-member-lines.ts'
import type { WholeMeaning } from '#contract/club/member-import/whole-meanings.ts'
import type { SingleByte } from '#contract/club/member-import/text-encodings.ts'
import type { Sheet } from './read-sheet.ts'
import { MOST_LINES, refuseSheet } from './sheet-fault.ts'

/** How the sender wants a file to be read. */
export type Reading<Field extends string> = {
  columns?: readonly (Field | null)[] | undefined
  headings?: 'none' | undefined
  dates?: DateOrder | undefined
  minus?: MinusMeaning | undefined
  encoding?: SingleByte | undefined
  whole?: WholeMeaning | undefined
  men?: string | undefined
  category?: 'sheet' | undefined
}

export type UnderstoodSheet<Field extends string> = {
  headings: readonly string[]
  hasHeadings: boolean
  columns: readonly (Field | null)[]
  /** What stands below the headings. */
  body: readonly SheetLine[]
}

/** Which line has the headings and what its columns are, as its words or the sender say. Throws for too many lines. */
export function understandSheet<Field extends string>(
  { lines }: Sheet,
  reading: Reading<Field>,
  recognise: (row: readonly string[]) => (Field | null)[],
): UnderstoodSheet<Field> {
  const rows = lines.map(({ cells }) => cells)
  // Without a heading that is known, the first line is taken for headings nobody knows.
  const at = reading.headings === 'none' ? -1 : (findHeadingRow(rows, recognise) ?? 0)
  const body = lines.slice(at + 1)
  if (body.length > MOST_LINES) throw refuseSheet('too_many_lines')
  const width = Math.max(...rows.slice(Math.max(at, 0), MOST_LINES).map((cells) => cells.length))
  const headings = Array.from({ length: width }, (_, i) => rows[at]?.[i] ?? '')
  const asked = reading.columns ?? recognise(headings)
  return {
    headings,
    hasHeadings: at >= 0,
    columns: headings.map((_, i) => asked[i] ?? null),
    body,
  }
}
