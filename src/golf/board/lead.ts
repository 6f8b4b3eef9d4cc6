import type { Placeable, Placed } from './standings.ts'

type Ranked = Pick<Placed<Placeable>, 'position' | 'sortKey'>

/** Who is first, and by how many strokes or points; 0 where countback decided, undefined where nobody else has a place. */
export type Lead<Row extends Ranked> = { leaders: readonly Row[]; margin: number | undefined }

/** The lead of rows in the order of `standings`; undefined while nobody has a place. */
export function leadOf<Row extends Ranked>(placed: readonly Row[]): Lead<Row> | undefined {
  const leaders = placed.filter((row) => row.position === 1)
  const [first] = leaders
  if (!first) return undefined
  const next = placed[leaders.length]
  const margin = next && next.position !== null ? behind(next, first) : undefined
  return { leaders, margin }
}

/** By how many strokes or points a row stands behind another; undefined where one of them has no score. */
export function behind(row: Pick<Ranked, 'sortKey'>, ahead: Pick<Ranked, 'sortKey'>): number | undefined {
  return row.sortKey === null || ahead.sortKey === null ? undefined : row.sortKey - ahead.sortKey
}

/** The first three places with all who share them: two firsts and a third, or a first and three seconds. */
export function podiumOf<Row extends Ranked>(
  placed: readonly Row[],
): { position: number; rows: readonly Row[] }[] {
  return [1, 2, 3]
    .map((position) => ({ position, rows: placed.filter((row) => row.position === position) }))
    .filter(({ rows }) => rows.length > 0)
}
