import type { Pool } from 'pg'
import { entryId } from './seed.ts'

const upsertSql = `insert into hole_scores (round_id, hole_number, entry_id, result, strokes, at, author_id, club_id)
values ($1, $2, $3, $4, $5, $6, 'usr_bench', 'clb_bench')
on conflict (round_id, hole_number) do update
  set entry_id = excluded.entry_id, result = excluded.result, strokes = excluded.strokes, at = excluded.at`

/** The cheapest possible way to store a score: one prepared write of one row, in its own transaction. */
export function upsertFor(pool: Pool, roundId: string): () => Promise<void> {
  let count = 0
  return async () => {
    count += 1
    await pool.query({
      name: 'bare-upsert',
      text: upsertSql,
      values: [roundId, 1 + (count % 18), entryId(count), 'strokes', 3 + (count % 5), new Date()],
    })
  }
}
