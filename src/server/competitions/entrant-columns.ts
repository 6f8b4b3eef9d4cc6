import { sql } from 'drizzle-orm'
import { memberships } from '../db/tables/clubs.ts'
import { roundEvents } from '../db/tables/round-events.ts'
import { holeScores, rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'

/** How lists of a competition's cards name a player. */
export const playerName = sql<string>`coalesce(nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), ''), 'Unknown Player')`

/** Whether they can be told anything in the app: a guest, or a member from the club's list, reads paper. */
export const hasAccount = sql<boolean>`exists (select 1 from ${memberships} a
  where a.user_id = ${users.id} and not a.has_no_account)`

/** Holes of a card with a result. */
export const thru = sql<number>`(select count(*)::int from ${holeScores} s
  where s.round_id = ${rounds.id} and s.club_id = ${rounds.clubId} and s.result <> 'not_played')`

/** The club was the last to hand it in. */
export const isFromPaper = sql<boolean>`coalesce((select e.kind = 'handed_in' from ${roundEvents} e
  where e.round_id = ${rounds.id} and e.club_id = ${rounds.clubId} and e.kind in ('handed_in', 'handed_in_at_kiosk', 'reopened')
  order by e.seq desc limit 1), false)`
