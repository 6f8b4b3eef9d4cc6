import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import type { RecordEntry } from '#golf/handicap/scoring-record.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { listRecordRowsOf, recordEntries } from './handicap.store.ts'

const PLAYERS_AT_ONCE = 200

/**
 * What the records of these players make of their Handicap Indexes, with `added` entries beside what is stored; the index
 * of a record that makes none stays the one that `held` names.
 */
export async function makeIndexes(
  db: Queryable,
  input: {
    held: ReadonlyMap<string, number | null>
    added?: (userId: string) => readonly RecordEntry[]
  },
): Promise<Map<string, number | null>> {
  const { held, added = () => [] } = input
  const made = new Map<string, number | null>()
  const userIds = [...held.keys()]
  for (let at = 0; at < userIds.length; at += PLAYERS_AT_ONCE) {
    const records = await listRecordRowsOf(db, userIds.slice(at, at + PLAYERS_AT_ONCE))
    for (const [userId, rows] of records) {
      const { record } = replay([...recordEntries(rows), ...added(userId)])
      made.set(userId, asHandicapIndex(record.index) ?? held.get(userId) ?? null)
    }
    // Others are answered between two pieces.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return made
}
