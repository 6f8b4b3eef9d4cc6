import type { RecordEntry } from '#golf/handicap/scoring-record.ts'
import type { handicapDecisions } from '../../platform/db/tables/handicap-scores.ts'

export type DecisionRow = typeof handicapDecisions.$inferSelect

/** The entry as `src/golf` replays it; what takes another one back is none. */
export function decisionEntry(row: DecisionRow): RecordEntry[] {
  const { id, day, reason, restartsLowIndex } = row
  switch (row.kind) {
    case 'reset':
      return [{ kind: 'committee_index', id, day, index: stored(row.setTo, row), reason, restartsLowIndex }]
    case 'freeze':
      return [{ kind: 'freeze', id, day, index: stored(row.setTo, row) }]
    case 'lift_freeze':
      return [{ kind: 'freeze', id, day, index: null }]
    case 'hold':
      return [{ kind: 'hold', id, day, until: stored(row.until, row) }]
    case 'penalty':
      return [
        {
          kind: 'penalty_score',
          id,
          day,
          meant: row.meant ?? 'other',
          holes: row.holes === 9 ? 9 : 18,
          courseRating: stored(row.courseRating, row),
          slope: stored(row.slope, row),
          pcc: stored(row.pcc, row),
          courseHandicap: stored(row.courseHandicap, row),
          indexWhenPlayed: row.indexWhenPlayed,
        },
      ]
    case 'take_back':
      return []
  }
}

/** The store checks that an entry has what its kind needs. */
function stored(value: number | null, { id, kind }: DecisionRow): number {
  if (value === null) throw new Error(`Decision ${id} (${kind}) is not whole`)
  return value
}
