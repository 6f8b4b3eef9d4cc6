import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import { entrySources, type EntrySource, type SourcedEntry } from '#golf/card/entry-source.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import type { OfCard, OfClub } from '../../platform/db/of-club.ts'
import { entriesDigest } from '../../platform/db/entries-digest.ts'
import { entriesOf } from '../../platform/db/entries-of.ts'
import { resultColumns, resultFrom } from '../../platform/db/stored-golf.ts'
import { holeEntries, holeScores } from '../../platform/db/tables/rounds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { boardChangeSql, cardChangeSql } from '../../platform/live/change-feed.ts'

/** What may count as soon as it is entered; the paper never counts by itself. */
export type CountingSource = Exclude<EntrySource, 'paper'>

/** The hole entries of one command, which are all of one round and of one source, and none of them twice. */
export type EntriesToSave = {
  roundId: string
  /** The round's. */
  clubId: string
  season: number
  entries: readonly HoleEntry[]
  source: CountingSource
  receivedAt: Date
}

export type SavedEntries = {
  /** in_progress, submitted, abandoned or withdrawn */
  status: string
  revision: number
  /** Ids that were used before for something else; then nothing was written. */
  reused: string[] | null
  /** The entries that count now on the holes that were sent. */
  counting: HoleEntry[]
  /** The competition whose board changed with this, and the player whose card it is. */
  changedBoard: { competitionId: string; userId: string } | null
  /** The player whose card changed with this. */
  changedCard: string | null
}

/**
 * "The latest counts" in SQL: the later time, equal times by the greater id. `supersedes` of golf/card/hole-entry.ts
 * is the same rule for phones; save-hole-entries.test.ts holds the two together.
 */
const supersedes = (entry: string, present: string) =>
  `(${entry}.at, ${entry}.entry_id collate "C") > (${present}.at, ${present}.entry_id collate "C")`

const countIfLatest = `
  on conflict on constraint hole_scores_round_id_hole_number_pk do update
    set entry_id = excluded.entry_id, result = excluded.result, strokes = excluded.strokes, at = excluded.at,
      author_id = excluded.author_id
    where ${supersedes('excluded', 'held')}`

/**
 * The hot path: one statement and so one transaction, for one round or for several of one club and season that came in together. It locks the
 * rounds, appends the entries that are new, lets the latest of each hole count, raises the revision of what changed and
 * announces it, which PostgreSQL sends at commit. A round whose entries reuse an id is left as it is. Costs two index
 * writes for an entry.
 *
 * `(select $1)` hides from the planner how many entries there are: it would otherwise plan anew for each statement,
 * which takes longer than running it. The lateral joins ask by key and not for all that a round has. `limit 1` says that one
 * partition has the row: the plan for any season then costs no more than the one for this season, and is kept.
 *
 * The statement may have waited for a round while an earlier try of the same entries was committed, which its snapshot
 * does not show. `for share` reads the rows that count as they are now.
 */
const saveEntriesSql = (lock: 'for update' | 'for update skip locked') => `
with sent as (
  select * from unnest((select $2::text[]), (select $3::text[]), (select $4::int[]), (select $5::text[]), (select $6::int[]),
    (select $7::timestamptz[]), (select $8::text[]), (select $11::text[]))
    as t(round_id, id, hole_number, result, strokes, at, author_id, source)
), target as (
  select r.* from unnest((select $1::text[])) as asked(id), lateral (
    select id, club_id, status, revision, competition_id, user_id from rounds
    where id = asked.id and club_id = $12 limit 1 ${lock}) r
), reused as (
  select s.round_id, s.id from sent s, lateral (
    select e.hole_number, e.result, e.strokes from hole_entries e where e.round_id = s.round_id and e.id = s.id
      and e.season = $13 and e.club_id = $12 limit 1) e
  where (e.hole_number, e.result, coalesce(e.strokes, 0)) <> (s.hole_number, s.result, coalesce(s.strokes, 0))
), added as (
  insert into hole_entries (round_id, club_id, id, hole_number, result, strokes, at, author_id, source, received_at, season)
  select s.round_id, t.club_id, s.id, s.hole_number, s.result, s.strokes, s.at, s.author_id, s.source, $9, $13
  from sent s join target t on t.id = s.round_id
  where t.status = 'in_progress' and s.round_id not in (select round_id from reused)
  on conflict do nothing
  returning round_id, club_id, hole_number, id as entry_id, result, strokes, at, author_id
), changed as (
  insert into hole_scores as held (round_id, club_id, hole_number, entry_id, result, strokes, at, author_id)
  select round_id, club_id, hole_number, entry_id, result, strokes, at, author_id from added a
  where not exists (select 1 from added b
    where b.round_id = a.round_id and b.hole_number = a.hole_number and ${supersedes('b', 'a')})
  ${countIfLatest}
  returning round_id, hole_number, entry_id, result, strokes, at, author_id
), raised as (
  update rounds r set revision = r.revision + 1 where r.id = any(array(select round_id from changed)) and r.club_id = $12
  returning r.id, r.revision
), counting as (
  select * from changed
  union all
  select h.* from (select round_id, hole_number from sent except select round_id, hole_number from changed) s, lateral (
    select h.round_id, h.hole_number, h.entry_id, h.result, h.strokes, h.at, h.author_id from hole_scores h
    where h.round_id = s.round_id and h.hole_number = s.hole_number and h.club_id = $12 limit 1 for share) h
)
select t.id as "roundId", t.status, coalesce(r.revision, t.revision) as revision,
  (select json_agg(u.id) from reused u where u.round_id = t.id) as reused,
  (select json_agg(json_build_object('holeNumber', c.hole_number, 'entryId', c.entry_id, 'result', c.result,
    'strokes', c.strokes, 'at', c.at, 'authorId', c.author_id)) from counting c where c.round_id = t.id) as counting,
  case when r.id is not null and t.competition_id is not null
    then json_build_object('competitionId', t.competition_id, 'userId', t.user_id) end as "changedBoard",
  case when r.id is not null then t.user_id end as "changedCard",
  case when r.id is not null and $10::text is not null
    then pg_notify($10, case when t.competition_id is null then ${cardChangeSql('t.user_id')}
      else ${boardChangeSql({ competitionId: 't.competition_id', userId: 't.user_id' })} end) end as announced
from target t left join raised r on r.id = t.id`

