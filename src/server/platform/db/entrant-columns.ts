import { sql } from 'drizzle-orm'
import type { Reach } from '#golf/competition/desk-waiting.ts'
import { countOpenHoles, isOpenHole } from './open-holes.ts'
import { memberships } from './tables/clubs.ts'
import { pushSubscriptions } from './tables/notices.ts'
import { holeScores, rounds } from './tables/rounds.ts'
import { sessions, users } from './tables/users.ts'

/** How lists of a competition's cards name a player. */
export const playerName = sql<string>`coalesce(nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), ''), 'Unknown Player')`

/** Whether they can be told anything in the app: a guest, or a member from the club's list, reads paper. */
export const hasAccount = sql<boolean>`exists (select 1 from ${memberships} a
  where a.user_id = ${users.id} and not a.has_no_account)`

/** Whether notices come to them; of mails that came back, a browser that is woken makes up for. */
export function reach(now: Date) {
  return sql<Reach>`case when not ${hasAccount} then 'no_account'
    when ${users.emailBouncedAt} is not null and not exists (select 1 from ${pushSubscriptions} p
      join ${sessions} s on s.id = p.session_id and s.expires_at > ${now.toISOString()}::timestamptz
      where p.user_id = ${users.id}) then 'mails_return' else 'reached' end`
}

/** How many holes of a card count; 0 where there is no card. */
export const holeCount = sql<number>`coalesce(${countOpenHoles(rounds.holes)}, 0)`

/** Holes of a card that count and have a result. */
export const thru = sql<number>`(select count(*)::int from ${holeScores} s
  where s.round_id = ${rounds.id} and s.club_id = ${rounds.clubId} and s.result <> 'not_played'
    and ${isOpenHole(rounds.holes, sql`s.hole_number`)})`
