/** A board's rows by entrant, each with a revision that rises with every change of that card. */
export type Versioned = { entrantId: string; revision: number }
export type BoardState<Row extends Versioned> = { version: string; rows: ReadonlyMap<string, Row> }

/** What is pushed: the changed rows and the versions they lead from and to. */
export type BoardChange<Row extends Versioned> = { from: string; to: string; rows: readonly Row[] }

/**
 * Applies a pushed change. Returns undefined when the change does not start from this board's version: then the
 * snapshot must be fetched. A row older than the one held is ignored, so two commits that arrive swapped do no harm.
 */
export function applyChange<Row extends Versioned>(
  state: BoardState<Row>,
  change: BoardChange<Row>,
): BoardState<Row> | undefined {
  if (change.from !== state.version) return undefined
  const rows = new Map(state.rows)
  for (const row of change.rows) {
    const held = rows.get(row.entrantId)
    if (!held || row.revision >= held.revision) rows.set(row.entrantId, row)
  }
  return { version: change.to, rows }
}
