import type { HoleResult } from '../scoring/hole-result.ts'

/**
 * One tap: what somebody recorded for a hole. `id` is minted where the tap was made and rises with every tap on
 * that device (mintEntryId); `at` is that device's time in ms since 1970, which the server clamps to its own.
 */
export type HoleEntry = { id: string; holeNumber: number; result: HoleResult; at: number }

/** The entry that counts for each hole number. */
export type RecordedHoles = ReadonlyMap<number, HoleEntry>

export const nothingRecorded: RecordedHoles = new Map()

/**
 * Folds one entry into a card. The latest `at` of a hole counts, equal times by the greater id, so entries may come
 * late, twice and in any order and every device ends with the same card. Returns the same map when nothing changed.
 */
export function recordHole(recorded: RecordedHoles, entry: HoleEntry): RecordedHoles {
  const present = recorded.get(entry.holeNumber)
  if (present && !supersedes(entry, present)) return recorded
  return new Map(recorded).set(entry.holeNumber, entry)
}

/** Whether `entry` counts instead of `present` for the same hole. */
export function supersedes(
  entry: Pick<HoleEntry, 'id' | 'at'>,
  present: Pick<HoleEntry, 'id' | 'at'>,
): boolean {
  return entry.at === present.at ? entry.id > present.id : entry.at > present.at
}
