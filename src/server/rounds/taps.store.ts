import type { Pool } from 'pg'
import { boardChangeSql } from '../live/change.ts'

export type EntryToSave = { id: string; holeNumber: number; result: string; strokes: number | null; at: Date }

export type SavedEntries = {
  /** in_progress, submitted or abandoned */
  status: string
  revision: number
  /** Ids used before with another content; then nothing was written. */
  reused: string[] | null
  /** What counts now on the holes that were sent. */
  current: { holeNumber: number; id: string; result: string; strokes: number | null; at: string }[] | null
  /** The competition whose board changed with this. */
  changedBoard: string | null
}

/** The taps of one command, which are all of one round. */
export type EntriesOfRound = { roundId: string; authorId: string; entries: readonly EntryToSave[]; now: Date }

/**
 * The hot path: one statement and so one transaction, for one round or for several that came in together. It locks the
 * rounds, appends the taps that are new, lets the latest of each hole count (at, then id, as domain/round/record-hole.ts
 * folds), raises the revision of what changed and announces it, which PostgreSQL sends at commit. A round whose taps
 * reuse an id is left as it is. Costs two index writes for a tap.
 *
 * `(select $1)` hides from the planner how many taps there are: it would otherwise plan anew for each statement, which
 * takes longer than running it. The lateral joins ask by key and not for all that a round has.
 */
const saveEntriesSql = (lock: 'for update' | 'for update skip locked') => `
with sent as (
  select * from unnest((select $2::text[]), (select $3::text[]), (select $4::int[]), (select $5::text[]), (select $6::int[]),
    (select $7::timestamptz[]), (select $8::text[])) as t(round_id, id, hole_number, result, strokes, at, author_id)
), target as (
  select r.* from unnest((select $1::text[])) as asked(id), lateral (
    select id, status, revision, competition_id, user_id from rounds where id = asked.id limit 1 ${lock}) r
), reused as (
  select s.round_id, s.id from sent s, lateral (
    select e.hole_number, e.result, e.strokes from hole_entries e where e.round_id = s.round_id and e.id = s.id limit 1) e
  where (e.hole_number, e.result, coalesce(e.strokes, 0)) <> (s.hole_number, s.result, coalesce(s.strokes, 0))
), added as (
  insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at)
  select s.round_id, s.id, s.hole_number, s.result, s.strokes, s.at, s.author_id, $9
  from sent s join target t on t.id = s.round_id
  where t.status = 'in_progress' and s.round_id not in (select round_id from reused)
  on conflict (round_id, id) do nothing
  returning round_id, id, hole_number, result, strokes, at
), latest as (
  select distinct on (round_id, hole_number) * from added order by round_id, hole_number, at desc, id collate "C" desc
), changed as (
  insert into hole_scores as held (round_id, hole_number, entry_id, result, strokes, at)
  select round_id, hole_number, id, result, strokes, at from latest
  on conflict (round_id, hole_number) do update
    set entry_id = excluded.entry_id, result = excluded.result, strokes = excluded.strokes, at = excluded.at
    where (excluded.at, excluded.entry_id collate "C") > (held.at, held.entry_id collate "C")
  returning round_id, hole_number, entry_id, result, strokes, at
), raised as (
  update rounds r set revision = r.revision + 1 where r.id = any(array(select round_id from changed))
  returning r.id, r.revision
), current as (
  select * from changed
  union all
  select h.* from (select round_id, hole_number from sent except select round_id, hole_number from changed) s, lateral (
    select h.round_id, h.hole_number, h.entry_id, h.result, h.strokes, h.at from hole_scores h
    where h.round_id = s.round_id and h.hole_number = s.hole_number limit 1) h
)
select t.id as "roundId", t.status, coalesce(r.revision, t.revision) as revision,
  (select json_agg(u.id) from reused u where u.round_id = t.id) as reused,
  (select json_agg(json_build_object('holeNumber', c.hole_number, 'id', c.entry_id, 'result', c.result,
    'strokes', c.strokes, 'at', c.at)) from current c where c.round_id = t.id) as current,
  case when r.id is not null then t.competition_id end as "changedBoard",
  case when r.id is not null and t.competition_id is not null and $10::text is not null
    then pg_notify($10, ${boardChangeSql({ competitionId: 't.competition_id', userId: 't.user_id' })}) end as announced
from target t left join raised r on r.id = t.id`

