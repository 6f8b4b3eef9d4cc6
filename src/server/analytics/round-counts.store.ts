import { sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/transaction.ts'

/**
 * Makes the club's figures right for one card after whatever changed it: handed in, reopened, corrected, disqualified or
 * given back. Takes back what it counted for before and adds what it counts for now, so twice is once. Call it last, in
 * the transaction of the change, holding the round or the competition entry it belongs to; its cost is the card's holes.
 */
export async function countRound(tx: Queryable, roundId: string): Promise<void> {
  // A ruling on the card that is being made at the same time is waited for.
  await tx.execute(sql`
    select 1 from competition_entries e
    join rounds r on r.competition_id = e.competition_id and r.user_id = e.user_id
    where r.id = ${roundId} for share of e`)
  await tx.execute(sql`
    with gone as (delete from counted_rounds where round_id = ${roundId} returning *)
    ${tally(sql`gone`, -1)}`)
  await tx.execute(count(sql`r.id = ${roundId}`))
}

/** Counts every card anew. Cards that are handed in meanwhile wait. Reads all holes of all rounds. */
export async function rebuildCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table counted_rounds, hole_tallies in share row exclusive mode`)
  await tx.execute(sql`delete from counted_rounds`)
  await tx.execute(sql`delete from hole_tallies`)
  await tx.execute(count(sql`true`))
}

/**
 * The one place that says what a card counts for. Not submitted or disqualified: nothing. Each result is told by the par
 * the hole had when it was played.
 */
function count(which: SQL): SQL {
  return sql`
    with counted as (
      insert into counted_rounds (round_id, submitted_at, hole_count, is_complete, gross, points,
        club_id, user_id, course_id, hole_numbers, pars, strokes)
      select r.id, coalesce(r.submitted_at, r.started_at), jsonb_array_length(r.holes),
        r.totals_only or card.played = jsonb_array_length(r.holes),
        case when card.holed = jsonb_array_length(r.holes) then card.gross end,
        case when r.stableford_table = 'standard' then r.points end,
        r.club_id, r.user_id, r.course_id,
        coalesce(card.hole_numbers, '{}'), coalesce(card.pars, '{}'), coalesce(card.strokes, '{}')
      from rounds r, lateral (
        select count(*) as played, count(*) filter (where s.result = 'strokes') as holed, sum(s.strokes) as gross,
          array_agg(s.hole_number order by s.hole_number) as hole_numbers,
          array_agg(h.par order by s.hole_number) as pars,
          array_agg(case when s.result = 'strokes' then s.strokes end order by s.hole_number) as strokes
        from hole_scores s
        join jsonb_to_recordset(r.holes) as h("holeNumber" int, par int) on h."holeNumber" = s.hole_number
        where s.round_id = r.id and s.result in ('strokes', 'picked_up') and not r.totals_only
      ) card
      where ${which} and r.status = 'submitted' and not exists (
        select 1 from competition_entries e
        where e.competition_id = r.competition_id and e.user_id = r.user_id and e.card_status = 'disqualified')
      returning *
    )
    ${tally(sql`counted`, 1)}`
}

/** Adds the holes of these counted rounds to the tallies, or takes them away; in one order, so that two never deadlock. */
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
