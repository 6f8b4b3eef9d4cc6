import { and, asc, desc, eq, max } from 'drizzle-orm'
import type { Pool } from 'pg'
import { competitions } from '../db/tables/competitions.ts'
import { courses } from '../db/tables/courses.ts'
import { holeScores, rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

export type RoundRow = typeof rounds.$inferSelect
export type HoleScoreRow = typeof holeScores.$inferSelect
export type RoundWithNames = {
  round: RoundRow
  courseName: string
  competitionName: string | null
  competitionType: string | null
}

function selectRounds(db: Queryable) {
  return db
    .select({
      round: rounds,
      courseName: courses.name,
      competitionName: competitions.name,
      competitionType: competitions.competitionType,
    })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .leftJoin(competitions, eq(competitions.id, rounds.competitionId))
}

export async function findRound(db: Queryable, roundId: string): Promise<RoundWithNames | undefined> {
  return (await selectRounds(db).where(eq(rounds.id, roundId)))[0]
}

export async function findOpenRound(db: Queryable, userId: string): Promise<RoundWithNames | undefined> {
  return (await selectRounds(db).where(and(eq(rounds.userId, userId), eq(rounds.status, 'in_progress'))))[0]
}

/** Newest first; abandoned ones are left out. Reads `limit` rows by index. */
export async function listPlayerRounds(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<RoundWithNames[]> {
  return selectRounds(db)
    .where(and(eq(rounds.userId, userId), eq(rounds.status, 'submitted')))
    .orderBy(desc(rounds.startedAt))
    .limit(limit)
}

export async function findRoundInCompetition(db: Queryable, competitionId: string, userId: string) {
  const rows = await db
    .select()
    .from(rounds)
    .where(
      and(eq(rounds.competitionId, competitionId), eq(rounds.userId, userId), eq(rounds.status, 'submitted')),
    )
  return rows[0]
}

/** The highest revision this player's cards had in a competition, abandoned ones included; a new card goes on from it. */
export async function highestRevision(db: Queryable, competitionId: string, userId: string): Promise<number> {
  const rows = await db
    .select({ revision: max(rounds.revision) })
    .from(rounds)
    .where(and(eq(rounds.competitionId, competitionId), eq(rounds.userId, userId)))
  return rows[0]?.revision ?? 0
}

/** Locks the round until the transaction ends. */
export async function lockRound(tx: Queryable, roundId: string): Promise<RoundRow | undefined> {
  const rows = await tx.select().from(rounds).where(eq(rounds.id, roundId)).for('update')
  return rows[0]
}

/** Locks the player, so that two starts of a round take turns. Gives his Handicap Index (tenths) and gender. */
export async function lockPlayer(tx: Queryable, userId: string) {
  const rows = await tx
    .select({ handicapIndex: users.handicapIndex, gender: users.gender })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return rows[0]
}

export async function findCourseName(tx: Queryable, courseId: string): Promise<string> {
  const rows = await tx.select({ name: courses.name }).from(courses).where(eq(courses.id, courseId))
  return rows[0]?.name ?? ''
}

export async function insertRound(tx: Queryable, round: typeof rounds.$inferInsert): Promise<void> {
  await tx.insert(rounds).values(round)
}

export async function changeRound(tx: Queryable, roundId: string, change: Partial<RoundRow>): Promise<void> {
  await tx.update(rounds).set(change).where(eq(rounds.id, roundId))
}

export async function listHoleScores(db: Queryable, roundId: string): Promise<HoleScoreRow[]> {
  return db
    .select()
    .from(holeScores)
    .where(eq(holeScores.roundId, roundId))
    .orderBy(asc(holeScores.holeNumber))
}

/** What never changes about a round and is needed to accept a score: kept in memory by record-hole-scores.ts. */
export type RoundFacts = { userId: string; holeNumbers: number[] }

export async function findRoundFacts(db: Queryable, roundId: string): Promise<RoundFacts | undefined> {
  const rows = await db
    .select({ userId: rounds.userId, holes: rounds.holes })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  const row = rows[0]
  return row && { userId: row.userId, holeNumbers: row.holes.map((hole) => hole.holeNumber) }
}

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
    then pg_notify($10, 'board ' || t.competition_id || ' ' || t.user_id) end as announced
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
