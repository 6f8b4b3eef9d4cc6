import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
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

/** What a statement asks of the rows that it is sent ($1 to $8), and what it answers of them. */
type Form = {
  /** Locks the rounds. */
  target: string
  /** The entries that may be added, with the club of their round. */
  written: string
  /** Which of several that were added to one hole is the latest. */
  latest: string
  /** What it reads of the holes that changed. */
  changed: string
  /** Raises the revision of what changed. */
  answer: string
}

/**
 * The hot path: one statement and so one transaction, for one round or for several of one club and season that came in together. It
 * locks the rounds, appends the entries that are new, lets the latest of each hole count, raises the revision of what changed and
 * announces it, which PostgreSQL sends at commit. Costs two index writes for an entry.
 */
const saveSql = ({ target, written, latest, changed, answer }: Form) => `
with ${target}, added as (
  insert into hole_entries (round_id, club_id, id, hole_number, result, strokes, at, author_id, source, received_at, season)
  select w.round_id, w.club_id, w.entry_id, w.hole_number, w.result, w.strokes, w.at, w.author_id, w.source, $9, $11
  from ${written} w
  on conflict do nothing
  returning round_id, club_id, hole_number, id as entry_id, result, strokes, at, author_id
), changed as (
  insert into hole_scores as held (round_id, club_id, hole_number, entry_id, result, strokes, at, author_id)
  select round_id, club_id, hole_number, entry_id, result, strokes, at, author_id from added a ${latest}
  on conflict on constraint hole_scores_round_id_hole_number_pk do update
    set entry_id = excluded.entry_id, result = excluded.result, strokes = excluded.strokes, at = excluded.at,
      author_id = excluded.author_id
    where ${supersedes('excluded', 'held')}
  returning ${changed}
)${answer}`

const raised = `, raised as (
  update rounds r set revision = r.revision + 1 where r.id = any(array(select round_id from changed)) and r.club_id = $10
  returning r.id, r.revision
)`

const announcement = `pg_notify($12, case when t.competition_id is null then ${cardChangeSql('t.user_id')}
  else ${boardChangeSql({ competitionId: 't.competition_id', userId: 't.user_id' })} end)`

/** `(select $1)` hides from the planner how many there are: it would otherwise plan anew for each statement, which takes longer than running it. */
const sentRows = `unnest((select $1::text[]), (select $2::text[]), (select $3::int[]), (select $4::text[]),
    (select $5::int[]), (select $6::timestamptz[]), (select $7::text[]), (select $8::text[]))
    as s(round_id, entry_id, hole_number, result, strokes, at, author_id, source)`

/**
 * One entry of a round: nearly every score that comes. Of a round whose entry counts now it answers what changed; of another one
 * nothing comes back and no more than the entry was written. It asks first for nothing that the writing finds out by itself, and
 * reads nothing of a partitioned table, which would take as long as adding to it: half of PostgreSQL's time. Written for many rounds
 * it takes up to a tenth longer for one, so that one has its own.
 */
const oneOfRound = saveSql({
  target: `target as (
  select id, club_id from rounds where id = $1 and club_id = $10 and status = 'in_progress' for update
)`,
  written: `(select id as round_id, club_id, $2::text as entry_id, $3::int as hole_number, $4::text as result,
    $5::int as strokes, $6::timestamptz as at, $7::text as author_id, $8::text as source from target)`,
  latest: '',
  changed: 'round_id',
  answer: `
update rounds set revision = revision + 1 where id = $1 and club_id = $10 and exists (select from changed)
returning revision, competition_id as "competitionId", user_id as "userId"`,
})

const oneOfEachRound = saveSql({
  target: `target as (
  select s.*, r.club_id, r.competition_id, r.user_id from ${sentRows}, lateral (
    select club_id, competition_id, user_id from rounds
    where id = s.round_id and club_id = $10 and status = 'in_progress' limit 1 for update skip locked) r
)`,
  written: 'target',
  latest: '',
  changed: 'round_id',
  answer: `${raised}
select t.round_id as "roundId", r.revision, t.competition_id as "competitionId", t.user_id as "userId",
  ${announcement} as announced
from target t join raised r on r.id = t.round_id`,
})

/**
 * Any entries of any rounds, and what became of each: an entry that was sent before, whose id was used for something else, than
 * which a later one counts already, or whose card is closed. A round whose entries reuse an id is left as it is.
 *
 * The lateral joins ask by key and not for all that a round has. `limit 1` says that one partition has the row: the plan for any
 * season then costs no more than the one for this season, and is kept.
 *
 * The statement may have waited for a round while an earlier try of the same entries was committed, which its snapshot
 * does not show. `for share` reads the rows that count as they are now.
 */