const waiting = { name: 'save-entries', text: saveEntriesSql('for update') }
const skipping = { name: 'save-entries-of-free-rounds', text: saveEntriesSql('for update skip locked') }

/** A row of hole_scores as the driver or JSON gives it. */
type CountingRow = Omit<typeof holeScores.$inferSelect, 'roundId' | 'clubId' | 'at'> & { at: string | Date }

/**
 * Saves the hole entries of different rounds of one club and season; gives what was saved by the round's id. A round that another transaction
 * has locked is waited for, or with `skipLocked` left out, as one that does not exist always is. Without a channel
 * nothing is announced, and the caller delivers `changedBoard`.
 */
export async function saveEntries(
  pool: Pick<PoolClient, 'query'>,
  commands: readonly EntriesToSave[],
  options: { channel: string | null; skipLocked: boolean },
): Promise<Map<string, SavedEntries>> {
  const entries = commands.flatMap(({ roundId, source, entries: sent }) =>
    sent.map((entry) => ({
      ...entry,
      ...resultColumns(entry.result),
      ...{ roundId, source },
      at: new Date(entry.at).toISOString(),
    })),
  )
  const { rows } = await pool.query<
    Omit<SavedEntries, 'counting'> & { roundId: string; counting: CountingRow[] | null }
  >({
    ...(options.skipLocked ? skipping : waiting),
    values: [
      commands.map((command) => command.roundId),
      entries.map((entry) => entry.roundId),
      entries.map((entry) => entry.id),
      entries.map((entry) => entry.holeNumber),
      entries.map((entry) => entry.result),
      entries.map((entry) => entry.strokes),
      entries.map((entry) => entry.at),
      entries.map((entry) => entry.authorId),
      new Date(Math.max(...commands.map((command) => command.receivedAt.getTime()))),
      options.channel,
      entries.map((entry) => entry.source),
      commands[0]?.clubId,
      commands[0]?.season,
    ],
  })
  return new Map(
    rows.map(({ counting, ...row }) => [
      row.roundId,
      { ...row, counting: (counting ?? []).map(toHoleEntry) },
    ]),
  )
}

/**
 * One entry for each round of a club and season, by one of several processes: nearly every score that comes there. The same as
 * saveEntries for rounds whose entry counts now; of the others nothing comes back and no more than the entry was written, and
 * saveEntries finds out what it is with them. It asks first for nothing that the writing finds out by itself.
 */
