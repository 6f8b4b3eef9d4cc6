import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL for the one card of a round of golf that figures of play count: a round that has several counts once (D54), by the first of
 * them that is handed in. `card`: the row of `rounds`.
 */
export const isFirstCard = (card: SQL): SQL => sql`(${card}.same_round_as is null or (
  not exists (select from rounds f where f.id = ${card}.same_round_as and f.club_id = ${card}.club_id and f.status = 'submitted')
  and not exists (select from rounds o where o.same_round_as = ${card}.same_round_as and o.club_id = ${card}.club_id
    and o.id < ${card}.id and o.status = 'submitted')))`
