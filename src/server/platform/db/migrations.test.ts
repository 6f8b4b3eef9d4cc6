import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestDatabase, createEmptyDatabase, createTestDatabase } from '#test/database.ts'
import { migrateUpTo } from '../../data/backup/migrations-of-store.ts'
import { migrate, migrationsFolder } from './migrate.ts'

/* What migrations do to existing rows. How they are run is tested in migrate.test.ts. */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('every migration has its snapshot, by which the next one is made, and each goes on from the one before', async () => {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(migrationsFolder, 'meta', file), 'utf8')) as unknown
  const { entries } = z
    .object({ entries: z.array(z.object({ idx: z.number(), when: z.number(), tag: z.string() })) })
    .parse(await read('_journal.json'))
  expect(entries.map(({ idx, tag }) => [idx, Number(tag.slice(0, 4))])).toEqual(entries.map((_, i) => [i, i]))
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).sort((a, b) => a - b))
  const Snapshot = z.object({ id: z.string(), prevId: z.string() })
  const snapshots = await Promise.all(
    entries.map(async ({ tag }) => Snapshot.parse(await read(`${tag.slice(0, 4)}_snapshot.json`))),
  )
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id))
})

test('0011: when a score has no author, then it gets the author of its entry, or else the round’s player', async () => {
  const migration = await readFile(join(migrationsFolder, '0011_entry-authors.sql'), 'utf8')
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // The rows have no clubs and courses, which foreign keys would require.
    await client.query("set local session_replication_role = 'replica'")
    await client.query('alter table hole_scores drop column author_id')
    await client.query(`
      insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent, course_handicap,
        playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at)
      values ('rnd_1', 'usr_player', 'clb', 'crs', 720, 113, 72, 100, 0, 0, 'standard', true, '[]', 'in_progress', now())`)
    await client.query(`
      insert into hole_entries (round_id, club_id, id, hole_number, result, strokes, at, author_id, received_at)
      values ('rnd_1', 'clb', 'ent_a', 1, 'strokes', 4, now(), 'usr_admin', now())`)
    await client.query(`
      insert into hole_scores (round_id, club_id, hole_number, entry_id, result, strokes, at)
      values ('rnd_1', 'clb', 1, 'ent_a', 'strokes', 4, now()), ('rnd_1', 'clb', 2, 'ent_gone', 'strokes', 5, now())`)
    await client.query(migration)
    const { rows } = await client.query('select hole_number, author_id from hole_scores order by hole_number')
    expect(rows).toEqual([
      { hole_number: 1, author_id: 'usr_admin' },
      { hole_number: 2, author_id: 'usr_player' },
    ])
    await expect(client.query('update hole_scores set author_id = null')).rejects.toThrow(/null/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('0015: when nobody touched the stroke indexes, then the whole card counts as generated, and cards lose its yards', async () => {
  const migration = await readFile(join(migrationsFolder, '0015_generated-holes.sql'), 'utf8')
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    await client.query('alter table holes drop column women_par')
    await client.query('alter table holes drop column women_stroke_index')
    await client.query('alter table holes drop column generated')
    await client.query(`
      insert into courses (id, club_id, name, par, slope, stroke_indexes_confirmed)
      values ('crs_typed', 'clb', 'Typed', 72, 113, true), ('crs_new', 'clb', 'New', 72, 113, false)`)
    await client.query(`
      insert into holes (id, course_id, hole_number, par, stroke_index, yardages)
      values ('hol_typed', 'crs_typed', 1, 4, 7, '{"White": 380}'),
        ('hol_new', 'crs_new', 1, 4, 1, '{"White": 361, "Red": 301}')`)
    await client.query(`
      insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent, course_handicap,
        playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at)
      select 'rnd_' || id, 'usr_' || id, 'clb', id, 720, 113, 72, 100, 0, 0, 'standard', true,
        '[{"holeNumber": 1, "yards": 361}, {"holeNumber": 2, "yards": 150}]', 'in_progress', now() from courses`)
    await client.query(migration)
    const holes = await client.query('select id, generated from holes order by id')
    expect(holes.rows).toEqual([
      { id: 'hol_new', generated: { par: true, strokeIndex: true, yardages: ['Red', 'White'] } },
      { id: 'hol_typed', generated: { par: false, strokeIndex: false, yardages: [] } },
    ])
    const rounds = await client.query<{ holes: { yards: number | null }[] }>(
      'select holes from rounds order by id',
    )
    expect(rounds.rows.map(({ holes }) => holes.map((hole) => hole.yards))).toEqual([
      [null, null],
      [361, 150],
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('0035: when the committee lowered an index, then the entry no longer restarts the low index; the others do', async () => {
  const migration = await readFile(join(migrationsFolder, '0035_handicap-corrections.sql'), 'utf8')
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    await client.query('drop table data_migrations, handicap_corrections')
    await client.query('alter table handicap_entries drop column restarts_low_index')
    await client.query(`
      insert into handicap_entries (id, user_id, club_id, before, after, author_id)
      values ('hcp_cut', 'usr', 'clb', 103, 93, 'usr_a'), ('hcp_first', 'usr', 'clb', null, 180, 'usr_a'),
        ('hcp_raised', 'usr', 'clb', 93, 120, 'usr_a'), ('hcp_same', 'usr', 'clb', 120, 120, 'usr_a')`)
    await client.query(migration)
    const { rows } = await client.query('select id, restarts_low_index from handicap_entries order by id')
    expect(rows).toEqual([
      { id: 'hcp_cut', restarts_low_index: false },
      { id: 'hcp_first', restarts_low_index: true },
      { id: 'hcp_raised', restarts_low_index: true },
      { id: 'hcp_same', restarts_low_index: false },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('0067: when cards and entries are there, then each row gets its club, and entries still refuse every change', async () => {
  const migration = await readFile(join(migrationsFolder, '0067_club-of-each-row.sql'), 'utf8')
  const client = await database.pool.connect()
  const tables = ['competition_entries', 'round_events', 'hole_entries', 'hole_scores']
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    for (const table of tables) await client.query(`drop trigger ${table}_club on ${table}`)
    await client.query('drop function club_of_round, club_of_competition')
    for (const table of tables) await client.query(`alter table ${table} drop column club_id`)
    await client.query(`
      insert into competitions (id, club_id, name, competition_type, status, start_date, end_date, open_to_all,
        allowance_percent, stableford_table)
      values ('cmp', 'clb_a', 'Medal', 'stableford', 'active', now(), now(), true, 95, 'standard')`)
    await client.query(`
      insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent, course_handicap,
        playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at)
      values ('rnd', 'usr', 'clb_b', 'crs', 720, 113, 72, 100, 0, 0, 'standard', true, '[]', 'in_progress', now())`)
    await client.query(
      `insert into competition_entries (competition_id, user_id, status) values ('cmp', 'usr', 'entered')`,
    )
    await client.query(`
      insert into round_events (id, round_id, author_id, at, kind, reason, after)
      values ('evt', 'rnd', 'usr', now(), 'started', '', '{}')`)
    await client.query(`
      insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at)
      values ('rnd', 'ent', 1, 'strokes', 4, now(), 'usr', now())`)
    await client.query(`
      insert into hole_scores (round_id, hole_number, entry_id, result, strokes, at, author_id)
      values ('rnd', 1, 'ent', 'strokes', 4, now(), 'usr')`)
    await client.query(migration)
    const { rows } = await client.query(
      tables.map((table) => `select '${table}' as table, club_id from ${table}`).join(' union all '),
    )
    expect(rows).toEqual([
      { table: 'competition_entries', club_id: 'clb_a' },
      { table: 'round_events', club_id: 'clb_b' },
      { table: 'hole_entries', club_id: 'clb_b' },
      { table: 'hole_scores', club_id: 'clb_b' },
    ])
    await client.query("set local session_replication_role = 'origin'")
    await expect(client.query("update hole_entries set strokes = 3 where id = 'ent'")).rejects.toThrow()
  } finally {
    await client.query('rollback')
    client.release()
  }
})

/** When the migration before this one was made. */
async function migrationBefore(tag: string): Promise<number> {
  const Journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })
  const { entries } = Journal.parse(
    JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  )
  const before = entries[entries.findIndex((one) => one.tag === tag) - 1]
  if (!before) throw new Error(`There is no migration before ${tag}`)
  return before.when
}

test('0071: when several processes open a store with entries of some years, then each entry is as it was, in its season', async () => {
  const old = await createEmptyDatabase()
  await migrateUpTo(old.pool, await migrationBefore('0071_seasons-of-entries'))
  const client = await old.pool.connect()
  try {
    // The rows have no clubs, courses and photos, which foreign keys would require.
    await client.query("set session_replication_role = 'replica'")
    await client.query(`
      insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent, course_handicap,
        playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at)
      select 'rnd_' || n, 'usr_' || n, 'clb', 'crs', 720, 113, 72, 100, 0, 0, 'standard', true, '[]'::jsonb, 'in_progress',
        timestamptz '2023-12-31 23:30:00Z' + n * interval '1 hour' from generate_series(0, 1) n
      union all select 'rnd_late', 'usr', 'clb', 'crs', 720, 113, 72, 100, 0, 0, 'standard', true, '[]'::jsonb, 'submitted', timestamptz '2011-05-05'`)
    await client.query(`
      insert into hole_entries (round_id, club_id, id, hole_number, result, strokes, at, author_id, received_at, source)
      select r.id, 'clb', 'ent_' || h, h, 'strokes', h, r.started_at, 'usr', r.started_at, case when h = 2 then 'paper' else 'player' end
      from rounds r, generate_series(1, 3) h`)
    await client.query(
      `insert into paper_pictures (round_id, entry_id, photo_id, jpeg) values ('rnd_1', 'ent_2', 'pho', '')`,
    )
    const entries = async () => {
      const text = "select to_jsonb(e) - 'season' as entry from hole_entries e order by round_id, id"
      return (await client.query<{ entry: unknown }>(text)).rows
    }
    const before = await entries()
    await Promise.all([1, 2, 3].map(() => migrate(old.pool)))

    expect(await entries()).toEqual(before)
    const { rows } = await client.query(
      'select round_id, season, tableoid::regclass::text as place, count(*)::int from hole_entries group by 1, 2, 3 order by 1',
    )
    expect(rows).toEqual([
      { round_id: 'rnd_0', season: 2023, place: 'hole_entries_2023', count: 3 },
      { round_id: 'rnd_1', season: 2024, place: 'hole_entries_2024', count: 3 },
      { round_id: 'rnd_late', season: 2011, place: 'hole_entries_2011', count: 3 },
    ])
    await client.query("set session_replication_role = 'origin'")
    await expect(client.query("delete from hole_entries where round_id = 'rnd_0'")).rejects.toThrow(/append/)
    await client.query("delete from rounds where id = 'rnd_1'")
    const left = await client.query(
      `select (select count(*) from hole_entries)::int as entries, (select count(*) from paper_pictures)::int as pictures`,
    )
    expect(left.rows).toEqual([{ entries: 6, pictures: 0 }])
  } finally {
    client.release(true)
    await old.drop()
  }
})