const saveEntryOfEachSql = `
with target as (
  select r.*, s.entry_id, s.hole_number, s.result, s.strokes, s.at, s.author_id, s.source
  from unnest((select $1::text[]), (select $2::text[]), (select $3::int[]), (select $4::text[]), (select $5::int[]),
    (select $6::timestamptz[]), (select $7::text[]), (select $8::text[]))
    as s(round_id, entry_id, hole_number, result, strokes, at, author_id, source), lateral (
    select id, club_id, competition_id, user_id from rounds
    where id = s.round_id and club_id = $11 and status = 'in_progress' limit 1 for update skip locked) r
), added as (
  insert into hole_entries (round_id, club_id, id, hole_number, result, strokes, at, author_id, source, received_at, season)
  select id, club_id, entry_id, hole_number, result, strokes, at, author_id, source, $9, $12 from target
  on conflict do nothing
  returning round_id, club_id, hole_number, id as entry_id, result, strokes, at, author_id
), changed as (
  insert into hole_scores as held (round_id, club_id, hole_number, entry_id, result, strokes, at, author_id)
  select round_id, club_id, hole_number, entry_id, result, strokes, at, author_id from added
  ${countIfLatest}
  returning round_id
), raised as (
  update rounds r set revision = r.revision + 1 where r.id = any(array(select round_id from changed)) and r.club_id = $11
  returning r.id, r.revision
)
select t.id as "roundId", r.revision, t.competition_id as "competitionId", t.user_id as "userId",
  pg_notify($10, case when t.competition_id is null then ${cardChangeSql('t.user_id')}
    else ${boardChangeSql({ competitionId: 't.competition_id', userId: 't.user_id' })} end) as announced
from target t join raised r on r.id = t.id`

type SavedRow = { revision: number; competitionId: string | null; userId: string }

/** One entry of each command; what is not in the answer was not saved, or not so that it counts now. Locked rounds are left out. */
export async function saveEntryOfEach(
  pool: Pick<PoolClient, 'query'>,
  commands: readonly EntriesToSave[],
  channel: string,
): Promise<Map<string, SavedEntries>> {
  const entries = commands.flatMap(({ entries: [entry] }) => (entry ? [entry] : []))
  const results = entries.map(({ result }) => resultColumns(result))
  const { rows } = await pool.query<SavedRow & { roundId: string }>({
    name: 'save-entry-of-each',
    text: saveEntryOfEachSql,
    values: [
      commands.map(({ roundId }) => roundId),
      entries.map(({ id }) => id),
      entries.map(({ holeNumber }) => holeNumber),
      results.map(({ result }) => result),
      results.map(({ strokes }) => strokes),
      entries.map(({ at }) => new Date(at).toISOString()),
      entries.map(({ authorId }) => authorId),
      commands.map(({ source }) => source),
      new Date(Math.max(...commands.map(({ receivedAt }) => receivedAt.getTime()))),
      channel,
      commands[0]?.clubId,
      commands[0]?.season,
    ],
  })
  const sent = new Map(commands.map(({ roundId, entries: counting }) => [roundId, counting]))
  return new Map(rows.map((row) => [row.roundId, savedAs(row, sent.get(row.roundId) ?? [])]))
}

function savedAs(
  { revision, competitionId, userId }: SavedRow,
  counting: readonly HoleEntry[],
): SavedEntries {
  return {
    status: 'in_progress',
    revision,
    reused: null,
    counting: [...counting],
    changedBoard: competitionId === null ? null : { competitionId, userId },
    changedCard: userId,
  }
}

/**
 * One entry by the only process of a store: nearly every score that comes. The same as saveEntries with as little for
 * PostgreSQL to execute as it can be, half its time. No row when there is more to it (the entry was sent before, its id
 * was used for something else, a later one counts already, the card is closed, there is no such round): then no more than
 * the entry was written, and saveEntries finds out. It reads nothing of a partitioned table, which would take as long as adding to it.
 */
const saveEntrySql = `
with target as (
  select id, club_id from rounds
  where id = $1 and club_id = $10 and status = 'in_progress' for update
), added as (
  insert into hole_entries (round_id, club_id, id, hole_number, result, strokes, at, author_id, received_at, source, season)
  select id, club_id, $2, $3, $4, $5, $6, $7, $8, $9, $11 from target
  on conflict do nothing
  returning round_id, club_id
), changed as (
  insert into hole_scores as held (round_id, club_id, hole_number, entry_id, result, strokes, at, author_id)
  select round_id, club_id, $3, $2, $4, $5, $6, $7 from added
  ${countIfLatest}
  returning round_id
)
update rounds set revision = revision + 1 where id = $1 and club_id = $10 and exists (select from changed)
returning revision, competition_id as "competitionId", user_id as "userId"`

/** undefined: nothing was written, ask saveEntries. */
export async function saveEntry(pool: Pool, command: EntriesToSave): Promise<SavedEntries | undefined> {
  const [entry, ...others] = command.entries
  if (!entry || others.length > 0) return undefined
  const { result, strokes } = resultColumns(entry.result)
  const { rows } = await pool.query<SavedRow>({
    name: 'save-entry',
    text: saveEntrySql,
    values: [
      command.roundId,
      entry.id,
      entry.holeNumber,
      result,
      strokes,
      new Date(entry.at).toISOString(),
      entry.authorId,
      command.receivedAt,
      command.source,
      command.clubId,
      command.season,
    ],
  })
  const saved = rows[0]
  return saved && savedAs(saved, [entry])
}

