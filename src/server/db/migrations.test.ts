import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '#test/database.ts'
import { migrationsFolder } from './migrate.ts'

/* What migrations do to existing rows. How they are run is tested in migrate.test.ts. */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

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
      insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at)
      values ('rnd_1', 'ent_a', 1, 'strokes', 4, now(), 'usr_admin', now())`)
    await client.query(`
      insert into hole_scores (round_id, hole_number, entry_id, result, strokes, at)
      values ('rnd_1', 1, 'ent_a', 'strokes', 4, now()), ('rnd_1', 2, 'ent_gone', 'strokes', 5, now())`)
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
