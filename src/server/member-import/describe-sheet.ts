import type { DateOrder } from '#domain/member-import/read-date.ts'
import type { Sheet } from './read-sheet.ts'
import type { UnderstoodSheet } from './understand-sheet.ts'

const EXAMPLES = 3

/** How a file was read and what its columns are, for whoever is to say whether that is right. */
export function describeSheet<Field extends string>(of: {
  sheet: Sheet
  understood: UnderstoodSheet<Field>
  dateOrder: DateOrder | undefined
}) {
  const { sheet, understood, dateOrder } = of
  const { headings, columns, body, hasHeadings } = understood
  return {
    file: {
      kind: sheet.as.kind,
      encoding: sheet.as.kind === 'csv' ? sheet.as.encoding : null,
      separator: sheet.as.kind === 'csv' ? sheet.as.separator : null,
    },
    columns: headings.map((heading, i) => ({
      heading,
      examples: body
        .flatMap(({ cells }) => (cells[i] === undefined || cells[i] === '' ? [] : [cells[i]]))
        .slice(0, EXAMPLES),
      field: columns[i] ?? null,
    })),
    hasHeadings,
    dateOrder: dateOrder ?? null,
    lines: body.length,
  }
}
