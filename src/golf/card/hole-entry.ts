import type { HoleResult, HoleResults } from './hole-result.ts'

/**
 * What one person recorded for one hole. `id` is minted on the device where it was entered and rises with every entry
 * made there (entry-id.ts); `at` is that device's time in ms since 1970, which the server clamps to its own; `authorId`
 * is the account of the person who made it.
 */
export type HoleEntry = { id: string; holeNumber: number; result: HoleResult; at: number; authorId: string }

/** A result for a hole before it is an entry: typed, scanned, pasted or taken back. */
export type HoleScore = Pick<HoleEntry, 'holeNumber' | 'result'>

/** The entry that counts for each hole number. */
export type RecordedHoles = ReadonlyMap<number, HoleEntry>

export const nothingRecorded: RecordedHoles = new Map()

/**
 * Folds one entry into a card: the latest counts (`supersedes`), so entries may come late, twice and in any order and
 * every device ends with the same card. Returns the same map when nothing changed.
 */
export function recordHole(recorded: RecordedHoles, entry: HoleEntry): RecordedHoles {
  const present = recorded.get(entry.holeNumber)
  if (present && !supersedes(entry, present)) return recorded
  return new Map(recorded).set(entry.holeNumber, entry)
}

/**
 * Whether `entry` counts instead of `present` for the same hole: the later time, equal times by the greater id. The
 * store says the same in SQL (`supersedes` in server/card/hole-entries/hole-entries.store.ts), and its test holds the
 * two together.
 */
export function supersedes(
  entry: Pick<HoleEntry, 'id' | 'at'>,
  present: Pick<HoleEntry, 'id' | 'at'>,
): boolean {
  return entry.at === present.at ? entry.id > present.id : entry.at > present.at
}

/** The results of the entries, from which a card is scored. */
export function toResults(scores: Iterable<HoleScore>): HoleResults {
  const results = new Map<number, HoleResult>()
  for (const { holeNumber, result } of scores) results.set(holeNumber, result)
  return results
}
