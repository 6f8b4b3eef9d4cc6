import { sql } from 'drizzle-orm'
import { holeScores, rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'

/** How lists of a competition's cards name a player. */
export const playerName = sql<string>`coalesce(nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), ''), 'Unknown Player')`

/** Holes of a card with a result. */
export const thru = sql<number>`(select count(*)::int from ${holeScores} s
  where s.round_id = ${rounds.id} and s.club_id = ${rounds.clubId} and s.result <> 'not_played')`