const waiting = { name: 'save-entries', text: saveEntriesSql('for update') }
const skipping = { name: 'save-entries-of-free-rounds', text: saveEntriesSql('for update skip locked') }

/**
 * Saves the taps of different rounds; gives what was saved by the round's id. A round that another transaction has
 * locked is waited for, or with `skipLocked` left out, as one that does not exist always is. Without a channel nothing
 * is announced: the caller tells of `changedBoard`.
 */
export async function saveEntries(
  pool: Pool,
  of: readonly EntriesOfRound[],
  terms: { channel: string | null; skipLocked: boolean },
): Promise<Map<string, SavedEntries>> {
  const taps = of.flatMap(({ roundId, authorId, entries }) =>
    entries.map((entry) => ({ ...entry, roundId, authorId })),
  )
  const { rows } = await pool.query<SavedEntries & { roundId: string }>({
    ...(terms.skipLocked ? skipping : waiting),
    values: [
      of.map((one) => one.roundId),
      taps.map((tap) => tap.roundId),
      taps.map((tap) => tap.id),
      taps.map((tap) => tap.holeNumber),
      taps.map((tap) => tap.result),
      taps.map((tap) => tap.strokes),
      taps.map((tap) => tap.at.toISOString()),
      taps.map((tap) => tap.authorId),
      new Date(Math.max(...of.map((one) => one.now.getTime()))),
      terms.channel,
    ],
  })
  return new Map(rows.map((row) => [row.roundId, row]))
}

/**
 * One tap by the only process of a store: nearly every score that comes. The same as saveEntries with as little for
 * PostgreSQL to execute as it can be, half its time. No row when there is more to it (the tap was sent before, its id
 * was used for something else, a later one counts already, the card is closed, there is no such round): then nothing
 * was written and saveEntries finds out.
 */
const saveTapSql = `
with target as (
  select id, revision, competition_id from rounds where id = $1 and status = 'in_progress' for update
), changed as (
  insert into hole_scores as held (round_id, hole_number, entry_id, result, strokes, at)
  select id, $3, $2, $4, $5, $6 from target
  where not exists (select 1 from hole_entries where round_id = $1 and id = $2)
  on conflict (round_id, hole_number) do update
    set entry_id = excluded.entry_id, result = excluded.result, strokes = excluded.strokes, at = excluded.at
    where (excluded.at, excluded.entry_id collate "C") > (held.at, held.entry_id collate "C")
  returning round_id
), added as (
  insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at)
  select round_id, $2, $3, $4, $5, $6, $7, $8 from changed
)
update rounds r set revision = r.revision + 1 from target t, changed c
where r.id = t.id
returning r.revision, t.competition_id as "changedBoard"`

/** undefined: nothing was written, ask saveEntries. */
export async function saveTap(pool: Pool, taps: EntriesOfRound): Promise<SavedEntries | undefined> {
  const [tap, ...others] = taps.entries
  if (!tap || others.length > 0) return undefined
  const { rows } = await pool.query<Pick<SavedEntries, 'revision' | 'changedBoard'>>({
    name: 'save-tap',
    text: saveTapSql,
    values: [
      taps.roundId,
      tap.id,
      tap.holeNumber,
      tap.result,
      tap.strokes,
      tap.at.toISOString(),
      taps.authorId,
      taps.now,
    ],
  })
  const saved = rows[0]
  return (
    saved && {
      ...saved,
      status: 'in_progress',
      reused: null,
      current: [{ ...tap, at: tap.at.toISOString() }],
    }
  )
}
