import { addToRecord, publishedTerms } from './add-to-record.ts'
import {
  emptyRecord,
  type IndexStep,
  type RecordEntry,
  type RecordTerms,
  type ScoringRecord,
} from './scoring-record.ts'

/**
 * A whole scoring record from nothing, every step with what it came from (R3; Rules of Handicapping 5). Entries are
 * taken by day, those of one day in the order given. The last step's index is the player's.
 */
export function replay(
  entries: readonly RecordEntry[],
  terms: RecordTerms = publishedTerms,
): { record: ScoringRecord; steps: IndexStep[] } {
  const record = emptyRecord()
  const steps = inOrderOfDays(entries).map((entry) => addToRecord(record, entry, terms))
  return { record, steps: countLeftOver(steps) }
}

/** A nine that waited stands in its own place as the score that the day of the first index made it (R1.4). */
export function countLeftOver(steps: IndexStep[]): IndexStep[] {
  const since = steps.filter(({ leftOver }) => leftOver !== null).at(-1)
  const nine = since?.leftOver
  if (!since || !nine) return steps
  // Another nine of that day was put together with it in the end.
  if (steps.slice(steps.indexOf(since) + 1).some(({ day, isPair }) => isPair && day === since.day))
    return steps
  const { differential, firstIndex: expectedFrom } = nine
  return steps.map((step) =>
    step.id === nine.id ? { ...step, differential, expectedFrom, countsSince: since.id } : step,
  )
}

function inOrderOfDays(entries: readonly RecordEntry[]): readonly RecordEntry[] {
  const isOrdered = entries.every((entry, i) => entry.day >= (entries[i - 1]?.day ?? entry.day))
  return isOrdered ? entries : [...entries].sort((a, b) => a.day - b.day)
}
