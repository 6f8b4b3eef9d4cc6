import type { Day } from '../day.ts'
import { handicapIndex, LOWEST_HANDICAP_INDEX, type HandicapIndex } from '../numbers.ts'
import { replay } from './replay.ts'
import { isIndexDecision, type RecordEntry } from './scoring-record.ts'

/**
 * The index a round of `day` is played off: the one made by the scores of earlier days (R3.4, the index is updated the
 * day after), and a committee entry of the same day, which holds at once. On days over which the committee holds the
 * index it is the one that the first of them began with (Rules of Handicapping 5.4, 7.2a). null before there is one.
 */
export function indexToPlayOff(entries: readonly RecordEntry[], day: Day): HandicapIndex | null {
  const { record } = replay(
    entries.filter((entry) =>
      entry.kind === 'hold' ? entry.day <= day : entry.day < day || isIndexDecision(entry),
    ),
  )
  return asHandicapIndex(record.hold && day <= record.hold.until ? record.hold.index : record.index)
}

/** The rule has no lowest index (R3.3), but the product has (D3): an index below +9.9 becomes +9.9. */
export function asHandicapIndex(tenths: number | null): HandicapIndex | null {
  return tenths === null ? null : handicapIndex(Math.max(LOWEST_HANDICAP_INDEX, tenths))
}
