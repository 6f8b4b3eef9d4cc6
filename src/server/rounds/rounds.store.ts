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
}

/**
 * The hot path: one statement and so one transaction. It locks the round, appends the taps that are new, lets the
 * latest of each hole count (at, then id, as domain/round/record-hole.ts folds), raises the revision when something
 * changed and announces the board's change, which PostgreSQL sends at commit. Costs two index writes for a tap.
 */
const saveEntriesSql = `
with target as (
  select id, status, revision, competition_id, user_id from rounds where id = $1 for update
), sent as (
  select t.id, t.hole_number, t.result, t.strokes, t.at
  from unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::timestamptz[]) as t(id, hole_number, result, strokes, at)
), reused as (
  select e.id from hole_entries e join sent s on s.id = e.id
  where e.round_id = $1 and (e.hole_number, e.result, coalesce(e.strokes, 0)) <> (s.hole_number, s.result, coalesce(s.strokes, 0))
), added as (
  insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at)
  select $1, s.id, s.hole_number, s.result, s.strokes, s.at, $7, $8
  from sent s, target t
  where t.status = 'in_progress' and not exists (select 1 from reused)
  on conflict (round_id, id) do nothing
  returning id, hole_number, result, strokes, at
), latest as (
  select distinct on (hole_number) * from added order by hole_number, at desc, id collate "C" desc
), changed as (
  insert into hole_scores as held (round_id, hole_number, entry_id, result, strokes, at)
  select $1, hole_number, id, result, strokes, at from latest
  on conflict (round_id, hole_number) do update
    set entry_id = excluded.entry_id, result = excluded.result, strokes = excluded.strokes, at = excluded.at
    where (excluded.at, excluded.entry_id collate "C") > (held.at, held.entry_id collate "C")
  returning hole_number, entry_id, result, strokes, at
), raised as (
  update rounds r set revision = r.revision + 1 from target t
  where r.id = t.id and exists (select 1 from changed)
  returning r.revision
), current as (
  select * from changed
  union all
  select h.hole_number, h.entry_id, h.result, h.strokes, h.at from hole_scores h
  where h.round_id = $1 and h.hole_number in (select hole_number from sent)
    and h.hole_number not in (select hole_number from changed)
)
select t.status,
  coalesce((select revision from raised), t.revision) as revision,
  (select json_agg(id) from reused) as reused,
  (select json_agg(json_build_object('holeNumber', hole_number, 'id', entry_id, 'result', result,
    'strokes', strokes, 'at', at)) from current) as current,
  (select pg_notify($9, 'board ' || t.competition_id || ' ' || t.user_id) from raised
    where t.competition_id is not null) as announced
from target t`

export async function saveEntries(
  pool: Pool,
  terms: { roundId: string; authorId: string; entries: readonly EntryToSave[]; now: Date; channel: string },
): Promise<SavedEntries | undefined> {
  const { entries } = terms
  const { rows } = await pool.query<SavedEntries>({
    name: 'save-entries',
    text: saveEntriesSql,
    values: [
      terms.roundId,
      entries.map((entry) => entry.id),
      entries.map((entry) => entry.holeNumber),
      entries.map((entry) => entry.result),
      entries.map((entry) => entry.strokes),
      entries.map((entry) => entry.at),
      terms.authorId,
      terms.now,
      terms.channel,
    ],
  })
  return rows[0]
}
