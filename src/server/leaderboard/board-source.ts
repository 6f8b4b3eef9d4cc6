import type { Pool } from 'pg'
import { findCompetition, typeOf } from '../competitions/competitions.store.ts'
import type { Database } from '../db/client.ts'
import { AppError } from '../http/app-error.ts'
import type { BoardSource } from '../live/leaderboard-hub.ts'
import { orderRows, toLiveRow } from './board-row.ts'
import { listEntrantFacts } from './leaderboard.store.ts'

/** The rows of one competition's board, from the store. A competition's type never changes, so it is read once. */
export async function openBoard(db: Database, pool: Pool, competitionId: string): Promise<BoardSource> {
  const competition = await findCompetition(db, competitionId)
  if (!competition) throw new AppError('not_found')
  const type = typeOf(competition)
  return {
    load: async (userIds) =>
      (await listEntrantFacts(pool, competitionId, userIds)).map((facts) => toLiveRow(facts, type)),
    order: (rows) => orderRows(rows, type),
  }
}
