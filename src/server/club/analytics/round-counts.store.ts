import { sql, type SQL } from 'drizzle-orm'
import { isFirstCard } from '../../platform/db/first-card.ts'
import { countOpenHoles } from '../../platform/db/open-holes.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'

/**
 * Updates the club's figures for one card after any change to it: handed in, reopened, corrected, disqualified or
 * reinstated. Subtracts what the card counted for before and adds what it counts for now, so calling it twice changes
 * nothing. The other cards of its round are counted with it: a round counts once. Call it last in the transaction of the change,
 * with the round or its competition entry locked. Its cost grows with the card's holes.
 */
export async function countRound(tx: Queryable, roundId: string): Promise<void> {
  // Waits for a ruling on the card that another transaction is making at the same time.
  await tx.execute(sql`
    select 1 from competition_entries e
    join rounds r on r.competition_id = e.competition_id and r.user_id = e.user_id and r.club_id = e.club_id
    where ${isOfRound(roundId)} order by e.competition_id for share of e`)
  await tx.execute(sql`
    with gone as (delete from counted_rounds where round_id in (select r.id from rounds r where ${isOfRound(roundId)}) returning *)
    ${tally(sql`gone`, -1)}`)
  await tx.execute(count(isOfRound(roundId)))
}

/** A card, and the other cards of its round. */
function isOfRound(roundId: string): SQL {
  const first = sql`(select coalesce(one.same_round_as, one.id) from rounds one where one.id = ${roundId})`
  return sql`(r.id = ${roundId} or r.id = ${first} or r.same_round_as = ${first})`
}

/** Counts every card again from the start, reading all holes of all rounds. Cards handed in meanwhile wait for it. */
export async function rebuildCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table counted_rounds, hole_tallies in share row exclusive mode`)
  await tx.execute(sql`delete from counted_rounds`)
  await tx.execute(sql`delete from hole_tallies`)
  await tx.execute(count(sql`true`))
}

/**
 * The only definition of what a card counts for. A card that is not submitted, is disqualified, has totals that
 * nobody has confirmed, is a guest's, came from a watch, or is not the first of its round, counts for nothing. Each
 * result is compared with the par that the hole had when it was played. A hole that was closed counts for nobody, and a card with
 * one is no whole round, which others could be compared with.
 */
function count(which: SQL): SQL {
  return sql`
    with counted as (
      insert into counted_rounds (round_id, submitted_at, hole_count, is_complete, gross, points,
        club_id, user_id, course_id, hole_numbers, pars, strokes)
      select r.id, coalesce(r.submitted_at, r.started_at), jsonb_array_length(r.holes),
        (r.totals_only and ${countOpenHoles(sql`r.holes`)} = jsonb_array_length(r.holes)) or card.played = jsonb_array_length(r.holes),
        case when card.holed = jsonb_array_length(r.holes) then card.gross end,
        case when r.stableford_table = 'standard' then r.points end,
        r.club_id, r.user_id, r.course_id,
        coalesce(card.hole_numbers, '{}'), coalesce(card.pars, '{}'), coalesce(card.strokes, '{}')
      from rounds r, lateral (
        select count(*) as played, count(*) filter (where s.result = 'strokes') as holed, sum(s.strokes) filter (where s.result = 'strokes') as gross,
          array_agg(s.hole_number order by s.hole_number) as hole_numbers,
          array_agg(h.par order by s.hole_number) as pars,
          array_agg(case when s.result = 'strokes' then s.strokes end order by s.hole_number) as strokes
        from hole_scores s
        join jsonb_to_recordset(r.holes) as h("holeNumber" int, par int, "isClosed" boolean)
          on h."holeNumber" = s.hole_number and h."isClosed" is not true
        where s.round_id = r.id and s.club_id = r.club_id and s.result in ('strokes', 'picked_up') and not r.totals_only
      ) card
      where ${which} and ${isFirstCard(sql`r`)} and r.status = 'submitted' and r.watch_round_id is null and (not r.totals_only or r.totals_confirmed_at is not null)
        and not exists (select 1 from guests g where g.user_id = r.user_id)
        and not exists (
        select 1 from competition_entries e
        where e.competition_id = r.competition_id and e.user_id = r.user_id and e.club_id = r.club_id and e.card_status = 'disqualified')
      returning *
    )
    ${tally(sql`counted`, 1)}`
}

/**
 * Adds the holes of these counted rounds to the tallies, or subtracts them. The rows are always written in the same order,
 * so that two transactions cannot deadlock.
 */
function tally(cards: SQL, sign: 1 | -1): SQL {
  return sql`
    insert into hole_tallies as held (course_id, hole_number, holed, strokes, eagles, birdies, pars, bogeys,
      doubles_or_worse, picked_up)
    select c.course_id, h.hole_number,
      ${sql.raw(String(sign))} * count(h.strokes),
      ${sql.raw(String(sign))} * coalesce(sum(h.strokes), 0),
      ${sql.raw(String(sign))} * count(*) filter (where h.strokes - h.par <= -2),
      ${sql.raw(String(sign))} * count(*) filter (where h.strokes - h.par = -1),
      ${sql.raw(String(sign))} * count(*) filter (where h.strokes = h.par),
      ${sql.raw(String(sign))} * count(*) filter (where h.strokes - h.par = 1),
      ${sql.raw(String(sign))} * count(*) filter (where h.strokes - h.par >= 2),
      ${sql.raw(String(sign))} * count(*) filter (where h.strokes is null)
    from ${cards} c, unnest(c.hole_numbers, c.pars, c.strokes) as h(hole_number, par, strokes)
    group by c.course_id, h.hole_number
    order by c.course_id, h.hole_number
    on conflict (course_id, hole_number) do update set
      holed = held.holed + excluded.holed,
      strokes = held.strokes + excluded.strokes,
      eagles = held.eagles + excluded.eagles,
      birdies = held.birdies + excluded.birdies,
      pars = held.pars + excluded.pars,
      bogeys = held.bogeys + excluded.bogeys,
      doubles_or_worse = held.doubles_or_worse + excluded.doubles_or_worse,
      picked_up = held.picked_up + excluded.picked_up`
}