/** The entries that count on a card, in the order of its holes. */
export async function listCountingEntries(db: Queryable, card: OfClub): Promise<HoleEntry[]> {
  const rows = await db
    .select()
    .from(holeScores)
    .where(and(eq(holeScores.roundId, card.id), eq(holeScores.clubId, card.clubId)))
    .orderBy(asc(holeScores.holeNumber))
  return rows.map(toHoleEntry)
}

/**
 * The latest entry of each source, on the holes of which more than one has something to say; in the order of the holes.
 */
export async function listSaidEntries(db: Queryable, card: OfCard): Promise<SourcedEntry[]> {
  const rows = await listLatestOfSources(db, card)
  const sources = new Map<number, number>()
  for (const { holeNumber } of rows) sources.set(holeNumber, (sources.get(holeNumber) ?? 0) + 1)
  return rows.filter(({ holeNumber }) => (sources.get(holeNumber) ?? 0) > 1)
}

/** The latest entry of each source on each hole, in the order of the holes. */
export async function listLatestOfSources(db: Queryable, card: OfCard): Promise<SourcedEntry[]> {
  return (await listLatestOfRounds(db, { clubId: card.clubId, cards: [card] })).get(card.id) ?? []
}

/** The same of several rounds of a club, by their ids, in one question; a round without entries is not in it. */
export async function listLatestOfRounds(
  db: Queryable,
  { clubId, cards }: { clubId: string; cards: readonly Pick<OfCard, 'id' | 'season'>[] },
): Promise<Map<string, SourcedEntry[]>> {
  const rows = await db
    .selectDistinctOn([holeEntries.roundId, holeEntries.holeNumber, holeEntries.source])
    .from(holeEntries)
    .where(
      and(
        inArray(
          holeEntries.roundId,
          cards.map(({ id }) => id),
        ),
        inArray(holeEntries.season, [...new Set(cards.map(({ season }) => season))]),
        eq(holeEntries.clubId, clubId),
      ),
    )
    .orderBy(
      asc(holeEntries.roundId),
      asc(holeEntries.holeNumber),
      asc(holeEntries.source),
      desc(holeEntries.at),
      desc(sql`${holeEntries.id} collate "C"`),
    )
  const latest = new Map<string, SourcedEntry[]>()
  for (const row of rows) {
    const said = latest.get(row.roundId) ?? []
    latest.set(row.roundId, said)
    const source = entrySources.find((one) => one === row.source) ?? 'player'
    said.push({ ...toHoleEntry({ ...row, entryId: row.id }), source })
  }
  return latest
}

/** How many entries a round has, and a digest of them all: what the audit log keeps of a card that is handed in. */
export async function digestEntries(
  db: Queryable,
  card: OfCard,
): Promise<{ entries: number; entriesDigest: string | null }> {
  const rows = await db.select({ entries: count(), entriesDigest }).from(holeEntries).where(entriesOf(card))
  return rows[0] ?? { entries: 0, entriesDigest: null }
}

/** Lets these entries count on their holes, whatever counted before. The round must be locked. */
export async function putEntries(tx: Queryable, command: EntriesToSave): Promise<void> {
  const { roundId, clubId, season, entries, source, receivedAt } = command
  if (entries.length === 0) return
  const rows = entries.map(({ id, holeNumber, result, at, authorId }) => ({
    ...{ roundId, clubId },
    holeNumber,
    ...resultColumns(result),
    at: new Date(at),
    authorId,
    id,
  }))
  await tx.insert(holeEntries).values(rows.map((row) => ({ ...row, season, source, receivedAt })))
  await tx
    .insert(holeScores)
    .values(rows.map(({ id, ...row }) => ({ ...row, entryId: id })))
    .onConflictDoUpdate({
      target: [holeScores.roundId, holeScores.holeNumber],
      set: {
        entryId: sql`excluded.entry_id`,
        result: sql`excluded.result`,
        strokes: sql`excluded.strokes`,
        at: sql`excluded.at`,
        authorId: sql`excluded.author_id`,
      },
    })
}

function toHoleEntry(row: CountingRow): HoleEntry {
  const { entryId, holeNumber, authorId } = row
  return {
    id: entryId,
    holeNumber,
    result: resultFrom(row.result, row.strokes),
    at: new Date(row.at).getTime(),
    authorId,
  }
}
