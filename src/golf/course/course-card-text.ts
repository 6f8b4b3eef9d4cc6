import { teeOfField, type CardField } from './card-values.ts'

/** A row of a card with a value for every hole, from hole 1 on. */
export type CompleteCardRow = { readonly field: CardField; readonly values: readonly number[] }

/** A row that may have no value for a hole. */
type CardRow = Pick<CompleteCardRow, 'field'> & { readonly values: readonly (number | undefined)[] }

/**
 * The card as text that `readCardText` reads, with tabs between: a line for each row, its name first. Where a value is missing, a line
 * for each hole, since a row of fewer numbers than holes could be any of them.
 */
export function courseCardText(rows: readonly CardRow[]): string {
  const count = rows[0]?.values.length ?? 0
  const holes = Array.from({ length: count }, (_, at) => at + 1)
  const across = [['Hole', ...holes], ...rows.map(({ field, values }) => [nameOf(field), ...values])]
  const isWhole = rows.every(({ values }) => values.every((value) => value !== undefined))
  const lines = isWhole ? across : ['Hole', ...holes].map((_, at) => across.map((row) => row[at]))
  return lines.map((cells) => cells.join('\t')).join('\n')
}

function nameOf(field: CardField): string {
  switch (field) {
    case 'par':
      return 'Par'
    case 'strokeIndex':
      return 'SI'
    case 'womenPar':
      return 'Women’s par'
    case 'womenStrokeIndex':
      return 'Women’s SI'
    default:
      return teeOfField(field) ?? ''
  }
}
