import { sql } from 'drizzle-orm'
import { clubs } from './tables/clubs.ts'
import { rounds } from './tables/rounds.ts'

/** The year of a round on its club's calendar (D28), in a query that has the club beside it. */
export const yearOfRound =
  sql<number>`extract(year from ${rounds.startedAt} at time zone ${clubs.timeZone})::int`.mapWith(Number)
