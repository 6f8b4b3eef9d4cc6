import { sql } from 'drizzle-orm'
import { holeEntries } from './tables/rounds.ts'

/**
 * SQL for a hash over the hole entries of a round, whatever the order they came in; null where there are none. A player's
 * own entry has no source in it, because digests are older than sources.
 */
export const entriesDigest = sql<
  string | null
>`encode(sha256(convert_to(string_agg(concat_ws('|', ${holeEntries.id},
  ${holeEntries.holeNumber}, ${holeEntries.result}, coalesce(${holeEntries.strokes}, 0),
  floor(extract(epoch from ${holeEntries.at}) * 1000)::bigint, ${holeEntries.authorId}, nullif(${holeEntries.source}, 'player')),
  E'\n' order by ${holeEntries.id} collate "C"), 'UTF8')), 'hex')`
