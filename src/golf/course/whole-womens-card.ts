import type { CompleteCardRow } from './course-card-text.ts'

/**
 * Women have pars and indexes of their own, or none (R6.4). A card that prints only the one for women has the other in common with
 * the men, so that row is added; without the men's row the women's alone is left out.
 */
export function wholeWomensCard(rows: readonly CompleteCardRow[]): CompleteCardRow[] {
  const valuesOf = (field: CompleteCardRow['field']) => rows.find((row) => row.field === field)?.values
  const [pars, indexes] = [valuesOf('womenPar'), valuesOf('womenStrokeIndex')]
  if ((pars === undefined) === (indexes === undefined)) return [...rows]
  const shared = pars === undefined ? valuesOf('par') : valuesOf('strokeIndex')
  if (shared === undefined)
    return rows.filter(({ field }) => field !== 'womenPar' && field !== 'womenStrokeIndex')
  return [...rows, { field: pars === undefined ? 'womenPar' : 'womenStrokeIndex', values: shared }]
}
