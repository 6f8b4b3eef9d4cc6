import { sql } from 'drizzle-orm'
import { clubs } from './tables/clubs.ts'
import { rounds } from './tables/rounds.ts'

/** SQL for the year of a round on its club's calendar (D28); the query must join the club. */
export const yearOfRound =
  sql<number>`extract(year from ${rounds.startedAt} at time zone ${clubs.timeZone})::int`.mapWith(Number)
