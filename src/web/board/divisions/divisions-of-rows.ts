type RowOfDivision = { division?: string | undefined; handicap: string | null }

/** The divisions that somebody on the board plays in, in order of their players' indexes. */
export function divisionsOfRows(rows: Iterable<RowOfDivision>): string[] {
  const least = new Map<string, number>()
  for (const { division, handicap } of rows)
    if (division !== undefined)
      least.set(
        division,
        Math.min(least.get(division) ?? Infinity, handicap === null ? Infinity : Number(handicap)),
      )
  return [...least].sort(([, a], [, b]) => (a === b ? 0 : a - b)).map(([name]) => name)
}
