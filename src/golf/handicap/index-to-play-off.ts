import type { Day } from '../day.ts'
import { handicapIndex, LOWEST_HANDICAP_INDEX, type HandicapIndex } from '../numbers.ts'
import { replay } from './replay.ts'
import { isIndexDecision, type RecordEntry } from './scoring-record.ts'

/**
 * The index a round of `day` is played off: the one made by the scores of earlier days (R3.4, the index is updated the
 * day after), and a committee entry of the same day, which holds at once; one of a later day does not reach back to a card that
 * is typed late. On days over which the committee holds the index it is the one that the first of them began with (Rules of
 * Handicapping 5.4, 7.2a). Who had none by then is given the first that the committee entered afterwards, as a new club enters
 * the indexes of its members after their first cards. null where there is none either.
 */
export function indexToPlayOff(entries: readonly RecordEntry[], day: Day): HandicapIndex | null {
  const { record } = replay(
    entries.filter((entry) =>
      entry.kind === 'hold' || isIndexDecision(entry) ? entry.day <= day : entry.day < day,
    ),
  )
  const index = record.hold && day <= record.hold.until ? record.hold.index : record.index
  return asHandicapIndex(index ?? firstEntered(entries, day))
}

/** In tenths. */
function firstEntered(entries: readonly RecordEntry[], after: Day): number | null {
  const later = entries.flatMap((entry) =>
    entry.kind === 'committee_index' && entry.day > after ? [entry] : [],
  )
  return later.sort((a, b) => a.day - b.day)[0]?.index ?? null
}

/** The rule has no lowest index (R3.3), but the product has (D3): an index below +9.9 becomes +9.9. */
export function asHandicapIndex(tenths: number | null): HandicapIndex | null {
  return tenths === null ? null : handicapIndex(Math.max(LOWEST_HANDICAP_INDEX, tenths))
}