const anyOfRounds = (lock: string) =>
  saveSql({
    target: `sent as (
  select * from ${sentRows}
), target as (
  select r.* from unnest((select $13::text[])) as asked(id), lateral (
    select id, club_id, status, revision, competition_id, user_id from rounds
    where id = asked.id and club_id = $10 limit 1 ${lock}) r
), reused as (
  select s.round_id, s.entry_id from sent s, lateral (
    select e.hole_number, e.result, e.strokes from hole_entries e where e.round_id = s.round_id and e.id = s.entry_id
      and e.season = $11 and e.club_id = $10 limit 1) e
  where (e.hole_number, e.result, coalesce(e.strokes, 0)) <> (s.hole_number, s.result, coalesce(s.strokes, 0))
)`,
    written: `(select s.*, t.club_id from sent s join target t on t.id = s.round_id
    where t.status = 'in_progress' and s.round_id not in (select round_id from reused))`,
    latest: `
  where not exists (select 1 from added b
    where b.round_id = a.round_id and b.hole_number = a.hole_number and ${supersedes('b', 'a')})`,
    changed: 'round_id, hole_number, entry_id, result, strokes, at, author_id',
    answer: `${raised}, counting as (
  select * from changed
  union all
  select h.* from (select round_id, hole_number from sent except select round_id, hole_number from changed) s, lateral (
    select h.round_id, h.hole_number, h.entry_id, h.result, h.strokes, h.at, h.author_id from hole_scores h
    where h.round_id = s.round_id and h.hole_number = s.hole_number and h.club_id = $10 limit 1 for share) h
)
select t.id as "roundId", t.status, coalesce(r.revision, t.revision) as revision,
  (select json_agg(u.entry_id) from reused u where u.round_id = t.id) as reused,
  (select json_agg(json_build_object('holeNumber', c.hole_number, 'entryId', c.entry_id, 'result', c.result,
    'strokes', c.strokes, 'at', c.at, 'authorId', c.author_id)) from counting c where c.round_id = t.id) as counting,
  case when r.id is not null and t.competition_id is not null
    then json_build_object('competitionId', t.competition_id, 'userId', t.user_id) end as "changedBoard",
  case when r.id is not null then t.user_id end as "changedCard",
  case when r.id is not null and $12::text is not null then ${announcement} end as announced
from target t left join raised r on r.id = t.id`,
  })

const anyOfRound = anyOfRounds('for update')
const anyOfFreeRounds = anyOfRounds('for update skip locked')

type Client = Pick<PoolClient, 'query'>

/**
 * Saves the hole entries of one round, which is waited for where another transaction has locked it; undefined where there is no such
 * round. Without a channel nothing is announced, and the caller delivers `changedBoard`.
 */
export async function saveEntriesOfRound(
  client: Client,
  command: EntriesToSave,
  channel: string | null,
): Promise<SavedEntries | undefined> {
  const [entry, ...others] = command.entries
  if (entry && others.length === 0 && channel === null) {
    const { rows } = await client.query<SavedRow>({
      name: 'save-entry',
      text: oneOfRound,
      values: valuesOf(command, entry),
    })
    if (rows[0]) return savedAs(rows[0], [entry])
  }
  return (await saveAny(client, [command], { name: 'save-entries', text: anyOfRound, channel })).get(
    command.roundId,
  )
}

/**
 * Saves the hole entries of different rounds of one club and season; gives what was saved by the round's id. What is not in the answer
 * was not saved, or not so that it counts now: locked rounds are left out, and saveEntriesOfRound finds out what it is with the others.
 */
export async function saveEntriesOfRounds(
  client: Client,
  commands: readonly EntriesToSave[],
  channel: string,
): Promise<Map<string, SavedEntries>> {
  if (commands.some(({ entries }) => entries.length !== 1))
    return saveAny(client, commands, { name: 'save-entries-of-free-rounds', text: anyOfFreeRounds, channel })
  const { rows } = await client.query<SavedRow & { roundId: string }>({
    name: 'save-entry-of-each',
    text: oneOfEachRound,
    values: [...valuesOfAll(commands), channel],
  })
  const sent = new Map(commands.map(({ roundId, entries }) => [roundId, entries]))
  return new Map(rows.map((row) => [row.roundId, savedAs(row, sent.get(row.roundId) ?? [])]))
}

/** A row of hole_scores as the driver or JSON gives it. */
type CountingRow = Omit<typeof holeScores.$inferSelect, 'roundId' | 'clubId' | 'at'> & { at: string | Date }
type AnyRow = Omit<SavedEntries, 'counting'> & { roundId: string; counting: CountingRow[] | null }

async function saveAny(
  client: Client,
  commands: readonly EntriesToSave[],
  { name, text, channel }: { name: string; text: string; channel: string | null },
): Promise<Map<string, SavedEntries>> {
  const roundIds = commands.map(({ roundId }) => roundId)
  const { rows } = await client.query<AnyRow>({
    name,
    text,
    values: [...valuesOfAll(commands), channel, roundIds],
  })
  return new Map(
    rows.map(({ counting, ...row }) => [
      row.roundId,
      { ...row, counting: (counting ?? []).map(toHoleEntry) },
    ]),
  )
}

type SavedRow = { revision: number; competitionId: string | null; userId: string }

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

/** $1 to $11 of one entry. */
function valuesOf(command: EntriesToSave, entry: HoleEntry): unknown[] {
  const { result, strokes } = resultColumns(entry.result)
  return [
    command.roundId,
    entry.id,
    entry.holeNumber,
    result,
    strokes,
    new Date(entry.at).toISOString(),
    entry.authorId,
    command.source,
    command.receivedAt,
    command.clubId,
    command.season,
  ]
}

/** The same of many: of each of the first eight a list. */
function valuesOfAll(commands: readonly EntriesToSave[]): unknown[] {
  const rows = commands.flatMap((command) => command.entries.map((entry) => ({ command, entry })))
  const results = rows.map(({ entry }) => resultColumns(entry.result))
  return [
    rows.map(({ command }) => command.roundId),
    rows.map(({ entry }) => entry.id),
    rows.map(({ entry }) => entry.holeNumber),
    results.map(({ result }) => result),
    results.map(({ strokes }) => strokes),
    rows.map(({ entry }) => new Date(entry.at).toISOString()),
    rows.map(({ entry }) => entry.authorId),
    rows.map(({ command }) => command.source),
    new Date(Math.max(...commands.map((command) => command.receivedAt.getTime()))),
    commands[0]?.clubId,
    commands[0]?.season,
  ]
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
    roundId,
    clubId,
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
