/** Titles and dates that other systems print above a list. */
const MOST_LINES_ABOVE = 10

/**
 * Which row has the headings: the one of the first ten in which most columns are recognised, of equals the first. undefined when
 * no row has two that are.
 */
export function findHeadingRow(
  rows: readonly (readonly string[])[],
  recognise: (row: readonly string[]) => readonly unknown[],
): number | undefined {
  const counts = rows
    .slice(0, MOST_LINES_ABOVE)
    .map((row) => recognise(row).filter((field) => field !== null).length)
  const most = Math.max(0, ...counts)
  return most < 2 ? undefined : counts.indexOf(most)
}
