import { teeOfField, type CardField } from './card-values.ts'

/** A row of a card with a value for every hole, from hole 1 on. */
export type CompleteCardRow = { readonly field: CardField; readonly values: readonly number[] }

/** The card as text that `readCardText` reads: a line for each row, its name first, with tabs between. */
export function courseCardText(rows: readonly CompleteCardRow[]): string {
  const count = rows[0]?.values.length ?? 0
  const holes = Array.from({ length: count }, (_, at) => at + 1)
  return [['Hole', ...holes], ...rows.map(({ field, values }) => [nameOf(field), ...values])]
    .map((cells) => cells.join('\t'))
    .join('\n')
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
